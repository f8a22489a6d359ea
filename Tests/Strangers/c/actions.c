/* actions.c - the search for actions, and the animations of a layer. */
#include "internal.h"
#include <string.h>

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

LEValue find_action(LELayer *l, const char *key) {
    return le_transaction_get("disableActions").n[0] ? nil : le_layer_action(l, key);
}

void run_action(LELayer *l, LEValue action, const char *key, LEValue old) {
    if (action.kind != LE_OBJ) return;
    if (action.obj->kind == LE_ACTION) { le_callbacks.run_action(action.obj, key, l); return; }
    if (action.obj->kind != LE_ANIMATION) return;
    LEAnimation *a = le_anim_copy((LEAnimation *)action.obj, action.obj->name);
    if (a->type != LE_GROUP && le_anim_get(a, "keyPath").kind == LE_NIL) le_dict_set(&a->fields, "keyPath", le_str(key));
    if (a->type == LE_BASIC && !le_anim_get(a, "fromValue").kind && !le_anim_get(a, "toValue").kind && !le_anim_get(a, "byValue").kind)
        le_dict_set(&a->fields, "fromValue", old);
    le_add_animation(l, a, key);
}

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
