/* driver.c - carries out scripts on the engine: one JSON message a line in,
 * one answer a line out. */
#include "hello.h"
#include "events.h"
#include "steps.h"
#include "steps_tree.h"
#include "steps_compute.h"

static bool is_one_of(const char *s, const char *const *list) {
    for (; *list; list++) if (!strcmp(s, *list)) return true;
    return false;
}
#define ONE_OF(s, ...) is_one_of(s, (const char *const[]){__VA_ARGS__, NULL})

/* Carries out a step; true if it raised an exception. */
static bool step(J *s, Buf *out) {
    const char *k = j_str(s, "step");
    if (!k || j_get(s, "thread")) return unsupported(out, "step", k);
    if (!strcmp(k, "new")) return step_new(s, out);
    if (!strcmp(k, "set")) return step_set(s, out);
    if (!strcmp(k, "setValue")) return step_set_value(s, out);
    if (!strcmp(k, "get")) return step_get(s, out, j_str(s, "property"), false);
    if (!strcmp(k, "value")) return step_get(s, out, j_str(s, "keyPath"), true);
    if (ONE_OF(k, "add", "insert", "insertBelow", "insertAbove", "replace", "remove")) return step_tree(k, s, out);
    if (ONE_OF(k, "answer", "hook", "react")) return step_program(k, s, out);
    if (ONE_OF(k, "addAnimation", "removeAnimation", "removeAllAnimations", "animationKeys", "exists")) return step_animation(k, s, out);
    if (ONE_OF(k, "host", "setNeedsLayout", "layoutIfNeeded", "layoutSublayers", "setNeedsDisplay", "displayIfNeeded", "display",
               "paintOrder", "ask", "hitTest", "contains")) return step_layer(k, s, out);
    if (ONE_OF(k, "convert", "convertTime")) return step_convert(k, s, out);
    if (ONE_OF(k, "evaluate", "controlPoint")) return step_timing(k, s, out);
    if (!strcmp(k, "compute")) return step_compute(s, out);
    if (!strcmp(k, "begin")) { le_begin(); return done(out); }
    if (!strcmp(k, "commit")) { le_commit(); return done(out); }
    if (!strcmp(k, "flush")) { le_flush(); return done(out); }
    if (!strcmp(k, "tick")) { le_tick(); return done(out); }
    if (ONE_OF(k, "lock", "unlock")) return done(out);
    if (!strcmp(k, "advance")) {
        LEValue v;
        if (!decode(j_get(s, "seconds"), &v) || v.kind != LE_NUM) return unsupported(out, "seconds", NULL);
        le_advance(v.n[0]);
        return done(out);
    }
    if (!strcmp(k, "copy")) {
        LEAnimation *a = find_kind(j_str(s, "on"), LE_ANIMATION);
        if (!a || !j_str(s, "as")) return unsupported(out, "animation", j_str(s, "on"));
        remember(le_anim_copy(a, j_str(s, "as")));
        return done(out);
    }
    if (ONE_OF(k, "classDefault", "classAction")) {
        LEClass *c = find_class(j_str(s, "class"));
        const char *key = j_str(s, "key");
        if (!c || !key) return unsupported(out, "class", j_str(s, "class"));
        if (!strcmp(k, "classDefault")) return value(out, le_class_default(c, key));
        return value(out, action_value(le_class_default_action(c, key)));
    }
    return unsupported(out, "step", k);
}

static void run(const J *steps, Buf *out) {
    le_reset();
    world.count = world.nreactions = 0;
    put(out, "\"trace\":[");
    for (J *s = steps ? steps->child : NULL; s; s = s->next) {
        put(out, s == steps->child ? "{" : ",{");
        events.len = 0;
        step(s, out);
        if (events.len) put(out, ",\"events\":[%s]", events.p);
        put(out, "}");
    }
    put(out, "]");
}

int main(void) {
    char *line = NULL;
    size_t size = 0;
    le_callbacks = (LECallbacks){on_action, on_class_action, on_class_default, on_run, on_layer, on_start, on_stop, on_complete};
    while (getline(&line, &size, stdin) > 0) {
        const char *p = line;
        J *message = j_value(&p), *n = j_get(message, "n");
        Buf out = {0};
        bool bye = j_get(message, "bye") != NULL;
        put(&out, "{\"n\":");
        put_num(&out, n ? n->num : 0);
        put(&out, ",");
        if (bye) put(&out, "\"bye\":{}");
        else if (j_get(message, "hello")) { put(&out, "\"hello\":"); put(&out, hello, timing_fields); }
        else if (j_get(message, "run")) run(j_get(j_get(message, "run"), "steps"), &out);
        else put(&out, "\"error\":\"message not known\"");
        put(&out, "}\n");
        fwrite(out.p, 1, out.len, stdout);
        fflush(stdout);
        free(out.p);
        le_reset();
        world.count = world.nreactions = 0;
        j_free(message);
        if (bye) break;
    }
    free(line);
    free(world.objects);
    free(world.reactions);
    free(events.p);
    return 0;
}
