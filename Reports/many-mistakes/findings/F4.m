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

/// Makes a path from letters, M L Q C Z, and the numbers that they take.
static CGPathRef MakePath(const char *letters, const CGFloat *n) {
  CGMutablePathRef path = CGPathCreateMutable();
  for (const char *letter = letters; *letter; letter++) {
    switch (*letter) {
      case 'M': CGPathMoveToPoint(path, NULL, n[0], n[1]); n += 2; break;
      case 'L': CGPathAddLineToPoint(path, NULL, n[0], n[1]); n += 2; break;
      case 'Q':
        CGPathAddQuadCurveToPoint(path, NULL, n[0], n[1], n[2], n[3]); n += 4; break;
      case 'C':
        CGPathAddCurveToPoint(path, NULL, n[0], n[1], n[2], n[3], n[4], n[5]); n += 6; break;
      default: CGPathCloseSubpath(path); break;
    }
  }
  return path;
}

int main(void) {
  @autoreleasepool {
    CAShapeLayer *l1 = [[CAShapeLayer alloc] init];
    l1.path = MakePath("ML", (CGFloat[]){0, 0, 1, 1});
    Say(@"get l1.bounds %@", RectText(l1.bounds));  // expected (0, 0, 0, 0); answered (0, 0, 10, 10)
  }
  return 0;
}
