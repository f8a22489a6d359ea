#import "World.h"
#import "Callbacks.h"
#import "Stage.h"
#include <math.h>

LCOptions LCSettings = {LCClockReal, NO, NO, {NULL}};
static LCWorld *currentWorld;

@implementation LCRefusal
@end

void LCRefuse(NSString *format, ...) {
  va_list arguments;
  NSString *reason;
  va_start(arguments, format);
  reason = [[[NSString alloc] initWithFormat:format arguments:arguments] autorelease];
  va_end(arguments);
  @throw [[[LCRefusal alloc] initWithName:@"refused" reason:reason userInfo:nil] autorelease];
}

void LCRefuseSituation(NSString *format, ...) {
  va_list arguments;
  NSString *reason;
  va_start(arguments, format);
  reason = [[[NSString alloc] initWithFormat:format arguments:arguments] autorelease];
  va_end(arguments);
  @throw [[[LCRefusal alloc] initWithName:@"situation" reason:reason userInfo:nil] autorelease];
}

@implementation LCWorld

+ (LCWorld *)current {
  return currentWorld;
}

- (id)init {
  self = [super init];
  if (!self) return nil;
  objects = [NSMutableDictionary new];
  reactions = [NSMutableDictionary new];
  hosted = [NSMutableArray new];
  observed = [NSMutableArray new];
  outgrown = [NSMutableArray new];
  bodies = [NSMutableArray new];
  workers = [NSMutableDictionary new];
  /* The functions that make tables with callbacks are not there on iOS. */
  names = [[NSMapTable alloc] initWithKeyOptions:NSPointerFunctionsOpaqueMemory | NSPointerFunctionsOpaquePersonality
                                    valueOptions:NSPointerFunctionsStrongMemory | NSPointerFunctionsObjectPersonality
                                        capacity:32];
  observer = [LCObserver new];
  clock = 100;
  currentWorld = self;
  return self;
}

/* Leaves nothing behind for the next script: an exception here is noted, and the world is made anew. */
- (void)close {
  @try {
    [reactions removeAllObjects];
    [observer stopObserving:observed];
    LCReleaseLock(self, 1);     /* workers wait for it when they commit */
    LCEndWorkers(self);
    LCClearTransactions(self);
    LCCloseStage(self);
  } @catch (NSException *exception) {
    NSLog(@"closing a script: %@", exception);
    raised = YES;
  }
}

- (void)dealloc {
  if (currentWorld == self) currentWorld = nil;
  [objects release];
  [reactions release];
  [hosted release];
  [observed release];
  [outgrown release];
  [bodies release];
  [workers release];
  [observer release];
  [stage release];
  [block release];
  [names release];
  TextFree(&events);
  [super dealloc];
}

- (id)find:(NSString *)name {
  id found = [objects objectForKey:name];
  if (found) return found;
  found = LCMakeByName(name);
  if (!found) LCRefuse(@"object %@", name);
  [self setObject:found named:name];
  return found;
}

- (void)setObject:(id)object named:(NSString *)name {
  if ([objects objectForKey:name]) LCRefuse(@"a second object %@", name);
  [objects setObject:object forKey:name];
  [self rename:object to:name];
}

- (void)rename:(id)object to:(NSString *)name {
  NSMapInsert(names, (void *)object, name);
}

- (NSString *)nameOf:(id)object {
  NSString *name = object ? NSMapGet(names, (void *)object) : nil;
  if (name || !object) return name;
  if ([object isKindOfClass:[LCNamed class]]) return ((LCNamed *)object)->name;
  if ([object isKindOfClass:[CALayer class]]) {
    id model = [(CALayer *)object modelLayer];
    return model ? NSMapGet(names, (void *)model) : nil;
  }
  return [object isKindOfClass:[CAAnimation class]] ? [self nameOfAnimation:object] : nil;
}

/* An animation is copied when it is added: a value of its own tells which object it was made from. */
- (NSString *)nameOfAnimation:(id)animation {
  NSString *name = nil;
  @try {
    name = [animation valueForKey:LCNameKey];
  } @catch (NSException *exception) {
    name = nil;
  }
  return name ? name : NSMapGet(names, (void *)animation);
}

@end

/* Members of steps */

NSString *LCText(const Json *step, const char *name) {
  NSString *text = JsonString(JsonMember(step, name));
  if (!text) LCRefuse(@"a step without the text %s", name);
  return text;
}

double LCSeconds(const Json *step, const char *name) {
  const Json *value = JsonMember(step, name);
  if (!value || value->kind != JsonNumber || !isfinite(value->number)) LCRefuse(@"a step without the number %s", name);
  return value->number;
}

id LCObjectOf(LCWorld *world, const Json *step, const char *name) {
  return [world find:LCText(step, name)];
}

CALayer *LCLayerOf(LCWorld *world, const Json *step, const char *name) {
  NSString *text = LCText(step, name);
  id found = [text hasSuffix:@".presentation"] ? nil : [world find:text];
  if (![found isKindOfClass:[CALayer class]]) LCRefuse(@"%@ as a layer", text);
  return found;
}
