/* One step and its outcome. */
#import "Callbacks.h"
#import "Stage.h"
#import "Steps.h"
#import "Views.h"
#include <string.h>

/* Steps that change nothing which a commit would publish. */
static BOOL OnlyAsks(const char *name) {
  static const char *const asking[] = {
    "get", "value", "exists", "read", "keep", "animationKeys", "ask", "askView", "convert", "convertTime", "hitTest",
    "contains", "render", "classDefault", "classAction", "classNeedsDisplay", "expansionFactor", "valueFunction",
    "controlPoint", "compute", "copy", "drop", "answer", "hook", "react", "mutate", "observe", "advance", "tick", "flush"
  };
  size_t index;
  for (index = 0; index < sizeof asking / sizeof *asking; index++)
    if (!strcmp(asking[index], name)) return YES;
  return NO;
}

static LCStep Find(const char *name) {
  const LCStepEntry *const tables[] = {
    LCObjectSteps, LCPropertySteps, LCTreeSteps, LCTimeSteps, LCUpdateSteps, LCQuerySteps, LCMatrixSteps, LCViewSteps
  };
  size_t table;
  const LCStepEntry *entry;
  for (table = 0; table < sizeof tables / sizeof *tables; table++)
    for (entry = tables[table]; entry->name; entry++)
      if (!strcmp(entry->name, name)) return entry->perform;
  return NULL;
}

#if !LC_UIKIT
const LCStepEntry LCViewSteps[] = {{NULL, NULL}};
#endif

void LCDispatch(LCWorld *world, const Json *step, Text *value) {
  NSString *kind = LCText(step, "step");
  LCStep perform = Find([kind UTF8String]);
  if (!perform || !LCOffersStep([kind UTF8String])) LCRefuse(@"step %@", kind);
  if (!OnlyAsks([kind UTF8String])) world->changed = YES;
  perform(world, step, value);
}

static void AddReason(Text *outcome, const char *member, NSString *text) {
  TextAdd(outcome, "\"");
  TextAdd(outcome, member);
  TextAdd(outcome, "\":");
  TextAddQuoted(outcome, text ? text : @"");
}

void LCAddEvents(LCWorld *world, Text *outcome) {
  if (world->events.length) {
    TextAdd(outcome, ",\"events\":[");
    TextAddText(outcome, &world->events);
    TextAdd(outcome, "]");
  }
  TextAdd(outcome, "}");
}

void LCPerform(LCWorld *world, const Json *step, Text *outcome) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  Text value = {0};
  if (LCPerformElsewhere(world, step, outcome)) {
    [pool drain];
    return;
  }
  world->events.length = 0;
  TextAdd(outcome, "{");
  @try {
    LCRefuseLocked(world, step);
    LCDispatch(world, step, &value);
    TextAdd(outcome, value.length ? "\"value\":" : "\"done\":true");
    TextAddText(outcome, &value);
    LCAddEvents(world, outcome);
  } @catch (LCRefusal *refusal) {
    AddReason(outcome, "unsupported", [refusal reason]);
    TextAdd(outcome, [[refusal name] isEqual:@"situation"] ? ",\"situation\":true}" : "}");
  } @catch (NSException *exception) {
    world->raised = YES;
    AddReason(outcome, "raised", [exception name]);
    TextAdd(outcome, ",");
    AddReason(outcome, "reason", [exception reason]);
    LCAddEvents(world, outcome);
  } @catch (id other) {
    AddReason(outcome, "failed", @"something was thrown that is no exception");
    TextAdd(outcome, "}");
  }
  TextFree(&value);
  [pool drain];
}

const Json *LCPerformSteps(LCWorld *world, const Json *step, Text *text, BOOL isInBlock) {
  for (; step; step = step->next) {
    if (text->bytes[text->length - 1] == '}') TextAdd(text, ",");
#if LC_UIKIT
    if (isInBlock && JsonIs(JsonMember(step, "step"), "endBlock")) {
      text->length--;       /* its outcome comes behind what the end of the closure brings */
      return step;
    }
    if (JsonIs(JsonMember(step, "step"), "beginBlock")) {
      step = LCPerformBlock(world, step, text);
      if (!step) return NULL;
      continue;
    }
#endif
    LCPerform(world, step, text);
  }
  return NULL;
}
