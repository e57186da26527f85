// An outside program in C++17: the same as main.c, with owning handles.
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include <cordon/cordon.h>

namespace
{

constexpr int skipped = 77;

template <auto release> struct Release {
    template <typename T> void operator()(T *handle) const
    {
        release(handle);
    }
};
using Error = std::unique_ptr<cordon_error, Release<cordon_error_free>>;
using Policy = std::unique_ptr<cordon_policy, Release<cordon_policy_free>>;
using Engine = std::unique_ptr<cordon_engine, Release<cordon_engine_free>>;
using Verdict = std::unique_ptr<cordon_verdict, Release<cordon_verdict_free>>;
using Report = std::unique_ptr<cordon_report, Release<cordon_report_free>>;
using Sanitizer = std::unique_ptr<cordon_sanitizer, Release<cordon_sanitizer_free>>;

void check(cordon_status status, const Error &err)
{
    if (status != CORDON_OK)
        throw std::runtime_error(std::string(cordon_status_name(status)) + ": " +
                                 cordon_error_message(err.get()));
}

void expect(bool holds, const std::string &what)
{
    if (!holds)
        throw std::runtime_error("expected: " + what);
}

Policy load_policy(const Error &err)
{
    cordon_policy *policy = nullptr;
    check(cordon_policy_load(&policy, nullptr, err.get()), err);
    return Policy(policy);
}

Engine make_engine(const Policy &policy, const Error &err)
{
    cordon_engine *engine = nullptr;
    check(cordon_engine_new(&engine, policy.get(), err.get()), err);
    return Engine(engine);
}

void screen(const Engine &engine, const Error &err)
{
    constexpr std::string_view source = "import subprocess\n";
    cordon_verdict *raw = nullptr;
    check(cordon_screen(&raw, engine.get(), source.data(), source.size(), err.get()), err);
    Verdict verdict(raw);
    expect(cordon_verdict_decision(verdict.get()) == CORDON_DENY, "import subprocess is denied");
}

void sanitize(const Policy &policy, const Error &err)
{
    constexpr std::string_view dirty = "connected to 93.184.216.34 in 12 ms\n";
    auto append = [](void *context, const char *bytes, size_t byte_count) {
        static_cast<std::string *>(context)->append(bytes, byte_count);
    };
    std::string out;
    cordon_sanitizer *raw = nullptr;
    check(cordon_sanitizer_new(&raw, policy.get(), append, &out, err.get()), err);
    Sanitizer sanitizer(raw);
    check(cordon_sanitizer_feed(raw, dirty.data(), dirty.size(), err.get()), err);
    check(cordon_sanitizer_finish(raw, err.get()), err);
    expect(out.find("93.184") == std::string::npos, "the address is redacted");
    expect(cordon_sanitizer_redaction_count(raw) == 1, "one rule redacted something");
}

int run(const Engine &engine, const Error &err)
{
    constexpr std::string_view source = "print(1)\n";
    cordon_report *raw = nullptr;
    cordon_status status =
        cordon_run(&raw, engine.get(), source.data(), source.size(), nullptr, err.get());
    Report report(raw);
    if (!cordon_has_exec()) {
        expect(status == CORDON_E_UNSUPPORTED, "a build without exec says so");
        return 0;
    }
    if (status == CORDON_E_CONFINE) {
        std::cerr << cordon_error_message(err.get()) << '\n';
        return skipped;
    }
    check(status, err);
    size_t bytes = 0;
    const char *out = cordon_report_stdout(report.get(), &bytes);
    expect(std::string_view(out, bytes) == "1\n", "the program printed 1");
    return 0;
}

} // namespace

int main(int argc, char **argv)
try {
    Error err(cordon_error_new());
    Policy policy = load_policy(err);
    Engine engine = make_engine(policy, err);
    if (argc > 1 && std::string_view(argv[1]) == "run")
        return run(engine, err);
    screen(engine, err);
    sanitize(policy, err);
    return 0;
} catch (const std::exception &problem) {
    std::cerr << "consumer: " << problem.what() << '\n';
    return 1;
}
