/* driver.c - carries out scripts on the engine: one JSON message a line in,
 * one answer a line out. */
#include "engine.h"
#include "json.h"
#include <math.h>

static const char *hello =
    "{\"protocol\":1,\"engine\":{\"name\":\"pebble\",\"version\":\"0.2\",\"language\":\"C\"},\"supports\":{"
    "\"steps\":[\"new\",\"copy\",\"host\",\"set\",\"get\",\"setValue\",\"value\",\"add\",\"insert\",\"insertBelow\","
    "\"insertAbove\",\"replace\",\"remove\",\"answer\",\"hook\",\"react\",\"begin\",\"commit\",\"flush\",\"lock\","
    "\"unlock\",\"advance\",\"tick\",\"addAnimation\",\"removeAnimation\",\"removeAllAnimations\",\"animationKeys\","
    "\"exists\",\"setNeedsLayout\",\"layoutIfNeeded\",\"layoutSublayers\",\"setNeedsDisplay\",\"displayIfNeeded\","
    "\"display\",\"ask\",\"convert\",\"convertTime\",\"hitTest\",\"contains\",\"paintOrder\",\"classDefault\","
    "\"classAction\",\"evaluate\",\"controlPoint\",\"compute\"],"
    "\"classes\":[\"CALayer\",\"CAShapeLayer\",\"CABasicAnimation\",\"CAKeyframeAnimation\",\"CAAnimationGroup\","
    "\"delegate\",\"class\"],"
    "\"properties\":{"
    "\"CALayer\":[\"bounds\",\"position\",\"anchorPoint\",\"anchorPointZ\",\"zPosition\",\"transform\","
    "\"sublayerTransform\",\"affineTransform\",\"frame\",\"geometryFlipped\",\"contentsAreFlipped\",\"superlayer\","
    "\"sublayers\",\"mask\",\"masksToBounds\",\"hidden\",\"opacity\",\"doubleSided\",\"opaque\",\"backgroundColor\","
    "\"cornerRadius\",\"borderWidth\",\"borderColor\",\"shadowColor\",\"shadowOpacity\",\"shadowOffset\","
    "\"shadowRadius\",\"shouldRasterize\",\"rasterizationScale\",\"contents\",\"contentsRect\",\"contentsCenter\","
    "\"contentsGravity\",\"contentsScale\",\"minificationFilter\",\"magnificationFilter\","
    "\"needsDisplayOnBoundsChange\",\"needsDisplay\",\"needsLayout\",\"name\",\"actions\",\"style\",\"delegate\","
    "\"beginTime\",\"duration\",\"speed\",\"timeOffset\",\"repeatCount\",\"repeatDuration\",\"autoreverses\",\"fillMode\"],"
    "\"CAShapeLayer\":[\"fillColor\",\"fillRule\",\"strokeColor\",\"strokeStart\",\"strokeEnd\",\"lineWidth\","
    "\"miterLimit\",\"lineCap\",\"lineJoin\",\"lineDashPhase\"],"
    "\"CABasicAnimation\":[" "%1$s" ",\"keyPath\",\"fromValue\",\"toValue\",\"byValue\",\"additive\",\"cumulative\"],"
    "\"CAKeyframeAnimation\":[" "%1$s" ",\"keyPath\",\"additive\",\"cumulative\",\"values\",\"keyTimes\","
    "\"timingFunctions\",\"calculationMode\"],"
    "\"CAAnimationGroup\":[" "%1$s" ",\"animations\"],"
    "\"transaction\":[\"animationDuration\",\"animationTimingFunction\",\"disableActions\",\"completionBlock\"]},"
    "\"readOnly\":{\"CALayer\":[\"superlayer\",\"contentsAreFlipped\",\"needsLayout\",\"needsDisplay\"]},"
    "\"callbacks\":[\"actionForKey\",\"defaultActionForKey\",\"layoutSublayers\",\"display\",\"draw\",\"run\",\"start\","
    "\"stop\",\"complete\"],"
    "\"features\":[\"presentation\",\"attachedAnimations\",\"anim.beginTime\",\"subPaths\",\"arbitraryKeys\",\"initialValues\"]},"
    "\"clock\":\"controlled\",\"precision\":\"double\"}";

static const char *timing_fields =
    "\"delegate\",\"beginTime\",\"duration\",\"speed\",\"timeOffset\",\"repeatCount\",\"repeatDuration\","
    "\"autoreverses\",\"fillMode\",\"removedOnCompletion\",\"timingFunction\"";

static const struct { const char *name; unsigned bit; } callbacks[] = {
    {"actionForKey", LE_CB_ACTION}, {"layoutSublayers", LE_CB_LAYOUT}, {"display", LE_CB_DISPLAY},
    {"draw", LE_CB_DRAW}, {"defaultActionForKey", LE_CB_DEFAULT_ACTION},
};

typedef struct { LEObject *who; const char *callback; int limit; J *steps; } Reaction;

static struct { LEObject **objects; int count; Reaction *reactions; int nreactions; } world;
static Buf events;

/* ---- objects and values ------------------------------------------------- */

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

/* ---- events ------------------------------------------------------------- */

static void event(const char *kind, LEObject *who, const char *callback, LELayer *layer, const char *key) {
    put(&events, "%s{\"event\":\"%s\",\"who\":\"%s\"", events.len ? "," : "", kind, who->name);
    if (callback) put(&events, ",\"callback\":\"%s\"", callback);
    if (layer) put(&events, ",\"layer\":\"%s\"", layer->o.name);
    if (key) { put(&events, ",\"key\":"); put_text(&events, key); }
}

static bool step(J *s, Buf *out);

static void react(LEObject *who, const char *callback) {
    for (int i = 0; i < world.nreactions; i++) {
        Reaction *r = &world.reactions[i];
        if (r->who != who || strcmp(r->callback, callback) || r->limit <= 0) continue;
        r->limit--;
        for (J *s = r->steps->child; s; s = s->next) {
            Buf dropped = {0};
            bool raised = step(s, &dropped);
            free(dropped.p);
            if (raised) break;
        }
        return;
    }
}

static LEValue on_action(LEDelegate *d, LELayer *l, const char *key) {
    LEKind kind;
    bool readonly;
    event("asked", &d->o, "actionForKey", l, key);
    if (le_layer_knows(l->cls, key, &kind, &readonly)) { put(&events, ",\"seen\":"); put_value(&events, le_layer_get(l, key, false)); }
    put(&events, "}");
    return le_dict_get(&d->answers, key);
}

static bool programmed(const LEDict *d, const char *key) {
    for (int i = 0; i < d->count; i++) if (!strcmp(d->keys[i], key)) return true;
    return false;
}

static LEValue on_class_action(LEClass *c, LELayer *l, const char *key, bool *answered) {
    LEKind kind;
    bool readonly;
    *answered = programmed(&c->actions, key) || (c->implements & LE_CB_ACTION);
    if (*answered) {
        event("asked", &c->o, "actionForKey", l, key);
        if (le_layer_knows(l->cls, key, &kind, &readonly)) { put(&events, ",\"seen\":"); put_value(&events, le_layer_get(l, key, false)); }
        put(&events, "}");
    }
    return le_dict_get(&c->actions, key);
}

static LEValue on_class_default(LEClass *c, const char *key, bool *answered) {
    *answered = programmed(&c->default_actions, key) || (c->implements & LE_CB_DEFAULT_ACTION);
    if (*answered) { event("asked", &c->o, "defaultActionForKey", NULL, key); put(&events, "}"); }
    return le_dict_get(&c->default_actions, key);
}

static void on_run(LEObject *x, const char *key, LELayer *l) {
    event("ran", x, NULL, l, key);
    put(&events, "}");
    react(x, "run");
}
static void on_layer(LEObject *who, unsigned bit, LELayer *l) {
    const char *name = bit == LE_CB_LAYOUT ? "layoutSublayers" : bit == LE_CB_DISPLAY ? "display" : "draw";
    event("called", who, name, l, NULL);
    put(&events, "}");
    react(who, name);
}
static void on_start(LEObject *h, LEAnimation *a) {
    event("started", h, NULL, NULL, NULL);
    put(&events, ",\"animation\":\"%s\"}", a->o.name ? a->o.name : "");
    react(h, "start");
}
static void on_stop(LEObject *h, LEAnimation *a, bool finished) {
    event("stopped", h, NULL, NULL, NULL);
    put(&events, ",\"animation\":\"%s\",\"finished\":%s}", a->o.name ? a->o.name : "", finished ? "true" : "false");
    react(h, "stop");
}
static void on_complete(LEObject *b) {
    event("completed", b, NULL, NULL, NULL);
    put(&events, "}");
    react(b, "complete");
}

/* ---- steps -------------------------------------------------------------- */

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

static bool step_tree(const char *kind, const J *s, Buf *out) {
    LELayer *child = find_kind(j_str(s, "child"), LE_LAYER), *parent = find_kind(j_str(s, "parent"), LE_LAYER);
    LELayer *sibling = find_kind(j_str(s, "sibling"), LE_LAYER);
    J *index = j_get(s, "index");
    if (!strcmp(kind, "remove")) {
        if (!child) return unsupported(out, "layer", NULL);
        le_layer_remove(child);
        return done(out);
    }
    if (!strcmp(kind, "replace")) {
        LELayer *old = find_kind(j_str(s, "old"), LE_LAYER), *new = find_kind(j_str(s, "new"), LE_LAYER);
        if (!old || !new || !parent) return unsupported(out, "layer", NULL);
        le_layer_replace(parent, old, new);
        return done(out);
    }
    if (!child || !parent) return unsupported(out, "layer", NULL);
    if (!strcmp(kind, "add")) le_layer_insert(parent, child, parent->nsubs);
    else if (!strcmp(kind, "insert")) {
        if (!index || index->kind != J_NUM) return unsupported(out, "index", NULL);
        le_layer_insert(parent, child, (int)fmin(index->num, 1e6));
    } else {
        if (!sibling) return unsupported(out, "sibling", NULL);
        int i = le_layer_index(parent, sibling);
        bool above = !strcmp(kind, "insertAbove");
        le_layer_insert(parent, child, i < 0 ? (above ? parent->nsubs : 0) : i + above);
    }
    return done(out);
}

static bool step_program(const char *kind, J *s, Buf *out) {
    LEObject *o = find(j_str(s, "on"));
    const char *key = j_str(s, "key"), *callback = j_str(s, "callback");
    LEValue v;
    if (!o) return unsupported(out, "object", j_str(s, "on"));
    if (!strcmp(kind, "react")) {
        J *limit = j_get(s, "limit"), *steps = j_get(s, "steps");
        if (!callback || !limit || !steps) return unsupported(out, "react", NULL);
        int i = 0;
        while (i < world.nreactions && (world.reactions[i].who != o || strcmp(world.reactions[i].callback, callback))) i++;
        if (i == world.nreactions) world.reactions = realloc(world.reactions, (size_t)++world.nreactions * sizeof *world.reactions);
        world.reactions[i] = (Reaction){o, callback, (int)limit->num, steps};
        return done(out);
    }
    if (!key || !decode(j_get(s, "value"), &v) || !is_answer(v)) return unsupported(out, "value", NULL);
    if (!strcmp(kind, "answer") && o->kind == LE_DELEGATE) le_dict_set(&((LEDelegate *)o)->answers, key, v);
    else if (o->kind == LE_CLASS && callback && !strcmp(callback, "actionForKey")) le_dict_set(&((LEClass *)o)->actions, key, v);
    else if (o->kind == LE_CLASS && callback && !strcmp(callback, "defaultActionForKey")) le_dict_set(&((LEClass *)o)->default_actions, key, v);
    else return unsupported(out, kind, callback);
    return done(out);
}

static LEValue action_value(LEValue v) {       /* animations of the engine have no name */
    if (v.kind != LE_OBJ || v.obj->name) return v;
    LEAnimation *a = (LEAnimation *)v.obj;
    LEValue d = le_list(LE_DICT);
    le_list_add(&d, "class", le_str(le_anim_class(a)));
    le_list_add(&d, "keyPath", le_anim_get(a, "keyPath"));
    le_list_add(&d, "duration", le_anim_get(a, "duration"));
    return d;
}

static bool step_animation(const char *kind, const J *s, Buf *out) {
    Subject t;
    const char *key = j_str(s, "key");
    if (!subject_named(j_str(s, "on"), NULL, &t) || t.kind != LAYER) return unsupported(out, "layer", j_str(s, "on"));
    if (!strcmp(kind, "exists")) {
        const char *a = j_str(s, "animation");
        return value(out, le_bool(a ? le_animation(t.layer, a) != NULL : t.pres ? t.layer->shown : true));
    }
    if (!strcmp(kind, "animationKeys")) {
        LEValue list = le_list(LE_LIST);
        for (int i = 0; i < t.layer->nanims; i++)
            if (t.layer->anims[i].key) le_list_add(&list, NULL, le_str(t.layer->anims[i].key));
        return value(out, list.items->count ? list : (LEValue){0});
    }
    if (!strcmp(kind, "removeAllAnimations")) { le_remove_all_animations(t.layer); return done(out); }
    if (!strcmp(kind, "removeAnimation")) {
        if (!key) return unsupported(out, "key", NULL);
        le_remove_animation(t.layer, key);
        return done(out);
    }
    LEAnimation *a = find_kind(j_str(s, "animation"), LE_ANIMATION);
    if (!a) return unsupported(out, "animation", NULL);
    le_add_animation(t.layer, a, key);
    return done(out);
}

static bool step_layer(const char *kind, const J *s, Buf *out) {
    Subject t;
    LEValue p;
    if (!subject_named(j_str(s, "on"), NULL, &t) || t.kind != LAYER) return unsupported(out, "layer", j_str(s, "on"));
    LELayer *l = t.layer;
    if (!strcmp(kind, "host")) le_host(l);
    else if (!strcmp(kind, "setNeedsLayout")) le_set_needs_layout(l);
    else if (!strcmp(kind, "layoutIfNeeded")) le_layout_if_needed(l);
    else if (!strcmp(kind, "layoutSublayers")) le_layout_sublayers(l);
    else if (!strcmp(kind, "setNeedsDisplay")) l->needs_display = true;
    else if (!strcmp(kind, "displayIfNeeded")) le_display_if_needed(l);
    else if (!strcmp(kind, "display")) le_display(l);
    else if (!strcmp(kind, "paintOrder")) return value(out, le_layer_paint_order(l));
    else if (!strcmp(kind, "ask")) {
        if (!j_str(s, "key")) return unsupported(out, "key", NULL);
        return value(out, action_value(le_layer_action(l, j_str(s, "key"))));
    } else {
        if (!decode(j_get(s, "point"), &p) || p.kind != LE_POINT) return unsupported(out, "point", NULL);
        if (t.pres && !l->shown) return value(out, (LEValue){0});
        if (!strcmp(kind, "contains")) return value(out, le_bool(le_layer_contains(l, t.pres, p.n[0], p.n[1])));
        return value(out, le_obj(le_layer_hit(l, t.pres, p.n[0], p.n[1])));
    }
    return done(out);
}

static bool end_of(const J *j, Subject *t) {          /* a layer, or null */
    memset(t, 0, sizeof *t);
    if (!j || j->kind == J_NULL) return true;
    return j->kind == J_STR && subject_named(j->str, NULL, t) && t->kind == LAYER;
}

static bool step_convert(const char *kind, const J *s, Buf *out) {
    Subject from, to;
    LEValue v;
    if (!end_of(j_get(s, "from"), &from) || !end_of(j_get(s, "to"), &to)) return unsupported(out, "layer", NULL);
    if (!strcmp(kind, "convertTime")) {
        if (!decode(j_get(s, "time"), &v) || v.kind != LE_NUM) return unsupported(out, "time", NULL);
        double t = from.layer ? le_time_to_clock(from.layer, v.n[0]) : v.n[0];
        return value(out, le_num(to.layer ? le_time_from_clock(to.layer, t) : t));
    }
    if (j_get(s, "asking")) return unsupported(out, "asking", NULL);
    if (!decode(j_get(s, "value"), &v) || (v.kind != LE_POINT && v.kind != LE_RECT)) return unsupported(out, "value", NULL);
    return value(out, le_convert_value(from.layer, from.pres, to.layer, to.pres, v));
}

static bool step_compute(const J *s, Buf *out) {
    const char *op = j_str(s, "operation");
    J *list = j_get(s, "arguments");
    LEValue a[8];
    double x[8] = {0};
    int n = 0, k = 0;
    if (list && list->kind == J_OBJECT) list = list->child;
    for (J *c = list ? list->child : NULL; c; c = c->next) {
        if (n == 8 || !decode(c, &a[n])) return unsupported(out, "arguments", NULL);
        if (a[n].kind == LE_NUM) x[k++] = a[n].n[0];
        n++;
    }
    bool m = n >= 1 && a[0].kind == LE_TRANSFORM, mm = m && n == 2 && a[1].kind == LE_TRANSFORM;
    if (!op) return unsupported(out, "operation", NULL);
    if (!m && k == n && n == 3 && !strcmp(op, "makeTranslation")) return value(out, le_translation(x[0], x[1], x[2]));
    if (!m && k == n && n == 3 && !strcmp(op, "makeScale")) return value(out, le_scale(x[0], x[1], x[2]));
    if (!m && k == n && n == 4 && !strcmp(op, "makeRotation")) return value(out, le_rotation(x[0], x[1], x[2], x[3]));
    if (m && k == 3 && n == 4 && !strcmp(op, "translate")) return value(out, le_concat(le_translation(x[0], x[1], x[2]), a[0]));
    if (m && k == 3 && n == 4 && !strcmp(op, "scale")) return value(out, le_concat(le_scale(x[0], x[1], x[2]), a[0]));
    if (m && k == 4 && n == 5 && !strcmp(op, "rotate")) return value(out, le_concat(le_rotation(x[0], x[1], x[2], x[3]), a[0]));
    if (mm && !strcmp(op, "concat")) return value(out, le_concat(a[0], a[1]));
    if (mm && !strcmp(op, "equal")) return value(out, le_bool(le_equal(a[0], a[1])));
    if (m && n == 1 && !strcmp(op, "invert")) return value(out, le_invert(a[0]));
    if (m && n == 1 && !strcmp(op, "isIdentity")) return value(out, le_bool(le_equal(a[0], le_identity())));
    if (m && n == 1 && !strcmp(op, "isAffine")) return value(out, le_bool(le_is_affine(a[0])));
    if (m && n == 1 && !strcmp(op, "getAffine")) return value(out, le_to_affine(a[0]));
    if (n == 1 && a[0].kind == LE_AFFINE && !strcmp(op, "makeAffine")) return value(out, le_from_affine(a[0]));
    return unsupported(out, "operation", op);
}

static bool step_timing(const char *kind, const J *s, Buf *out) {
    LEValue f, at;
    J wrapped = {.kind = J_OBJECT, .child = j_get(s, "timing")};
    if (!wrapped.child) return unsupported(out, "timing", NULL);
    J inner = *wrapped.child;
    inner.next = NULL;
    wrapped.child = &inner;
    if (!decode(inner.kind == J_OBJECT ? &inner : &wrapped, &f) || f.kind != LE_TIMING) return unsupported(out, "timing", NULL);
    if (!decode(j_get(s, !strcmp(kind, "evaluate") ? "at" : "index"), &at) || at.kind != LE_NUM) return unsupported(out, "at", NULL);
    if (!strcmp(kind, "evaluate")) return value(out, le_num(le_timing_at(f, at.n[0])));
    int i = (int)at.n[0];
    if (i < 0 || i > 3) return unsupported(out, "index", NULL);
    double p[8] = {0, 0, f.n[0], f.n[1], f.n[2], f.n[3], 1, 1};
    return value(out, le_vec(LE_POINT, 2, p + 2*i));
}

static bool is_one_of(const char *s, const char *const *list) {
    for (; *list; list++) if (!strcmp(s, *list)) return true;
    return false;
}
#define ONE_OF(s, ...) is_one_of(s, (const char *const[]){__VA_ARGS__, NULL})

/* Carries out a step; true if it raised an exception. */
static bool step(J *s, Buf *out) {
    const char *k = j_str(s, "step");
    if (!k || j_get(s, "thread")) return unsupported(out, "step", k);
    if (!strcmp(k, "new")) return step_new(s, out);
    if (!strcmp(k, "set")) return step_set(s, out);
    if (!strcmp(k, "setValue")) return step_set_value(s, out);
    if (!strcmp(k, "get")) return step_get(s, out, j_str(s, "property"), false);
    if (!strcmp(k, "value")) return step_get(s, out, j_str(s, "keyPath"), true);
    if (ONE_OF(k, "add", "insert", "insertBelow", "insertAbove", "replace", "remove")) return step_tree(k, s, out);
    if (ONE_OF(k, "answer", "hook", "react")) return step_program(k, s, out);
    if (ONE_OF(k, "addAnimation", "removeAnimation", "removeAllAnimations", "animationKeys", "exists")) return step_animation(k, s, out);
    if (ONE_OF(k, "host", "setNeedsLayout", "layoutIfNeeded", "layoutSublayers", "setNeedsDisplay", "displayIfNeeded", "display",
               "paintOrder", "ask", "hitTest", "contains")) return step_layer(k, s, out);
    if (ONE_OF(k, "convert", "convertTime")) return step_convert(k, s, out);
    if (ONE_OF(k, "evaluate", "controlPoint")) return step_timing(k, s, out);
    if (!strcmp(k, "compute")) return step_compute(s, out);
    if (!strcmp(k, "begin")) { le_begin(); return done(out); }
    if (!strcmp(k, "commit")) { le_commit(); return done(out); }
    if (!strcmp(k, "flush")) { le_flush(); return done(out); }
    if (!strcmp(k, "tick")) { le_tick(); return done(out); }
    if (ONE_OF(k, "lock", "unlock")) return done(out);
    if (!strcmp(k, "advance")) {
        LEValue v;
        if (!decode(j_get(s, "seconds"), &v) || v.kind != LE_NUM) return unsupported(out, "seconds", NULL);
        le_advance(v.n[0]);
        return done(out);
    }
    if (!strcmp(k, "copy")) {
        LEAnimation *a = find_kind(j_str(s, "on"), LE_ANIMATION);
        if (!a || !j_str(s, "as")) return unsupported(out, "animation", j_str(s, "on"));
        remember(le_anim_copy(a, j_str(s, "as")));
        return done(out);
    }
    if (ONE_OF(k, "classDefault", "classAction")) {
        LEClass *c = find_class(j_str(s, "class"));
        const char *key = j_str(s, "key");
        if (!c || !key) return unsupported(out, "class", j_str(s, "class"));
        if (!strcmp(k, "classDefault")) return value(out, le_class_default(c, key));
        return value(out, action_value(le_class_default_action(c, key)));
    }
    return unsupported(out, "step", k);
}

static void run(const J *steps, Buf *out) {
    le_reset();
    world.count = world.nreactions = 0;
    put(out, "\"trace\":[");
    for (J *s = steps ? steps->child : NULL; s; s = s->next) {
        put(out, s == steps->child ? "{" : ",{");
        events.len = 0;
        step(s, out);
        if (events.len) put(out, ",\"events\":[%s]", events.p);
        put(out, "}");
    }
    put(out, "]");
}

int main(void) {
    char *line = NULL;
    size_t size = 0;
    le_callbacks = (LECallbacks){on_action, on_class_action, on_class_default, on_run, on_layer, on_start, on_stop, on_complete};
    while (getline(&line, &size, stdin) > 0) {
        const char *p = line;
        J *message = j_value(&p), *n = j_get(message, "n");
        Buf out = {0};
        bool bye = j_get(message, "bye") != NULL;
        put(&out, "{\"n\":");
        put_num(&out, n ? n->num : 0);
        put(&out, ",");
        if (bye) put(&out, "\"bye\":{}");
        else if (j_get(message, "hello")) { put(&out, "\"hello\":"); put(&out, hello, timing_fields); }
        else if (j_get(message, "run")) run(j_get(j_get(message, "run"), "steps"), &out);
        else put(&out, "\"error\":\"message not known\"");
        put(&out, "}\n");
        fwrite(out.p, 1, out.len, stdout);
        fflush(stdout);
        free(out.p);
        le_reset();
        world.count = world.nreactions = 0;
        j_free(message);
        if (bye) break;
    }
    free(line);
    free(world.objects);
    free(world.reactions);
    free(events.p);
    return 0;
}
