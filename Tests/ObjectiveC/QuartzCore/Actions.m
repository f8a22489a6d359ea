/* The search for an action, animations of a layer, transactions. */
#import "Engine.h"
#include <math.h>

CA_SUBCLASS(CAPropertyAnimation, CAAnimation)
CA_SUBCLASS(CABasicAnimation, CAPropertyAnimation)
CA_SUBCLASS(CAKeyframeAnimation, CAPropertyAnimation)
CA_SUBCLASS(CAAnimationGroup, CAAnimation)
CA_SUBCLASS(CATransition, CAAnimation)

@interface CASpringAnimation : CABasicAnimation
@end
@implementation CASpringAnimation

/* Over-damped springs are taken for critically damped ones. */
- (double)settlingDuration {
  double mass = [[self valueForKey:@"mass"] doubleValue], stiffness = [[self valueForKey:@"stiffness"] doubleValue];
  double damping = [[self valueForKey:@"damping"] doubleValue], rate = sqrt(stiffness / mass), ratio, time = 0;
  ratio = damping / (2 * sqrt(stiffness * mass));
  if (ratio < 1)
    return log((1 + fabs((ratio * rate - [[self valueForKey:@"initialVelocity"] doubleValue]) /
                         (rate * sqrt(1 - ratio * ratio)))) / 0.001) / (ratio * rate);
  for (int tenths = 1; (1 + rate * time) * exp(-rate * time) >= 0.001; tenths++) time = tenths / 10.0;
  return time;
}

@end

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
  id action = [[CATransaction valueForKey:@"disableActions"] boolValue] ? nil : [self actionForKey:key];
  return action == [NSNull null] ? nil : action;     /* a subclass may answer so */
}

/* One that has no key cannot be asked for, and nothing moves here. */
- (void)addAnimation:(CAAnimation *)animation forKey:(NSString *)key {
  CAAnimation *copy = [[animation copy] autorelease];
  id timing = [CATransaction valueForKey:@"animationTimingFunction"];
  [CATransaction join];
  if ([animation isKindOfClass:[CATransition class]]) key = @"transition";
  if (!key) return;
  if ([[copy valueForKey:@"duration"] doubleValue] <= 0)
    [copy setValue:[CATransaction valueForKey:@"animationDuration"] forKey:@"duration"];
  if (timing) [copy setValue:timing forKey:@"timingFunction"];
  if ([copy isKindOfClass:[CAPropertyAnimation class]] && ![copy valueForKey:@"keyPath"])
    [copy setValue:key forKey:@"keyPath"];
  [self removeAnimationForKey:key];
  [animationKeys addObject:key];
  [animations setObject:copy forKey:key];
}

- (void)removeAnimationForKey:(NSString *)key {
  if (!key) return;
  [animationKeys removeObject:key];
  [animations removeObjectForKey:key];
}

- (void)removeAllAnimations {
  [animationKeys removeAllObjects];
  [animations removeAllObjects];
}

- (NSArray *)animationKeys { return [animationKeys count] ? [NSArray arrayWithArray:animationKeys] : nil; }
- (CAAnimation *)animationForKey:(NSString *)key { return key ? [animations objectForKey:key] : nil; }

@end

@implementation CAAnimation

+ (id)animation { return [[self new] autorelease]; }

+ (id)animationWithKeyPath:(NSString *)keyPath {
  id made = [self animation];
  [made setValue:keyPath forKey:@"keyPath"];
  return made;
}

- (id)copyWithZone:(NSZone *)zone {
  CAAnimation *copy = [[self class] new];
  [copy->values setDictionary:values];
  return copy;
}

- (void)runActionForKey:(NSString *)key object:(id)object arguments:(NSDictionary *)arguments {
  [object addAnimation:self forKey:key];
}

@end

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
  for (NSDictionary *level in [Levels() reverseObjectEnumerator]) {
    id value = [level objectForKey:key];
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
