#include "engine.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

LECallbacks le_callbacks;
const char *le_exception, *le_exception_reason;

/* ---- the world ---------------------------------------------------------- */

typedef struct Transaction {
    struct Transaction *outer;
    bool implicit;
    LEDict values;
    LECompletion *completion;
} Transaction;

typedef struct { LEAnimation *anim; bool finished; LECompletion *waiting[8]; int nwaiting; } Stop;

typedef struct Block { struct Block *next; } Block;

static struct {
    Block *blocks;
    double clock;
    Transaction *top;
    LELayer **layers; int nlayers;
    Stop *stops; int nstops;
    LECompletion **due; int ndue;
    LEDict classes;
} le;

void *le_alloc(size_t size) {
    Block *b = calloc(1, sizeof(Block) + 16 + size);
    if (!b) abort();
    b->next = le.blocks;
    le.blocks = b;
    return (char *)b + 16;
}

static void *grow(void *old, int count, size_t item) {   /* room for one more */
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

static void raise_error(const char *name, const char *reason) {
    if (!le_exception) { le_exception = name; le_exception_reason = reason; }
}

/* ---- values ------------------------------------------------------------- */

static const LEValue nil;

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

static int dict_find(const LEDict *d, const char *key) {
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

/* ---- matrices ----------------------------------------------------------- */

LEValue le_identity(void) { return le_scale(1, 1, 1); }
LEValue le_scale(double x, double y, double z) {
    return le_vec(LE_TRANSFORM, 16, (double[]){x,0,0,0, 0,y,0,0, 0,0,z,0, 0,0,0,1});
}
LEValue le_translation(double x, double y, double z) {
    return le_vec(LE_TRANSFORM, 16, (double[]){1,0,0,0, 0,1,0,0, 0,0,1,0, x,y,z,1});
}
LEValue le_rotation(double angle, double x, double y, double z) {
    double len = sqrt(x*x + y*y + z*z);
    if (len == 0) return le_identity();
    x /= len; y /= len; z /= len;
    double c = cos(angle), s = sin(angle), t = 1 - c;
    return le_vec(LE_TRANSFORM, 16, (double[]){
        t*x*x + c,   t*x*y + s*z, t*x*z - s*y, 0,
        t*x*y - s*z, t*y*y + c,   t*y*z + s*x, 0,
        t*x*z + s*y, t*y*z - s*x, t*z*z + c,   0,
        0, 0, 0, 1});
}
LEValue le_concat(LEValue a, LEValue b) {
    LEValue r = nil;
    r.kind = LE_TRANSFORM;
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            for (int k = 0; k < 4; k++) r.n[i*4+j] += a.n[i*4+k] * b.n[k*4+j];
    return r;
}

static bool solve(double *m, double *inv, int n) {       /* Gauss-Jordan */
    for (int i = 0; i < n*n; i++) inv[i] = i % (n+1) == 0;
    for (int c = 0; c < n; c++) {
        int p = c;
        for (int r = c + 1; r < n; r++) if (fabs(m[r*n+c]) > fabs(m[p*n+c])) p = r;
        if (!(fabs(m[p*n+c]) > 1e-12)) return false;
        for (int k = 0; k < n; k++) {
            double t = m[c*n+k]; m[c*n+k] = m[p*n+k]; m[p*n+k] = t;
            t = inv[c*n+k]; inv[c*n+k] = inv[p*n+k]; inv[p*n+k] = t;
        }
        double d = m[c*n+c];
        for (int k = 0; k < n; k++) { m[c*n+k] /= d; inv[c*n+k] /= d; }
        for (int r = 0; r < n; r++) {
            double f = m[r*n+c];
            if (r != c && f != 0) for (int k = 0; k < n; k++) { m[r*n+k] -= f*m[c*n+k]; inv[r*n+k] -= f*inv[c*n+k]; }
        }
    }
    return true;
}

LEValue le_invert(LEValue m) {
    LEValue work = m, r = m;
    return solve(work.n, r.n, 4) ? r : m;
}
bool le_is_affine(LEValue m) {
    const double *n = m.n;
    return !n[2] && !n[3] && !n[6] && !n[7] && !n[8] && !n[9] && n[10] == 1 && !n[11] && !n[14] && n[15] == 1;
}
LEValue le_from_affine(LEValue a) {
    const double *n = a.n;
    return le_vec(LE_TRANSFORM, 16, (double[]){n[0],n[1],0,0, n[2],n[3],0,0, 0,0,1,0, n[4],n[5],0,1});
}
LEValue le_to_affine(LEValue m) {
    return le_vec(LE_AFFINE, 6, (double[]){m.n[0], m.n[1], m.n[4], m.n[5], m.n[12], m.n[13]});
}

/* scale x y z, rotation x y z, translation x y z */
static void decompose(LEValue m, double *p) {
    double r[9];
    for (int i = 0; i < 3; i++) {
        const double *row = m.n + i*4;
        p[i] = sqrt(row[0]*row[0] + row[1]*row[1] + row[2]*row[2]);
        for (int k = 0; k < 3; k++) r[i*3+k] = p[i] ? row[k] / p[i] : i == k;
    }
    double det = r[0]*(r[4]*r[8]-r[5]*r[7]) - r[1]*(r[3]*r[8]-r[5]*r[6]) + r[2]*(r[3]*r[7]-r[4]*r[6]);
    if (det < 0) { p[0] = -p[0]; for (int k = 0; k < 3; k++) r[k] = -r[k]; }
    p[3] = atan2(r[5], r[8]);
    p[4] = asin(fmax(-1, fmin(1, -r[2])));
    p[5] = atan2(r[1], r[0]);
    for (int k = 0; k < 3; k++) p[6+k] = m.n[12+k];
}

static LEValue compose(const double *p) {
    LEValue m = le_scale(p[0], p[1], p[2]);
    if (p[3]) m = le_concat(m, le_rotation(p[3], 1, 0, 0));
    if (p[4]) m = le_concat(m, le_rotation(p[4], 0, 1, 0));
    if (p[5]) m = le_concat(m, le_rotation(p[5], 0, 0, 1));
    for (int k = 0; k < 3; k++) m.n[12+k] = p[6+k];
    return m;
}

/* ---- parts of structures, interpolation --------------------------------- */

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

static LEValue lerp(LEValue a, LEValue b, double t) {
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

static LEValue add(LEValue a, LEValue b, double sign) {
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

/* ---- properties of layers ----------------------------------------------- */

enum { ANIM = 1, NILABLE = 2, LAYOUT = 4 };

typedef struct { const char *cls, *name; LEKind kind; int flags; double n[16]; const char *s; } Property;

#define IDENTITY {1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1}
static const Property properties[] = {
    {"CALayer", "bounds", LE_RECT, ANIM | LAYOUT, {0}, 0},
    {"CALayer", "position", LE_POINT, ANIM, {0}, 0},
    {"CALayer", "anchorPoint", LE_POINT, ANIM, {0.5, 0.5}, 0},
    {"CALayer", "anchorPointZ", LE_NUM, ANIM, {0}, 0},
    {"CALayer", "zPosition", LE_NUM, ANIM, {0}, 0},
    {"CALayer", "transform", LE_TRANSFORM, ANIM, IDENTITY, 0},
    {"CALayer", "sublayerTransform", LE_TRANSFORM, ANIM, IDENTITY, 0},
    {"CALayer", "geometryFlipped", LE_BOOL, 0, {0}, 0},
    {"CALayer", "masksToBounds", LE_BOOL, ANIM, {0}, 0},
    {"CALayer", "hidden", LE_BOOL, ANIM, {0}, 0},
    {"CALayer", "opacity", LE_NUM, ANIM, {1}, 0},
    {"CALayer", "doubleSided", LE_BOOL, ANIM, {1}, 0},
    {"CALayer", "opaque", LE_BOOL, 0, {0}, 0},
    {"CALayer", "backgroundColor", LE_COLOR, ANIM | NILABLE, {0}, 0},
    {"CALayer", "cornerRadius", LE_NUM, ANIM, {0}, 0},
    {"CALayer", "borderWidth", LE_NUM, ANIM, {0}, 0},
    {"CALayer", "borderColor", LE_COLOR, ANIM, {0, 0, 0, 1}, 0},
    {"CALayer", "shadowColor", LE_COLOR, ANIM, {0, 0, 0, 1}, 0},
    {"CALayer", "shadowOpacity", LE_NUM, ANIM, {0}, 0},
    {"CALayer", "shadowOffset", LE_SIZE, ANIM, {0, -3}, 0},
    {"CALayer", "shadowRadius", LE_NUM, ANIM, {3}, 0},
    {"CALayer", "shouldRasterize", LE_BOOL, ANIM, {0}, 0},
    {"CALayer", "rasterizationScale", LE_NUM, ANIM, {1}, 0},
    {"CALayer", "contents", LE_OBJ, ANIM | NILABLE, {0}, 0},
    {"CALayer", "contentsRect", LE_RECT, ANIM, {0, 0, 1, 1}, 0},
    {"CALayer", "contentsCenter", LE_RECT, ANIM, {0, 0, 1, 1}, 0},
    {"CALayer", "contentsGravity", LE_STR, 0, {0}, "resize"},
    {"CALayer", "contentsScale", LE_NUM, ANIM, {1}, 0},
    {"CALayer", "minificationFilter", LE_STR, 0, {0}, "linear"},
    {"CALayer", "magnificationFilter", LE_STR, 0, {0}, "linear"},
    {"CALayer", "needsDisplayOnBoundsChange", LE_BOOL, 0, {0}, 0},
    {"CALayer", "name", LE_STR, NILABLE, {0}, 0},
    {"CALayer", "actions", LE_DICT, NILABLE, {0}, 0},
    {"CALayer", "style", LE_DICT, NILABLE, {0}, 0},
    {"CALayer", "beginTime", LE_NUM, 0, {0}, 0},
    {"CALayer", "duration", LE_NUM, 0, {INFINITY}, 0},
    {"CALayer", "speed", LE_NUM, 0, {1}, 0},
    {"CALayer", "timeOffset", LE_NUM, 0, {0}, 0},
    {"CALayer", "repeatCount", LE_NUM, 0, {0}, 0},
    {"CALayer", "repeatDuration", LE_NUM, 0, {0}, 0},
    {"CALayer", "autoreverses", LE_BOOL, 0, {0}, 0},
    {"CALayer", "fillMode", LE_STR, 0, {0}, "removed"},
    {"CAShapeLayer", "fillColor", LE_COLOR, ANIM | NILABLE, {0, 0, 0, 1}, 0},
    {"CAShapeLayer", "strokeColor", LE_COLOR, ANIM | NILABLE, {0}, 0},
    {"CAShapeLayer", "strokeStart", LE_NUM, ANIM, {0}, 0},
    {"CAShapeLayer", "strokeEnd", LE_NUM, ANIM, {1}, 0},
    {"CAShapeLayer", "lineWidth", LE_NUM, ANIM, {1}, 0},
    {"CAShapeLayer", "miterLimit", LE_NUM, ANIM, {10}, 0},
    {"CAShapeLayer", "lineDashPhase", LE_NUM, ANIM, {0}, 0},
    {"CAShapeLayer", "lineCap", LE_STR, 0, {0}, "butt"},
    {"CAShapeLayer", "lineJoin", LE_STR, 0, {0}, "miter"},
    {"CAShapeLayer", "fillRule", LE_STR, 0, {0}, "non-zero"},
};
enum { NPROPS = sizeof properties / sizeof *properties };
enum { BOUNDS, POSITION, ANCHOR, ANCHOR_Z, Z_POSITION, TRANSFORM, SUBTRANSFORM, FLIPPED, MASKS, HIDDEN };

/* properties that are made of others, or are kept elsewhere */
static const struct { const char *name; LEKind kind; bool readonly; } derived[] = {
    {"frame", LE_RECT, 0}, {"affineTransform", LE_AFFINE, 0}, {"superlayer", LE_OBJ, 1},
    {"sublayers", LE_LIST, 0}, {"mask", LE_OBJ, 0}, {"delegate", LE_OBJ, 0},
    {"contentsAreFlipped", LE_BOOL, 1}, {"needsLayout", LE_BOOL, 1}, {"needsDisplay", LE_BOOL, 1},
};

LEClass *le_class_new(const char *name, LEClass *super) {
    LEClass *c = le_alloc(sizeof *c);
    c->o = (LEObject){LE_CLASS, name};
    c->super = super;
    le_dict_set(&le.classes, name, le_obj(c));
    return c;
}

LEClass *le_class(const char *name) {
    LEValue v = le_dict_get(&le.classes, name);
    if (v.obj) return (LEClass *)v.obj;
    if (!strcmp(name, "CALayer")) return le_class_new("CALayer", NULL);
    if (!strcmp(name, "CAShapeLayer")) return le_class_new("CAShapeLayer", le_class("CALayer"));
    return NULL;
}

static int property_index(LEClass *cls, const char *key) {
    for (int i = 0; i < NPROPS; i++)
        if (!strcmp(properties[i].name, key))
            for (LEClass *c = cls; c; c = c->super)
                if (!strcmp(c->o.name, properties[i].cls)) return i;
    return -1;
}

static LEValue property_default(int p) {
    const Property *info = &properties[p];
    if (info->kind == LE_STR) return info->s ? le_str(info->s) : nil;
    if (!le_count(info->kind) || ((info->flags & NILABLE) && info->n[3] == 0)) return nil;
    return le_vec(info->kind, 16, info->n);
}

bool le_layer_knows(LEClass *cls, const char *key, LEKind *kind, bool *readonly) {
    int p = property_index(cls, key);
    *readonly = false;
    if (p >= 0) { *kind = properties[p].kind; return true; }
    for (int i = 0; i < (int)(sizeof derived / sizeof *derived); i++)
        if (!strcmp(derived[i].name, key)) { *kind = derived[i].kind; *readonly = derived[i].readonly; return true; }
    return false;
}

LEValue le_class_default(LEClass *cls, const char *key) {
    int p = property_index(cls, key);
    return p < 0 ? nil : property_default(p);
}

LELayer *le_layer_new(LEClass *cls, const char *name) {
    LELayer *l = le_alloc(sizeof *l);
    l->o = (LEObject){LE_LAYER, name};
    l->cls = cls;
    l->model = le_alloc(NPROPS * sizeof(LEValue));
    l->committed = le_alloc(NPROPS * sizeof(LEValue));
    for (int i = 0; i < NPROPS; i++) l->model[i] = l->committed[i] = property_default(i);
    le.layers = grow(le.layers, le.nlayers, sizeof *le.layers);
    le.layers[le.nlayers++] = l;
    return l;
}

/* ---- animations --------------------------------------------------------- */

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

static double anim_num(LEAnimation *a, const char *key) { return le_anim_get(a, key).n[0]; }

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
static double active_duration(LEAnimation *a, double *cycle) {
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

static double layer_num(LELayer *l, const char *key) { return l->model[property_index(l->cls, key)].n[0]; }

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

static LEValue value_at(LELayer *l, int p, bool presentation) {
    if (!presentation || !l->shown) return l->model[p];
    LEValue v = l->committed[p];
    double now = le_time_from_clock(l, le.clock);
    for (int i = 0; i < l->nanims; i++)
        if (l->anims[i].committed) apply_animation(l->anims[i].anim, now, properties[p].name, &v);
    return v;
}

/* ---- geometry ----------------------------------------------------------- */

/* The map from a layer's coordinates to those of its superlayer, as rows of a
 * homography (x, y, w): sublayers are flattened into the plane of their parent. */
static void level_map(LELayer *l, bool pres, double *h) {
    LEValue b = value_at(l, BOUNDS, pres), a = value_at(l, ANCHOR, pres), p = value_at(l, POSITION, pres);
    LEValue m = le_translation(-(b.n[0] + a.n[0]*b.n[2]), -(b.n[1] + a.n[1]*b.n[3]), -value_at(l, ANCHOR_Z, pres).n[0]);
    m = le_concat(m, value_at(l, TRANSFORM, pres));
    m = le_concat(m, le_translation(p.n[0], p.n[1], value_at(l, Z_POSITION, pres).n[0]));
    if (l->super) {
        LEValue sub = value_at(l->super, SUBTRANSFORM, pres), sb = value_at(l->super, BOUNDS, pres), sa = value_at(l->super, ANCHOR, pres);
        if (!le_equal(sub, le_identity())) {
            double x = sb.n[0] + sa.n[0]*sb.n[2], y = sb.n[1] + sa.n[1]*sb.n[3];
            m = le_concat(le_concat(le_concat(m, le_translation(-x, -y, 0)), sub), le_translation(x, y, 0));
        }
        if (value_at(l->super, FLIPPED, pres).n[0])
            m = le_concat(le_concat(m, le_scale(1, -1, 1)), le_translation(0, 2*sb.n[1] + sb.n[3], 0));
    }
    static const int pick[3] = {0, 1, 3};
    for (int i = 0; i < 3; i++) for (int k = 0; k < 3; k++) h[i*3+k] = m.n[pick[i]*4 + pick[k]];
}

static void map_point(const double *h, double *x, double *y) {
    double px = *x, py = *y, w = px*h[2] + py*h[5] + h[8];
    *x = (px*h[0] + py*h[3] + h[6]) / w;
    *y = (px*h[1] + py*h[4] + h[7]) / w;
}

static void to_root(LELayer *l, bool pres, double *x, double *y) {
    double h[9];
    for (; l; l = l->super) { level_map(l, pres, h); map_point(h, x, y); }
}
static void to_parent_inverse(LELayer *l, bool pres, double *x, double *y) {
    double h[9], inv[9];
    level_map(l, pres, h);
    if (solve(h, inv, 3)) map_point(inv, x, y);
}
static void from_root(LELayer *l, bool pres, double *x, double *y) {
    if (!l) return;
    from_root(l->super, pres, x, y);
    to_parent_inverse(l, pres, x, y);
}

void le_layer_convert(LELayer *from, bool fp, LELayer *to, bool tp, double *x, double *y) {
    if (from == to && fp == tp) return;
    to_root(from, fp, x, y);
    from_root(to, tp, x, y);
}

static LEValue bounding(const double *c) {
    double x0 = c[0], x1 = c[0], y0 = c[1], y1 = c[1];
    for (int i = 1; i < 4; i++) {
        x0 = fmin(x0, c[i*2]); x1 = fmax(x1, c[i*2]);
        y0 = fmin(y0, c[i*2+1]); y1 = fmax(y1, c[i*2+1]);
    }
    return le_vec(LE_RECT, 4, (double[]){x0, y0, x1 - x0, y1 - y0});
}

LEValue le_convert_value(LELayer *from, bool fp, LELayer *to, bool tp, LEValue v) {
    if (v.kind == LE_POINT) { le_layer_convert(from, fp, to, tp, &v.n[0], &v.n[1]); return v; }
    double c[8];
    for (int i = 0; i < 4; i++) {
        c[i*2] = v.n[0] + (i & 1 ? v.n[2] : 0);
        c[i*2+1] = v.n[1] + (i & 2 ? v.n[3] : 0);
        le_layer_convert(from, fp, to, tp, &c[i*2], &c[i*2+1]);
    }
    return bounding(c);
}

static LEValue frame_of(LELayer *l, bool pres) {
    LEValue b = value_at(l, BOUNDS, pres), a = value_at(l, ANCHOR, pres), p = value_at(l, POSITION, pres), t = value_at(l, TRANSFORM, pres);
    double c[8], x = -a.n[0]*b.n[2], y = -a.n[1]*b.n[3];
    if (le_equal(t, le_identity()))
        return le_vec(LE_RECT, 4, (double[]){p.n[0] + x, p.n[1] + y, b.n[2], b.n[3]});
    double h[9] = {t.n[0], t.n[1], t.n[3], t.n[4], t.n[5], t.n[7], t.n[12], t.n[13], t.n[15]};
    for (int i = 0; i < 4; i++) {
        c[i*2] = x + (i & 1 ? b.n[2] : 0);
        c[i*2+1] = y + (i & 2 ? b.n[3] : 0);
        map_point(h, &c[i*2], &c[i*2+1]);
        c[i*2] += p.n[0];
        c[i*2+1] += p.n[1];
    }
    return bounding(c);
}

static void set_frame(LELayer *l, LEValue f) {
    LEValue b = l->model[BOUNDS], t = l->model[TRANSFORM], p = l->model[POSITION];
    double w = f.n[2], h = f.n[3];
    if (!le_equal(t, le_identity())) {
        LEValue inv = le_invert(t);
        w = fabs(f.n[2]*inv.n[0]) + fabs(f.n[3]*inv.n[4]);
        h = fabs(f.n[2]*inv.n[1]) + fabs(f.n[3]*inv.n[5]);
    }
    b.n[2] = w;
    b.n[3] = h;
    /* where the box lies with this size tells how far the position is off */
    LEValue old = l->model[BOUNDS];
    l->model[BOUNDS] = b;
    LEValue now = frame_of(l, false);
    l->model[BOUNDS] = old;
    p.n[0] += f.n[0] - now.n[0];
    p.n[1] += f.n[1] - now.n[1];
    le_layer_set(l, "position", p);
    le_layer_set(l, "bounds", b);
}

bool le_layer_contains(LELayer *l, bool pres, double x, double y) {
    LEValue b = value_at(l, BOUNDS, pres);
    return x >= b.n[0] && y >= b.n[1] && x < b.n[0] + b.n[2] && y < b.n[1] + b.n[3];
}

LEValue le_layer_paint_order(LELayer *l) {
    LEValue list = le_list(LE_LIST);
    for (int i = 0; i < l->nsubs; i++) le_list_add(&list, NULL, le_obj(l->subs[i]));
    LEValue *v = list.items->values;
    for (int i = 1; i < l->nsubs; i++)
        for (int k = i; k > 0 && ((LELayer *)v[k-1].obj)->model[Z_POSITION].n[0] > ((LELayer *)v[k].obj)->model[Z_POSITION].n[0]; k--) {
            LEValue t = v[k]; v[k] = v[k-1]; v[k-1] = t;
        }
    return list;
}

LELayer *le_layer_hit(LELayer *l, bool pres, double x, double y) {
    if (value_at(l, HIDDEN, pres).n[0]) return NULL;
    to_parent_inverse(l, pres, &x, &y);
    bool inside = le_layer_contains(l, pres, x, y);
    if (!inside && value_at(l, MASKS, pres).n[0]) return NULL;
    LEValue order = le_layer_paint_order(l);
    for (int i = l->nsubs - 1; i >= 0; i--) {
        LELayer *hit = le_layer_hit((LELayer *)order.items->values[i].obj, pres, x, y);
        if (hit) return hit;
    }
    return inside ? l : NULL;
}

/* ---- transactions ------------------------------------------------------- */

static void push(bool implicit) {
    Transaction *t = le_alloc(sizeof *t);
    t->outer = le.top;
    t->implicit = implicit;
    le.top = t;
}
static void need_transaction(void) { if (!le.top) push(true); }

void le_begin(void) { push(false); }

LEValue le_transaction_get(const char *key) {
    if (!strcmp(key, "completionBlock")) return le.top && le.top->completion ? le_obj(le.top->completion->block) : nil;
    for (Transaction *t = le.top; t; t = t->outer) {
        int i = dict_find(&t->values, key);
        if (i >= 0) return t->values.values[i];
    }
    if (!strcmp(key, "animationDuration")) return le_num(0.25);
    if (!strcmp(key, "disableActions")) return le_bool(false);
    return nil;
}

static void completion_check(LECompletion *c, bool now) {
    if (!c->closed || c->pending || !c->block) return;
    if (now) {
        LEObject *block = c->block;
        c->block = NULL;
        le_callbacks.completed(block);
    } else {
        le.due = grow(le.due, le.ndue, sizeof *le.due);
        le.due[le.ndue++] = c;
    }
}
static void completion_close(LECompletion *c) {
    if (!c) return;
    c->closed = true;
    completion_check(c, true);
}

void le_transaction_set(const char *key, LEValue v) {
    need_transaction();
    if (strcmp(key, "completionBlock")) { le_dict_set(&le.top->values, key, v); return; }
    LECompletion *old = le.top->completion;
    le.top->completion = NULL;
    if (v.obj) {
        le.top->completion = le_alloc(sizeof(LECompletion));
        le.top->completion->block = v.obj;
    }
    completion_close(old);
}

static void queue_stop(LEAttached *a, bool finished) {
    le.stops = grow(le.stops, le.nstops, sizeof *le.stops);
    Stop *s = &le.stops[le.nstops++];
    s->anim = a->stopped ? NULL : a->anim;
    s->finished = finished;
    s->nwaiting = a->nwaiting;
    memcpy(s->waiting, a->waiting, sizeof s->waiting);
    a->nwaiting = 0;
    a->stopped = true;
}

static void detach(LELayer *l, int i, bool finished) {
    LEAttached *a = &l->anims[i];
    queue_stop(a, finished);
    memmove(a, a + 1, (l->nanims - i - 1) * sizeof *a);
    l->nanims--;
}

static void commit_layer(LELayer *l) {
    le_layout_if_needed(l);
    le_display_if_needed(l);
    l->shown = true;
    memcpy(l->committed, l->model, NPROPS * sizeof *l->model);
    for (int i = 0; i < l->nanims; i++) {
        LEAttached *a = &l->anims[i];
        if (!a->committed && anim_num(a->anim, "beginTime") == 0)
            le_dict_set(&a->anim->fields, "beginTime", le_num(le_time_from_clock(l, le.clock)));
        a->committed = true;
    }
    for (int i = 0; i < l->nsubs; i++) commit_layer(l->subs[i]);
    if (l->mask) commit_layer(l->mask);
}

static void commit_tree(void) {
    for (int i = 0; i < le.nlayers; i++) if (le.layers[i]->hosted) commit_layer(le.layers[i]);
    for (int i = 0; i < le.nlayers; i++) {
        LELayer *l = le.layers[i], *root = l;
        while (root->super) root = root->super;
        if (root->hosted) continue;
        l->shown = false;
        while (l->nanims) detach(l, 0, false);
    }
}

void le_commit(void) {
    Transaction *t = le.top;
    if (!t) return;
    if (!t->outer) commit_tree();
    if (le.top == t) le.top = t->outer;
    completion_close(t->completion);
}

void le_flush(void) { if (le.top && le.top->implicit) le_commit(); }
void le_advance(double seconds) { le.clock += seconds; }
double le_clock(void) { return le.clock; }

static void deliver(void) {
    for (int i = 0; i < le.nlayers; i++) {
        LELayer *l = le.layers[i];
        for (int k = 0; k < l->nanims; k++) {
            LEAttached *a = &l->anims[k];
            LEAnimation *anim = a->anim;
            double t = le_time_from_clock(l, le.clock), cycle;
            if (!a->committed || a->stopped) continue;
            t = (t - anim_num(anim, "beginTime")) * anim_num(anim, "speed") + anim_num(anim, "timeOffset");
            bool over = t >= active_duration(anim, &cycle);
            if (t >= 0 && !a->started) {
                a->started = true;
                if (le_anim_get(anim, "delegate").obj) le_callbacks.anim_started(le_anim_get(anim, "delegate").obj, anim);
                if (k >= l->nanims || l->anims[k].anim != anim) { k = -1; continue; }
                a = &l->anims[k];
            }
            if (!over) continue;
            if (anim_num(anim, "removedOnCompletion")) detach(l, k--, true);
            else queue_stop(a, true);
        }
    }
    int count = le.nstops;
    Stop *stops = le.stops;
    le.stops = NULL;
    le.nstops = 0;
    for (int i = 0; i < count; i++) {
        LEObject *d = stops[i].anim ? le_anim_get(stops[i].anim, "delegate").obj : NULL;
        if (d) le_callbacks.anim_stopped(d, stops[i].anim, stops[i].finished);
        for (int k = 0; k < stops[i].nwaiting; k++) {
            stops[i].waiting[k]->pending--;
            completion_check(stops[i].waiting[k], false);
        }
    }
    int due = le.ndue;
    LECompletion **list = le.due;
    le.due = NULL;
    le.ndue = 0;
    for (int i = 0; i < due; i++) completion_check(list[i], true);
}

void le_tick(void) {
    if (le.top && le.top->implicit) le_commit();
    deliver();
}

/* ---- actions ------------------------------------------------------------ */

LEValue le_class_default_action(LEClass *cls, const char *key) {
    for (; cls; cls = cls->super) {
        bool answered = false;
        LEValue v = le_callbacks.class_default_action(cls, key, &answered);
        if (answered) return v;
    }
    return nil;
}

static LEValue search(LELayer *l, const char *key) {
    LEValue v = nil;
    if (l->delegate && (l->delegate->implements & LE_CB_ACTION)) v = le_callbacks.action_for_layer(l->delegate, l, key);
    if (v.kind == LE_NIL) {
        LEValue actions = le_layer_get(l, "actions", false);
        if (actions.items) v = le_dict_get(actions.items, key);
    }
    LEValue style = le_layer_get(l, "style", false);
    while (v.kind == LE_NIL && style.kind == LE_DICT) {
        LEValue actions = le_dict_get(style.items, "actions");
        if (actions.kind == LE_DICT) v = le_dict_get(actions.items, key);
        style = le_dict_get(style.items, "style");
    }
    if (v.kind == LE_NIL) v = le_class_default_action(l->cls, key);
    if (v.kind != LE_NIL) return v;
    int p = property_index(l->cls, key);
    if (p < 0 || !(properties[p].flags & ANIM) || !l->shown) return nil;
    LEAnimation *a = le_anim_new(LE_BASIC, NULL);
    LEValue curve = le_transaction_get("animationTimingFunction");
    if (curve.kind == LE_NIL) le_timing_named("default", &curve);
    le_dict_set(&a->fields, "keyPath", le_str(key));
    le_dict_set(&a->fields, "duration", le_transaction_get("animationDuration"));
    le_dict_set(&a->fields, "timingFunction", curve);
    le_dict_set(&a->fields, "fillMode", le_str("backwards"));
    le_dict_set(&a->fields, "fromValue", value_at(l, p, true));
    return le_obj(a);
}

LEValue le_layer_action(LELayer *l, const char *key) {
    bool answered = false;
    LEValue v = nil;
    for (LEClass *c = l->cls; c && !answered; c = c->super) v = le_callbacks.class_action(c, l, key, &answered);
    if (!answered) v = search(l, key);
    return v.kind == LE_OBJ ? v : nil;
}

static LEValue find_action(LELayer *l, const char *key) {
    return le_transaction_get("disableActions").n[0] ? nil : le_layer_action(l, key);
}

static void run_action(LELayer *l, LEValue action, const char *key, LEValue old) {
    if (action.kind != LE_OBJ) return;
    if (action.obj->kind == LE_ACTION) { le_callbacks.run_action(action.obj, key, l); return; }
    if (action.obj->kind != LE_ANIMATION) return;
    LEAnimation *a = le_anim_copy((LEAnimation *)action.obj, action.obj->name);
    if (a->type != LE_GROUP && le_anim_get(a, "keyPath").kind == LE_NIL) le_dict_set(&a->fields, "keyPath", le_str(key));
    if (a->type == LE_BASIC && !le_anim_get(a, "fromValue").kind && !le_anim_get(a, "toValue").kind && !le_anim_get(a, "byValue").kind)
        le_dict_set(&a->fields, "fromValue", old);
    le_add_animation(l, a, key);
}

/* ---- reading and writing layers ----------------------------------------- */

LEValue le_layer_get(LELayer *l, const char *key, bool pres) {
    int p = property_index(l->cls, key);
    if (p >= 0) return value_at(l, p, pres);
    if (!strcmp(key, "frame")) return frame_of(l, pres);
    if (!strcmp(key, "affineTransform")) return le_to_affine(value_at(l, TRANSFORM, pres));
    if (!strcmp(key, "superlayer")) return le_obj(l->super);
    if (!strcmp(key, "mask")) return le_obj(l->mask);
    if (!strcmp(key, "delegate")) return le_obj(l->delegate);
    if (!strcmp(key, "needsLayout")) return le_bool(l->needs_layout);
    if (!strcmp(key, "needsDisplay")) return le_bool(l->needs_display);
    if (!strcmp(key, "contentsAreFlipped")) {
        bool flipped = false;
        for (LELayer *s = l; s; s = s->super) if (s->model[FLIPPED].n[0]) flipped = !flipped;
        return le_bool(flipped);
    }
    if (!strcmp(key, "sublayers")) {
        if (!l->nsubs) return nil;
        LEValue list = le_list(LE_LIST);
        for (int i = 0; i < l->nsubs; i++) le_list_add(&list, NULL, le_obj(l->subs[i]));
        return list;
    }
    return le_dict_get(&l->extra, key);
}

static void set_sublayers(LELayer *l, LEValue v) {
    while (l->nsubs) le_layer_remove(l->subs[l->nsubs - 1]);
    for (int i = 0; v.items && i < v.items->count; i++) le_layer_insert(l, (LELayer *)v.items->values[i].obj, l->nsubs);
}

static void set_mask(LELayer *l, LELayer *mask) {
    for (LELayer *s = l; s && mask; s = s->super)
        if (s == mask) { raise_error("CALayerInvalid", "layer is a part of cycle in its layer tree"); return; }
    if (l->mask) l->mask->super = NULL;
    if (mask) { le_layer_remove(mask); mask->super = l; }
    l->mask = mask;
}

void le_layer_set(LELayer *l, const char *key, LEValue v) {
    int p = property_index(l->cls, key);
    if (!strcmp(key, "frame")) { set_frame(l, v); return; }
    if (!strcmp(key, "affineTransform")) { le_layer_set(l, "transform", le_from_affine(v)); return; }
    if (!strcmp(key, "sublayers")) { set_sublayers(l, v); return; }
    if (!strcmp(key, "mask")) { need_transaction(); set_mask(l, (LELayer *)v.obj); return; }
    if (!strcmp(key, "delegate")) { l->delegate = (LEDelegate *)v.obj; return; }
    if (p < 0) { le_dict_set(&l->extra, key, v); return; }
    if (v.kind == LE_NIL && !(properties[p].flags & NILABLE)) v = property_default(p);
    if (p == BOUNDS || p == POSITION)
        for (int i = 0; i < le_count(v.kind); i++)
            if (isnan(v.n[i])) {
                raise_error("CALayerInvalidGeometry", p == BOUNDS ? "CALayer bounds contains NaN" : "CALayer position contains NaN");
                return;
            }
    if (le_equal(l->model[p], v)) return;
    need_transaction();
    LEValue action = nil, old = value_at(l, p, true);
    if (properties[p].flags & ANIM) action = find_action(l, key);
    l->model[p] = v;
    if (properties[p].flags & LAYOUT) {
        l->needs_layout = true;
        if (layer_num(l, "needsDisplayOnBoundsChange")) l->needs_display = true;
    }
    run_action(l, action, key, old);
}

int le_layer_index(LELayer *parent, LELayer *child) {
    for (int i = 0; i < parent->nsubs; i++) if (parent->subs[i] == child) return i;
    return -1;
}

static void unlink_layer(LELayer *child) {
    LELayer *p = child->super;
    if (!p) return;
    int i = le_layer_index(p, child);
    if (i >= 0) {
        memmove(&p->subs[i], &p->subs[i+1], (p->nsubs - i - 1) * sizeof *p->subs);
        p->nsubs--;
        p->needs_layout = true;
    } else p->mask = NULL;
    child->super = NULL;
}

void le_layer_insert(LELayer *parent, LELayer *child, int index) {
    for (LELayer *l = parent; l; l = l->super)
        if (l == child) { raise_error("CALayerInvalid", "layer is a part of cycle in its layer tree"); return; }
    need_transaction();
    LEValue in = parent->shown ? find_action(child, "onOrderIn") : nil, list = find_action(parent, "sublayers");
    LEValue old = le_layer_get(parent, "sublayers", false);
    int was = le_layer_index(parent, child);
    unlink_layer(child);
    if (was >= 0 && was < index) index--;
    if (index < 0) index = 0;
    if (index > parent->nsubs) index = parent->nsubs;
    LELayer **subs = le_alloc((parent->nsubs + 1) * sizeof *subs);
    for (int i = 0, k = 0; i <= parent->nsubs; i++) subs[i] = i == index ? child : parent->subs[k++];
    parent->subs = subs;
    parent->nsubs++;
    child->super = parent;
    parent->needs_layout = true;
    run_action(child, in, "onOrderIn", nil);
    run_action(parent, list, "sublayers", old);
}

void le_layer_remove(LELayer *child) {
    LELayer *parent = child->super;
    if (!parent) return;
    need_transaction();
    LEValue out = child->shown ? find_action(child, "onOrderOut") : nil, list = find_action(parent, "sublayers");
    LEValue old = le_layer_get(parent, "sublayers", false);
    unlink_layer(child);
    run_action(child, out, "onOrderOut", nil);
    run_action(parent, list, "sublayers", old);
}

void le_layer_replace(LELayer *parent, LELayer *old, LELayer *child) {
    int i = le_layer_index(parent, old);
    if (i < 0 || old == child) return;
    le_layer_insert(parent, child, i);
    if (!le_exception) le_layer_remove(old);
}

void le_host(LELayer *l) { need_transaction(); l->hosted = true; }

void le_add_animation(LELayer *l, LEAnimation *a, const char *key) {
    need_transaction();
    if (key) le_remove_animation(l, key);
    a = le_anim_copy(a, a->o.name);
    if (anim_num(a, "duration") == 0) le_dict_set(&a->fields, "duration", le_transaction_get("animationDuration"));
    LEValue children = le_anim_get(a, "animations");
    for (int i = 0; a->type == LE_GROUP && children.items && i < children.items->count; i++) {
        LEAnimation *child = (LEAnimation *)children.items->values[i].obj;
        if (anim_num(child, "duration") == 0) le_dict_set(&child->fields, "duration", le_anim_get(a, "duration"));
    }
    l->anims = grow(l->anims, l->nanims, sizeof *l->anims);
    LEAttached *at = &l->anims[l->nanims++];
    *at = (LEAttached){.key = key, .anim = a};
    for (Transaction *t = le.top; t && at->nwaiting < 8; t = t->outer)
        if (t->completion) { t->completion->pending++; at->waiting[at->nwaiting++] = t->completion; }
}

static int animation_index(LELayer *l, const char *key) {
    for (int i = 0; i < l->nanims; i++) if (l->anims[i].key && !strcmp(l->anims[i].key, key)) return i;
    return -1;
}
LEAnimation *le_animation(LELayer *l, const char *key) {
    int i = animation_index(l, key);
    return i < 0 ? NULL : l->anims[i].anim;
}
void le_remove_animation(LELayer *l, const char *key) {
    int i = animation_index(l, key);
    if (i >= 0) { need_transaction(); detach(l, i, false); }
}
void le_remove_all_animations(LELayer *l) { while (l->nanims) { need_transaction(); detach(l, 0, false); } }

/* ---- layout and display ------------------------------------------------- */

void le_set_needs_layout(LELayer *l) { need_transaction(); l->needs_layout = true; }

static LEClass *overrider(LELayer *l, unsigned callback) {
    for (LEClass *c = l->cls; c; c = c->super) if (c->implements & callback) return c;
    return NULL;
}

void le_layout_sublayers(LELayer *l) {
    LEClass *c = overrider(l, LE_CB_LAYOUT);
    if (c) le_callbacks.layer_callback(&c->o, LE_CB_LAYOUT, l);
    else if (l->delegate && (l->delegate->implements & LE_CB_LAYOUT)) le_callbacks.layer_callback(&l->delegate->o, LE_CB_LAYOUT, l);
}

static void layout_down(LELayer *l) {
    if (l->needs_layout) { l->needs_layout = false; le_layout_sublayers(l); }
    for (int i = 0; i < l->nsubs; i++) layout_down(l->subs[i]);
}

void le_layout_if_needed(LELayer *l) {
    while (l->super && l->super->needs_layout) l = l->super;
    layout_down(l);
}

void le_display_if_needed(LELayer *l) { if (l->needs_display) le_display(l); }

void le_display(LELayer *l) {
    l->needs_display = false;
    LEClass *c = overrider(l, LE_CB_DISPLAY);
    if (c) { le_callbacks.layer_callback(&c->o, LE_CB_DISPLAY, l); return; }
    unsigned d = l->delegate ? l->delegate->implements : 0;
    if (d & LE_CB_DISPLAY) { le_callbacks.layer_callback(&l->delegate->o, LE_CB_DISPLAY, l); return; }
    if ((c = overrider(l, LE_CB_DRAW))) le_callbacks.layer_callback(&c->o, LE_CB_DRAW, l);
    else if (d & LE_CB_DRAW) le_callbacks.layer_callback(&l->delegate->o, LE_CB_DRAW, l);
}
