#include "scanner_help.h"

static void ipv4_addresses(void **state)
{
    (void)state;
    const char *const rows[] = {
        "{1.2.3.4}",
        "at {10.0.0.5}:80, {10.0.0.6}. End {255.255.255.255}",
        "({10.0.0.5})/[{10.0.0.6}]/'{10.0.0.7}'",
        "{10.0.0.1}-{10.0.0.9}",
        "user@{10.0.0.1} ip-{10.0.0.1} http://{10.0.0.1}/8",
        "256.1.1.1 1.2.3 1.2.3.4.5 1.2.3.1000 999.999.999.999",
        "v1.2.3.4 1.2.3.4a a1.2.3.4 x_1.2.3.4",
        "version 1.2.3.4 Version: '1.2.3.4' \"app_version\": \"1.2.3.4\" __version__ = 1.2.3.4",
        "release=1.2.3.4 build(1.2.3.4) oid 2.5.4.3 1.3.6.1",
        "foo-1.2.3.4 foo==1.2.3.4 foo>=1.2.3.4 foo[a]==1.2.3.4 1.2.3.4.tar.gz 1.2.3.4-rc1",
        "Chrome/120.0.0.0 server/{10.0.0.7}",
        "{010.001.1.1}",
        "host == {1.2.3.4}",
        "...1.2.3.4 {1.2.3.4}..."};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_scan(&cdn_scanner_ipv4, rows[i]);
}

static void ipv6_addresses(void **state)
{
    (void)state;
    const char *const rows[] = {
        "{2001:db8::1} {fe80::1%eth0}/64 [{::1}]:80 {::ffff:1.2.3.4}",
        "{1:2:3:4:5:6:7:8} {2001:db8:85a3:0:0:8a2e:370:7334}.",
        "host:{2001:db8::7} {64:ff9b::192.0.2.33} {ff02::1} {fd00::1}: refused",
        "{2001:db8::}/32 {dead:beef::1}",
        "{1:2:3:4:5:6:1.2.3.4}",
        "1:2:3:4:5:6:7 1:2:3:4:5:6:7:8:9 12345::1",
        "12:34:56 12:34:56.789 1:2:3:4 00:1a:2b:3c:4d:5e 00:1a:2b:3c:4d:5e:6f:70",
        "std::cout a::b abc::def dead::beef ::std ::abc :: x::1 fe80::1::2",
        "x[::1] x[::2] f()[2000::5] 1::2 a: b",
        "2001:db8::1g 2001:db8:::1"};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_scan(&cdn_scanner_ipv6, rows[i]);
}

static void prefixes_agree(void **state)
{
    (void)state;
    const char *const v4[] = {"1.2.3.4",     "1.2.3.4.5", "1.2.3.400", "1.2.3.4.tar", "1.2.3.4-rc",
                              "1.2.3.4.tax", "1.2.3.4a",  "1.2.3.",    "1.2.3x"};
    const char *const v6[] = {"2001:db8::1%eth0 x",
                              "::ffff:1.2.3.4",
                              "::1",
                              "1:2:3:4:5:6:7:8:",
                              "12:34:56 ",
                              "::",
                              "fe80::1: ",
                              "a::b",
                              "1:2:3:4:5:6:7:8:9",
                              "::1::2",
                              "fe80::1%",
                              "fe80::1%abcdefghijklmnopqrstuvwxyz",
                              "::1.2.3.x"};
    for (size_t i = 0; i < sizeof v4 / sizeof *v4; i++)
        assert_prefixes_agree(&cdn_scanner_ipv4, v4[i], 0);
    for (size_t i = 0; i < sizeof v6 / sizeof *v6; i++)
        assert_prefixes_agree(&cdn_scanner_ipv6, v6[i], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ipv4_addresses),
        cmocka_unit_test(ipv6_addresses),
        cmocka_unit_test(prefixes_agree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
