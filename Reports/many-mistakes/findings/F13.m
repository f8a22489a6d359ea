#import <Foundation/Foundation.h>
#import <QuartzCore/QuartzCore.h>

static void Say(NSString *format, ...) {
  va_list list;
  va_start(list, format);
  NSString *line = [[NSString alloc] initWithFormat:format arguments:list];
  va_end(list);
  printf("%s\n", [line UTF8String]);
}

#if TARGET_OS_IPHONE
#import <UIKit/UIKit.h>
static void Show(CALayer *layer) {
  static UIWindow *window;
  window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 400, 400)];
  window.hidden = NO;
  [window.layer addSublayer:layer];
}
#else
#import <AppKit/AppKit.h>
static void Show(CALayer *layer) {
  static NSWindow *window;
  [NSApplication sharedApplication];
  window = [[NSWindow alloc] initWithContentRect:NSMakeRect(0, 0, 400, 400)
                                       styleMask:0
                                         backing:NSBackingStoreBuffered
                                           defer:NO];
  [[window contentView] setWantsLayer:YES];
  [[[window contentView] layer] addSublayer:layer];
  [window orderFront:nil];
}
#endif

/// Ends the run-loop turn: commits, and lets what is due be delivered. The clock goes on.
static void Tick(void) {
  [CATransaction flush];
  [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
}

int main(void) {
  @autoreleasepool {
    void (^b1)(void) = ^{ Say(@"b1 called"); };

    CALayer *l9 = [[CALayer alloc] init];
    Show(l9);
    Tick();
    CABasicAnimation *a1 = [[CABasicAnimation alloc] init];
    a1.repeatCount = INFINITY;
    [CATransaction begin];
    [CATransaction setCompletionBlock:b1];
    [l9 addAnimation:a1 forKey:@"a"];
    [CATransaction commit];
    [NSThread sleepForTimeInterval:1000];
    Tick();  // expected no such callback; answered b1 called
  }
  return 0;
}
