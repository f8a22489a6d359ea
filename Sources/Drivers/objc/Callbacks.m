#import "Callbacks.h"
#import "Making.h"
#import "Values.h"
#import "Views.h"

NSString *const LCNameKey = @"layerCheckName";

/* A delegate has the methods that the script says it implements, and no others. */
static const struct { const char *callback, *selector; } methods[] = {
  {"actionForKey", "actionForLayer:forKey:"},
  {"display", "displayLayer:"},
  {"draw", "drawLayer:inContext:"},
  {"layerWillDraw", "layerWillDraw:"},
  {"layoutSublayers", "layoutSublayersOfLayer:"},
  {"invalidateLayout", "invalidateLayoutOfLayer:"},
  {"preferredSize", "preferredSizeOfLayer:"},
};

/* A reaction: the steps belong to the message, which outlives the script. */
@interface LCReaction : NSObject {
 @public
  const Json *steps;
  int limit;
}
@end
@implementation LCReaction
@end

/* Events */

Text *LCBeginEvent(const char *event, NSString *who) {
  Text *events = &[LCWorld current]->events;
  TextAdd(events, events->length ? ",{\"event\":\"" : "{\"event\":\"");
  TextAdd(events, event);
  TextAdd(events, "\"");
  if (who) LCEventText("who", who);
  return events;
}

void LCEventText(const char *member, NSString *text) {
  Text *events = &[LCWorld current]->events;
  TextAdd(events, ",\"");
  TextAdd(events, member);
  TextAdd(events, "\":");
  TextAddQuoted(events, text);
}

static void PerformReaction(LCWorld *world, const Json *steps) {
  const Json *step;
  @try {
    for (step = steps->first; step; step = step->next) {
      Text answer = {0};
      LCDispatch(world, step, &answer);
      TextFree(&answer);
    }
  } @catch (NSException *exception) {
    /* The steps behind one that raises are left out; nothing goes through the framework's frames. */
  }
}

void LCEndEvent(NSString *who, const char *callback) {
  LCWorld *world = [LCWorld current];
  LCReaction *reaction;
  TextAdd(&world->events, "}");
  if (!who) return;
  reaction = [world->reactions objectForKey:[NSString stringWithFormat:@"%@ %s", who, callback]];
  if (!reaction || reaction->limit <= 0) return;
  reaction->limit--;
  PerformReaction(world, reaction->steps);
}

void LCReportCall(NSString *who, const char *callback, id layer) {
  NSString *name = [[LCWorld current] nameOf:layer];
  if (!who || !name) return;
  LCBeginEvent("called", who);
  LCEventText("callback", [NSString stringWithUTF8String:callback]);
  LCEventText("layer", name);
  LCEndEvent(who, callback);
}

static void AddSeen(CALayer *layer, NSString *key) {
  LCWorld *world = [LCWorld current];
  Text seen = {0};
  @try {
    if (LCGetter(layer, key) && LCSetter(layer, key)) {
      LCEncode(world, LCGet(layer, key), &seen);
      TextAdd(&world->events, ",\"seen\":");
      TextAddText(&world->events, &seen);
    }
  } @catch (NSException *exception) {
    /* Not readable at this moment: the event says so by leaving it out. */
  }
  TextFree(&seen);
}

void LCReportQuestion(NSString *who, const char *callback, CALayer *layer, NSString *key) {
  NSString *name = [[LCWorld current] nameOf:layer];
  if (!who || !name || !key) return;
  LCBeginEvent("asked", who);
  LCEventText("callback", [NSString stringWithUTF8String:callback]);
  LCEventText("layer", name);
  LCEventText("key", key);
  AddSeen(layer, key);
  LCEndEvent(who, callback);
}

void LCReact(LCWorld *world, const Json *step) {
  LCReaction *reaction = [[LCReaction new] autorelease];
  NSString *who = LCText(step, "on"), *callback = LCText(step, "callback");
  const Json *steps = JsonMember(step, "steps");
  if (!steps || steps->kind != JsonList) LCRefuse(@"a reaction without steps");
  if (!LCOffersCallback([callback UTF8String])) LCRefuse(@"callback %@", callback);
  [world find:who];
  reaction->steps = steps;
  reaction->limit = (int)LCSeconds(step, "limit");
  [world->reactions setObject:reaction forKey:[NSString stringWithFormat:@"%@ %@", who, callback]];
}

/* Objects that are called back */

@implementation LCNamed

- (id)initWithName:(NSString *)aName implements:(NSArray *)callbacks {
  self = [super init];
  if (!self) return nil;
  name = [aName copy];
  implements = [[NSSet alloc] initWithArray:callbacks];
  answers = [NSMutableDictionary new];
  return self;
}

- (void)dealloc {
  [name release];
  [implements release];
  [answers release];
  [super dealloc];
}

/* Selectors are compared by sel_isEqual: where they carry types, one name has several pointers. */
- (BOOL)respondsToSelector:(SEL)selector {
  size_t index;
  for (index = 0; index < sizeof methods / sizeof *methods; index++)
    if (sel_isEqual(selector, sel_registerName(methods[index].selector)))
      return [super respondsToSelector:selector] &&
             [implements containsObject:[NSString stringWithUTF8String:methods[index].callback]];
  return [super respondsToSelector:selector];
}

@end

@implementation LCDelegate

- (id)actionForLayer:(CALayer *)layer forKey:(NSString *)key {
  id answer;
  LCReportQuestion(name, "actionForKey", layer, key);
  answer = [answers objectForKey:key];
#if LC_UIKIT
  if ([answer isKindOfClass:[LCWeakView class]]) answer = [(LCWeakView *)answer actionForLayer:layer forKey:key];
#endif
  return answer;
}

- (void)displayLayer:(CALayer *)layer { LCReportCall(name, "display", layer); }
- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)context { LCReportCall(name, "draw", layer); }
- (void)layerWillDraw:(CALayer *)layer { LCReportCall(name, "layerWillDraw", layer); }
- (void)layoutSublayersOfLayer:(CALayer *)layer { LCReportCall(name, "layoutSublayers", layer); }

@end

@implementation LCLayoutManager

- (void)invalidateLayoutOfLayer:(CALayer *)layer { LCReportCall(name, "invalidateLayout", layer); }
- (void)layoutSublayersOfLayer:(CALayer *)layer { LCReportCall(name, "layoutSublayers", layer); }

- (CGSize)preferredSizeOfLayer:(CALayer *)layer {
  LCReportCall(name, "preferredSize", layer);
  return preferredSize;
}

@end

@implementation LCAction

- (void)runActionForKey:(NSString *)key object:(id)object arguments:(NSDictionary *)arguments {
  NSString *layer = [[LCWorld current] nameOf:object];
  if (!layer) return;
  LCBeginEvent("ran", name);
  LCEventText("key", key);
  LCEventText("layer", layer);
  LCEndEvent(name, "run");
}

@end

@implementation LCHandler

- (void)animationDidStart:(CAAnimation *)animation {
  NSString *named = [[LCWorld current] nameOfAnimation:animation];
  if (!named) return;
  LCBeginEvent("started", name);
  LCEventText("animation", named);
  LCEndEvent(name, "start");
}

- (void)animationDidStop:(CAAnimation *)animation finished:(BOOL)finished {
  NSString *named = [[LCWorld current] nameOfAnimation:animation];
  if (!named) return;
  LCBeginEvent("stopped", name);
  LCEventText("animation", named);
  TextAdd(&[LCWorld current]->events, finished ? ",\"finished\":true" : ",\"finished\":false");
  LCEndEvent(name, "stop");
}

@end

@implementation LCBlock

- (void)wasCompleted {
  if (![LCWorld current]) return;
  LCBeginEvent("completed", name);
  LCEndEvent(name, "complete");
}

- (void)wasFinished:(BOOL)finished {
  if (![LCWorld current]) return;
  LCBeginEvent("completed", name);
  TextAdd(&[LCWorld current]->events, finished ? ",\"finished\":true" : ",\"finished\":false");
  LCEndEvent(name, "complete");
}

@end

@implementation LCObserver

- (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object
                        change:(NSDictionary *)change context:(void *)context {
  LCWorld *world = [LCWorld current];
  NSString *layer = [world nameOf:object];
  Text values = {0};
  id old = [change objectForKey:NSKeyValueChangeOldKey], new = [change objectForKey:NSKeyValueChangeNewKey];
  if (!layer) return;
  @try {        /* an observer is told of nil by the null object */
    TextAdd(&values, ",\"old\":");
    LCEncodeObject(world, old == [NSNull null] ? nil : old, &values);
    TextAdd(&values, ",\"new\":");
    LCEncodeObject(world, new == [NSNull null] ? nil : new, &values);
  } @catch (NSException *exception) {
    TextFree(&values);
    return;
  }
  LCBeginEvent("changed", nil);
  LCEventText("layer", layer);
  LCEventText("key", keyPath);
  TextAddText(&world->events, &values);
  LCEndEvent(nil, "");
  TextFree(&values);
}

- (void)stopObserving:(NSArray *)pairs {
  NSUInteger index;
  for (index = 0; index < [pairs count]; index++) {
    NSArray *pair = [pairs objectAtIndex:index];
    [[pair objectAtIndex:0] removeObserver:self forKeyPath:[pair objectAtIndex:1]];
  }
}

@end

id LCMakeByName(NSString *name) {
  unichar letter = [name length] > 1 ? [name characterAtIndex:0] : 0;
  NSArray *none = [NSArray array];
  if ([[name substringFromIndex:letter ? 1 : 0] intValue] <= 0) return nil;
  if (letter == 'x') return [[[LCAction alloc] initWithName:name implements:none] autorelease];
  if (letter == 'h') return [[[LCHandler alloc] initWithName:name implements:none] autorelease];
  if (letter == 'b') return [[[LCBlock alloc] initWithName:name implements:none] autorelease];
  return letter == 'i' ? LCImage() : nil;
}
