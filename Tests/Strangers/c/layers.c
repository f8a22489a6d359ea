/* layers.c - reading and writing layers, their tree, layout and display. */
#include "internal.h"
#include <math.h>
#include <string.h>

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
