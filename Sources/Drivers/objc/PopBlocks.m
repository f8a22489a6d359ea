/* The custom block of "View-Layer Synergy": what changes in it is put back, and pops up animated. UIKit has none; as
   there, it is built of a view's answers to its layer. */
#import "Views.h"

#if LC_UIKIT
/* What changed in the block that is open: a layer, a key path and the value before; nil where none is open. */
static NSMutableArray *changes;
static IMP usualAnswer;

static id OrNull(id value) { return value ? value : [NSNull null]; }

static void Note(CALayer *layer, NSString *key) {
  NSUInteger index;
  for (index = 0; index < [changes count]; index++) {
    NSArray *change = [changes objectAtIndex:index];
    if ([change objectAtIndex:0] == layer && [[change objectAtIndex:1] isEqual:key]) return;
  }
  [changes addObject:[NSArray arrayWithObjects:layer, key, OrNull([layer valueForKeyPath:key]), nil]];
}

static id Answer(UIView *self, SEL selector, CALayer *layer, NSString *key) {
  if (!changes) return ((id (*)(id, SEL, id, id))usualAnswer)(self, selector, layer, key);
  Note(layer, key);
  return [NSNull null];
}

static void AnswerForViews(void) {
  Method method = class_getInstanceMethod([UIView class], @selector(actionForLayer:forKey:));
  if (!usualAnswer) usualAnswer = method_setImplementation(method, (IMP)Answer);
}

static CAKeyframeAnimation *Animation(NSString *key, id old, id new, double duration) {
  CAKeyframeAnimation *made = [CAKeyframeAnimation animationWithKeyPath:key];
  NSNumber *top = [NSNumber numberWithDouble:0.35];
  [made setValues:[NSArray arrayWithObjects:old, new, old, nil]];
  [made setKeyTimes:[NSArray arrayWithObjects:[NSNumber numberWithInt:0], top, [NSNumber numberWithInt:1], nil]];
  [made setTimingFunctions:[NSArray arrayWithObjects:[CAMediaTimingFunction functionWithControlPoints:1 :0 :0.8f :1],
                                                     [CAMediaTimingFunction functionWithControlPoints:0.2f :0 :0 :1],
                                                     nil]];
  [made setDuration:duration];
  return made;
}

static void PutBack(NSArray *change, double duration) {
  CALayer *layer = [change objectAtIndex:0];
  NSString *key = [change objectAtIndex:1];
  id old = [change objectAtIndex:2], new = OrNull([layer valueForKeyPath:key]);
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  [layer setValue:old == [NSNull null] ? nil : old forKeyPath:key];
  [CATransaction commit];
  [layer addAnimation:Animation(key, old, new, duration) forKey:key];
}

void LCPop(double duration, void (^body)(void)) {
  NSMutableArray *outer = changes, *mine = [NSMutableArray array];
  NSUInteger index;
  AnswerForViews();
  changes = mine;
  body();
  changes = outer;
  for (index = 0; index < [mine count]; index++) PutBack([mine objectAtIndex:index], duration);
}
#endif
