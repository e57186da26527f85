#include "scanner_help.h"

static void homes(void **state)
{
    (void)state;
    const char *const rows[] = {
        "File \"{/home/u}/x.py\", line 7",
        "{/home/u} {/home/bob}. {/home/u}:1 ({/root}) {/root}/x",
        "{/Users/jane.doe}/x '{/Users/J D}/x' \"{/home/u}\" /home/ /home /home//x",
        "{C:\\Users\\J D}\\x {C:\\Users\\bob} {c:/users/bob}/x '{C:\\\\Users\\\\bob}\\\\x'",
        "{D:\\Documents and Settings\\bob}\\x",
        "file://{/home/u}/x -I{/home/u}/i a={/home/u} /usr/bin:{/home/u}/bin",
        "http://x.org/home/u src/home/u ./home/u ~/home/u ../home/u",
        "/rooted /root-x /root.x {/root}. /homes/u /Users/Shared/x C:\\Windows\\x",
        "/workspace/x.py /usr/lib/x \"{/home/\xc3\xa9t\xc3\xa9}/x\""};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_scan(&cdn_scanner_home, rows[i]);
}

static void temporary_folders(void **state)
{
    (void)state;
    const char *const rows[] = {
        "{/tmp/tmpab12_x9z}/x.py '{/tmp/tmpabcdefgh}.csv'",
        "{/var/folders/zz/yy000/T}/x {/private/var/folders/zz/yy/T/tmpab12_x9z}/x",
        "{/private/tmp/tmpabcdefgh}", "/tmp/x /tmp/tmpabc /tmp/tmpabcdefghi /tmp/tmpABCDEFGH",
        "/var/log/x /private/x x/tmp/tmpabcdefgh"};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_scan(&cdn_scanner_temp, rows[i]);
}

static void installed_packages(void **state)
{
    (void)state;
    const char *const rows[] = {
        "File \"{/usr/lib/python3/dist-packages/}numpy/x.py\"",
        "{/srv/app/.venv/lib/python3.11/site-packages/}six.py:3",
        "'{C:\\Program Files\\Py\\Lib\\site-packages\\}six.py'",
        "'/usr/lib/python3/dist-packages' lib/site-packages/x /usr/lib/x y/site-packages/z"};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_scan(&cdn_scanner_packages, rows[i]);
}

static void prefixes_agree(void **state)
{
    (void)state;
    const char *const homes[] = {
        "/home/u/x", "/home/u. x",      "/home/..",          "/root.",
        "/root.x",   "/rooted",         "C:\\Users\\J D\\x", "C:\\Users\\J D E",
        "C:\\Users", "/Users/Shared/x", "C:\\\\Users\\\\b"};
    for (size_t i = 0; i < sizeof homes / sizeof *homes; i++) {
        assert_prefixes_agree(&cdn_scanner_home, homes[i], 0);
        assert_prefixes_agree(&cdn_scanner_packages, homes[i], 0);
    }
    assert_prefixes_agree(&cdn_scanner_temp, "/private/var/folders/a/b/T/tmpabcdefgh/", 0);
    assert_prefixes_agree(&cdn_scanner_temp, "/tmp/tmpabcdefghi", 0);
    assert_prefixes_agree(&cdn_scanner_temp, "/var/folders/a/b/C/x", 0);
    assert_prefixes_agree(&cdn_scanner_packages, "/usr/site-packages\\\\x", 0);
    char longest[160] = "C:\\Users\\"; /* what follows the longest name decides where it ends */
    memset(longest + strlen(longest), 'a', 128);
    assert_prefixes_agree(&cdn_scanner_home, strcat(longest, " Doe/x"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(homes),
        cmocka_unit_test(temporary_folders),
        cmocka_unit_test(installed_packages),
        cmocka_unit_test(prefixes_agree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
