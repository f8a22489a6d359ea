/* properties.c - what layers of a class have, and with which values they start. */
#include "internal.h"
#include <math.h>
#include <string.h>

#define IDENTITY {1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1}
const Property properties[] = {
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
_Static_assert(sizeof properties / sizeof *properties == NPROPS, "one line for each property");

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

int property_index(LEClass *cls, const char *key) {
    for (int i = 0; i < NPROPS; i++)
        if (!strcmp(properties[i].name, key))
            for (LEClass *c = cls; c; c = c->super)
                if (!strcmp(c->o.name, properties[i].cls)) return i;
    return -1;
}

LEValue property_default(int p) {
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
