#include <cordon/cordon.h>
#include <stdio.h>

int main(void)
{
    const char source[] = "squares = [n * n for n in range(5)]\nprint(squares)\nsum(squares)";
    cordon_error *err = cordon_error_new();
    cordon_policy *policy = NULL;
    cordon_engine *engine = NULL;
    cordon_report *report = NULL;
    int failed = cordon_policy_load(&policy, NULL, err) ||
                 cordon_engine_new(&engine, policy, err) ||
                 cordon_run(&report, engine, source, sizeof source - 1, NULL, err);
    puts(failed ? cordon_error_message(err) : cordon_report_for_model(report, 0));
    cordon_report_free(report);
    cordon_engine_free(engine);
    cordon_policy_free(policy);
    cordon_error_free(err);
    return failed ? 1 : 0;
}
