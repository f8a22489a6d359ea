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
    Say(@"compute concat [identity, translation(0, 1, 0)] %@", TransformText(CATransform3DConcat(CATransform3DIdentity, CATransform3DMakeTranslation(0, 1, 0))));
    Say(@"compute concat [identity, identity] %@", TransformText(CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity)));  // expected identity within 1e-06; answered translation(0, 1, 0)
  }
  return 0;
}
