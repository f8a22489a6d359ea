/* Colours, paths, timing functions, value functions. */
#import "Engine.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>

NSString *const kCGColorSpaceSRGB = @"sRGB";

BOOL CAHasFault(const char *name) {
  const char *fault = getenv("QUARTZCORE_FAULT");
  return fault && !strcmp(fault, name);
}

double CACurrentMediaTime(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

id CGColorSpaceCreateWithName(NSString *name) { return [name retain]; }

@implementation CGColor

- (BOOL)isEqual:(id)other {
  return [other isKindOfClass:[CGColor class]] &&
         !memcmp(components, ((CGColor *)other)->components, sizeof components);
}

@end

CGColor *CGColorCreate(NSString *space, const CGFloat *components) {
  CGColor *color = [CGColor new];
  memcpy(color->components, components, sizeof color->components);
  return color;
}

const CGFloat *CGColorGetComponents(CGColor *color) { return color->components; }
size_t CGColorGetNumberOfComponents(CGColor *color) { return 4; }

typedef struct { int type; CGPoint points[3]; } Element;
typedef struct { int type; CGPoint *points; } CGPathElement;

@implementation CGPath

- (id)init {
  self = [super init];
  if (self) elements = [NSMutableData new];
  return self;
}

- (id)copyWithZone:(NSZone *)zone {
  CGPath *copy = [CGPath new];
  [copy->elements setData:elements];
  return copy;
}

- (void)dealloc {
  [elements release];
  [super dealloc];
}

@end

CGPath *CGPathCreateMutable(void) { return [CGPath new]; }

static void Append(CGPath *path, int type, CGPoint a, CGPoint b, CGPoint c) {
  Element element = {type, {a, b, c}};
  [path->elements appendBytes:&element length:sizeof element];
}

#define ADD(Name, parameters, type, a, b, c) \
  void CGPath##Name parameters { Append(path, type, a, b, c); }
#define POINT NSMakePoint

ADD(MoveToPoint, (CGPath *path, const void *map, CGFloat x, CGFloat y), 0, POINT(x, y), NSZeroPoint, NSZeroPoint)
ADD(AddLineToPoint, (CGPath *path, const void *map, CGFloat x, CGFloat y), 1, POINT(x, y), NSZeroPoint, NSZeroPoint)
ADD(AddQuadCurveToPoint, (CGPath *path, const void *map, CGFloat cx, CGFloat cy, CGFloat x, CGFloat y), 2,
    POINT(cx, cy), POINT(x, y), NSZeroPoint)
ADD(AddCurveToPoint, (CGPath *path, const void *map, CGFloat ax, CGFloat ay, CGFloat bx, CGFloat by, CGFloat x,
                      CGFloat y), 3, POINT(ax, ay), POINT(bx, by), POINT(x, y))
ADD(CloseSubpath, (CGPath *path), 4, NSZeroPoint, NSZeroPoint, NSZeroPoint)

void CGPathApply(CGPath *path, void *info, void (*function)(void *info, const CGPathElement *element)) {
  Element *all = (Element *)[path->elements mutableBytes];
  for (size_t index = 0; index < [path->elements length] / sizeof *all; index++) {
    CGPathElement element = {all[index].type, all[index].points};
    function(info, &element);
  }
}

@implementation CAMediaTimingFunction

+ (id)functionWithName:(NSString *)name {
  static const struct { NSString *name; float points[4]; } known[] = {
    {@"linear", {0, 0, 1, 1}}, {@"easeIn", {0.42f, 0, 1, 1}}, {@"easeOut", {0, 0, 0.58f, 1}},
    {@"easeInEaseOut", {0.42f, 0, 0.58f, 1}}, {@"default", {0.25f, 0.1f, 0.25f, 1}}
  };
  for (int index = 0; index < 5; index++) {
    const float *p = known[index].points;
    if ([name isEqual:known[index].name]) return [self functionWithControlPoints:p[0]:p[1]:p[2]:p[3]];
  }
  return nil;
}

+ (id)functionWithControlPoints:(float)x1 :(float)y1 :(float)x2 :(float)y2 {
  CAMediaTimingFunction *made = [[self new] autorelease];
  float all[8] = {0, 0, x1, y1, x2, y2, 1, 1};
  memcpy(made->points, all, sizeof all);
  return made;
}

- (void)getControlPointAtIndex:(size_t)index values:(float *)values {
  memcpy(values, points + 2 * index, 2 * sizeof *values);
}

@end
