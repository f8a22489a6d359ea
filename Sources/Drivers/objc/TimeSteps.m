/* Transactions, the clock, turns, animations of layers. */
#import "Stage.h"
#import "Values.h"

static void Begin(LCWorld *world, const Json *step, Text *value) {
  [CATransaction begin];
  ++*LCLevels(world);
}

/* Without a level that the script opened, this would end the implicit transaction, or one of ours. */
static void Commit(LCWorld *world, const Json *step, Text *value) {
  [CATransaction commit];
  if (*LCLevels(world) > 0) --*LCLevels(world);
}

static void Flush(LCWorld *world, const Json *step, Text *value) {
  BOOL isOutermost = *LCLevels(world) == 0;
  if (isOutermost && world->pending) LCPublishClock(world);
  [CATransaction flush];
  if (isOutermost) world->changed = NO;
}

static void Lock(LCWorld *world, const Json *step, Text *value) {
  [CATransaction lock];
  world->holder = LCThreadOf(step);
  world->locks++;
}

static void Unlock(LCWorld *world, const Json *step, Text *value) {
  [CATransaction unlock];
  if (world->locks > 0) world->locks--;
}

static void Advance(LCWorld *world, const Json *step, Text *value) {
  double seconds = LCSeconds(step, "seconds");
  if (LCSettings.clock == LCClockReal) LCRefuse(@"advance: the clock is real");
  if (seconds < 0) LCRefuse(@"advance by %g", seconds);
  world->clock += seconds;
  world->pending = world->stage != nil;
  if (world->pending && !world->changed && world->levels == 0) LCPublishClock(world);
}

static void Tick(LCWorld *world, const Json *step, Text *value) {
  if (*LCLevels(world) == 0) Flush(world, step, value);
  if ([NSThread isMainThread]) LCTurn(world);
}

static void AddAnimation(LCWorld *world, const Json *step, Text *value) {
  CAAnimation *animation = LCObjectOf(world, step, "animation");
  const Json *key = JsonMember(step, "key");
  if (![animation isKindOfClass:[CAAnimation class]]) LCRefuse(@"adding what is no animation");
  [LCLayerOf(world, step, "on") addAnimation:animation forKey:JsonString(key)];
}

static void RemoveAnimation(LCWorld *world, const Json *step, Text *value) {
  [LCLayerOf(world, step, "on") removeAnimationForKey:LCText(step, "key")];
}

static void RemoveAllAnimations(LCWorld *world, const Json *step, Text *value) {
  [LCLayerOf(world, step, "on") removeAllAnimations];
}

static CALayer *Side(LCWorld *world, const Json *step, const char *member) {
  const Json *side = JsonMember(step, member);
  return !side || side->kind == JsonNull ? nil : LCLayerOf(world, step, member);
}

/* Where layers are shown no layer means the clock, which the stage shows. */
static void ConvertTime(LCWorld *world, const Json *step, Text *value) {
  CALayer *from = Side(world, step, "from"), *to = Side(world, step, "to");
  double time = LCSeconds(step, "time");
  BOOL hosted = LCIsHosted(world, from ? from : to);
  if (!from && !to) LCRefuseSituation(@"a conversion between no layers");
  if (from && to && hosted != LCIsHosted(world, to)) LCRefuseSituation(@"times of a layer that is shown and of one that is not");
  if (hosted) LCRefuseUnpublished(world);
  if (hosted && !from) from = world->stage;
  if (hosted && !to) to = world->stage;
  TextAddNumber(value, to ? [to convertTime:time fromLayer:from] : [from convertTime:time toLayer:to]);
}

const LCStepEntry LCTimeSteps[] = {
  {"begin", Begin}, {"commit", Commit}, {"flush", Flush}, {"lock", Lock}, {"unlock", Unlock},
  {"advance", Advance}, {"tick", Tick}, {"addAnimation", AddAnimation}, {"removeAnimation", RemoveAnimation},
  {"removeAllAnimations", RemoveAllAnimations}, {"convertTime", ConvertTime}, {NULL, NULL}
};
