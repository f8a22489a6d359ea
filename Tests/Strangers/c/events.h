/* events.h - what is told while a step is carried out, and what is done then. */
#ifndef EVENTS_H
#define EVENTS_H

#include "coding.h"

static void event(const char *kind, LEObject *who, const char *callback, LELayer *layer, const char *key) {
    put(&events, "%s{\"event\":\"%s\",\"who\":\"%s\"", events.len ? "," : "", kind, who->name);
    if (callback) put(&events, ",\"callback\":\"%s\"", callback);
    if (layer) put(&events, ",\"layer\":\"%s\"", layer->o.name);
    if (key) { put(&events, ",\"key\":"); put_text(&events, key); }
}

static bool step(J *s, Buf *out);

static void react(LEObject *who, const char *callback) {
    for (int i = 0; i < world.nreactions; i++) {
        Reaction *r = &world.reactions[i];
        if (r->who != who || strcmp(r->callback, callback) || r->limit <= 0) continue;
        r->limit--;
        for (J *s = r->steps->child; s; s = s->next) {
            Buf dropped = {0};
            bool raised = step(s, &dropped);
            free(dropped.p);
            if (raised) break;
        }
        return;
    }
}

static LEValue on_action(LEDelegate *d, LELayer *l, const char *key) {
    LEKind kind;
    bool readonly;
    event("asked", &d->o, "actionForKey", l, key);
    if (le_layer_knows(l->cls, key, &kind, &readonly)) { put(&events, ",\"seen\":"); put_value(&events, le_layer_get(l, key, false)); }
    put(&events, "}");
    return le_dict_get(&d->answers, key);
}

static bool programmed(const LEDict *d, const char *key) {
    for (int i = 0; i < d->count; i++) if (!strcmp(d->keys[i], key)) return true;
    return false;
}

static LEValue on_class_action(LEClass *c, LELayer *l, const char *key, bool *answered) {
    LEKind kind;
    bool readonly;
    *answered = programmed(&c->actions, key) || (c->implements & LE_CB_ACTION);
    if (*answered) {
        event("asked", &c->o, "actionForKey", l, key);
        if (le_layer_knows(l->cls, key, &kind, &readonly)) { put(&events, ",\"seen\":"); put_value(&events, le_layer_get(l, key, false)); }
        put(&events, "}");
    }
    return le_dict_get(&c->actions, key);
}

static LEValue on_class_default(LEClass *c, const char *key, bool *answered) {
    *answered = programmed(&c->default_actions, key) || (c->implements & LE_CB_DEFAULT_ACTION);
    if (*answered) { event("asked", &c->o, "defaultActionForKey", NULL, key); put(&events, "}"); }
    return le_dict_get(&c->default_actions, key);
}

static void on_run(LEObject *x, const char *key, LELayer *l) {
    event("ran", x, NULL, l, key);
    put(&events, "}");
    react(x, "run");
}
static void on_layer(LEObject *who, unsigned bit, LELayer *l) {
    const char *name = bit == LE_CB_LAYOUT ? "layoutSublayers" : bit == LE_CB_DISPLAY ? "display" : "draw";
    event("called", who, name, l, NULL);
    put(&events, "}");
    react(who, name);
}
static void on_start(LEObject *h, LEAnimation *a) {
    event("started", h, NULL, NULL, NULL);
    put(&events, ",\"animation\":\"%s\"}", a->o.name ? a->o.name : "");
    react(h, "start");
}
static void on_stop(LEObject *h, LEAnimation *a, bool finished) {
    event("stopped", h, NULL, NULL, NULL);
    put(&events, ",\"animation\":\"%s\",\"finished\":%s}", a->o.name ? a->o.name : "", finished ? "true" : "false");
    react(h, "stop");
}
static void on_complete(LEObject *b) {
    event("completed", b, NULL, NULL, NULL);
    put(&events, "}");
    react(b, "complete");
}

#endif
