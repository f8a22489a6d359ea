/* Colours, paths, images and timing functions. */
#import "Values.h"
#include <math.h>
#include <string.h>

static CGColorSpaceRef SharedSpace(void) {
  static CGColorSpaceRef space;
  if (!space) space = CGColorSpaceCreateWithName(kCGColorSpaceSRGB);
  return space;
}

#if LC_CFTYPES
static BOOL IsColor(id object) { return CFGetTypeID((CFTypeRef)object) == CGColorGetTypeID(); }
BOOL LCIsPath(id object) { return object && CFGetTypeID((CFTypeRef)object) == CGPathGetTypeID(); }
BOOL LCIsImage(id object) { return object && CFGetTypeID((CFTypeRef)object) == CGImageGetTypeID(); }
#else
static BOOL IsColor(id object) { return [object isKindOfClass:NSClassFromString(@"CGColor")]; }
BOOL LCIsPath(id object) { return [object isKindOfClass:NSClassFromString(@"CGPath")]; }
#endif

id LCColor(const double *components) {
  CGFloat values[4];
  int index;
  for (index = 0; index < 4; index++) values[index] = components[index];
  return [(id)CGColorCreate(SharedSpace(), values) autorelease];
}

static void CopyComponents(CGColorRef color, double *into) {
  const CGFloat *values = CGColorGetComponents(color);
  BOOL gray = CGColorGetNumberOfComponents(color) == 2;   /* defaults of shadows and borders */
  int index;
  for (index = 0; index < 3; index++) into[index] = values[gray ? 0 : index];
  into[3] = values[gray ? 1 : 3];
}

/* A colour of another space than red, green and blue, or white, is matched to ours. */
BOOL LCReadColor(id object, double *components) {
  CGColorRef color = (CGColorRef)object;
  if (!object || !IsColor(object)) return NO;
#if LC_CFTYPES
  CGColorSpaceModel model = CGColorSpaceGetModel(CGColorGetColorSpace(color));
  if (model != kCGColorSpaceModelRGB && model != kCGColorSpaceModelMonochrome) {
    CGColorRef matched = CGColorCreateCopyByMatchingToColorSpace(
        SharedSpace(), kCGRenderingIntentDefault, color, NULL);
    if (!matched) return NO;
    CopyComponents(matched, components);
    CGColorRelease(matched);
    return YES;
  }
#endif
  CopyComponents(color, components);
  return YES;
}

/* Paths */

static double Coordinate(const Json *value) {
  const Json *word = JsonMember(value, "num");
  if (value->kind == JsonNumber) return value->number;
  if (JsonIs(word, "nan")) return NAN;
  if (JsonIs(word, "inf")) return INFINITY;
  if (JsonIs(word, "-inf")) return -INFINITY;
  LCRefuse(@"a coordinate of a path");
}

static void AddElement(CGMutablePathRef path, const Json *element) {
  double at[6] = {0};
  const Json *number;
  int count = 0;
  const char *kind;
  if (element->kind != JsonList || !JsonIsText(element->first)) LCRefuse(@"an element of a path");
  for (number = element->first->next; number && count < 6; number = number->next) at[count++] = Coordinate(number);
  kind = element->first->text;
  if (!strcmp(kind, "M") && count == 2) CGPathMoveToPoint(path, NULL, at[0], at[1]);
  else if (!strcmp(kind, "L") && count == 2) CGPathAddLineToPoint(path, NULL, at[0], at[1]);
  else if (!strcmp(kind, "Q") && count == 4) CGPathAddQuadCurveToPoint(path, NULL, at[0], at[1], at[2], at[3]);
  else if (!strcmp(kind, "C") && count == 6)
    CGPathAddCurveToPoint(path, NULL, at[0], at[1], at[2], at[3], at[4], at[5]);
  else if (!strcmp(kind, "Z") && count == 0) CGPathCloseSubpath(path);
  else LCRefuse(@"the element %s of a path", kind);
}

static void AddToPath(id path, const Json *elements) {
  const Json *element;
  if (!elements || elements->kind != JsonList) LCRefuse(@"a path that is no list");
  for (element = elements->first; element; element = element->next)
    AddElement((CGMutablePathRef)path, element);
}

id LCPath(const Json *elements) {
  id path = [(id)CGPathCreateMutable() autorelease];
  AddToPath(path, elements);
  return path;
}

static void EncodeElement(void *info, const CGPathElement *element) {
  static const char *const letters[] = {"M", "L", "Q", "C", "Z"};
  static const int points[] = {1, 1, 2, 3, 0};
  Text *text = info;
  int index;
  TextAdd(text, text->length && text->bytes[text->length - 1] == ']' ? ",[\"" : "[\"");
  TextAdd(text, letters[element->type]);
  TextAdd(text, "\"");
  for (index = 0; index < points[element->type]; index++) {
    TextAdd(text, ",");
    TextAddNumber(text, element->points[index].x);
    TextAdd(text, ",");
    TextAddNumber(text, element->points[index].y);
  }
  TextAdd(text, "]");
}

void LCEncodePath(id path, Text *text) {
  Text elements = {0};
  CGPathApply((CGPathRef)path, &elements, EncodeElement);
  TextAdd(text, "{\"path\":[");
  TextAddText(text, &elements);
  TextAdd(text, "]}");
  TextFree(&elements);
}

static void CountElement(void *info, const CGPathElement *element) { ++*(int *)info; }

BOOL LCExtendPath(id path, const Json *elements) {
  Text old = {0}, new = {0};
  const Json *element = elements ? elements->first : NULL;
  int count = 0;
  BOOL begins;
  LCEncodePath(path, &old);
  LCEncodePath(LCPath(elements), &new);
  old.length -= 2;      /* without what closes the list */
  begins = old.length < new.length && !memcmp(old.bytes, new.bytes, old.length);
  TextFree(&old);
  TextFree(&new);
  if (!begins) {
    AddToPath(path, elements);
    return NO;
  }
  CGPathApply((CGPathRef)path, &count, CountElement);
  for (; element; element = element->next)
    if (count-- <= 0) AddElement((CGMutablePathRef)path, element);
  return YES;
}

/* An image of the script is opaque, 20 pixels wide and 10 high. */
id LCImage(void) {
#if LC_BITMAPS
  CGContextRef context = CGBitmapContextCreate(
      NULL, 20, 10, 8, 0, SharedSpace(), (CGBitmapInfo)kCGImageAlphaPremultipliedLast);
  CGImageRef image;
  CGContextSetRGBFillColor(context, 1, 0, 0, 1);
  CGContextFillRect(context, CGRectMake(0, 0, 20, 10));
  image = CGBitmapContextCreateImage(context);
  CGContextRelease(context);
  return [(id)image autorelease];
#else
  return [[NSObject new] autorelease];
#endif
}

/* Timing functions */

CAMediaTimingFunction *LCTiming(const Json *content) {
  static const char *const names[] = {"linear", "easeIn", "easeOut", "easeInEaseOut", "default"};
  size_t index;
  if (content && content->kind == JsonList && content->count == 4) {
    const Json *x1 = content->first, *y1 = x1->next, *x2 = y1->next, *y2 = x2->next;
    return [CAMediaTimingFunction functionWithControlPoints:(float)Coordinate(x1)
                                                           :(float)Coordinate(y1)
                                                           :(float)Coordinate(x2)
                                                           :(float)Coordinate(y2)];
  }
  for (index = 0; index < sizeof names / sizeof *names; index++)
    if (JsonIs(content, names[index])) return [CAMediaTimingFunction functionWithName:JsonString(content)];
  LCRefuse(@"a timing function");
}

void LCEncodeTiming(CAMediaTimingFunction *timing, Text *text) {
  float inner[4];
  int index;
  [timing getControlPointAtIndex:1 values:inner];
  [timing getControlPointAtIndex:2 values:inner + 2];
  TextAdd(text, "{\"timing\":[");
  for (index = 0; index < 4; index++) {
    if (index) TextAdd(text, ",");
    TextAddNumber(text, inner[index]);
  }
  TextAdd(text, "]}");
}
