/* Animation blocks of views: the steps up to the end of a block are carried out within a real closure. */
#import "Views.h"

#if LC_UIKIT
#import "Steps.h"
#include <string.h>

static double Number(const Json *step, const char *member, double otherwise) {
  const Json *value = JsonMember(step, member);
  return value && value->kind == JsonNumber ? value->number : otherwise;
}

static UIViewAnimationOptions Options(const Json *step) {
  static const struct { const char *name; UIViewAnimationOptions option; } known[] = {
    {"beginFromCurrentState", UIViewAnimationOptionBeginFromCurrentState}, {"repeat", UIViewAnimationOptionRepeat},
    {"autoreverse", UIViewAnimationOptionAutoreverse},
    {"overrideInheritedDuration", UIViewAnimationOptionOverrideInheritedDuration},
    {"overrideInheritedCurve", UIViewAnimationOptionOverrideInheritedCurve}
  };
  static const struct { const char *name; UIViewAnimationOptions option; } curves[] = {
    {"easeInEaseOut", UIViewAnimationOptionCurveEaseInOut}, {"easeIn", UIViewAnimationOptionCurveEaseIn},
    {"easeOut", UIViewAnimationOptionCurveEaseOut}, {"linear", UIViewAnimationOptionCurveLinear}
  };
  const Json *list = JsonMember(step, "options"), *curve = JsonMember(step, "curve"), *one;
  UIViewAnimationOptions options = 0;
  size_t index;
  for (one = list ? list->first : NULL; one; one = one->next)
    for (index = 0; index < sizeof known / sizeof *known; index++)
      if (JsonIs(one, known[index].name)) options |= known[index].option;
  for (index = 0; index < sizeof curves / sizeof *curves; index++)
    if (JsonIs(curve, curves[index].name)) options |= curves[index].option;
  return options;
}

typedef void (^Body)(void);
typedef void (^Completion)(BOOL finished);

static Completion CompletionOf(LCWorld *world, const Json *step) {
  const Json *named = JsonMember(step, "completion");
  LCBlock *block = named ? [world find:JsonString(named)] : nil;
  if (!block) return nil;
  world->waits = YES;
  return [[^(BOOL finished) { [block wasFinished:finished]; } copy] autorelease];
}

static void Open(const Json *step, Body body, Completion completion) {
  const char *kind = JsonMember(step, "kind")->text;
  double duration = Number(step, "duration", 0), delay = Number(step, "delay", 0);
  UIViewAnimationOptions options = Options(step);
  if (!strcmp(kind, "animate")) {
    [UIView animateWithDuration:duration delay:delay options:options animations:body completion:completion];
  } else if (!strcmp(kind, "spring")) {
    [UIView animateWithDuration:duration
                          delay:delay
         usingSpringWithDamping:Number(step, "damping", 1)
          initialSpringVelocity:0
                        options:options
                     animations:body
                     completion:completion];
  } else if (!strcmp(kind, "keyframes")) {
    [UIView animateKeyframesWithDuration:duration delay:delay options:0 animations:body completion:completion];
  } else if (!strcmp(kind, "pop")) {
    LCPop(duration, body);
  } else if (!strcmp(kind, "keyframe")) {
    [UIView addKeyframeWithRelativeStartTime:delay relativeDuration:duration animations:body];
  } else {
    [UIView performWithoutAnimation:body];
  }
}

static BOOL IsKnown(const Json *step) {
  static const char *const kinds[] = {"animate", "spring", "keyframes", "keyframe", "withoutAnimation", "pop"};
  size_t index;
  for (index = 0; index < sizeof kinds / sizeof *kinds; index++)
    if (JsonIs(JsonMember(step, "kind"), kinds[index])) return YES;
  return NO;
}

/* A block that is not known is refused, and so is its end; what is in it is carried out all the same. */
static const Json *Refused(LCWorld *world, const Json *step, Text *text) {
  const Json *end;
  TextAdd(text, "{\"unsupported\":\"a block of this kind\"}");
  end = LCPerformSteps(world, step->next, text, YES);
  if (end) TextAdd(text, ",{\"unsupported\":\"a block of this kind\"}");
  return end;
}

const Json *LCPerformBlock(LCWorld *world, const Json *step, Text *text) {
  __block const Json *end = NULL;
  if (!IsKnown(step)) return Refused(world, step, text);
  world->changed = YES;
  Open(step, ^{
    const Json *count = JsonMember(step, "count");
    if (count) [UIView setAnimationRepeatCount:(float)count->number];
    TextAdd(text, "{\"done\":true}");
    end = LCPerformSteps(world, step->next, text, YES);
    world->events.length = 0;
  }, CompletionOf(world, step));
  if (!end) return NULL;
  TextAdd(text, ",{\"done\":true");
  LCAddEvents(world, text);
  return end;
}
#endif
