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
    CALayer *l1 = [[CALayer alloc] init];
    l1.transform = CATransform3DMakeScale(2, 2, 1);
    [l1 setValue:@(2) forKeyPath:@"transform.scale.x"];
    Say(@"get l1.transform %@", TransformText(l1.transform));  // expected scale(2, 2, 1) within 1e-06; answered scale(4, 2, 1)
  }
  return 0;
}
