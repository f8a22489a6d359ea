#import <Foundation/Foundation.h>
#import <QuartzCore/QuartzCore.h>

static void Say(NSString *format, ...) {
  va_list list;
  va_start(list, format);
  NSString *line = [[NSString alloc] initWithFormat:format arguments:list];
  va_end(list);
  printf("%s\n", [line UTF8String]);
}

static NSString *PointText(CGPoint p) {
  return [NSString stringWithFormat:@"(%.15g, %.15g)", p.x, p.y];
}

int main(void) {
  @autoreleasepool {
    CALayer *l1 = [[CALayer alloc] init];
    Say(@"get l1.anchorPoint %@", PointText(l1.anchorPoint));  // expected (0.5, 0.5); answered (0, 0)
  }
  return 0;
}
