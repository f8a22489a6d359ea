/* Probes of layers that are shown, and of their time. */
#import "Probes.h"

static NSString *Presence(CALayer *layer) { return [layer presentationLayer] ? @"there" : @"nil"; }

static NSString *Keys(CALayer *layer) {
  NSArray *keys = [layer animationKeys];
  return keys ? [NSString stringWithFormat:@"[%@]", [keys componentsJoinedByString:@" "]] : @"nil";
}

static double Shown(CALayer *layer) {
  id value = [[layer presentationLayer] valueForKey:@"opacity"];
  return value ? [value doubleValue] : -1;
}

NSString *LCProbePresence(void) { return Presence(LCMakeScene(0).layer); }

NSString *LCProbePresenceOrderedIn(void) {
  NSString *off;
  LCOrderWindow(NO);
  off = Presence(LCMakeScene(0).layer);
  LCOrderWindow(YES);
  return [NSString stringWithFormat:@"%@, then %@", off, Presence(LCMakeScene(0).layer)];
}

NSString *LCProbeImplicitKeys(void) {
  LCScene scene = LCMakeScene(0);
  NSString *before;
  [scene.layer setValue:[NSNumber numberWithDouble:0.5] forKey:@"opacity"];
  before = Keys(scene.layer);
  [CATransaction flush];
  LCTurnFor(0.02);
  return [NSString stringWithFormat:@"%@, after the commit %@", before, Keys(scene.layer)];
}

/* A delegate that notes what it is asked for, and answers itself as the action. */
@interface LCAsked : LCHearer
@end
@implementation LCAsked
- (id)actionForLayer:(CALayer *)layer forKey:(NSString *)key {
  [self note:[@"asked for " stringByAppendingString:key]];
  return self;
}
- (void)runActionForKey:(NSString *)key object:(id)object arguments:(NSDictionary *)arguments {
  [self note:[@"ran for " stringByAppendingString:key]];
}
@end

static NSString *OrderIn(void) {
  LCScene scene = LCMakeScene(0);
  CALayer *child = [[CALayer alloc] init];
  LCAsked *asked = [LCAsked new];
  [child setDelegate:(id)asked];
  [scene.layer addSublayer:child];
  [CATransaction flush];
  LCTurnFor(0.02);
  return [asked->heard length] ? (NSString *)asked->heard : @"nothing";
}

NSString *LCProbeOrderIn(void) {
  NSString *never = OrderIn();
  LCOrderWindow(NO);
  return [NSString stringWithFormat:@"%@; %@", never, OrderIn()];
}

/* Adds an animation with a delegate and, where there are closures, a completion block around it. */
static LCHearer *Run(LCScene scene, double duration) {
  LCHearer *hearer = [LCHearer new];
  [CATransaction begin];
#if LC_BLOCKS
  [CATransaction setCompletionBlock:^{ [hearer note:@"block"]; }];
#endif
  [scene.layer addAnimation:LCFade(duration, hearer) forKey:@"fade"];
  [CATransaction commit];
  [CATransaction flush];
  return hearer;
}

static NSString *Heard(LCHearer *hearer) { return [hearer->heard length] ? (NSString *)hearer->heard : @"nothing"; }

NSString *LCProbeRunning(void) {
  LCScene scene = LCMakeScene(1);
  LCHearer *hearer = Run(scene, 0.05);
  LCListen(hearer, scene.layer, 0.5);
  return Heard(hearer);
}

NSString *LCProbeFrozenStart(void) {
  LCScene scene = LCMakeScene(0);
  LCHearer *hearer = Run(scene, 0.05);
  LCListen(hearer, scene.layer, 0.5);
  return [NSString stringWithFormat:@"%@; keys %@", Heard(hearer), Keys(scene.layer)];
}

/* Moves past the end of an animation of one second, and tells what is seen and heard. */
static NSString *MoveTo(LCScene scene, double seconds) {
  LCHearer *hearer = Run(scene, 1);
  LCTurnFor(0.05);
  LCMoveScene(scene, seconds);
  LCListen(hearer, scene.layer, 0.5);
  return [NSString stringWithFormat:@"value %g, keys %@, %@", Shown(scene.layer), Keys(scene.layer), Heard(hearer)];
}

NSString *LCProbeFrozenEnd(void) { return MoveTo(LCMakeScene(0), 102); }

NSString *LCProbeCrawl(void) {
  NSMutableString *all = [NSMutableString string];
  static const float speeds[] = {1e-9f, 1e-6f};
  int index;
  for (index = 0; index < 2; index++)
    [all appendFormat:@"%@%g: %@; jump: %@", index ? @"; " : @"", speeds[index], MoveTo(LCMakeScene(speeds[index]), 102),
                      MoveTo(LCMakeScene(speeds[index]), 1000100)];
  return all;
}

NSString *LCProbeOffset(void) {
  LCScene scene = LCMakeScene(0);
  double before, open, after;
  Run(scene, 10);
  LCTurnFor(0.02);
  before = Shown(scene.layer);
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  [scene.stage setTimeOffset:105];
  open = Shown(scene.layer);
  [CATransaction commit];
  [CATransaction flush];
  after = Shown(scene.layer);
  return [NSString stringWithFormat:@"%@ (%g, open %g, committed %g)", open != before ? @"yes" : @"no", before, open, after];
}

NSString *LCProbeBeginTime(void) {
  LCScene scene = LCMakeScene(0);
  Run(scene, 10);
  LCTurnFor(0.02);
  return [NSString stringWithFormat:@"%.17g", [[scene.layer animationForKey:@"fade"] beginTime]];
}

/* What is set in a transaction of its own is published by its commit, unless an implicit one is open around it. */
static double SetAndLook(BOOL reads) {
  LCScene scene = LCMakeScene(0);
  double shown;
  if (reads) [scene.layer presentationLayer];
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  [scene.layer setValue:[NSNumber numberWithDouble:0.25] forKey:@"opacity"];
  [CATransaction commit];
  shown = Shown(scene.layer);
  [CATransaction flush];
  return shown;
}

NSString *LCProbeReading(void) {
  double without = SetAndLook(NO), with = SetAndLook(YES);
  return [NSString stringWithFormat:@"%@ (shown %g without a read before, %g with one)", with == without ? @"no" : @"yes",
                                    without, with];
}

#if LC_UIKIT && LC_BLOCKS
#import <UIKit/UIKit.h>
NSString *LCProbeViewDelay(void) {
  LCScene scene = LCMakeScene(0);
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
  [scene.stage addSublayer:[view layer]];
  [CATransaction flush];
  [UIView animateWithDuration:1 delay:0.5 options:0 animations:^{ [view setAlpha:0.5]; } completion:nil];
  [CATransaction flush];
  LCTurnFor(0.02);
  return [NSString stringWithFormat:@"%.17g, keys %@", [[[view layer] animationForKey:@"opacity"] beginTime],
                                    Keys([view layer])];
}
#else
NSString *LCProbeViewDelay(void) { return @"not asked: no views"; }
#endif
