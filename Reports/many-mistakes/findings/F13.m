#import <Foundation/Foundation.h>
#import <QuartzCore/QuartzCore.h>

static void Say(NSString *format, ...) {
  va_list list;
  va_start(list, format);
  NSString *line = [[NSString alloc] initWithFormat:format arguments:list];
  va_end(list);
  printf("%s\n", [line UTF8String]);
}

static NSString *TransformText(CATransform3D t) {
  NSMutableArray *numbers = [NSMutableArray array];
  for (int i = 0; i < 16; i++) [numbers addObject:@(((CGFloat *)&t)[i])];
  return [NSString stringWithFormat:@"matrix(%@)", [numbers componentsJoinedByString:@", "]];
}

int main(void) {
  @autoreleasepool {
    Say(@"compute concat [planar(0, 0, 1, 1, 0, 0), planar(1, 0.5, 0, 1, 0, 0)] %@", TransformText(CATransform3DConcat(CATransform3DMakeAffineTransform(CGAffineTransformMake(0, 0, 1, 1, 0, 0)), CATransform3DMakeAffineTransform(CGAffineTransformMake(1, 0.5, 0, 1, 0, 0)))));
    CALayer *l1 = [[CALayer alloc] init];
    [l1 addSublayer:l1];
    Say(@"compute concat [planar(0, 0, 1, 1, 0, 0), planar(1, 0.5, 0, 1, 0, 0)] %@", TransformText(CATransform3DConcat(CATransform3DMakeAffineTransform(CGAffineTransformMake(0, 0, 1, 1, 0, 0)), CATransform3DMakeAffineTransform(CGAffineTransformMake(1, 0.5, 0, 1, 0, 0)))));  // expected planar(0, 0, 1, 1.5, 0, 0), as at step 1; answered planar(0, 0, 1, 2, 0, 0)
  }
  return 0;
}
