#import <Foundation/Foundation.h>
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

static void Say(NSString *format, ...) {
  va_list list;
  va_start(list, format);
  NSString *line = [[NSString alloc] initWithFormat:format arguments:list];
  va_end(list);
  printf("%s\n", [line UTF8String]);
}

/// What layers are shown on, and its time, which the script has go on. It stands in between, so that what is
/// shown is exact; where somebody hears of the ends of animations it runs, and `Advance` waits.
static CALayer *stage;
static double stageTime = 100;
static BOOL stageRuns = NO;
static void PutStage(CALayer *layer, CALayer *host) {
  stage = layer;
  stage.beginTime = stageRuns ? [host convertTime:CACurrentMediaTime() fromLayer:nil] : 0;
  stage.speed = stageRuns ? 1 : 0;
  stage.timeOffset = stageTime;
}
static void Advance(double seconds) {
  if (stageRuns) {
    [NSThread sleepForTimeInterval:seconds];
    return;
  }
  stageTime += seconds;
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  stage.timeOffset = stageTime;
  [CATransaction commit];
}

#import <UIKit/UIKit.h>
static UIView *stageView;
static void OpenStage(void) {
  static UIWindow *window;
  window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 400, 400)];
  window.hidden = NO;
  stageView = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 400, 400)];
  [window addSubview:stageView];
  PutStage(stageView.layer, window.layer);
}

static void ShowView(UIView *view) {
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  if (!stage) OpenStage();
  [stageView addSubview:view];
  [CATransaction commit];
}

/// Ends the run-loop turn: commits, and lets what is due be delivered. The clock goes on.
static void Tick(void) {
  [CATransaction flush];
  [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
}

int main(void) {
  @autoreleasepool {
    stageRuns = YES;
    void (^b1)(BOOL) = ^(BOOL finished) { Say(@"b1 called, finished %@", finished ? @"true" : @"false"); };

    UIView *v1 = [[UIView alloc] init];
    CALayer *l1 = (id)v1.layer;
    ShowView(v1);
    Tick();
    [UIView animateWithDuration:1 delay:0 options:UIViewAnimationOptionRepeat animations:^{
      l1.position = CGPointMake(0, 1);
    } completion:b1];
    Tick();
    Advance(2);
    Tick();  // expected no such callback; answered b1 called, finished true
  }
  return 0;
}
