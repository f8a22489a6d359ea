/* The search for an action, animations of a layer, transactions. */
#import "Engine.h"
#include <math.h>

@implementation CALayer (Actions)

static id InDictionary(id dictionary, NSString *key) {
  return [dictionary isKindOfClass:[NSDictionary class]] ? [dictionary objectForKey:key] : nil;
}

/* The first place with an opinion decides; the null object is one: no action. */
- (id)actionForKey:(NSString *)key {
  id action = nil;
  NSDictionary *style;
  if ([delegate respondsToSelector:@selector(actionForLayer:forKey:)])
    action = [delegate performSelector:@selector(actionForLayer:forKey:) withObject:self withObject:key];
  if (action == [NSNull null] && CAHasFault("null-is-nil")) action = nil;
  if (!action) action = InDictionary([self actions], key);
  for (style = [self style]; !action && style; style = InDictionary(style, @"style"))
    action = InDictionary(InDictionary(style, @"actions"), key);
  if (!action) action = [[self class] defaultActionForKey:key];
  return action == [NSNull null] ? nil : action;
}

- (id)actionForChangeOfKey:(NSString *)key {
  id action = [CATransaction disableActions] ? nil : [self actionForKey:key];
  return action == [NSNull null] ? nil : action;     /* a subclass may answer so */
}

- (NSUInteger)indexOfAnimation:(NSString *)key {
  NSUInteger index;
  for (index = 0; index < [animations count]; index++)
    if ([[[animations objectAtIndex:index] objectAtIndex:0] isEqual:key ? (id)key : (id)[NSNull null]]) return index;
  return NSNotFound;
}

- (void)addAnimation:(CAAnimation *)animation forKey:(NSString *)key {
  CAAnimation *copy = [[animation copy] autorelease];
  id timing = [CATransaction animationTimingFunction];
  [CATransaction join];
  if ([animation isKindOfClass:[CATransition class]]) key = @"transition";
  if ([copy duration] <= 0) [copy setDuration:[CATransaction animationDuration]];
  if (timing) [copy setValue:timing forKey:@"timingFunction"];
  if ([copy isKindOfClass:[CAPropertyAnimation class]] && ![(CAPropertyAnimation *)copy keyPath])
    [(CAPropertyAnimation *)copy setKeyPath:key];
  if (key) [self removeAnimationForKey:key];
  [animations addObject:[NSArray arrayWithObjects:key ? (id)key : (id)[NSNull null], copy, nil]];
}

- (void)removeAnimationForKey:(NSString *)key {
  NSUInteger index = key ? [self indexOfAnimation:key] : NSNotFound;
  if (index != NSNotFound) [animations removeObjectAtIndex:index];
}

- (void)removeAllAnimations { [animations removeAllObjects]; }

- (NSArray *)animationKeys {
  NSMutableArray *keys = [NSMutableArray array];
  NSUInteger index;
  for (index = 0; index < [animations count]; index++) {
    id key = [[animations objectAtIndex:index] objectAtIndex:0];
    if (key != [NSNull null]) [keys addObject:key];
  }
  return [keys count] ? keys : nil;
}

- (CAAnimation *)animationForKey:(NSString *)key {
  NSUInteger index = key ? [self indexOfAnimation:key] : NSNotFound;
  return index == NSNotFound ? nil : [[animations objectAtIndex:index] objectAtIndex:1];
}

@end

@implementation CAAnimation

+ (id)animation { return [[self new] autorelease]; }

- (id)copyWithZone:(NSZone *)zone {
  CAAnimation *copy = [[self class] new];
  [copy->values setDictionary:values];
  return copy;
}

- (void)runActionForKey:(NSString *)key object:(id)object arguments:(NSDictionary *)arguments {
  [object addAnimation:self forKey:key];
}

@end

@implementation CAPropertyAnimation

+ (id)animationWithKeyPath:(NSString *)keyPath {
  CAPropertyAnimation *made = [self animation];
  [made setKeyPath:keyPath];
  return made;
}

@end

CA_EMPTY(CABasicAnimation)
CA_EMPTY(CAKeyframeAnimation)

CA_EMPTY(CAAnimationGroup)
CA_EMPTY(CATransition)

/* The levels of this thread, the implicit transaction below them if there is one. */
static NSMutableArray *Levels(void) {
  NSMutableDictionary *thread = [[NSThread currentThread] threadDictionary];
  NSMutableArray *levels = [thread objectForKey:@"CATransaction"];
  if (!levels) [thread setObject:levels = [NSMutableArray array] forKey:@"CATransaction"];
  return levels;
}

static BOOL IsImplicit(NSDictionary *level) { return [level objectForKey:@"\1implicit"] != nil; }

static NSRecursiveLock *sharedLock;

@implementation CATransaction

+ (void)initialize { if (!sharedLock) sharedLock = [NSRecursiveLock new]; }
+ (void)begin { [Levels() addObject:[NSMutableDictionary dictionary]]; }

+ (void)commit {
  NSMutableArray *levels = Levels();
  NSMutableDictionary *ended = [levels lastObject];
  if (!ended || IsImplicit(ended)) return;
  [[ended retain] autorelease];
  [levels removeLastObject];
  if (CAHasFault("inner-values-leak")) [[levels lastObject] addEntriesFromDictionary:ended];
}

+ (void)flush {
  if ([Levels() count] == 1 && IsImplicit([Levels() lastObject])) [Levels() removeLastObject];
}

/* A change has a transaction, if need be an implicit one. */
+ (void)join {
  if (![Levels() count])
    [Levels() addObject:[NSMutableDictionary dictionaryWithObject:@"yes" forKey:@"\1implicit"]];
}

+ (void)lock { [sharedLock lock]; }

+ (void)unlock {
  @try {
    [sharedLock unlock];
  } @catch (NSException *exception) {
    /* Too often: nothing. */
  }
}


+ (id)valueForKey:(NSString *)key {
  NSUInteger index;
  for (index = [Levels() count]; index-- > 0;) {
    id value = [[Levels() objectAtIndex:index] objectForKey:key];
    if (value) return value == [NSNull null] ? nil : value;
  }
  if ([key isEqual:@"animationDuration"]) return [NSNumber numberWithDouble:0.25];
  return [key isEqual:@"disableActions"] ? [NSNumber numberWithBool:NO] : nil;
}

+ (void)setValue:(id)value forKey:(NSString *)key {
  [self join];
  [[Levels() lastObject] setObject:value ? value : (id)[NSNull null] forKey:key];
}

+ (double)animationDuration { return [[self valueForKey:@"animationDuration"] doubleValue]; }
+ (BOOL)disableActions { return [[self valueForKey:@"disableActions"] boolValue]; }
+ (CAMediaTimingFunction *)animationTimingFunction { return [self valueForKey:@"animationTimingFunction"]; }

+ (void)setAnimationDuration:(double)duration {
  [self setValue:[NSNumber numberWithDouble:duration] forKey:@"animationDuration"];
}

+ (void)setDisableActions:(BOOL)disabled { [self setValue:[NSNumber numberWithBool:disabled] forKey:@"disableActions"]; }

+ (void)setAnimationTimingFunction:(CAMediaTimingFunction *)timing {
  [self setValue:timing forKey:@"animationTimingFunction"];
}

@end
