/* steps.h - new objects, and the properties of those that are there. */
#ifndef STEPS_H
#define STEPS_H

#include "events.h"

typedef struct { enum { NONE, LAYER, ANIMATION, ATTACHED, TRANSACTION, OTHER } kind; LEObject *o; LELayer *layer; bool pres; LEAnimation *anim; } Subject;

static bool subject_named(const char *on, const J *s, Subject *t) {
    char name[64];
    memset(t, 0, sizeof *t);
    if (!on || strlen(on) >= sizeof name) return false;
    if (!strcmp(on, "transaction")) { t->kind = TRANSACTION; return true; }
    strcpy(name, on);
    char *dot = strstr(name, ".presentation");
    if (dot) { *dot = 0; t->pres = true; }
    for (int i = 0; i < world.count && !t->o; i++) if (!strcmp(world.objects[i]->name, name)) t->o = world.objects[i];
    if (!t->o && !dot) t->o = find(on);
    if (!t->o) return false;
    t->kind = t->o->kind == LE_LAYER ? LAYER : t->o->kind == LE_ANIMATION ? ANIMATION : OTHER;
    if (t->pres && t->kind != LAYER) return false;
    if (t->kind == LAYER) t->layer = (LELayer *)t->o;
    if (t->kind == ANIMATION) t->anim = (LEAnimation *)t->o;
    if (s && j_get(s, "animation") && j_get(s, "animation")->kind == J_STR && t->kind == LAYER) {
        t->kind = ATTACHED;
        t->anim = le_animation(t->layer, j_str(s, "animation"));
    }
    return true;
}

static bool unsupported(Buf *out, const char *what, const char *detail) {
    put(out, "\"unsupported\":");
    char text[200];
    snprintf(text, sizeof text, "%s%s%s", what, detail ? " " : "", detail ? detail : "");
    put_text(out, text);
    return false;
}
static bool done(Buf *out) {
    if (le_exception) {
        put(out, "\"raised\":\"%s\",\"reason\":\"%s\"", le_exception, le_exception_reason);
        le_exception = NULL;
        return true;
    }
    put(out, "\"done\":true");
    return false;
}
static bool value(Buf *out, LEValue v) { put(out, "\"value\":"); put_value(out, v); return false; }

static bool implements(const J *s, unsigned otherwise, unsigned *bits) {
    J *list = j_get(s, "implements");
    *bits = otherwise;
    if (!list) return true;
    *bits = 0;
    for (J *c = list->child; c; c = c->next) {
        size_t i = 0;
        while (i < sizeof callbacks / sizeof *callbacks && (c->kind != J_STR || strcmp(callbacks[i].name, c->str))) i++;
        if (i == sizeof callbacks / sizeof *callbacks) return false;
        *bits |= callbacks[i].bit;
    }
    return true;
}

static bool is_answer(LEValue v) {
    return v.kind == LE_NIL || v.kind == LE_NULL || (v.kind == LE_OBJ && (v.obj->kind == LE_ACTION || v.obj->kind == LE_ANIMATION));
}

static LEClass *find_class(const char *name) {
    LEClass *c = name ? find_kind(name, LE_CLASS) : NULL;
    return c ? c : name ? le_class(name) : NULL;
}

static bool step_new(const J *s, Buf *out) {
    const char *name = j_str(s, "name"), *class = j_str(s, "class");
    J *with = j_get(s, "with");
    LEClass *cls = NULL;
    int type = LE_BASIC;
    unsigned bits = 0;
    if (!name || !strchr("ladk", name[0])) return unsupported(out, "name", name);
    if (j_get(s, "layer") || j_get(s, "layerClass")) return unsupported(out, "views", NULL);
    if (name[0] == 'l' || name[0] == 'k') {
        cls = find_class(class ? class : "CALayer");
        if (!cls) return unsupported(out, "class", class);
        if (name[0] == 'k' && with) return unsupported(out, "dynamic properties", NULL);
    }
    if (name[0] == 'a' && class) {
        type = !strcmp(class, "CABasicAnimation") ? LE_BASIC : !strcmp(class, "CAKeyframeAnimation") ? LE_KEYFRAME
             : !strcmp(class, "CAAnimationGroup") ? LE_GROUP : -1;
        if (type < 0) return unsupported(out, "class", class);
    }
    if (!implements(s, name[0] == 'd' ? LE_CB_ACTION : 0, &bits)) return unsupported(out, "implements", NULL);
    for (J *e = with ? with->child : NULL; e; e = e->next) {
        LEValue v;
        if (e->kind != J_ARRAY || e->count != 2 || !e->child->str || !decode(e->child->next, &v)
            || (name[0] == 'l' && !layer_accepts(cls, e->child->str, &v))
            || (name[0] == 'a' && !anim_accepts((LEAnimType)type, e->child->str, &v))
            || (name[0] == 'd' && !is_answer(v))) return unsupported(out, "with", NULL);
    }
    LEDelegate *d = NULL;
    void *made = NULL;
    switch (name[0]) {
    case 'l': made = le_layer_new(cls, name); break;
    case 'a': made = le_anim_new((LEAnimType)type, name); break;
    case 'k': made = le_class_new(name, cls); ((LEClass *)made)->implements = bits; break;
    case 'd':
        made = d = le_alloc(sizeof *d);
        d->o = (LEObject){LE_DELEGATE, name};
        d->implements = bits;
    }
    remember(made);
    for (J *e = with ? with->child : NULL; e; e = e->next) {
        LEValue v;
        const char *key = e->child->str;
        decode(e->child->next, &v);
        if (name[0] == 'l') { layer_accepts(cls, key, &v); le_layer_set(made, key, v); }
        else if (name[0] == 'a') { anim_accepts((LEAnimType)type, key, &v); le_dict_set(&((LEAnimation *)made)->fields, key, v); }
        else if (name[0] == 'd') le_dict_set(&d->answers, key, v);
    }
    return done(out);
}

static bool step_set(const J *s, Buf *out) {
    Subject t;
    LEValue v;
    const char *key = j_str(s, "property");
    if (!key || !decode(j_get(s, "value"), &v)) return unsupported(out, "value", NULL);
    if (!subject_named(j_str(s, "on"), s, &t) || t.pres) return unsupported(out, "object", j_str(s, "on"));
    if (t.kind == LAYER && layer_accepts(t.layer->cls, key, &v)) le_layer_set(t.layer, key, v);
    else if (t.kind == ANIMATION && anim_accepts(t.anim->type, key, &v)) le_dict_set(&t.anim->fields, key, v);
    else if (t.kind == TRANSACTION && transaction_accepts(key, &v, false)) le_transaction_set(key, v);
    else return unsupported(out, "property", key);
    return done(out);
}

static bool split(const char *path, char *head, size_t size, const char **part) {
    const char *dot = strchr(path, '.');
    *part = dot ? dot + 1 : NULL;
    size_t len = dot ? (size_t)(dot - path) : strlen(path);
    if (len >= size) return false;
    memcpy(head, path, len);
    head[len] = 0;
    return true;
}

static bool step_set_value(const J *s, Buf *out) {
    Subject t;
    LEValue v;
    LEKind kind;
    bool readonly;
    char head[128];
    const char *path = j_str(s, "keyPath"), *part;
    if (!path || !decode(j_get(s, "value"), &v)) return unsupported(out, "value", NULL);
    if (!subject_named(j_str(s, "on"), s, &t) || t.pres) return unsupported(out, "object", j_str(s, "on"));
    if (t.kind == TRANSACTION && transaction_accepts(path, &v, true)) { le_transaction_set(path, v); return done(out); }
    if (t.kind == ANIMATION && anim_accepts(t.anim->type, path, &v)) { le_dict_set(&t.anim->fields, path, v); return done(out); }
    if (t.kind != LAYER || !split(path, head, sizeof head, &part)) return unsupported(out, "key", path);
    bool known = le_layer_knows(t.layer->cls, head, &kind, &readonly);
    if (part && known) {
        LEValue whole = le_layer_get(t.layer, head, false), probe;
        if (readonly || !le_part_get(whole, part, &probe) || !fits(&v, probe.kind) || !v.kind) return unsupported(out, "key path", path);
        le_part_set(&whole, part, v);
        le_layer_set(t.layer, head, whole);
        return done(out);
    }
    if (known ? !layer_accepts(t.layer->cls, path, &v) : part != NULL) return unsupported(out, "key path", path);
    le_layer_set(t.layer, path, v);
    return done(out);
}

static bool step_get(const J *s, Buf *out, const char *path, bool kvc) {
    Subject t;
    LEKind kind;
    LEValue v;
    bool readonly;
    char head[128];
    const char *part = NULL;
    if (!path || !subject_named(j_str(s, "on"), s, &t)) return unsupported(out, "object", j_str(s, "on"));
    if (t.kind == TRANSACTION) {
        if (!kvc && strcmp(path, "animationDuration") && strcmp(path, "disableActions")
            && strcmp(path, "animationTimingFunction") && strcmp(path, "completionBlock")) return unsupported(out, "property", path);
        return value(out, le_transaction_get(path));
    }
    if (t.kind == ATTACHED && !t.anim) return value(out, (LEValue){0});
    if (t.anim) {
        if (le_anim_knows(t.anim->type, path, &kind)) return value(out, le_anim_get(t.anim, path));
        return unsupported(out, "property", path);
    }
    if (t.kind != LAYER) return unsupported(out, "object", j_str(s, "on"));
    if (t.pres && !t.layer->shown) return value(out, (LEValue){0});
    if (!kvc) return le_layer_knows(t.layer->cls, path, &kind, &readonly)
        ? value(out, le_layer_get(t.layer, path, t.pres)) : unsupported(out, "property", path);
    if (!split(path, head, sizeof head, &part)) return unsupported(out, "key path", path);
    v = le_layer_get(t.layer, head, t.pres);
    if (part && !le_part_get(v, part, &v)) return unsupported(out, "key path", path);
    return value(out, v);
}

#endif
