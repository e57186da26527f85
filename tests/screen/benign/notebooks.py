import numpy as np
import pandas as pd
import matplotlib.pyplot as plt
df = pd.read_csv("data.csv", parse_dates=["date"])
df["month"] = df["date"].dt.month
monthly = df.groupby("month").agg({"sales": ["sum", "mean"]})
monthly.columns = ["_".join(c) for c in monthly.columns]
fig, ax = plt.subplots(figsize=(8, 4))
monthly["sales_sum"].plot(kind="bar", ax=ax)
ax.set_title("Sales")
plt.savefig("sales.png")
print(df.head(), df.info(), df.describe())
# ---
import pandas as pd
df = pd.DataFrame({"a": [1, 2, 3], "b": list("xyz")})
threshold = 1
print(df.query("a > @threshold and b == 'y'"))
print(df.query("a > 1 & b.str.startswith('x')", engine="python"))
df = df.eval("c = a * 2")
# ---
import numpy as np
a = np.arange(12).reshape(3, 4)
print(a.T @ a, np.linalg.inv(np.eye(3)), np.random.default_rng(0).normal(size=3))
np.save("a.npy", a); b = np.load("a.npy")
np.savetxt("a.txt", a); np.testing.assert_allclose(a, a)
x = np.where(a > 3, a, 0); np.vectorize(lambda v: v + 1)(a)
# ---
import torch
import torch.nn as nn
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(10, 2)
    def forward(self, x):
        return torch.relu(self.fc(x))
model = Net()
model.train(); model.eval()
with torch.no_grad():
    out = model(torch.randn(1, 10))
print(sum(p.numel() for p in model.parameters()), out.shape)
model = torch.compile(model)
# ---
from sklearn.model_selection import train_test_split
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import accuracy_score
from sklearn import datasets
X, y = datasets.load_iris(return_X_y=True)
X_train, X_test, y_train, y_test = train_test_split(X, y, random_state=0)
clf = LogisticRegression(max_iter=200).fit(X_train, y_train)
print(accuracy_score(y_test, clf.predict(X_test)))
# ---
import tensorflow as tf
model = tf.keras.Sequential([tf.keras.layers.Dense(10)])
model.compile(optimizer="adam", loss="mse", metrics=["accuracy"])
model.fit([[1.0]], [[1.0]], epochs=1)
model.evaluate([[1.0]], [[1.0]])
# ---
import seaborn as sns
import matplotlib.pyplot as plt
import warnings
warnings.filterwarnings("ignore")
sns.set_theme()
tips = sns.load_dataset("tips")
sns.heatmap(tips.corr(numeric_only=True), annot=True, fmt=".2f")
plt.show()
# ---
import pandas as pd
s = pd.Series([1, 2, 3])
print(s.apply(lambda x: x ** 2).map(str).str.upper().str.format if False else s.sum())
print(pd.to_datetime("2024-01-01"), pd.merge(s.to_frame("a"), s.to_frame("a"), on="a"))
pd.set_option("display.max_rows", 50); print(pd.__version__)
# ---
import os
import pandas as pd
folder = os.environ.get("DATA_DIR", "data")
frames = [pd.read_csv(os.path.join(folder, f)) for f in sorted(os.listdir(folder)) if f.endswith(".csv")]
pd.concat(frames, ignore_index=True).to_parquet("all.parquet")
# ---
import pandas as pd
def clean(df):
    for col in ["a", "b"]:
        df[col] = getattr(df[col], "str").strip()
    for how in ("mean", "sum"):
        print(how, getattr(df, how)(numeric_only=True))
    return df
# ---
import scipy.stats as st
from scipy.optimize import minimize
from scipy.integrate import odeint, quad
print(st.ttest_ind([1, 2], [3, 4]), minimize(lambda x: x[0] ** 2, [1.0]).x, quad(lambda t: t, 0, 1))
# ---
import sympy as sp
x = sp.symbols("x")
print(sp.integrate(sp.sin(x), x), sp.solve(x ** 2 - 2, x), sp.diff(x ** 3).evalf(subs={x: 2}))
# ---
import matplotlib
matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib import cm, ticker
plt.style.use("ggplot")
for i, name in enumerate(["a", "b"]):
    plt.subplot(1, 2, i + 1); plt.plot([1, 2], label=name, color=cm.viridis(0.5))
plt.legend(); plt.tight_layout(); plt.close("all")
# ---
import json
with open("config.json", encoding="utf-8") as handle:
    config = json.load(handle)
print(json.dumps(config, indent=2, sort_keys=True, default=str))
# ---
import sqlite3
con = sqlite3.connect("data.db")
cur = con.cursor()
cur.execute("create table if not exists t (a integer, b text)")
cur.executemany("insert into t values (?, ?)", [(1, "x")])
cur.executescript("drop table t;")
con.commit(); con.close()
# ---
import statistics, csv, collections
with open("scores.csv", newline="") as f:
    rows = list(csv.DictReader(f))
scores = [float(r["score"]) for r in rows]
print(statistics.mean(scores), statistics.pstdev(scores))
# ---
import networkx as nx
G = nx.Graph(); G.add_edge(1, 2, weight=3)
print(nx.shortest_path(G, 1, 2), nx.degree_centrality(G))
# ---
import numpy as np
class Perceptron:
    def __init__(self, eta=0.01, n_iter=10):
        self.eta, self.n_iter = eta, n_iter
    def fit(self, X, y):
        self.w_ = np.zeros(1 + X.shape[1])
        for _ in range(self.n_iter):
            for xi, target in zip(X, y):
                self.w_[1:] += self.eta * (target - self.predict(xi)) * xi
        return self
    def predict(self, X): return np.where(np.dot(X, self.w_[1:]) + self.w_[0] >= 0.0, 1, -1)
# ---
from pathlib import Path
import glob
for path in Path(".").glob("**/*.txt"):
    print(path.name, path.stat().st_size, path.read_text(encoding="utf8")[:10])
Path("out").mkdir(exist_ok=True, parents=True)
print(glob.glob("*.csv"))
# ---
from IPython.display import display
import pandas as pd
display(pd.DataFrame({"x": [1]}).style.format("{:.2f}"))
# ---
import pandas as pd
df = pd.DataFrame({"x": [1, 2]})
col = "x"
print(df.query(f"{col} > 1"))
print(df.query("x in [1, 2]").pipe(lambda d: d.assign(y=d.x * 2)))
email = df.astype(str).x.str.contains("@")
# ---
import plotly.express as px
fig = px.scatter(x=[0, 1], y=[0, 1]); fig.write_html("fig.html")
# ---
import numpy as np, time
t0 = time.time()
for name in ["sin", "cos", "exp"]:
    f = getattr(np, name)
    print(name, f(np.pi))
print("took {:.3f}s".format(time.time() - t0))
# ---
import pickle_free as pf
# ---
import cv2
img = cv2.imread("in.png"); gray = cv2.cvtColor(img, cv2.COLOR_BGR2GRAY); cv2.imwrite("o.png", gray)
# ---
from PIL import Image, ImageFilter
Image.open("a.png").convert("L").filter(ImageFilter.BLUR).save("b.png")
# ---
import torch
optimizer_name = "Adam"
model = torch.nn.Linear(1, 1)
optimizer = getattr(torch.optim, optimizer_name)(model.parameters(), lr=1e-3)
