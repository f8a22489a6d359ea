/* json.h - reads one JSON text into a tree, and writes into a growing buffer. */
#ifndef JSON_H
#define JSON_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum { J_NULL, J_BOOL, J_NUM, J_STR, J_ARRAY, J_OBJECT } JKind;

typedef struct J {
    JKind kind;
    double num;
    char *str;               /* text, with a 0 behind it */
    char *key;               /* if it is a member of an object */
    struct J *child, *next;
    int count;
} J;

static void j_free(J *j) {
    while (j) {
        J *next = j->next;
        j_free(j->child);
        free(j->str);
        free(j->key);
        free(j);
        j = next;
    }
}

static void j_space(const char **p) { while (**p == ' ' || **p == '\t' || **p == '\n' || **p == '\r') ++*p; }

static int j_hex4(const char *p) {
    int v = 0;
    for (int i = 0; i < 4; i++) {
        char c = p[i];
        int d = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
        if (d < 0) return -1;
        v = v * 16 + d;
    }
    return v;
}

static char *j_text(const char **p) {
    if (**p != '"') return NULL;
    const char *s = ++*p;
    while (*s && *s != '"') s += *s == '\\' && s[1] ? 2 : 1;
    char *out = malloc((size_t)(s - *p) + 4), *o = out;
    for (s = *p; *s && *s != '"'; s++) {
        if (*s != '\\') { *o++ = *s; continue; }
        switch (*++s) {
        case 'n': *o++ = '\n'; break;
        case 't': *o++ = '\t'; break;
        case 'r': *o++ = '\r'; break;
        case 'b': *o++ = '\b'; break;
        case 'f': *o++ = '\f'; break;
        case 'u': {
            int c = j_hex4(s + 1);
            if (c < 0) { free(out); return NULL; }
            s += 4;
            if (c >= 0xD800 && c < 0xDC00 && s[1] == '\\' && s[2] == 'u') {
                int low = j_hex4(s + 3);
                if (low >= 0xDC00 && low < 0xE000) { c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00); s += 6; }
            }
            if (c >= 0xD800 && c < 0xE000) c = 0xFFFD;
            if (c < 0x80) *o++ = (char)c;
            else if (c < 0x800) { *o++ = (char)(0xC0 | c >> 6); *o++ = (char)(0x80 | (c & 63)); }
            else if (c < 0x10000) { *o++ = (char)(0xE0 | c >> 12); *o++ = (char)(0x80 | (c >> 6 & 63)); *o++ = (char)(0x80 | (c & 63)); }
            else { *o++ = (char)(0xF0 | c >> 18); *o++ = (char)(0x80 | (c >> 12 & 63)); *o++ = (char)(0x80 | (c >> 6 & 63)); *o++ = (char)(0x80 | (c & 63)); }
            break;
        }
        case 0: free(out); return NULL;
        default: *o++ = *s;
        }
    }
    *o = 0;
    if (*s != '"') { free(out); return NULL; }
    *p = s + 1;
    return out;
}

static J *j_value(const char **p) {
    J *j = calloc(1, sizeof *j), **tail = &j->child;
    j_space(p);
    char c = **p;
    if (c == '{' || c == '[') {
        char close = c == '{' ? '}' : ']';
        j->kind = c == '{' ? J_OBJECT : J_ARRAY;
        ++*p;
        j_space(p);
        if (**p == close) { ++*p; return j; }
        for (;;) {
            char *key = NULL;
            j_space(p);
            if (c == '{') {
                key = j_text(p);
                j_space(p);
                if (!key || **p != ':') { free(key); break; }
                ++*p;
            }
            J *item = j_value(p);
            if (!item) { free(key); break; }
            item->key = key;
            *tail = item;
            tail = &item->next;
            j->count++;
            j_space(p);
            if (**p == ',') { ++*p; continue; }
            if (**p == close) { ++*p; return j; }
            break;
        }
    } else if (c == '"') {
        j->kind = J_STR;
        if ((j->str = j_text(p))) return j;
    } else if (!strncmp(*p, "true", 4))  { j->kind = J_BOOL; j->num = 1; *p += 4; return j; }
    else if (!strncmp(*p, "false", 5))   { j->kind = J_BOOL; *p += 5; return j; }
    else if (!strncmp(*p, "null", 4))    { *p += 4; return j; }
    else if (c == '-' || (c >= '0' && c <= '9')) {
        char *end;
        j->kind = J_NUM;
        j->num = strtod(*p, &end);
        *p = end;
        return j;
    }
    j_free(j);
    return NULL;
}

static J *j_get(const J *j, const char *key) {
    if (j && j->kind == J_OBJECT)
        for (J *c = j->child; c; c = c->next) if (!strcmp(c->key, key)) return c;
    return NULL;
}
static const char *j_str(const J *j, const char *key) {
    J *c = j_get(j, key);
    return c && c->kind == J_STR ? c->str : NULL;
}

/* ---- writing ---- */

typedef struct { char *p; size_t len, cap; } Buf;

static void put(Buf *b, const char *format, ...) {
    va_list args;
    for (;;) {
        va_start(args, format);
        size_t room = b->cap - b->len;
        int n = vsnprintf(b->p ? b->p + b->len : NULL, b->p ? room : 0, format, args);
        va_end(args);
        if (b->p && (size_t)n < room) { b->len += (size_t)n; return; }
        b->cap = b->cap * 2 + (size_t)n + 256;
        b->p = realloc(b->p, b->cap);
    }
}

static void put_text(Buf *b, const char *s) {
    put(b, "\"");
    for (; *s; s++) {
        if (*s == '"' || *s == '\\') put(b, "\\%c", *s);
        else if ((unsigned char)*s < 32) put(b, "\\u%04x", *s);
        else put(b, "%c", *s);
    }
    put(b, "\"");
}

static void put_num(Buf *b, double d) {
    char text[40];
    if (d != d) { put(b, "{\"num\":\"nan\"}"); return; }
    if (d - d != 0) { put(b, "{\"num\":\"%sinf\"}", d < 0 ? "-" : ""); return; }
    if (d == (double)(long long)(d < 1e15 && d > -1e15 ? d : 0.5)) { put(b, "%lld", (long long)d); return; }
    for (int digits = 1; digits <= 17; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, d);
        if (strtod(text, NULL) == d) break;
    }
    put(b, "%s", text);
}

#endif
