#import <Foundation/Foundation.h>
#import <QuartzCore/QuartzCore.h>

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

#if TARGET_OS_IPHONE
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
#else
#import <AppKit/AppKit.h>
static void OpenStage(void) {
  static NSWindow *window;
#ifdef __APPLE__
  // AppKit ends a process whose session has no graphics, as over ssh.
  CFDictionaryRef session = CGSessionCopyCurrentDictionary();
  if (!session) {
    printf("This session has no graphics: nothing can be shown.\n");
    exit(2);
  }
  CFRelease(session);
#endif
  [[NSApplication sharedApplication] setActivationPolicy:NSApplicationActivationPolicyAccessory];
  window = [[NSWindow alloc] initWithContentRect:NSMakeRect(0, 0, 400, 400)
                                       styleMask:0
                                         backing:NSBackingStoreBuffered
                                           defer:NO];
  [[window contentView] setWantsLayer:YES];
  PutStage([CALayer layer], [[window contentView] layer]);
  [[[window contentView] layer] addSublayer:stage];
  [window orderFront:nil];
}
#endif

static void Show(CALayer *layer) {
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  if (!stage) OpenStage();
  [stage addSublayer:layer];
  [CATransaction commit];
}

/// Ends the run-loop turn: commits, and lets what is due be delivered. The clock goes on.
static void Tick(void) {
  [CATransaction flush];
  [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
}

int main(void) {
  @autoreleasepool {
    CALayer *l1 = [[CALayer alloc] init];
    Show(l1);
    CABasicAnimation *a1 = [[CABasicAnimation alloc] init];
    a1.keyPath = @"zPosition";
    a1.duration = 2;
    a1.toValue = @(1);
    a1.beginTime = 1;
    a1.repeatDuration = 1;
    a1.fillMode = @"forwards";
    a1.removedOnCompletion = NO;
    [l1 addAnimation:a1 forKey:@"k"];
    Tick();
    Say(@"get l1.presentation.zPosition %@", [l1 presentationLayer] ? @([l1 presentationLayer].zPosition) : @"nil");  // expected 0.5 within 1e-06; answered 1
  }
  return 0;
}
