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
    CALayer *l1 = [[CALayer alloc] init];
    Show(l1);
    CABasicAnimation *a1 = [[CABasicAnimation alloc] init];
    a1.keyPath = @"opacity";
    a1.duration = 1;
    a1.byValue = @(1);
    a1.beginTime = 0.5;
    a1.repeatCount = INFINITY;
    [l1 addAnimation:a1 forKey:@"k"];
    Tick();
    Say(@"get l1.presentation.opacity %@", [l1 presentationLayer] ? @([l1 presentationLayer].opacity) : @"nil");  // expected 1.5 within 2e-06; answered 1
  }
  return 0;
}
