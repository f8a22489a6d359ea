/// Helpers of rendered Objective-C programs that show layers, and have time go on for what is shown.
enum ObjectiveCStage {
  static func table(usesViews: Bool) -> [Helper] {
    [stage, usesViews ? openForViews : open, show, showView, clock]
  }

  private static let stage = Helper(
    "Advance(", "OpenStage(", "ClockOf(",
    text: """
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
      """)

  private static let openWindow = """
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
    """

  private static let openForViews = Helper("OpenStage(", text: openWindow)

  private static let open = Helper(
    "OpenStage(",
    text: """
      #if TARGET_OS_IPHONE
      \(openWindow)
      #else
      #import <AppKit/AppKit.h>
      static void OpenStage(void) {
        static NSWindow *window;
      #ifdef __APPLE__
        // AppKit ends a process whose session has no graphics, as over ssh.
        CFDictionaryRef session = CGSessionCopyCurrentDictionary();
        if (!session) {
          printf("This session has no graphics: nothing can be shown.\\n");
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
      """)

  private static let show = Helper(
    "Show(",
    text: """
      static void Show(CALayer *layer) {
        [CATransaction begin];
        [CATransaction setDisableActions:YES];
        if (!stage) OpenStage();
        [stage addSublayer:layer];
        [CATransaction commit];
      }
      """)

  private static let showView = Helper(
    "ShowView(",
    text: """
      static void ShowView(UIView *view) {
        [CATransaction begin];
        [CATransaction setDisableActions:YES];
        if (!stage) OpenStage();
        [stageView addSubview:view];
        [CATransaction commit];
      }
      """)

  private static let clock = Helper(
    "ClockOf(",
    text: """
      /// What no layer stands for where times are converted: the stage's time for what is shown on it.
      static CALayer *ClockOf(CALayer *layer) {
        for (layer = [layer modelLayer]; layer; layer = [layer superlayer])
          if (layer == stage) return stage;
        return nil;
      }
      """)
}
