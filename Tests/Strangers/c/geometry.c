/* geometry.c - coordinates, frames, hit tests. */
#include "internal.h"
#include <math.h>

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

LEValue frame_of(LELayer *l, bool pres) {
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

void set_frame(LELayer *l, LEValue f) {
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
