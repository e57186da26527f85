/*
 * Verdicts as JSON lines and as SARIF 2.1.0
 * (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html). jansson answers NULL when
 * memory is out, and its `_new` calls release what they are given even then, so the functions
 * here pass NULL on and look once.
 */
#include "verdict_data.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "utf8.h"

/* A JSON string from bytes that may be no UTF-8, such as a file's name. */
static json_t *text_json(const char *text)
{
    cdn_buf clean = {0};
    json_t *made = cdn_utf8_repair(&clean, text, strlen(text))
                       ? json_stringn(cdn_buf_text(&clean), clean.count)
                       : NULL;
    cdn_buf_free(&clean);
    return made;
}

/* Append to an array; false, with `item` released, when either is missing. */
static bool append(json_t *array, json_t *item)
{
    return array && item && json_array_append_new(array, item) == 0;
}

static json_t *finding_json(const cordon_finding *finding)
{
    json_t *made =
        json_pack("{s:s, s:s, s:I, s:I, s:I, s:I, s:o, s:o}", "rule", finding->rule, "severity",
                  cordon_severity_name(finding->severity), "line", (json_int_t)finding->line,
                  "column", (json_int_t)finding->column, "end_line", (json_int_t)finding->end_line,
                  "end_column", (json_int_t)finding->end_column, "message",
                  text_json(finding->message), "fix", text_json(finding->fix));
    if (made && finding->is_suppressed &&
        json_object_set_new(made, "suppressed", json_true()) != 0) {
        json_decref(made);
        return NULL;
    }
    return made;
}

const char *cordon_verdict_json(cordon_verdict *verdict, const char *name)
{
    json_t *findings = json_array();
    bool is_whole = findings != NULL;
    for (size_t i = 0; i < verdict->finding_count && is_whole; i++)
        is_whole = append(findings, finding_json(&verdict->findings[i]));
    free(verdict->json);
    verdict->json = NULL;
    if (!is_whole) {
        json_decref(findings);
        return NULL;
    }
    json_t *root =
        json_pack("{s:o, s:s, s:o}", "file", text_json(name ? name : "<source>"), "verdict",
                  cordon_decision_name(verdict->decision), "findings", findings);
    verdict->json = root ? json_dumps(root, JSON_COMPACT) : NULL;
    json_decref(root);
    return verdict->json;
}

/* SARIF ------------------------------------------------------------------------------------ */

static const char *sarif_level(cordon_severity severity)
{
    return severity == CORDON_SEVERITY_DENY     ? "error"
           : severity == CORDON_SEVERITY_REVIEW ? "error"
           : severity == CORDON_SEVERITY_WARN   ? "warning"
                                                : "note";
}

/* A file's name as a relative reference of RFC 3986. */
static json_t *uri_json(const char *name)
{
    static const char plain[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
    cdn_buf uri = {0};
    bool is_whole = true;
    for (; *name && is_whole; name++)
        is_whole = strchr(plain, *name) ? cdn_buf_add(&uri, name, 1)
                                        : cdn_buf_addf(&uri, "%%%02X", (unsigned char)*name);
    json_t *made = is_whole ? json_string(cdn_buf_text(&uri)) : NULL;
    cdn_buf_free(&uri);
    return made;
}

static size_t code_points(const char *bytes, size_t count)
{
    size_t points = 0;
    for (size_t i = 0; i < count; i++)
        points += ((unsigned char)bytes[i] & 0xC0) != 0x80;
    return points;
}

/* SARIF counts columns from 1, in the unit that `columnKind` names. */
static json_int_t sarif_column(const cordon_verdict *verdict, uint32_t line, uint32_t column)
{
    size_t count;
    const char *text = cdn_verdict_line(verdict, line, &count);
    return (json_int_t)(column <= count ? code_points(text, column) : column) + 1;
}

static json_t *sarif_result(const cordon_verdict *verdict, const cordon_finding *finding,
                            const char *name)
{
    json_t *region = json_pack("{s:I, s:I, s:I, s:I}", "startLine", (json_int_t)finding->line,
                               "startColumn", sarif_column(verdict, finding->line, finding->column),
                               "endLine", (json_int_t)finding->end_line, "endColumn",
                               sarif_column(verdict, finding->end_line, finding->end_column));
    json_t *result = json_pack("{s:s, s:s, s:{s:o}, s:[{s:{s:{s:o}, s:o}}]}", "ruleId",
                               finding->rule, "level", sarif_level(finding->severity), "message",
                               "text", text_json(finding->message), "locations", "physicalLocation",
                               "artifactLocation", "uri", uri_json(name), "region", region);
    if (result && finding->is_suppressed &&
        json_object_set_new(result, "suppressions", json_pack("[{s:s}]", "kind", "inSource"))) {
        json_decref(result);
        return NULL;
    }
    return result;
}

static json_t *sarif_rule(const cordon_finding *finding)
{
    json_t *rule = json_pack("{s:s, s:{s:o}, s:{s:s}}", "id", finding->rule, "shortDescription",
                             "text", text_json(finding->message), "defaultConfiguration", "level",
                             sarif_level(finding->severity));
    bool is_whole = rule != NULL;
    if (is_whole && *finding->fix)
        is_whole = json_object_set_new(rule, "help",
                                       json_pack("{s:o}", "text", text_json(finding->fix))) == 0;
    if (is_whole && strncmp(finding->help, "http", 4) == 0)
        is_whole = json_object_set_new(rule, "helpUri", text_json(finding->help)) == 0;
    if (!is_whole) {
        json_decref(rule);
        return NULL;
    }
    return rule;
}

/* The rules that found something, each once. */
static bool add_sarif_rule(json_t *rules, json_t *seen, const cordon_finding *finding)
{
    if (json_object_get(seen, finding->rule))
        return true;
    return json_object_set_new(seen, finding->rule, json_true()) == 0 &&
           append(rules, sarif_rule(finding));
}

static bool add_verdict(json_t *results, json_t *rules, json_t *seen, const cordon_verdict *verdict,
                        const char *name)
{
    bool is_whole = true;
    for (size_t i = 0; i < verdict->finding_count && is_whole; i++)
        is_whole = add_sarif_rule(rules, seen, &verdict->findings[i]) &&
                   append(results, sarif_result(verdict, &verdict->findings[i], name));
    return is_whole;
}

static char *sarif_dump(json_t *rules, json_t *results)
{
    json_t *root =
        json_pack("{s:s, s:s, s:[{s:{s:{s:s, s:s, s:o}}, s:s, s:o}]}", "$schema",
                  "https://json.schemastore.org/sarif-2.1.0.json", "version", "2.1.0", "runs",
                  "tool", "driver", "name", "cordon", "version", cordon_version(), "rules", rules,
                  "columnKind", "unicodeCodePoints", "results", results);
    char *text = root ? json_dumps(root, JSON_INDENT(2)) : NULL;
    json_decref(root);
    return text;
}

char *cordon_verdicts_sarif(cordon_verdict *const *verdicts, const char *const *names, size_t count)
{
    json_t *rules = json_array(), *results = json_array(), *seen = json_object();
    bool is_whole = rules && results && seen;
    for (size_t i = 0; i < count && is_whole; i++)
        is_whole = add_verdict(results, rules, seen, verdicts[i], names[i]);
    json_decref(seen);
    if (is_whole)
        return sarif_dump(rules, results);
    json_decref(rules);
    json_decref(results);
    return NULL;
}
