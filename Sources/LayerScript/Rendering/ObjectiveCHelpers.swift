/// The helpers that rendered Objective-C programs bring along, each only where it is needed.
enum ObjectiveCHelpers {
  static let boxes = [
    "",
    "#if TARGET_OS_IPHONE",
    "static id PointBox(CGFloat x, CGFloat y) {",
    "  return [NSValue valueWithCGPoint:CGPointMake(x, y)];",
    "}",
    "static id SizeBox(CGFloat w, CGFloat h) {",
    "  return [NSValue valueWithCGSize:CGSizeMake(w, h)];",
    "}",
    "static id RectBox(CGFloat x, CGFloat y, CGFloat w, CGFloat h) {",
    "  return [NSValue valueWithCGRect:CGRectMake(x, y, w, h)];",
    "}",
    "#else",
    "static id PointBox(CGFloat x, CGFloat y) {",
    "  return [NSValue valueWithPoint:NSMakePoint(x, y)];",
    "}",
    "static id SizeBox(CGFloat w, CGFloat h) {",
    "  return [NSValue valueWithSize:NSMakeSize(w, h)];",
    "}",
    "static id RectBox(CGFloat x, CGFloat y, CGFloat w, CGFloat h) {",
    "  return [NSValue valueWithRect:NSMakeRect(x, y, w, h)];",
    "}",
    "#endif",
    "static id TransformBox(CATransform3D matrix) {",
    "  return [NSValue valueWithCATransform3D:matrix];",
    "}",
  ]

  static let color = [
    "",
    "static CGColorRef MakeColor(CGFloat r, CGFloat g, CGFloat b, CGFloat a) {",
    "  CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();",
    "  return CGColorCreate(space, (CGFloat[]){r, g, b, a});",
    "}",
  ]

  static let path = [
    "",
    "/// Makes a path from letters, M L Q C Z, and the numbers that they take.",
    "static CGPathRef MakePath(const char *letters, const CGFloat *n) {",
    "  CGMutablePathRef path = CGPathCreateMutable();",
    "  for (const char *letter = letters; *letter; letter++) {",
    "    switch (*letter) {",
    "      case 'M': CGPathMoveToPoint(path, NULL, n[0], n[1]); n += 2; break;",
    "      case 'L': CGPathAddLineToPoint(path, NULL, n[0], n[1]); n += 2; break;",
    "      case 'Q':",
    "        CGPathAddQuadCurveToPoint(path, NULL, n[0], n[1], n[2], n[3]); n += 4; break;",
    "      case 'C':",
    "        CGPathAddCurveToPoint(path, NULL, n[0], n[1], n[2], n[3], n[4], n[5]); n += 6; break;",
    "      default: CGPathCloseSubpath(path); break;",
    "    }",
    "  }",
    "  return path;",
    "}",
  ]

  static let show = [
    "",
    "#if TARGET_OS_IPHONE",
    "#import <UIKit/UIKit.h>",
    "static void Show(CALayer *layer) {",
    "  static UIWindow *window;",
    "  window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 400, 400)];",
    "  window.hidden = NO;",
    "  [window.layer addSublayer:layer];",
    "}",
    "#else",
    "#import <AppKit/AppKit.h>",
    "static void Show(CALayer *layer) {",
    "  static NSWindow *window;",
    "  window = [[NSWindow alloc] initWithContentRect:NSMakeRect(0, 0, 400, 400)",
    "                                       styleMask:0 backing:NSBackingStoreBuffered defer:NO];",
    "  [[window contentView] setWantsLayer:YES];",
    "  [[[window contentView] layer] addSublayer:layer];",
    "  [window orderFront:nil];",
    "}",
    "#endif",
  ]

  static let turns = [
    "",
    "/// Ends the run-loop turn, and lets some time pass. A real clock moves on its own.",
    "static void Turn(double seconds) {",
    "  [CATransaction flush];",
    "  [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:seconds]];",
    "}",
  ]

  static let delegate = [
    "",
    "@interface Delegate : NSObject <CALayerDelegate>",
    "@property(strong) NSMutableDictionary *answers;",
    "@end",
    "@implementation Delegate",
    "- (instancetype)init {",
    "  if ((self = [super init])) self.answers = [NSMutableDictionary dictionary];",
    "  return self;",
    "}",
    "@end",
    "",
    "@interface AnsweringDelegate : Delegate",
    "@end",
    "@implementation AnsweringDelegate",
    "- (id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event {",
    "  NSLog(@\"%@ asked for %@, seeing %@\", self, event, [layer valueForKey:event]);",
    "  return [self.answers objectForKey:event];",
    "}",
    "@end",
  ]

  static let action = [
    "",
    "@interface Action : NSObject <CAAction>",
    "@property(copy) NSString *name;",
    "@end",
    "@implementation Action",
    "- (void)runActionForKey:(NSString *)event object:(id)object arguments:(NSDictionary *)dict {",
    "  NSLog(@\"%@ run for %@ of %@\", self.name, event, object);",
    "}",
    "@end",
    "static Action *MakeAction(NSString *name) {",
    "  static NSMutableDictionary *actions;",
    "  if (!actions) actions = [NSMutableDictionary dictionary];",
    "  Action *action = [actions objectForKey:name];",
    "  if (!action) {",
    "    action = [[Action alloc] init];",
    "    action.name = name;",
    "    [actions setObject:action forKey:name];",
    "  }",
    "  return action;",
    "}",
  ]

  static let handler = [
    "",
    "@interface Handler : NSObject <CAAnimationDelegate>",
    "@end",
    "@implementation Handler",
    "- (void)animationDidStart:(CAAnimation *)animation {",
    "  NSLog(@\"start %@\", animation);",
    "}",
    "- (void)animationDidStop:(CAAnimation *)animation finished:(BOOL)finished {",
    "  NSLog(@\"stop %@ %d\", animation, finished);",
    "}",
    "@end",
  ]

  static let manager = [
    "",
    "@interface Manager : NSObject <CALayoutManager>",
    "@end",
    "@implementation Manager",
    "- (void)layoutSublayersOfLayer:(CALayer *)layer {",
    "  NSLog(@\"layout %@\", layer);",
    "}",
    "@end",
  ]

  static let observer = [
    "",
    "@interface Observer : NSObject",
    "@end",
    "@implementation Observer",
    "- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object",
    "                        change:(NSDictionary *)change context:(void *)context {",
    "  NSLog(@\"changed %@ %@\", path, change);",
    "}",
    "@end",
  ]

  /// The meaning of an object that exists by being named.
  static func macro(_ name: ObjectName) -> String {
    switch name.kind {
    case .action: "#define \(name) MakeAction(@\"\(name)\")"
    case .block: "#define \(name) ^{ NSLog(@\"\(name) called\"); }"
    case .handler: "#define \(name) [[Handler alloc] init]"
    default: "#define \(name) [[NSObject alloc] init]  // stands for an image"
    }
  }
}
