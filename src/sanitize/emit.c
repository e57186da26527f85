/*
 * From matches to output, in the order of the text: overlapping matches become one cluster that
 * covers them all, its placeholder is that of the highest class and then of the longest match.
 * Numbers are given out here and nowhere else, so that they too follow the text.
 */
#include <stdlib.h>
#include <string.h>

#include "stream.h"

bool cdn_emit_add(cordon_sanitizer *stream, const cdn_match *match)
{
    if (stream->found_count == stream->found_room) {
        size_t room = stream->found_room ? stream->found_room * 2 : 8;
        cdn_match *found = realloc(stream->found, room * sizeof *found);
        if (!found)
            return false;
        stream->found = found;
        stream->found_room = room;
    }
    size_t at = stream->found_count++;
    for (; at > 0 && stream->found[at - 1].start > match->start; at--)
        stream->found[at] = stream->found[at - 1];
    stream->found[at] = *match;
    return true;
}

static void give(const cordon_sanitizer *stream, const char *bytes, size_t count)
{
    if (count > 0)
        stream->output(stream->context, bytes, count);
}

static void give_clean(cordon_sanitizer *stream, uint64_t until)
{
    if (until <= stream->released)
        return;
    give(stream, stream->hold.bytes + (stream->released - stream->base),
         (size_t)(until - stream->released));
    stream->released = until;
}

/* Text from outside that reads as a placeholder in use gets a backslash: [\IP_1]. */
static void give_lookalike(cordon_sanitizer *stream, const cdn_unit *unit, uint64_t number)
{
    char text[CDN_PLACEHOLDER_BYTES];
    uint32_t known = number > CDN_LABEL_NUMBER_MAX ? CDN_LABEL_NUMBER_MAX + 1 : (uint32_t)number;
    cdn_placeholder(text, unit, number);
    give(stream, "[\\", cdn_labels_is_taken(stream->labels, unit->kind, known) ? 2 : 1);
    give(stream, text + 1, strlen(text) - 1);
}

static void close_cluster(cordon_sanitizer *stream)
{
    const cdn_match *winner = &stream->cluster.winner;
    const cdn_unit *unit = &stream->redactor->units[winner->unit];
    stream->cluster.is_open = false;
    stream->released = stream->cluster.end;
    if (!unit->rule) {
        give_lookalike(stream, unit, winner->value);
        return;
    }
    char text[CDN_PLACEHOLDER_BYTES];
    uint32_t number =
        *unit->kind ? cdn_labels_number(stream->labels, unit->kind, winner->value) : 0;
    cdn_placeholder(text, unit, number);
    give(stream, text, strlen(text));
    stream->hits[winner->unit]++;
}

static int rank(const cordon_sanitizer *stream, const cdn_match *match)
{
    const cdn_redaction *rule = stream->redactor->units[match->unit].rule;
    return rule ? (int)rule->klass + 1 : 0;
}

/* Same class and length: the earlier one, then the earlier rule. */
static bool beats(const cordon_sanitizer *stream, const cdn_match *match, const cdn_match *winner)
{
    int ours = rank(stream, match), theirs = rank(stream, winner);
    uint64_t length = match->end - match->start, best = winner->end - winner->start;
    if (ours != theirs)
        return ours > theirs;
    if (length != best)
        return length > best;
    return match->start == winner->start && match->unit < winner->unit;
}

static void take(cordon_sanitizer *stream, const cdn_match *match)
{
    cdn_cluster *cluster = &stream->cluster;
    if (cluster->is_open && match->start >= cluster->end)
        close_cluster(stream);
    if (!cluster->is_open) {
        give_clean(stream, match->start);
        *cluster = (cdn_cluster){true, match->start, match->end, *match};
        return;
    }
    if (match->end > cluster->end)
        cluster->end = match->end;
    if (beats(stream, match, &cluster->winner))
        cluster->winner = *match;
}

void cdn_emit_until(cordon_sanitizer *stream, uint64_t frontier)
{
    size_t taken = 0;
    while (taken < stream->found_count && stream->found[taken].start < frontier)
        take(stream, &stream->found[taken++]);
    stream->found_count -= taken;
    if (taken > 0)
        memmove(stream->found, stream->found + taken, stream->found_count * sizeof *stream->found);
    if (stream->cluster.is_open && stream->cluster.end <= frontier)
        close_cluster(stream);
    if (!stream->cluster.is_open)
        give_clean(stream, frontier);
}
