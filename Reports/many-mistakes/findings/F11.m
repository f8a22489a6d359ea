#import <Foundation/Foundation.h>
#import <QuartzCore/QuartzCore.h>

static void Say(NSString *format, ...) {
  va_list list;
  va_start(list, format);
  NSString *line = [[NSString alloc] initWithFormat:format arguments:list];
  va_end(list);
  printf("%s\n", [line UTF8String]);
}

#import <objc/runtime.h>
static char nameKey;
/// Tells an object the name that the script has for it.
static id Named(NSString *name, id object) {
  objc_setAssociatedObject(object, &nameKey, name, OBJC_ASSOCIATION_RETAIN);
  // The engine copies an animation that is added; what is set by key goes with it.
  if ([object isKindOfClass:[CAAnimation class]]) [object setValue:name forKey:@"scriptName"];
  return object;
}
static NSString *NameOf(id object) {
  if ([object isKindOfClass:[CAAnimation class]]) return [object valueForKey:@"scriptName"];
  if ([object isKindOfClass:[CALayer class]]) object = [object modelLayer];
  return objc_getAssociatedObject(object, &nameKey);
}

static NSString *PointText(CGPoint p) {
  return [NSString stringWithFormat:@"(%.15g, %.15g)", p.x, p.y];
}

static NSString *SizeText(CGSize s) {
  return [NSString stringWithFormat:@"size(%.15g, %.15g)", s.width, s.height];
}

static NSString *RectText(CGRect r) {
  return [NSString stringWithFormat:@"(%.15g, %.15g, %.15g, %.15g)", r.origin.x, r.origin.y,
                                    r.size.width, r.size.height];
}

static NSString *TransformText(CATransform3D t) {
  NSMutableArray *numbers = [NSMutableArray array];
  for (int i = 0; i < 16; i++) [numbers addObject:@(((CGFloat *)&t)[i])];
  return [NSString stringWithFormat:@"matrix(%@)", [numbers componentsJoinedByString:@", "]];
}

/// A value as scripts and reports write it.
static NSString *Text(id value) {
  if (!value) return @"nil";
  if (value == [NSNull null]) return @"null";
  if (NameOf(value)) return NameOf(value);
  if ([value isKindOfClass:[NSString class]])
    return [NSString stringWithFormat:@"\"%@\"", value];
  if ([value isKindOfClass:[NSArray class]]) {
    NSMutableArray *texts = [NSMutableArray array];
    for (id element in value) [texts addObject:Text(element)];
    return [NSString stringWithFormat:@"[%@]", [texts componentsJoinedByString:@", "]];
  }
  if ([value isKindOfClass:[CAAnimation class]]) {
    BOOL isProperty = [value isKindOfClass:[CAPropertyAnimation class]];
    return [NSString stringWithFormat:@"{class: \"%@\", keyPath: %@, duration: %@}",
                                      NSStringFromClass([value class]),
                                      Text(isProperty ? [value keyPath] : nil),
                                      @([(CAAnimation *)value duration])];
  }
  if (![value isKindOfClass:[NSValue class]]) return [value description];
  union { CGPoint point; CGSize size; CGRect rect; CATransform3D transform; } box;
  const char *type = [value objCType];
  if (!strcmp(type, @encode(CGPoint))) {
    [value getValue:&box];
    return PointText(box.point);
  }
  if (!strcmp(type, @encode(CGSize))) {
    [value getValue:&box];
    return SizeText(box.size);
  }
  if (!strcmp(type, @encode(CGRect))) {
    [value getValue:&box];
    return RectText(box.rect);
  }
  if (!strcmp(type, @encode(CATransform3D))) {
    [value getValue:&box];
    return TransformText(box.transform);
  }
  return [value description];
}

/// What the layer's property reads while it is asked about; coming and going are no properties.
static NSString *Seeing(CALayer *layer, NSString *key) {
  if ([key hasPrefix:@"onOrder"]) return @"";
  return [NSString stringWithFormat:@", seeing %@", Text([layer valueForKey:key])];
}

/// What is answered, by who, callback and key: a list of one object, or an empty one for nil.
static NSMutableDictionary *answers;
static void SetAnswer(NSString *question, id answer) {
  if (!answers) answers = [NSMutableDictionary dictionary];
  [answers setObject:answer ? @[ answer ] : @[] forKey:question];
}
static NSArray *Answer(NSString *callback, NSString *key) {
  return [answers objectForKey:[NSString stringWithFormat:@"%@ %@", callback, key]];
}

/// What layers are shown on, and its time, which the script has go on. It stands in between, so that what is
/// shown is exact; where somebody hears of the ends of animations it runs, and `Advance` waits.
static CALayer *stage;
static double stageTime = 100;
static BOOL stageRuns = NO;
static void PutStage(CALayer *layer, CALayer *host) {
  stage = layer;
  stage.beginTime = stageRuns ? [host convertTime:CACurrentMediaTime() fromLayer:nil] : 0;
  stage.speed = stageRuns ? 1 : 0;
  stage.timeOffset = stageTime;
}
static void Advance(double seconds) {
  if (stageRuns) {
    [NSThread sleepForTimeInterval:seconds];
    return;
  }
  stageTime += seconds;
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  stage.timeOffset = stageTime;
  [CATransaction commit];
}

#if TARGET_OS_IPHONE
#import <UIKit/UIKit.h>
static UIView *stageView;
static void OpenStage(void) {
  static UIWindow *window;
  window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 400, 400)];
  window.hidden = NO;
  stageView = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 400, 400)];
  [window addSubview:stageView];
  PutStage(stageView.layer, window.layer);
}
#else
#import <AppKit/AppKit.h>
static void OpenStage(void) {
  static NSWindow *window;
#ifdef __APPLE__
  // AppKit ends a process whose session has no graphics, as over ssh.
  CFDictionaryRef session = CGSessionCopyCurrentDictionary();
  if (!session) {
    printf("This session has no graphics: nothing can be shown.\n");
    exit(2);
  }
  CFRelease(session);
#endif
  [[NSApplication sharedApplication] setActivationPolicy:NSApplicationActivationPolicyAccessory];
  window = [[NSWindow alloc] initWithContentRect:NSMakeRect(0, 0, 400, 400)
                                       styleMask:0
                                         backing:NSBackingStoreBuffered
                                           defer:NO];
  [[window contentView] setWantsLayer:YES];
  PutStage([CALayer layer], [[window contentView] layer]);
  [[[window contentView] layer] addSublayer:stage];
  [window orderFront:nil];
}
#endif

static void Show(CALayer *layer) {
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  if (!stage) OpenStage();
  [stage addSublayer:layer];
  [CATransaction commit];
}

/// Ends the run-loop turn: commits, and lets what is due be delivered. The clock goes on.
static void Tick(void) {
  [CATransaction flush];
  [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
}

@interface D1 : NSObject <CALayerDelegate>
@end
@implementation D1
- (id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event {
  Say(@"d1 asked for actionForKey %@ of %@%@", event, Text(layer),
      Seeing(layer, event));
  id answer = [Answer(@"d1 actionForKey", event) lastObject];
  return answer;
}
@end

int main(void) {
  @autoreleasepool {
    D1 *d1 = [[D1 alloc] init];
    SetAnswer(@"d1 actionForKey zPosition", [NSNull null]);
    CALayer *l1 = Named(@"l1", [[CALayer alloc] init]);
    l1.delegate = d1;
    Show(l1);
    Tick();
    l1.zPosition = 1;
    Say(@"animationKeys l1 %@", Text([l1 animationKeys]));  // expected nil; answered ["zPosition"]
  }
  return 0;
}
