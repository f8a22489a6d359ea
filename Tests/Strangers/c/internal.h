/* internal.h - what the files of the engine share, and nobody else needs. */
#ifndef INTERNAL_H
#define INTERNAL_H

#include "engine.h"

typedef struct Transaction {
    struct Transaction *outer;
    bool implicit;
    LEDict values;
    LECompletion *completion;
} Transaction;

typedef struct { LEAnimation *anim; bool finished; LECompletion *waiting[8]; int nwaiting; } Stop;

typedef struct Block { struct Block *next; } Block;

struct LEWorld {
    Block *blocks;
    double clock;
    Transaction *top;
    LELayer **layers; int nlayers;
    Stop *stops; int nstops;
    LECompletion **due; int ndue;
    LEDict classes;
};
extern struct LEWorld le;

static const LEValue nil;

void *grow(void *old, int count, size_t item);   /* room for one more */
void  raise_error(const char *name, const char *reason);
int   dict_find(const LEDict *d, const char *key);

/* matrices and interpolation */
bool    solve(double *m, double *inv, int n);       /* Gauss-Jordan */
void    decompose(LEValue m, double *p);
LEValue compose(const double *p);
LEValue lerp(LEValue a, LEValue b, double t);
LEValue add(LEValue a, LEValue b, double sign);

/* properties of layers */
enum { ANIM = 1, NILABLE = 2, LAYOUT = 4 };

typedef struct { const char *cls, *name; LEKind kind; int flags; double n[16]; const char *s; } Property;

enum { BOUNDS, POSITION, ANCHOR, ANCHOR_Z, Z_POSITION, TRANSFORM, SUBTRANSFORM, FLIPPED, MASKS, HIDDEN, NPROPS = 52 };
extern const Property properties[];

int     property_index(LEClass *cls, const char *key);
LEValue property_default(int p);
double  layer_num(LELayer *l, const char *key);
LEValue value_at(LELayer *l, int p, bool presentation);
LEValue frame_of(LELayer *l, bool pres);
void    set_frame(LELayer *l, LEValue f);

/* animations, transactions and actions */
double  anim_num(LEAnimation *a, const char *key);
double  active_duration(LEAnimation *a, double *cycle);
void    need_transaction(void);
void    detach(LELayer *l, int i, bool finished);
LEValue find_action(LELayer *l, const char *key);
void    run_action(LELayer *l, LEValue action, const char *key, LEValue old);

#endif
