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
    CALayer *l2 = [[CALayer alloc] init];
    l2.position = CGPointMake(0, 1);
    l2.sublayers = @[l1];
    [l1 removeFromSuperlayer];
    CALayer *l3 = [[CALayer alloc] init];
    l3.sublayers = @[l1];
    Say(@"convert (0, 0) from l1 to l3 %@", PointText([l3 convertPoint:CGPointMake(0, 0) fromLayer:l1]));  // expected (0, 0) within 1e-06; answered (0, 1)
  }
  return 0;
}
