/* steps_tree.h - the tree, what delegates and classes answer, animations, layout. */
#ifndef STEPS_TREE_H
#define STEPS_TREE_H

#include "steps.h"

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

#endif
