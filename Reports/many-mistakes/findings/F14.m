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

/// What callbacks carry out, as often as they may.
static NSMutableDictionary *reactions;
static void React(NSString *callback, int limit, void (^steps)(void)) {
  __block int left = limit;
  void (^reaction)(void) = ^{
    if (left > 0) {
      left--;
      steps();
    }
  };
  if (!reactions) reactions = [NSMutableDictionary dictionary];
  [reactions setObject:[reaction copy] forKey:callback];
}
static void Reacted(NSString *callback) {
  void (^reaction)(void) = [reactions objectForKey:callback];
  if (reaction) reaction();
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

@interface Action : NSObject <CAAction>
@end
@implementation Action
- (void)runActionForKey:(NSString *)event object:(id)object arguments:(NSDictionary *)dict {
  Say(@"%@ run for %@ of %@", NameOf(self), event, Text(object));
  Reacted([NSString stringWithFormat:@"%@ run", NameOf(self)]);
}
@end

@interface Handler : NSObject <CAAnimationDelegate>
@end
@implementation Handler
- (void)animationDidStart:(CAAnimation *)animation {
  Say(@"%@ told that %@ started", NameOf(self), Text(animation));
  Reacted([NSString stringWithFormat:@"%@ start", NameOf(self)]);
}
- (void)animationDidStop:(CAAnimation *)animation finished:(BOOL)finished {
  Say(@"%@ told that %@ stopped, finished %@", NameOf(self), Text(animation),
      finished ? @"true" : @"false");
  Reacted([NSString stringWithFormat:@"%@ stop", NameOf(self)]);
}
@end

@interface Observer : NSObject
@end
@implementation Observer
- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
  Say(@"observer of %@ told that %@ changed from %@ to %@", Text(object), path,
      Text([change objectForKey:NSKeyValueChangeOldKey]),
      Text([change objectForKey:NSKeyValueChangeNewKey]));
}
@end

@interface K1 : CALayer
@end
@implementation K1
+ (BOOL)needsDisplayForKey:(NSString *)key {
  NSArray *answer = Answer(@"k1 needsDisplayForKey", key);
  if (!answer) return [super needsDisplayForKey:key];
  Say(@"k1 asked for needsDisplayForKey %@", key);
  return [[answer lastObject] boolValue];
}
@end

@interface K2 : CALayer
@end
@implementation K2
+ (BOOL)needsDisplayForKey:(NSString *)key {
  NSArray *answer = Answer(@"k2 needsDisplayForKey", key);
  if (!answer) return [super needsDisplayForKey:key];
  Say(@"k2 asked for needsDisplayForKey %@", key);
  return [[answer lastObject] boolValue];
}
@end

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
    stageRuns = YES;
    Handler *h1 = Named(@"h1", [[Handler alloc] init]);
    Action *x3 = Named(@"x3", [[Action alloc] init]);
    Observer *observer = [[Observer alloc] init];

    CALayer *l1 = Named(@"l1", [[CALayer alloc] init]);
    Show(l1);
    Tick();
    CAShapeLayer *l2 = Named(@"l2", [[CAShapeLayer alloc] init]);
    l2.actions = @{@"hidden" : x3};
    [l1 addSublayer:l2];
    Tick();
    Say(@"animationKeys l2 %@", Text([l2 animationKeys]));
    [l2 removeFromSuperlayer];
    Tick();
    D1 *d1 = [[D1 alloc] init];
    SetAnswer(@"d1 actionForKey opacity", [NSNull null]);
    l1.delegate = d1;
    Say(@"ask l1 opacity %@", Text([l1 actionForKey:@"opacity"]));
    l1.delegate = d1;
    l1.opacity = 1;
    Say(@"animationKeys l1 %@", Text([l1 animationKeys]));  // expected the same answers in every run; answered ["opacity"], and again in 0 of 3 further runs
    SetAnswer(@"k1 needsDisplayForKey hidden", @YES);
    K1 *l3 = Named(@"l3", [[K1 alloc] init]);
    [l3 displayIfNeeded];
    [l3 setValue:@NO forKeyPath:@"hidden"];
    Say(@"get l3.needsDisplay %@", [l3 needsDisplay] ? @"true" : @"false");
    [l3 addObserver:observer forKeyPath:@"shadowPath"
        options:NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew context:NULL];
    l3.frame = CGRectMake(2, 92, 0.5, 93);
    l3.frame = CGRectMake(2, 0, 2, 1);
    l3.frame = CGRectMake(92, 55, 3, 0.5);
    Say(@"get l3.presentation.anchorPoint %@", [l3 presentationLayer] ? PointText([l3 presentationLayer].anchorPoint) : @"nil");
    CABasicAnimation *a1 = Named(@"a1", [[CABasicAnimation alloc] init]);
    a1.keyPath = @"zPosition";
    a1.duration = 3;
    a1.toValue = @(8);
    a1.fromValue = @(-4);
    a1.repeatCount = INFINITY;
    a1.repeatDuration = 5;
    a1.fillMode = @"removed";
    a1.timingFunction = [CAMediaTimingFunction functionWithName:@"easeOut"];
    a1.delegate = h1;
    [l1 addAnimation:a1 forKey:@"k"];
    Tick();
    Advance(1000);
    [l1 setValue:@"a" forKeyPath:@"aKey"];
    [l1 removeAnimationForKey:@"constructor"];
    Tick();
    Tick();
    l1.timeOffset = 1;
    l1.opacity = 1;
    l1.doubleSided = NO;
    Tick();
    [CATransaction begin];
    [CATransaction setDisableActions:YES];
    l1.position = CGPointMake(1000000, 0);
    Say(@"get l1.presentation.position %@", [l1 presentationLayer] ? PointText([l1 presentationLayer].position) : @"nil");
    Say(@"get l1.presentation.frame %@", [l1 presentationLayer] ? RectText([l1 presentationLayer].frame) : @"nil");
    Say(@"animationKeys l1 %@", Text([l1 animationKeys]));
    [CATransaction commit];
    [l1 removeFromSuperlayer];
    CABasicAnimation *a2 = Named(@"a2", [[CABasicAnimation alloc] init]);
    a2.keyPath = @"zPosition";
    a2.duration = 1;
    a2.toValue = @(3);
    a2.fromValue = @(1);
    a2.repeatCount = INFINITY;
    a2.delegate = h1;
    [l1 addAnimation:a2 forKey:nil];
    Tick();
    Advance(0.5);
    Tick();
    Advance(1);
    Tick();
    Advance(2);
    Tick();
    [l1 layoutSublayers];
    [l1 insertSublayer:l2 above:l1];
    SetAnswer(@"k2 needsDisplayForKey hidden", @YES);
  }
  return 0;
}
