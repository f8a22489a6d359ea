/* animations.c - what animations show at an instant, and the time of layers. */
#include "internal.h"
#include <math.h>
#include <string.h>

static const struct { int types; const char *name; LEKind kind; double n; const char *s; } fields[] = {
    {7, "delegate", LE_OBJ, 0, 0}, {7, "beginTime", LE_NUM, 0, 0}, {7, "duration", LE_NUM, 0, 0},
    {7, "speed", LE_NUM, 1, 0}, {7, "timeOffset", LE_NUM, 0, 0}, {7, "repeatCount", LE_NUM, 0, 0},
    {7, "repeatDuration", LE_NUM, 0, 0}, {7, "autoreverses", LE_BOOL, 0, 0}, {7, "fillMode", LE_STR, 0, "removed"},
    {7, "removedOnCompletion", LE_BOOL, 1, 0}, {7, "timingFunction", LE_TIMING, 0, 0},
    {3, "keyPath", LE_STR, 0, 0}, {3, "additive", LE_BOOL, 0, 0}, {3, "cumulative", LE_BOOL, 0, 0},
    {1, "fromValue", LE_ANY, 0, 0}, {1, "toValue", LE_ANY, 0, 0}, {1, "byValue", LE_ANY, 0, 0},
    {2, "values", LE_LIST, 0, 0}, {2, "keyTimes", LE_LIST, 0, 0}, {2, "timingFunctions", LE_LIST, 0, 0},
    {2, "calculationMode", LE_STR, 0, "linear"}, {4, "animations", LE_LIST, 0, 0},
};

const char *le_anim_class(LEAnimation *a) {
    return a->type == LE_BASIC ? "CABasicAnimation" : a->type == LE_KEYFRAME ? "CAKeyframeAnimation" : "CAAnimationGroup";
}

bool le_anim_knows(LEAnimType type, const char *key, LEKind *kind) {
    for (int i = 0; i < (int)(sizeof fields / sizeof *fields); i++)
        if ((fields[i].types & 1 << type) && !strcmp(fields[i].name, key)) { *kind = fields[i].kind; return true; }
    return false;
}

LEAnimation *le_anim_new(LEAnimType type, const char *name) {
    LEAnimation *a = le_alloc(sizeof *a);
    a->o = (LEObject){LE_ANIMATION, name};
    a->type = type;
    return a;
}

LEValue le_anim_get(LEAnimation *a, const char *key) {
    if (dict_find(&a->fields, key) >= 0) return le_dict_get(&a->fields, key);
    for (int i = 0; i < (int)(sizeof fields / sizeof *fields); i++)
        if (!strcmp(fields[i].name, key))
            return fields[i].kind == LE_NUM ? le_num(fields[i].n) : fields[i].kind == LE_BOOL ? le_bool(fields[i].n)
                 : fields[i].s ? le_str(fields[i].s) : nil;
    return nil;
}

double anim_num(LEAnimation *a, const char *key) { return le_anim_get(a, key).n[0]; }

LEAnimation *le_anim_copy(LEAnimation *a, const char *name) {
    LEAnimation *c = le_anim_new(a->type, name);
    for (int i = 0; i < a->fields.count; i++) {
        LEValue v = a->fields.values[i];
        if (!strcmp(a->fields.keys[i], "animations") && v.items) {
            LEValue list = le_list(LE_LIST);
            for (int k = 0; k < v.items->count; k++) {
                LEAnimation *child = (LEAnimation *)v.items->values[k].obj;
                le_list_add(&list, NULL, le_obj(le_anim_copy(child, child->o.name)));
            }
            v = list;
        }
        le_dict_set(&c->fields, a->fields.keys[i], v);
    }
    return c;
}

/* How long the animation is active, in its own local time. */
double active_duration(LEAnimation *a, double *cycle) {
    double repeat = anim_num(a, "repeatCount"), total = anim_num(a, "repeatDuration");
    *cycle = anim_num(a, "duration") * (anim_num(a, "autoreverses") ? 2 : 1);
    return total > 0 ? total : *cycle * (repeat > 0 ? repeat : 1);
}

static bool anim_fraction(LEAnimation *a, double t, double *fraction, double *round) {
    double cycle, total = active_duration(a, &cycle), duration = anim_num(a, "duration");
    const char *fill = le_anim_get(a, "fillMode").s;
    bool both = fill && !strcmp(fill, "both");
    t = (t - anim_num(a, "beginTime")) * anim_num(a, "speed") + anim_num(a, "timeOffset");
    if (t < 0) {
        if (!both && (!fill || strcmp(fill, "backwards"))) return false;
        t = 0;
    } else if (t >= total) {
        if (!both && (!fill || strcmp(fill, "forwards"))) return false;
        t = total;
    }
    *round = cycle > 0 ? floor(t / cycle) : 0;
    double x = cycle > 0 ? t - *round * cycle : 0;
    if (t == total && x == 0 && *round > 0) { *round -= 1; x = cycle; }
    if (x > duration) x = cycle - x;
    *fraction = le_timing_at(le_anim_get(a, "timingFunction"), duration > 0 ? x / duration : 1);
    return true;
}

static LEValue keyframe_value(LEAnimation *a, double f, LEValue base) {
    LEValue values = le_anim_get(a, "values"), times = le_anim_get(a, "keyTimes"), curves = le_anim_get(a, "timingFunctions");
    const char *mode = le_anim_get(a, "calculationMode").s;
    int n = values.items ? values.items->count : 0, i = 0;
    if (n == 0) return base;
    bool discrete = mode && !strcmp(mode, "discrete");
    int segments = discrete ? n : n - 1;
    double *at = le_alloc((n + 2) * sizeof *at);
    for (int k = 0; k <= segments; k++) at[k] = segments ? (double)k / segments : 0;
    if (times.items && times.items->count >= n)
        for (int k = 0; k <= segments && k < times.items->count; k++) at[k] = times.items->values[k].n[0];
    while (i < segments - 1 && f >= at[i+1]) i++;
    if (discrete || n == 1) return values.items->values[i];
    double x = at[i+1] > at[i] ? (f - at[i]) / (at[i+1] - at[i]) : 1;
    x = fmax(0, fmin(1, x));
    if (curves.items && i < curves.items->count) x = le_timing_at(curves.items->values[i], x);
    return lerp(values.items->values[i], values.items->values[i+1], x);
}

static LEValue basic_value(LEAnimation *a, double f, LEValue base) {
    LEValue from = le_anim_get(a, "fromValue"), to = le_anim_get(a, "toValue"), by = le_anim_get(a, "byValue");
    if (from.kind == LE_NIL && to.kind == LE_NIL && by.kind == LE_NIL) return base;
    if (to.kind == LE_NIL && by.kind != LE_NIL) {
        if (from.kind == LE_NIL) from = base;
        to = add(from, by, 1);
    } else if (from.kind == LE_NIL) {
        from = by.kind != LE_NIL ? add(to, by, -1) : base;
    } else if (to.kind == LE_NIL) {
        to = base;
    }
    return lerp(from, to, f);
}

static void apply_animation(LEAnimation *a, double t, const char *property, LEValue *v) {
    double f, round;
    if (!anim_fraction(a, t, &f, &round)) return;
    if (a->type == LE_GROUP) {
        LEValue list = le_anim_get(a, "animations");
        for (int i = 0; list.items && i < list.items->count; i++)
            apply_animation((LEAnimation *)list.items->values[i].obj, f * anim_num(a, "duration"), property, v);
        return;
    }
    LEValue path = le_anim_get(a, "keyPath"), base = *v, r;
    size_t len = strlen(property);
    if (!path.s || strncmp(path.s, property, len) || (path.s[len] && path.s[len] != '.')) return;
    const char *part = path.s[len] ? path.s + len + 1 : NULL;
    if (part && !le_part_get(*v, part, &base)) return;
    LEValue (*value)(LEAnimation *, double, LEValue) = a->type == LE_BASIC ? basic_value : keyframe_value;
    r = value(a, f, base);
    if (anim_num(a, "cumulative")) for (int i = 0; i < round; i++) r = add(r, value(a, 1, base), 1);
    if (anim_num(a, "additive")) r = add(base, r, 1);
    if (base.kind == LE_BOOL && r.kind == LE_NUM) r = le_bool(r.n[0] != 0);
    if (part) le_part_set(v, part, r); else *v = r;
}

/* ---- time --------------------------------------------------------------- */

double layer_num(LELayer *l, const char *key) { return l->model[property_index(l->cls, key)].n[0]; }

double le_time_from_clock(LELayer *l, double t) {
    if (!l) return t;
    return (le_time_from_clock(l->super, t) - layer_num(l, "beginTime")) * layer_num(l, "speed") + layer_num(l, "timeOffset");
}
double le_time_to_clock(LELayer *l, double t) {
    for (; l; l = l->super) {
        double speed = layer_num(l, "speed");
        t = (speed ? (t - layer_num(l, "timeOffset")) / speed : 0) + layer_num(l, "beginTime");
    }
    return t;
}

LEValue value_at(LELayer *l, int p, bool presentation) {
    if (!presentation || !l->shown) return l->model[p];
    LEValue v = l->committed[p];
    double now = le_time_from_clock(l, le.clock);
    for (int i = 0; i < l->nanims; i++)
        if (l->anims[i].committed) apply_animation(l->anims[i].anim, now, properties[p].name, &v);
    return v;
}
