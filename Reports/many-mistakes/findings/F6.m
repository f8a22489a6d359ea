#import <Foundation/Foundation.h>
#import <QuartzCore/QuartzCore.h>

static void Say(NSString *format, ...) {
  va_list list;
  va_start(list, format);
  NSString *line = [[NSString alloc] initWithFormat:format arguments:list];
  va_end(list);
  printf("%s\n", [line UTF8String]);
}

int main(void) {
  @autoreleasepool {
    CALayer *l1 = [[CALayer alloc] init];
    l1.bounds = CGRectMake(0, 0, 0, 1);
    [l1 layoutIfNeeded];
    Say(@"get l1.needsLayout %@", [l1 needsLayout] ? @"true" : @"false");  // expected false; answered true
  }
  return 0;
}
