/* Layout, display, scrolling, and what is asked of layers, classes and functions. */
#import "Making.h"
#import "Stage.h"
#import "Values.h"

#define CALL(Name, message) \
  static void Name(LCWorld *world, const Json *step, Text *value) { [LCLayerOf(world, step, "on") message]; }

CALL(SetNeedsLayout, setNeedsLayout)
CALL(LayoutIfNeeded, layoutIfNeeded)
CALL(LayoutSublayers, layoutSublayers)
CALL(SetNeedsDisplay, setNeedsDisplay)
CALL(DisplayIfNeeded, displayIfNeeded)
CALL(Display, display)

static void SetNeedsDisplayInRect(LCWorld *world, const Json *step, Text *value) {
  CGRect rect = LCRectOf(LCDecode(world, JsonMember(step, "rect")));
  [LCLayerOf(world, step, "on") setNeedsDisplayInRect:rect];
}

static void ScrollToPoint(LCWorld *world, const Json *step, Text *value) {
  CGPoint point = LCPointOf(LCDecode(world, JsonMember(step, "value")));
  CAScrollLayer *layer = (CAScrollLayer *)LCLayerOf(world, step, "on");
  if (![layer respondsToSelector:@selector(scrollToPoint:)]) LCRefuse(@"scrollToPoint of no scroll layer");
  [layer scrollToPoint:point];
}

static void ScrollToRect(LCWorld *world, const Json *step, Text *value) {
  CGRect rect = LCRectOf(LCDecode(world, JsonMember(step, "value")));
  CAScrollLayer *layer = (CAScrollLayer *)LCLayerOf(world, step, "on");
  if (![layer respondsToSelector:@selector(scrollToRect:)]) LCRefuse(@"scrollToRect of no scroll layer");
  [layer scrollToRect:rect];
}

static void ScrollPoint(LCWorld *world, const Json *step, Text *value) {
  CGPoint point = LCPointOf(LCDecode(world, JsonMember(step, "value")));
  [LCLayerOf(world, step, "on") scrollPoint:point];
}

static void ScrollRectToVisible(LCWorld *world, const Json *step, Text *value) {
  CGRect rect = LCRectOf(LCDecode(world, JsonMember(step, "value")));
  [LCLayerOf(world, step, "on") scrollRectToVisible:rect];
}

const LCStepEntry LCUpdateSteps[] = {
  {"setNeedsLayout", SetNeedsLayout}, {"layoutIfNeeded", LayoutIfNeeded}, {"layoutSublayers", LayoutSublayers},
  {"setNeedsDisplay", SetNeedsDisplay}, {"displayIfNeeded", DisplayIfNeeded}, {"display", Display},
  {"setNeedsDisplayInRect", SetNeedsDisplayInRect}, {"scrollToPoint", ScrollToPoint},
  {"scrollToRect", ScrollToRect}, {"scrollPoint", ScrollPoint}, {"scrollRectToVisible", ScrollRectToVisible},
  {NULL, NULL}
};

/* An animation that the engine made has no name: class, key path and duration tell of it. */
void LCEncodeAction(LCWorld *world, id action, Text *value) {
  NSString *keyPath = nil;
  if ([world nameOf:action] || ![action isKindOfClass:[CAAnimation class]]) {
    LCEncodeObject(world, action, value);
    return;
  }
  if ([action respondsToSelector:@selector(keyPath)]) keyPath = [(CAPropertyAnimation *)action keyPath];
  TextAdd(value, "{\"dict\":[[\"class\",");
  TextAddQuoted(value, NSStringFromClass([action class]));
  TextAdd(value, "],[\"keyPath\",");
  LCEncodeObject(world, keyPath, value);
  TextAdd(value, "],[\"duration\",");
  TextAddNumber(value, [(CAAnimation *)action duration]);
  TextAdd(value, "]]}");
}

/* A class of the script that answers the null object itself means no action: the framework never saw it. */
static void Ask(LCWorld *world, const Json *step, Text *value) {
  CALayer *layer = LCLayerOf(world, step, "on");
  NSString *key = LCText(step, "key");
  id action = (id)[layer actionForKey:key];
  if (action == (id)[NSNull null] && LCAnswersItself(layer, key)) action = nil;
  LCEncodeAction(world, action, value);
}

static void ClassAction(LCWorld *world, const Json *step, Text *value) {
  LCEncodeAction(world, (id)[LCLayerClass(world, LCText(step, "class")) defaultActionForKey:LCText(step, "key")], value);
}

static void ClassDefault(LCWorld *world, const Json *step, Text *value) {
  NSString *name = LCText(step, "class"), *key = LCText(step, "key");
  Class cls = LCFrameworkClass(name);
  if (!cls) cls = LCLayerClass(world, name);
  if (![cls respondsToSelector:@selector(defaultValueForKey:)]) LCRefuse(@"defaults of the class %@", name);
  LCEncodeObject(world, [cls defaultValueForKey:key], value);
}

static void ClassNeedsDisplay(LCWorld *world, const Json *step, Text *value) {
  Class cls = LCLayerClass(world, LCText(step, "class"));
  TextAdd(value, [cls needsDisplayForKey:LCText(step, "key")] ? "true" : "false");
}

static void ExpansionFactor(LCWorld *world, const Json *step, Text *value) {
  SEL factor = NSSelectorFromString(@"cornerCurveExpansionFactor:");
  NSString *name = LCText(step, "name");
  if (![CALayer respondsToSelector:factor]) LCRefuse(@"expansionFactor");
  TextAddNumber(value, ((CGFloat (*)(id, SEL, id))LCMethod((id)[CALayer class], factor))(
      (id)[CALayer class], factor, name));
}

static void ValueFunction(LCWorld *world, const Json *step, Text *value) {
  Class functions = NSClassFromString(@"CAValueFunction");
  NSString *name = LCText(step, "name");
  if (!functions) LCRefuse(@"valueFunction");
  LCEncodeObject(world, [[functions functionWithName:name] name], value);
}

static void ControlPoint(LCWorld *world, const Json *step, Text *value) {
  CAMediaTimingFunction *timing = LCTiming(JsonMember(step, "timing"));
  double index = LCSeconds(step, "index");
  float point[2] = {0};
  if (index < 0 || index > 3) LCRefuse(@"control point %g", index);
  [timing getControlPointAtIndex:(size_t)index values:point];
  LCEncode(world, LCPointValue(CGPointMake(point[0], point[1])), value);
}

static void AnimationKeys(LCWorld *world, const Json *step, Text *value) {
  LCRefuseEnded(world);
  LCEncodeObject(world, [LCLayerOf(world, step, "on") animationKeys], value);
}

#if LC_BITMAPS
/* Row r of the memory is y = 255 - r in the coordinates of the layer. */
static void Render(LCWorld *world, const Json *step, Text *value) {
  static unsigned char bytes[256 * 256 * 4];
  CALayer *layer = LCLayerOf(world, step, "on");
  CGColorSpaceRef space = CGColorSpaceCreateWithName(kCGColorSpaceSRGB);
  CGContextRef context;
  int row, column, left = 256, right = -1, low = 256, high = -1;
  memset(bytes, 0, sizeof bytes);
  context = CGBitmapContextCreate(bytes, 256, 256, 8, 1024, space, (CGBitmapInfo)kCGImageAlphaPremultipliedLast);
  [layer renderInContext:context];
  CGContextRelease(context);
  CGColorSpaceRelease(space);
  for (row = 0; row < 256; row++)
    for (column = 0; column < 256; column++) {
      if (!bytes[(row * 256 + column) * 4 + 3]) continue;
      if (column < left) left = column;
      if (column > right) right = column;
      if (255 - row < low) low = 255 - row;
      if (255 - row > high) high = 255 - row;
    }
  if (right < 0) TextAdd(value, "null");
  else LCEncode(world, LCRectValue(CGRectMake(left, low, right - left + 1, high - low + 1)), value);
}
#endif

const LCStepEntry LCQuerySteps[] = {
  {"ask", Ask}, {"classAction", ClassAction}, {"classDefault", ClassDefault},
  {"classNeedsDisplay", ClassNeedsDisplay}, {"expansionFactor", ExpansionFactor},
  {"valueFunction", ValueFunction}, {"controlPoint", ControlPoint}, {"animationKeys", AnimationKeys},
#if LC_BITMAPS
  {"render", Render},
#endif
  {NULL, NULL}
};
