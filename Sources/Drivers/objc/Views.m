#import "Views.h"

#if LC_UIKIT
#import "Making.h"
#import "Stage.h"
#include <string.h>
#include <unistd.h>

const char *const LCViewProperties =
    ",\"UIView\":[\"bounds\",\"transform\",\"frame\",\"hidden\",\"backgroundColor\",\"alpha\",\"center\",\"subviews\","
    "\"superview\",\"layer\",\"animationsEnabled\",\"inheritedAnimationDuration\"],"
    "\"UIImageView\":[\"animationImages\",\"animationDuration\",\"animationRepeatCount\"]";
const char *const LCViewReadOnly =
    ",\"UIView\":[\"subviews\",\"superview\",\"layer\",\"inheritedAnimationDuration\"]";

static UIView *hostView, *stageView;

UIView *LCHostView(void) { return hostView; }
void LCSetHostView(UIView *view) { hostView = [view retain]; }

UIView *LCMakeStageView(void) {
  stageView = [[UIView alloc] initWithFrame:[[hostView layer] bounds]];
  [hostView addSubview:stageView];
  return stageView;
}

/* Takes along the views that are on it, which would keep their layers in the window. */
void LCRemoveStageView(void) {
  [stageView removeFromSuperview];
  [stageView release];
  stageView = nil;
}

@implementation LCWeakView

- (id)actionForLayer:(CALayer *)layer forKey:(NSString *)key {
  UIView *view = [[LCWorld current]->objects objectForKey:name];
  return [view isKindOfClass:[UIView class]] ? [view actionForLayer:layer forKey:key] : nil;
}

@end

/* Each view has a class of its own where the script asks for a layer class or for callbacks. */

static NSMutableDictionary *layerClasses;

static Class LayerClassOf(Class self, SEL selector) {
  for (; self; self = class_getSuperclass(self)) {
    NSString *named = [layerClasses objectForKey:NSStringFromClass(self)];
    if (named) return NSClassFromString(named);
  }
  return [CALayer class];
}

static void DidMoveToSuperview(UIView *self, SEL selector) {
  LCWorld *world = [LCWorld current];
  NSString *name = [world nameOf:self], *layer = [world nameOf:[self layer]];
  if (!name || !layer) return;
  LCBeginEvent("asked", name);
  LCEventText("callback", @"didMoveToSuperview");
  LCEventText("layer", layer);
  LCEventText("key", @"superlayer");
  TextAdd(&world->events, ",\"seen\":");
  LCEncodeObject(world, [[self layer] superlayer], &world->events);
  LCEndEvent(name, "didMoveToSuperview");
}

static Class ViewClass(LCWorld *world, const Json *step) {
  static int count;
  const Json *class = JsonMember(step, "class"), *layers = JsonMember(step, "layerClass");
  const Json *implements = JsonMember(step, "implements");
  Class above = JsonIs(class, "UIImageView") ? [UIImageView class] : [UIView class], made;
  NSString *unique = [NSString stringWithFormat:@"LayerCheckView_%d_%d", (int)getpid(), ++count];
  if (class && !JsonIs(class, "UIView") && !JsonIs(class, "UIImageView")) LCRefuse(@"class %@", JsonString(class));
  if (!layers && !(implements && implements->count)) return above;
  made = objc_allocateClassPair(above, [unique UTF8String], 0);
  if (layers) {
    if (!layerClasses) layerClasses = [NSMutableDictionary new];
    [layerClasses setObject:NSStringFromClass(LCLayerClass(world, JsonString(layers))) forKey:unique];
    class_addMethod(object_getClass((id)made), @selector(layerClass), (IMP)LayerClassOf, "#@:");
  }
  if (implements && implements->count)
    class_addMethod(made, @selector(didMoveToSuperview), (IMP)DidMoveToSuperview, "v@:");
  objc_registerClassPair(made);
  return made;
}

void LCNewView(LCWorld *world, const Json *step) {
  NSString *name = LCText(step, "name");
  const Json *layer = JsonMember(step, "layer"), *with = JsonMember(step, "with"), *pair;
  UIView *view = [[[ViewClass(world, step) alloc] initWithFrame:CGRectZero] autorelease];
  [world setObject:view named:name];
  if (layer) [world setObject:[view layer] named:JsonString(layer)];
  else [world rename:[view layer] to:name];
  for (pair = with ? with->first : NULL; pair; pair = pair->next)
    LCSetOfView(view, JsonString(pair->first), LCDecode(world, pair->first->next));
}

/* The tree */

static UIView *ViewOf(LCWorld *world, const Json *step, const char *member) {
  id found = [world->objects objectForKey:LCText(step, member)];
  return [found isKindOfClass:[UIView class]] ? found : nil;
}

BOOL LCPlaceView(LCWorld *world, const Json *step, const char *kind) {
  UIView *child = ViewOf(world, step, "child"), *parent;
  if (!child) return NO;
  if (!strcmp(kind, "remove")) {
    [child removeFromSuperview];
    return YES;
  }
  parent = ViewOf(world, step, "parent");
  if (!parent) LCRefuse(@"a view in what is no view");
  if (!strcmp(kind, "add")) [parent addSubview:child];
  else if (!strcmp(kind, "insert")) [parent insertSubview:child atIndex:(NSInteger)LCSeconds(step, "index")];
  else if (!strcmp(kind, "insertBelow")) [parent insertSubview:child belowSubview:ViewOf(world, step, "sibling")];
  else [parent insertSubview:child aboveSubview:ViewOf(world, step, "sibling")];
  return YES;
}

BOOL LCHostsView(LCWorld *world, const Json *step) {
  UIView *view = ViewOf(world, step, "on");
  if (!view) return NO;
  [stageView addSubview:view];
  [world->hosted addObject:[view layer]];
  return YES;
}

/* Properties */

static UIColor *ViewColor(LCValue value) {
  double n[4];
  if (value.kind == LCNil) return nil;
  if (!LCReadColor(value.object, n)) LCRefuse(@"a value that is no colour");
  return [UIColor colorWithCGColor:(CGColorRef)value.object];
}

static BOOL IsOfImages(UIView *view, NSString *property) {
  return [view isKindOfClass:[UIImageView class]] && [property isEqual:@"animationImages"];
}

/* Images of a script are those of CoreGraphics; UIKit wraps each in an object of its own. */
static NSArray *Wrapped(LCValue value) {
  NSMutableArray *wrapped = [NSMutableArray array];
  NSArray *images = value.object;
  NSUInteger index;
  if (value.kind == LCNil) return nil;
  if (![images isKindOfClass:[NSArray class]]) LCRefuse(@"a value that is no list of images");
  for (index = 0; index < [images count]; index++) {
    if (!LCIsImage([images objectAtIndex:index])) LCRefuse(@"a value that is no image");
    [wrapped addObject:[UIImage imageWithCGImage:(CGImageRef)[images objectAtIndex:index]]];
  }
  return wrapped;
}

static NSArray *Unwrapped(NSArray *images) {
  NSMutableArray *unwrapped = [NSMutableArray array];
  NSUInteger index;
  for (index = 0; index < [images count]; index++)
    [unwrapped addObject:(id)[(UIImage *)[images objectAtIndex:index] CGImage]];
  return images ? unwrapped : nil;
}

BOOL LCSetOfView(id subject, NSString *property, LCValue value) {
  if (subject == (id)[UIView class]) {
    if (![property isEqual:@"animationsEnabled"]) LCRefuse(@"property %@", property);
    [UIView setAnimationsEnabled:value.numbers[0] != 0];
    return YES;
  }
  if (![subject isKindOfClass:[UIView class]]) return NO;
  if ([property isEqual:@"backgroundColor"]) [(UIView *)subject setBackgroundColor:ViewColor(value)];
  else if (IsOfImages(subject, property)) [(UIImageView *)subject setAnimationImages:Wrapped(value)];
  else if ([property isEqual:@"transform"] && value.kind == LCTransform && LCSetter(subject, @"transform3D"))
    LCSet(subject, @"transform3D", value);
  else LCSet(subject, property, value);
  return YES;
}

BOOL LCGetOfView(LCWorld *world, id subject, NSString *property, Text *answer) {
  UIView *view;
  if (subject == (id)[UIView class]) {
    if ([property isEqual:@"animationsEnabled"]) TextAdd(answer, [UIView areAnimationsEnabled] ? "true" : "false");
    else TextAddNumber(answer, [UIView inheritedAnimationDuration]);
    return YES;
  }
  if (![subject isKindOfClass:[UIView class]]) return NO;
  view = subject;     /* layers have a backgroundColor of another type */
  if ([property isEqual:@"superview"] && [view superview] == stageView) TextAdd(answer, "null");
  else if ([property isEqual:@"backgroundColor"]) LCEncodeObject(world, (id)[[view backgroundColor] CGColor], answer);
  else if (IsOfImages(view, property))
    LCEncodeObject(world, Unwrapped([(UIImageView *)view animationImages]), answer);
  else if ([property isEqual:@"transform"] && LCGetter(subject, @"transform3D"))
    LCEncode(world, LCGet(subject, @"transform3D"), answer);
  else LCEncode(world, LCGet(subject, property), answer);
  return YES;
}

/* Other steps */

static void AskView(LCWorld *world, const Json *step, Text *value) {
  UIView *view = ViewOf(world, step, "on");
  id action;
  if (!view) LCRefuse(@"a question to what is no view");
  action = (id)[view actionForLayer:LCLayerOf(world, step, "layer") forKey:LCText(step, "key")];
  LCEncodeAction(world, action, value);
}

static UIImageView *ImageView(LCWorld *world, const Json *step) {
  UIView *view = ViewOf(world, step, "on");
  if (![view isKindOfClass:[UIImageView class]]) LCRefuse(@"images of what is no image view");
  return (UIImageView *)view;
}

static void StartAnimating(LCWorld *world, const Json *step, Text *value) { [ImageView(world, step) startAnimating]; }
static void StopAnimating(LCWorld *world, const Json *step, Text *value) { [ImageView(world, step) stopAnimating]; }

/* Blocks are carried out by LCPerformBlock; one that stands elsewhere, as in a reaction, can't be. */
static void BeginBlock(LCWorld *world, const Json *step, Text *value) { LCRefuseSituation(@"a block of views here"); }

const LCStepEntry LCViewSteps[] = {
  {"askView", AskView}, {"startAnimating", StartAnimating}, {"stopAnimating", StopAnimating},
  {"beginBlock", BeginBlock}, {"endBlock", BeginBlock}, {NULL, NULL}
};
#endif
