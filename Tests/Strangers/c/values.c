/* values.c - the memory of the world, and the values that live in it. */
#include "internal.h"
#include <stdlib.h>
#include <string.h>

LECallbacks le_callbacks;
const char *le_exception, *le_exception_reason;
struct LEWorld le;

void *le_alloc(size_t size) {
    Block *b = calloc(1, sizeof(Block) + 16 + size);
    if (!b) abort();
    b->next = le.blocks;
    le.blocks = b;
    return (char *)b + 16;
}

void *grow(void *old, int count, size_t item) {   /* room for one more */
    if (count & (count - 1) || (count > 0 && count < 4)) return old;
    void *p = le_alloc((count < 4 ? 4 : count * 2) * item);
    if (count) memcpy(p, old, count * item);
    return p;
}

void le_reset(void) {
    while (le.blocks) { Block *b = le.blocks; le.blocks = b->next; free(b); }
    memset(&le, 0, sizeof le);
    le.clock = 100;
    le_exception = le_exception_reason = NULL;
}

void raise_error(const char *name, const char *reason) {
    if (!le_exception) { le_exception = name; le_exception_reason = reason; }
}

LEValue le_num(double d)        { LEValue v = nil; v.kind = LE_NUM; v.n[0] = d; return v; }
LEValue le_bool(bool b)         { LEValue v = nil; v.kind = LE_BOOL; v.n[0] = b; return v; }
LEValue le_str(const char *s)   { LEValue v = nil; v.kind = LE_STR; v.s = s; return v; }
LEValue le_obj(void *o)         { LEValue v = nil; if (o) { v.kind = LE_OBJ; v.obj = o; } return v; }
LEValue le_vec(LEKind kind, int count, const double *n) {
    LEValue v = nil;
    v.kind = kind;
    memcpy(v.n, n, count * sizeof *n);
    return v;
}
LEValue le_list(LEKind kind) {
    LEValue v = nil;
    v.kind = kind;
    v.items = le_alloc(sizeof *v.items);
    return v;
}

int le_count(LEKind k) {
    switch (k) {
    case LE_BOOL: case LE_NUM: return 1;
    case LE_POINT: case LE_SIZE: return 2;
    case LE_RECT: case LE_COLOR: case LE_TIMING: return 4;
    case LE_AFFINE: return 6;
    case LE_TRANSFORM: return 16;
    default: return 0;
    }
}

bool le_equal(LEValue a, LEValue b) {
    if (a.kind != b.kind) return false;
    if (a.kind == LE_STR) return !strcmp(a.s, b.s);
    if (a.kind == LE_OBJ) return a.obj == b.obj;
    if (a.kind == LE_LIST || a.kind == LE_DICT) return a.items == b.items;
    for (int i = 0; i < le_count(a.kind); i++) if (a.n[i] != b.n[i]) return false;
    return true;
}

int dict_find(const LEDict *d, const char *key) {
    for (int i = 0; i < d->count; i++) if (!strcmp(d->keys[i], key)) return i;
    return -1;
}

LEValue le_dict_get(const LEDict *d, const char *key) {
    int i = dict_find(d, key);
    return i < 0 ? nil : d->values[i];
}

static void dict_append(LEDict *d, const char *key, LEValue v) {
    d->keys = grow(d->keys, d->count, sizeof *d->keys);
    d->values = grow(d->values, d->count, sizeof *d->values);
    d->keys[d->count] = key;
    d->values[d->count++] = v;
}

void le_dict_set(LEDict *d, const char *key, LEValue v) {
    int i = dict_find(d, key);
    if (i >= 0) d->values[i] = v; else dict_append(d, key, v);
}

void le_list_add(LEValue *list, const char *key, LEValue v) {
    if (list->kind == LE_DICT) le_dict_set(list->items, key, v);
    else dict_append(list->items, "", v);
}
