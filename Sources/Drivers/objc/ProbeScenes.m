/* What several probes need: a stage with a layer, an animation, and somebody who hears. */
#import "Probes.h"

LCScene LCMakeScene(float speed) {
  LCScene scene = {[[CALayer alloc] init], [[CALayer alloc] init]};
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  [scene.layer setBounds:CGRectMake(0, 0, 100, 100)];
  [scene.stage addSublayer:scene.layer];
  [LCWindowLayer() addSublayer:scene.stage];
  [scene.stage setSpeed:speed];
  if (speed != 0) [scene.stage setBeginTime:[LCWindowLayer() convertTime:CACurrentMediaTime() fromLayer:nil]];
  [scene.stage setTimeOffset:100];
  [CATransaction commit];
  [CATransaction flush];
  LCTurnFor(0.02);
  return scene;
}

void LCMoveScene(LCScene scene, double seconds) {
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  if ([scene.stage speed] != 0)
    [scene.stage setBeginTime:[LCWindowLayer() convertTime:CACurrentMediaTime() fromLayer:nil]];
  [scene.stage setTimeOffset:seconds];
  [CATransaction commit];
  [CATransaction flush];
}

@implementation LCHearer

- (id)init {
  self = [super init];
  if (!self) return nil;
  begin = CACurrentMediaTime();
  heard = [NSMutableString new];
  return self;
}

- (void)note:(NSString *)what {
  [heard appendFormat:@"%@%@ at %.0f", [heard length] ? @", " : @"", what, (CACurrentMediaTime() - begin) * 1000];
}

- (void)animationDidStart:(CAAnimation *)animation { [self note:@"start"]; }

- (void)animationDidStop:(CAAnimation *)animation finished:(BOOL)finished {
  [self note:finished ? @"stop(true)" : @"stop(false)"];
}

@end

CABasicAnimation *LCFade(double duration, LCHearer *hearer) {
  CABasicAnimation *fade = [CABasicAnimation animationWithKeyPath:@"opacity"];
  [fade setValue:[NSNumber numberWithDouble:0] forKey:@"fromValue"];
  [fade setValue:[NSNumber numberWithDouble:1] forKey:@"toValue"];
  [fade setDuration:duration];
  if (hearer) [fade setValue:hearer forKey:@"delegate"];
  return fade;
}

void LCListen(LCHearer *hearer, CALayer *layer, double seconds) {
  double end = CACurrentMediaTime() + seconds;
  BOOL had = [[layer animationKeys] count] > 0;
  while (CACurrentMediaTime() < end) {
    LCTurnFor(0.002);
    if (had && ![[layer animationKeys] count]) {
      had = NO;
      [hearer note:@"key gone"];
    }
  }
}
