/* engine.h - a small layer engine in the manner of Core Animation.
 *
 * There is one world at a time.  Everything in it is owned by the world and
 * freed by le_reset(), so nothing has to be retained or released.  Strings
 * passed in must live as long as the world does. */
#ifndef ENGINE_H
#define ENGINE_H

#include <stdbool.h>
#include <stddef.h>

typedef enum {
    LE_NIL, LE_NULL, LE_BOOL, LE_NUM, LE_STR, LE_POINT, LE_SIZE, LE_RECT,
    LE_AFFINE, LE_TRANSFORM, LE_COLOR, LE_TIMING, LE_LIST, LE_DICT, LE_OBJ,
    LE_ANY
} LEKind;

typedef enum { LE_LAYER, LE_ANIMATION, LE_DELEGATE, LE_CLASS, LE_ACTION, LE_BLOCK,
               LE_ANIM_DELEGATE, LE_IMAGE } LEObjectKind;

typedef struct { LEObjectKind kind; const char *name; } LEObject;

typedef struct LEValue {
    LEKind kind;
    double n[16];               /* numbers, structures, bezier control points */
    const char *s;              /* text, or the name of a timing function */
    LEObject *obj;
    struct LEDict *items;       /* entries of lists (without keys) and dictionaries */
} LEValue;

typedef struct LEDict { int count, cap; const char **keys; LEValue *values; } LEDict;

enum { LE_CB_ACTION = 1, LE_CB_LAYOUT = 2, LE_CB_DISPLAY = 4, LE_CB_DRAW = 8, LE_CB_DEFAULT_ACTION = 16 };

typedef struct { LEObject o; unsigned implements; LEDict answers; } LEDelegate;

typedef struct LEClass {
    LEObject o;
    struct LEClass *super;
    unsigned implements;
    LEDict actions, default_actions;
} LEClass;

typedef enum { LE_BASIC, LE_KEYFRAME, LE_GROUP } LEAnimType;

typedef struct { LEObject o; LEAnimType type; LEDict fields; } LEAnimation;

typedef struct LECompletion { LEObject *block; int pending; bool closed; } LECompletion;

typedef struct {
    const char *key;
    LEAnimation *anim;
    bool committed, started, stopped;
    LECompletion *waiting[8];
    int nwaiting;
} LEAttached;

typedef struct LELayer {
    LEObject o;
    LEClass *cls;
    struct LELayer *super, *mask, **subs;
    int nsubs;
    LEValue *model, *committed;
    LEDelegate *delegate;
    LEDict extra;
    LEAttached *anims;
    int nanims;
    bool hosted, shown, needs_layout, needs_display;
} LELayer;

/* What the embedding program is told; all of them must be set. */
typedef struct {
    LEValue (*action_for_layer)(LEDelegate *, LELayer *, const char *key);
    LEValue (*class_action)(LEClass *, LELayer *, const char *key, bool *answered);
    LEValue (*class_default_action)(LEClass *, const char *key, bool *answered);
    void (*run_action)(LEObject *, const char *key, LELayer *);
    void (*layer_callback)(LEObject *who, unsigned callback, LELayer *);
    void (*anim_started)(LEObject *delegate, LEAnimation *);
    void (*anim_stopped)(LEObject *delegate, LEAnimation *, bool finished);
    void (*completed)(LEObject *block);
} LECallbacks;

extern LECallbacks le_callbacks;
extern const char *le_exception, *le_exception_reason;  /* set when a call raises */

void  le_reset(void);
void *le_alloc(size_t size);

/* values */
LEValue le_num(double d);
LEValue le_bool(bool b);
LEValue le_str(const char *s);
LEValue le_obj(void *object);
LEValue le_vec(LEKind kind, int count, const double *n);
LEValue le_list(LEKind kind);
int     le_count(LEKind kind);
bool    le_equal(LEValue a, LEValue b);
LEValue le_dict_get(const LEDict *d, const char *key);
void    le_dict_set(LEDict *d, const char *key, LEValue v);
void    le_list_add(LEValue *list, const char *key, LEValue v);
bool    le_part_get(LEValue whole, const char *part, LEValue *out);
bool    le_part_set(LEValue *whole, const char *part, LEValue v);
bool    le_timing_named(const char *name, LEValue *out);
double  le_timing_at(LEValue timing, double x);

/* matrices, row vectors on the left */
LEValue le_identity(void);
LEValue le_translation(double x, double y, double z);
LEValue le_scale(double x, double y, double z);
LEValue le_rotation(double angle, double x, double y, double z);
LEValue le_concat(LEValue a, LEValue b);
LEValue le_invert(LEValue m);
bool    le_is_affine(LEValue m);
LEValue le_from_affine(LEValue affine);
LEValue le_to_affine(LEValue m);

/* layers */
LEClass *le_class(const char *name);
LEClass *le_class_new(const char *name, LEClass *super);
LELayer *le_layer_new(LEClass *cls, const char *name);
bool     le_layer_knows(LEClass *cls, const char *key, LEKind *kind, bool *readonly);
LEValue  le_class_default(LEClass *cls, const char *key);
LEValue  le_class_default_action(LEClass *cls, const char *key);
LEValue  le_layer_get(LELayer *l, const char *key, bool presentation);
void     le_layer_set(LELayer *l, const char *key, LEValue v);
LEValue  le_layer_action(LELayer *l, const char *key);
void     le_layer_insert(LELayer *parent, LELayer *child, int index);
void     le_layer_remove(LELayer *child);
void     le_layer_replace(LELayer *parent, LELayer *old, LELayer *child);
int      le_layer_index(LELayer *parent, LELayer *child);
LEValue  le_layer_paint_order(LELayer *l);
void     le_layer_convert(LELayer *from, bool fp, LELayer *to, bool tp, double *x, double *y);
LEValue  le_convert_value(LELayer *from, bool fp, LELayer *to, bool tp, LEValue v);
bool     le_layer_contains(LELayer *l, bool pres, double x, double y);
LELayer *le_layer_hit(LELayer *l, bool pres, double x, double y);
double   le_time_from_clock(LELayer *l, double t);
double   le_time_to_clock(LELayer *l, double t);
void     le_set_needs_layout(LELayer *l);
void     le_layout_if_needed(LELayer *l);
void     le_layout_sublayers(LELayer *l);
void     le_display_if_needed(LELayer *l);
void     le_display(LELayer *l);
void     le_host(LELayer *l);

/* animations */
LEAnimation *le_anim_new(LEAnimType type, const char *name);
LEAnimation *le_anim_copy(LEAnimation *a, const char *name);
const char  *le_anim_class(LEAnimation *a);
bool         le_anim_knows(LEAnimType type, const char *key, LEKind *kind);
LEValue      le_anim_get(LEAnimation *a, const char *key);
void         le_add_animation(LELayer *l, LEAnimation *a, const char *key);
void         le_remove_animation(LELayer *l, const char *key);
void         le_remove_all_animations(LELayer *l);
LEAnimation *le_animation(LELayer *l, const char *key);

/* transactions and time */
void    le_begin(void);
void    le_commit(void);
void    le_flush(void);
void    le_tick(void);
void    le_advance(double seconds);
double  le_clock(void);
LEValue le_transaction_get(const char *key);
void    le_transaction_set(const char *key, LEValue v);

#endif
