/* interpolation.c - parts of structures, values between values, timing functions. */
#include "internal.h"
#include <math.h>
#include <string.h>

static const struct { LEKind kind; const char *part; int at; LEKind gives; } parts[] = {
    {LE_POINT, "x", 0, LE_NUM}, {LE_POINT, "y", 1, LE_NUM},
    {LE_SIZE, "width", 0, LE_NUM}, {LE_SIZE, "height", 1, LE_NUM},
    {LE_RECT, "origin", 0, LE_POINT}, {LE_RECT, "size", 2, LE_SIZE},
    {LE_RECT, "origin.x", 0, LE_NUM}, {LE_RECT, "origin.y", 1, LE_NUM},
    {LE_RECT, "size.width", 2, LE_NUM}, {LE_RECT, "size.height", 3, LE_NUM},
    {LE_TRANSFORM, "scale.x", 0, LE_NUM}, {LE_TRANSFORM, "scale.y", 1, LE_NUM}, {LE_TRANSFORM, "scale.z", 2, LE_NUM},
    {LE_TRANSFORM, "rotation.x", 3, LE_NUM}, {LE_TRANSFORM, "rotation.y", 4, LE_NUM},
    {LE_TRANSFORM, "rotation.z", 5, LE_NUM}, {LE_TRANSFORM, "rotation", 5, LE_NUM},
    {LE_TRANSFORM, "translation.x", 6, LE_NUM}, {LE_TRANSFORM, "translation.y", 7, LE_NUM},
    {LE_TRANSFORM, "translation.z", 8, LE_NUM}, {LE_TRANSFORM, "translation", 6, LE_SIZE},
    {LE_TRANSFORM, "scale", 0, LE_NUM},
};

static int part_find(LEKind kind, const char *part) {
    for (int i = 0; i < (int)(sizeof parts / sizeof *parts); i++)
        if (parts[i].kind == kind && !strcmp(parts[i].part, part)) return i;
    return -1;
}

bool le_part_get(LEValue whole, const char *part, LEValue *out) {
    int i = part_find(whole.kind, part);
    if (i < 0) return false;
    double p[9], *from = whole.n;
    if (whole.kind == LE_TRANSFORM) { decompose(whole, p); from = p; }
    *out = le_vec(parts[i].gives, le_count(parts[i].gives), from + parts[i].at);
    if (!strcmp(part, "scale")) out->n[0] = (p[0] + p[1] + p[2]) / 3;
    return true;
}

bool le_part_set(LEValue *whole, const char *part, LEValue v) {
    int i = part_find(whole->kind, part);
    if (i < 0) return false;
    double p[9], *to = whole->n;
    if (whole->kind == LE_TRANSFORM) { decompose(*whole, p); to = p; }
    memcpy(to + parts[i].at, v.n, le_count(parts[i].gives) * sizeof *to);
    if (!strcmp(part, "scale")) p[1] = p[2] = p[0];
    if (whole->kind == LE_TRANSFORM) *whole = compose(p);
    return true;
}

LEValue lerp(LEValue a, LEValue b, double t) {
    if (a.kind == LE_NIL && b.kind == LE_COLOR) { a = b; a.n[3] = 0; }
    if (b.kind == LE_NIL && a.kind == LE_COLOR) { b = a; b.n[3] = 0; }
    if (a.kind == LE_BOOL && b.kind == LE_NUM) a.kind = LE_NUM;
    if (a.kind != b.kind || a.kind == LE_BOOL || !le_count(a.kind)) return t < 0.5 ? a : b;
    if (a.kind == LE_TRANSFORM) {
        double p[9], q[9], off = 0;
        decompose(a, p);
        decompose(b, q);
        LEValue ra = compose(p), rb = compose(q);
        for (int i = 0; i < 16; i++) off += fabs(ra.n[i] - a.n[i]) + fabs(rb.n[i] - b.n[i]);
        if (off < 1e-9) {
            for (int i = 0; i < 9; i++) {
                double d = q[i] - p[i];
                if (i >= 3 && i < 6) d = remainder(d, 2 * M_PI);   /* the short way round */
                p[i] += d * t;
            }
            return compose(p);
        }
    }
    for (int i = 0; i < le_count(a.kind); i++) a.n[i] += (b.n[i] - a.n[i]) * t;
    return a;
}

LEValue add(LEValue a, LEValue b, double sign) {
    if (a.kind == LE_TRANSFORM && b.kind == LE_TRANSFORM)
        return sign > 0 ? le_concat(b, a) : le_concat(le_invert(b), a);
    if (a.kind != b.kind) return a;
    for (int i = 0; i < le_count(a.kind); i++) a.n[i] += sign * b.n[i];
    return a;
}

bool le_timing_named(const char *name, LEValue *out) {
    static const struct { const char *name; double n[4]; } curves[] = {
        {"linear", {0, 0, 1, 1}}, {"easeIn", {0.42, 0, 1, 1}}, {"easeOut", {0, 0, 0.58, 1}},
        {"easeInEaseOut", {0.42, 0, 0.58, 1}}, {"default", {0.25, 0.1, 0.25, 1}},
    };
    for (int i = 0; i < 5; i++)
        if (!strcmp(curves[i].name, name)) {
            *out = le_vec(LE_TIMING, 4, curves[i].n);
            out->s = curves[i].name;
            return true;
        }
    return false;
}

static double bezier(double a, double b, double t) {
    return 3*(1-t)*(1-t)*t*a + 3*(1-t)*t*t*b + t*t*t;
}

double le_timing_at(LEValue f, double x) {
    if (f.kind != LE_TIMING || (f.n[0] == f.n[1] && f.n[2] == f.n[3])) return x;
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    double lo = 0, hi = 1;
    for (int i = 0; i < 60; i++) {
        double mid = (lo + hi) / 2;
        if (bezier(f.n[0], f.n[2], mid) < x) lo = mid; else hi = mid;
    }
    return bezier(f.n[1], f.n[3], (lo + hi) / 2);
}
