/* steps_compute.h - conversions, matrices and timing functions. */
#ifndef STEPS_COMPUTE_H
#define STEPS_COMPUTE_H

#include "steps.h"

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

#endif
