#import <Foundation/Foundation.h>
#import <QuartzCore/QuartzCore.h>

static void Say(NSString *format, ...) {
  va_list list;
  va_start(list, format);
  NSString *line = [[NSString alloc] initWithFormat:format arguments:list];
  va_end(list);
  printf("%s\n", [line UTF8String]);
}

static NSString *RectText(CGRect r) {
  return [NSString stringWithFormat:@"(%.15g, %.15g, %.15g, %.15g)", r.origin.x, r.origin.y,
                                    r.size.width, r.size.height];
}

int main(void) {
  @autoreleasepool {
    CALayer *l1 = [[CALayer alloc] init];
    l1.anchorPoint = CGPointMake(0, 0);
    l1.bounds = CGRectMake(0, 0, 0, 1);
    Say(@"get l1.frame %@", RectText(l1.frame));  // expected (0, 0, 0, 1) within 1e-06; answered (0, -0.5, 0, 1)
  }
  return 0;
}
