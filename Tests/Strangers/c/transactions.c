/* transactions.c - transactions, commits, and what is told at a tick. */
#include "internal.h"
#include <string.h>

static void push(bool implicit) {
    Transaction *t = le_alloc(sizeof *t);
    t->outer = le.top;
    t->implicit = implicit;
    le.top = t;
}
void need_transaction(void) { if (!le.top) push(true); }

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

void detach(LELayer *l, int i, bool finished) {
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
