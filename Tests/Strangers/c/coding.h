/* coding.h - objects and values, as the messages write them. */
#ifndef CODING_H
#define CODING_H

#include "engine.h"
#include "json.h"
#include <math.h>

static const struct { const char *name; unsigned bit; } callbacks[] = {
    {"actionForKey", LE_CB_ACTION}, {"layoutSublayers", LE_CB_LAYOUT}, {"display", LE_CB_DISPLAY},
    {"draw", LE_CB_DRAW}, {"defaultActionForKey", LE_CB_DEFAULT_ACTION},
};

typedef struct { LEObject *who; const char *callback; int limit; J *steps; } Reaction;

static struct { LEObject **objects; int count; Reaction *reactions; int nreactions; } world;
static Buf events;

static void remember(void *object) {
    world.objects = realloc(world.objects, (size_t)(world.count + 1) * sizeof *world.objects);
    world.objects[world.count++] = object;
}

static LEObject *find(const char *name) {
    if (!name) return NULL;
    for (int i = world.count - 1; i >= 0; i--)
        if (!strcmp(world.objects[i]->name, name)) return world.objects[i];
    LEObjectKind kind;
    switch (name[0]) {
    case 'x': kind = LE_ACTION; break;
    case 'b': kind = LE_BLOCK; break;
    case 'h': kind = LE_ANIM_DELEGATE; break;
    case 'i': kind = LE_IMAGE; break;
    default: return NULL;
    }
    if (name[1] < '1' || name[1] > '9') return NULL;
    LEObject *o = le_alloc(sizeof *o);
    o->kind = kind;
    o->name = name;
    remember(o);
    return o;
}

static void *find_kind(const char *name, LEObjectKind kind) {
    LEObject *o = find(name);
    return o && o->kind == kind ? o : NULL;
}

static bool numbers(const J *j, int count, double *out) {
    if (!j || j->kind != J_ARRAY || j->count != count) return false;
    for (J *c = j->child; c; c = c->next) {
        if (c->kind == J_NUM) { *out++ = c->num; continue; }
        const char *s = j_str(c, "num");
        if (!s) return false;
        *out++ = !strcmp(s, "nan") ? NAN : *s == '-' ? -INFINITY : INFINITY;
    }
    return true;
}

static bool decode(const J *j, LEValue *v) {
    static const struct { const char *name; LEKind kind; } shapes[] = {
        {"point", LE_POINT}, {"size", LE_SIZE}, {"rect", LE_RECT}, {"affine", LE_AFFINE},
        {"transform", LE_TRANSFORM}, {"color", LE_COLOR}, {"timing", LE_TIMING},
    };
    memset(v, 0, sizeof *v);
    if (!j) return false;
    switch (j->kind) {
    case J_NULL: return true;
    case J_BOOL: *v = le_bool(j->num); return true;
    case J_NUM:  *v = le_num(j->num); return true;
    case J_STR:  *v = le_str(j->str); return true;
    case J_ARRAY: return false;
    case J_OBJECT: break;
    }
    J *c = j->child;
    if (!c || c->next) return false;
    if (!strcmp(c->key, "null")) { v->kind = LE_NULL; return true; }
    if (!strcmp(c->key, "num") && c->kind == J_STR) {
        *v = le_num(!strcmp(c->str, "nan") ? NAN : c->str[0] == '-' ? -INFINITY : INFINITY);
        return true;
    }
    if (!strcmp(c->key, "ref")) { LEObject *o = c->kind == J_STR ? find(c->str) : NULL; *v = le_obj(o); return o != NULL; }
    if (!strcmp(c->key, "timing") && c->kind == J_STR) return le_timing_named(c->str, v);
    if (!strcmp(c->key, "list") || !strcmp(c->key, "dict")) {
        bool dict = c->key[0] == 'd';
        if (c->kind != J_ARRAY) return false;
        *v = le_list(dict ? LE_DICT : LE_LIST);
        for (J *e = c->child; e; e = e->next) {
            LEValue item;
            if (dict && (e->kind != J_ARRAY || e->count != 2 || e->child->kind != J_STR)) return false;
            if (!decode(dict ? e->child->next : e, &item)) return false;
            le_list_add(v, dict ? e->child->str : NULL, item);
        }
        return true;
    }
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
        if (!strcmp(c->key, shapes[i].name)) {
            v->kind = shapes[i].kind;
            return numbers(c, le_count(v->kind), v->n);
        }
    return false;
}

static void put_value(Buf *b, LEValue v) {
    static const char *names[] = {
        [LE_POINT] = "point", [LE_SIZE] = "size", [LE_RECT] = "rect", [LE_AFFINE] = "affine",
        [LE_TRANSFORM] = "transform", [LE_COLOR] = "color", [LE_TIMING] = "timing",
    };
    switch (v.kind) {
    case LE_NIL: case LE_ANY: put(b, "null"); return;
    case LE_NULL: put(b, "{\"null\":true}"); return;
    case LE_BOOL: put(b, v.n[0] ? "true" : "false"); return;
    case LE_NUM:  put_num(b, v.n[0]); return;
    case LE_STR:  put_text(b, v.s); return;
    case LE_OBJ:
        if (!v.obj->name) { put(b, "null"); return; }
        put(b, "{\"ref\":");
        put_text(b, v.obj->name);
        put(b, "}");
        return;
    case LE_LIST: case LE_DICT:
        put(b, v.kind == LE_DICT ? "{\"dict\":[" : "{\"list\":[");
        for (int i = 0; i < v.items->count; i++) {
            if (i) put(b, ",");
            if (v.kind == LE_DICT) { put(b, "["); put_text(b, v.items->keys[i]); put(b, ","); }
            put_value(b, v.items->values[i]);
            if (v.kind == LE_DICT) put(b, "]");
        }
        put(b, "]}");
        return;
    default: break;
    }
    if (v.kind == LE_TIMING && v.s) { put(b, "{\"timing\":\"%s\"}", v.s); return; }
    put(b, "{\"%s\":[", names[v.kind]);
    for (int i = 0; i < le_count(v.kind); i++) {
        if (i) put(b, ",");
        put_num(b, v.n[i]);
    }
    put(b, "]}");
}

/* Does the value fit a property of this kind?  Numbers and truth values mix. */
static bool fits(LEValue *v, LEKind kind) {
    if (kind == LE_ANY || v->kind == LE_NIL || v->kind == kind) return true;
    if ((kind == LE_NUM && v->kind == LE_BOOL) || (kind == LE_BOOL && v->kind == LE_NUM)) {
        *v = kind == LE_NUM ? le_num(v->n[0]) : le_bool(v->n[0] != 0);
        return true;
    }
    return false;
}

static bool all_of(LEValue v, LEObjectKind kind) {
    for (int i = 0; v.items && i < v.items->count; i++)
        if (v.items->values[i].kind != LE_OBJ || v.items->values[i].obj->kind != kind) return false;
    return true;
}

static bool layer_accepts(LEClass *cls, const char *key, LEValue *v) {
    LEKind kind;
    bool readonly;
    if (!le_layer_knows(cls, key, &kind, &readonly) || readonly || !fits(v, kind)) return false;
    if (!strcmp(key, "sublayers")) return all_of(*v, LE_LAYER);
    if (v->kind != LE_OBJ) return true;
    if (!strcmp(key, "mask")) return v->obj->kind == LE_LAYER;
    if (!strcmp(key, "delegate")) return v->obj->kind == LE_DELEGATE;
    return v->obj->kind == LE_IMAGE;
}

static bool anim_accepts(LEAnimType type, const char *key, LEValue *v) {
    LEKind kind;
    if (!le_anim_knows(type, key, &kind) || !fits(v, kind)) return false;
    if (!strcmp(key, "delegate")) return v->kind == LE_NIL || v->obj->kind == LE_ANIM_DELEGATE;
    return strcmp(key, "animations") || all_of(*v, LE_ANIMATION);
}

static bool transaction_accepts(const char *key, LEValue *v, bool any) {
    if (!strcmp(key, "animationDuration")) return fits(v, LE_NUM) && v->kind;
    if (!strcmp(key, "disableActions")) return fits(v, LE_BOOL) && v->kind;
    if (!strcmp(key, "animationTimingFunction")) return fits(v, LE_TIMING);
    if (!strcmp(key, "completionBlock")) return v->kind == LE_NIL || (v->kind == LE_OBJ && v->obj->kind == LE_BLOCK);
    return any;
}

#endif
