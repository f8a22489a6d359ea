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

int main(void) {
  @autoreleasepool {
    [CATransaction begin];
    [CATransaction begin];
    CALayer *l1 = [[CALayer alloc] init];
    Show(l1);
    [CATransaction commit];
    Say(@"exists l1.presentation %@", [l1 presentationLayer] != nil ? @"true" : @"false");  // expected false; answered true
  }
  return 0;
}
