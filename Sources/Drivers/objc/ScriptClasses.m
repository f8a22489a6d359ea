/* Layer classes of scripts, made at run time. Each has a name of its own in this process and is never let go
   of: the framework may remember what it asked a class. */
#import "Callbacks.h"
#import "Values.h"
#import "Making.h"
#include <unistd.h>

@implementation LCScriptClass

- (void)dealloc {
  [hooks release];
  [super dealloc];
}

@end

static NSMutableArray *scriptClasses;

/* Classes of scripts may inherit from one another, and all of them share the functions below. One that calls
   its super finds itself there: then this says for which class it was added. */
static __thread LCScriptClass *calledAsSuper;

static LCScriptClass *RecordOf(Class cls) {
  NSUInteger index;
  for (index = 0; index < [scriptClasses count]; index++) {
    LCScriptClass *record = [scriptClasses objectAtIndex:index];
    if (record->made == cls) return record;
  }
  return nil;
}

/* The nearest class from this one upwards that has the method; every class has those for which it has hooks. */
static LCScriptClass *Nearest(Class cls, NSString *callback) {
  for (; cls; cls = class_getSuperclass(cls)) {
    LCScriptClass *record = RecordOf(cls);
    if (record && (!callback || [record->implements containsObject:callback])) return record;
  }
  return nil;
}

static LCScriptClass *Owner(Class cls, NSString *callback) {
  LCScriptClass *owner = calledAsSuper;
  calledAsSuper = nil;
  return owner ? owner : Nearest(cls, callback);
}

/* The method of the class above: not that of the receiver's superclass, but of the owner's. */
static IMP Super(LCScriptClass *owner, SEL selector, BOOL ofClass, NSString *callback, IMP own) {
  Class above = class_getSuperclass(owner->made);
  IMP method = class_getMethodImplementation(ofClass ? object_getClass((id)above) : above, selector);
  if (method == own) calledAsSuper = Nearest(above, callback);
  return method;
}

static id HookOf(LCScriptClass *owner, NSString *callback, NSString *key) {
  return key && owner ? [owner->hooks objectForKey:[NSString stringWithFormat:@"%@ %@", callback, key]] : nil;
}

/* nil can't stand in a dictionary. */
static id Answer(id hook) { return [hook isKindOfClass:[LCNothing class]] ? nil : hook; }

/* Instance methods */

static id CallSearch(LCScriptClass *owner, CALayer *layer, SEL selector, NSString *key, IMP own) {
  IMP method = Super(owner, selector, NO, nil, own);
  return ((id (*)(id, SEL, id))method)(layer, selector, key);
}

/* A new animation of the asked key with the pace of the action for another. */
static id WithTimingOf(id paced, CALayer *layer, NSString *key) {
  static NSString *const copied[] = {
    @"autoreverses", @"beginTime", @"delegate", @"duration", @"fillMode", @"repeatCount",
    @"repeatDuration", @"speed", @"timingFunction", @"timeOffset"
  };
  CABasicAnimation *made = [CABasicAnimation animationWithKeyPath:key];
  size_t index;
  [made setFromValue:[layer valueForKey:key]];
  for (index = 0; index < sizeof copied / sizeof *copied; index++)
    [made setValue:[paced valueForKey:copied[index]] forKey:copied[index]];
  return made;
}

static id ActionForKey(CALayer *self, SEL selector, NSString *key) {
  LCScriptClass *owner = Owner(object_getClass(self), nil);
  IMP own = (IMP)ActionForKey;
  id hook = HookOf(owner, @"actionForKey", key);
  BOOL overrides = [owner->implements containsObject:@"actionForKey"];
  if (!hook && !overrides) return CallSearch(owner, self, selector, key, own);
  LCReportQuestion(owner->name, "actionForKey", self, key);
  if ([hook isKindOfClass:[NSDictionary class]]) {
    id paced = CallSearch(owner, self, selector, [hook objectForKey:@"timingOf"], own);
    if ([paced isKindOfClass:[CABasicAnimation class]]) return WithTimingOf(paced, self, key);
    return CallSearch(owner, self, selector, key, own);
  }
  return Answer(hook);
}

static void LayoutSublayers(CALayer *self, SEL selector) {
  LCReportCall(Owner(object_getClass(self), @"layoutSublayers")->name, "layoutSublayers", self);
}

static void Display(CALayer *self, SEL selector) {
  LCReportCall(Owner(object_getClass(self), @"display")->name, "display", self);
}

static void DrawInContext(CALayer *self, SEL selector, CGContextRef context) {
  LCReportCall(Owner(object_getClass(self), @"draw")->name, "draw", self);
}

/* A layer of the class is the delegate of another. */
static void DrawLayer(CALayer *self, SEL selector, CALayer *layer, CGContextRef context) {
  LCReportCall(Owner(object_getClass(self), @"drawLayer")->name, "drawLayer", layer);
}

/* The framework alone calls this. No sublayers may be added here. */
static id InitWithLayer(CALayer *self, SEL selector, id layer) {
  LCScriptClass *owner = Owner(object_getClass(self), @"initWithLayer");
  IMP method = Super(owner, selector, NO, @"initWithLayer", (IMP)InitWithLayer);
  id made = ((id (*)(id, SEL, id))method)(self, selector, layer);
  LCReportCall(owner->name, "initWithLayer", layer);
  return made;
}

static void AddAnimation(CALayer *self, SEL selector, CAAnimation *animation, NSString *key) {
  LCScriptClass *owner = Owner(object_getClass(self), @"addAnimation");
  IMP method = Super(owner, selector, NO, @"addAnimation", (IMP)AddAnimation);
  NSString *layer = [[LCWorld current] nameOf:self];
  ((void (*)(id, SEL, id, id))method)(self, selector, animation, key);
  if (!layer) return;
  LCBeginEvent("asked", owner->name);
  LCEventText("callback", @"addAnimation");
  LCEventText("layer", layer);
  if (key) LCEventText("key", key);
  LCEndEvent(owner->name, "addAnimation");
}

static void SetBounds(CALayer *self, SEL selector, CGRect bounds) {
  LCScriptClass *owner = Owner(object_getClass(self), @"didSetBounds");
  IMP method = Super(owner, selector, NO, @"didSetBounds", (IMP)SetBounds);
  owner->reported++;
  ((void (*)(id, SEL, CGRect))method)(self, selector, bounds);
  LCReportCall(owner->name, "didSetBounds", self);
}

/* Where the frame is set without the accessor of bounds, bounds were set all the same. */
static void SetFrame(CALayer *self, SEL selector, CGRect frame) {
  LCScriptClass *owner = Owner(object_getClass(self), @"didSetBounds");
  IMP method = Super(owner, selector, NO, @"didSetBounds", (IMP)SetFrame);
  int before = owner->reported;
  ((void (*)(id, SEL, CGRect))method)(self, selector, frame);
  if (owner->reported == before) LCReportCall(owner->name, "didSetBounds", self);
}

BOOL LCAnswersItself(CALayer *layer, NSString *key) {
  Class class = object_getClass(layer);
  for (; class; class = class_getSuperclass(class)) {
    LCScriptClass *record = RecordOf(class);
    if (HookOf(record, @"actionForKey", key) || (record && [record->implements containsObject:@"actionForKey"])) return YES;
  }
  return NO;
}

/* Class methods */

static id DefaultAction(Class self, SEL selector, NSString *key) {
  LCScriptClass *owner = Owner(self, nil);
  id hook = HookOf(owner, @"defaultActionForKey", key);
  if (!hook) {
    IMP method = Super(owner, selector, YES, nil, (IMP)DefaultAction);
    return ((id (*)(id, SEL, id))method)(self, selector, key);
  }
  LCBeginEvent("asked", owner->name);
  LCEventText("callback", @"defaultActionForKey");
  LCEventText("key", key);
  LCEndEvent(owner->name, "defaultActionForKey");
  return Answer(hook);
}

static id DefaultValue(Class self, SEL selector, NSString *key) {
  LCScriptClass *owner = Owner(self, nil);
  id hook = HookOf(owner, @"defaultValueForKey", key);
  IMP method;
  if (hook) return Answer(hook);
  method = Super(owner, selector, YES, nil, (IMP)DefaultValue);
  return ((id (*)(id, SEL, id))method)(self, selector, key);
}

static BOOL NeedsDisplay(Class self, SEL selector, NSString *key) {
  LCScriptClass *owner = Owner(self, nil);
  id hook = HookOf(owner, @"needsDisplayForKey", key);
  IMP method;
  if (hook) return [hook respondsToSelector:@selector(boolValue)] && [hook boolValue];
  method = Super(owner, selector, YES, nil, (IMP)NeedsDisplay);
  return ((BOOL (*)(id, SEL, id))method)(self, selector, key);
}

/* Making them */

static void AddMethods(Class made, NSSet *implements) {
  static const struct { NSString *callback; const char *selector; IMP method; const char *types; } all[] = {
    {nil, "actionForKey:", (IMP)ActionForKey, "@@:@"},
    {@"layoutSublayers", "layoutSublayers", (IMP)LayoutSublayers, "v@:"},
    {@"display", "display", (IMP)Display, "v@:"},
    {@"draw", "drawInContext:", (IMP)DrawInContext, "v@:^{CGContext=}"},
    {@"drawLayer", "drawLayer:inContext:", (IMP)DrawLayer, "v@:@^{CGContext=}"},
    {@"initWithLayer", "initWithLayer:", (IMP)InitWithLayer, "@@:@"},
    {@"addAnimation", "addAnimation:forKey:", (IMP)AddAnimation, "v@:@@"},
  };
  static const struct { const char *selector; IMP method; const char *types; } ofClass[] = {
    {"defaultActionForKey:", (IMP)DefaultAction, "@@:@"},
    {"defaultValueForKey:", (IMP)DefaultValue, "@@:@"},
  };
  char types[64];
  size_t index;
  for (index = 0; index < sizeof all / sizeof *all; index++)
    if (!all[index].callback || [implements containsObject:all[index].callback])
      class_addMethod(made, sel_registerName(all[index].selector), all[index].method, all[index].types);
  for (index = 0; index < sizeof ofClass / sizeof *ofClass; index++)
    class_addMethod(object_getClass((id)made), sel_registerName(ofClass[index].selector),
                    ofClass[index].method, ofClass[index].types);
  snprintf(types, sizeof types, "%s@:@", @encode(BOOL));
  class_addMethod(object_getClass((id)made), @selector(needsDisplayForKey:), (IMP)NeedsDisplay, types);
  if (![implements containsObject:@"didSetBounds"]) return;
  snprintf(types, sizeof types, "v@:%s", @encode(CGRect));
  class_addMethod(made, @selector(setBounds:), (IMP)SetBounds, types);
  class_addMethod(made, @selector(setFrame:), (IMP)SetFrame, types);
}

#if LC_DYNAMIC
/* A dynamic property, for which CALayer makes the accessors itself. */
static void AddProperty(Class made, NSString *name, NSString *kind) {
  static const struct { const char *kind, *type; } kinds[] = {
    {"number", "d"}, {"object", "@"}, {"point", @encode(CGPoint)}, {"size", @encode(CGSize)},
    {"rect", @encode(CGRect)}, {"transform", @encode(CATransform3D)}
  };
  size_t index;
  for (index = 0; index < sizeof kinds / sizeof *kinds; index++)
    if ([kind isEqual:[NSString stringWithUTF8String:kinds[index].kind]]) {
      /* A property without an attribute of ownership does not keep its object. */
      BOOL keeps = *kinds[index].type == '@';
      objc_property_attribute_t attributes[] = {{"T", kinds[index].type}, {keeps ? "&" : "D", ""}, {"D", ""}};
      class_addProperty(made, [name UTF8String], attributes, keeps ? 3 : 2);
      return;
    }
  LCRefuse(@"a property of the kind %@", kind);
}
#else
static void AddProperty(Class made, NSString *name, NSString *kind) {
  LCRefuse(@"properties of classes of the script");
}
#endif

static NSArray *Implemented(const Json *step) {
  const Json *list = JsonMember(step, "implements"), *one;
  NSMutableArray *callbacks = [NSMutableArray array];
  if (!list) return callbacks;
  for (one = list->first; one; one = one->next) {
    NSString *callback = JsonString(one);
    if (!callback || !LCOffersCallback([callback UTF8String])) LCRefuse(@"callback %@", callback);
    [callbacks addObject:callback];
  }
  return callbacks;
}

id LCMakeClass(LCWorld *world, const Json *step) {
  static int count;
  NSString *name = LCText(step, "name");
  const Json *super = JsonMember(step, "class"), *with = JsonMember(step, "with"), *pair;
  Class above = super ? LCLayerClass(world, JsonString(super)) : [CALayer class];
  NSString *unique = [NSString stringWithFormat:@"LayerCheck_%@_%d_%d", name, (int)getpid(), ++count];
  NSArray *implements = Implemented(step);
  LCScriptClass *record = [[[LCScriptClass alloc] initWithName:name implements:implements] autorelease];
#if !LC_DYNAMIC
  if (with && with->first) LCRefuse(@"properties of classes of the script");
#endif
  record->hooks = [NSMutableDictionary new];
  record->made = objc_allocateClassPair(above, [unique UTF8String], 0);
  if (!record->made) LCRefuse(@"a class named %@", unique);
  for (pair = with ? with->first : NULL; pair; pair = pair->next)
    AddProperty(record->made, JsonString(pair->first), JsonString(pair->first->next));
  AddMethods(record->made, record->implements);
  if (!scriptClasses) scriptClasses = [NSMutableArray new];
  [scriptClasses addObject:record];     /* before the class can be asked anything */
  objc_registerClassPair(record->made);
  return record;
}

void LCHook(LCWorld *world, const Json *step) {
  LCScriptClass *record = LCObjectOf(world, step, "on");
  NSString *callback = LCText(step, "callback"), *key = LCText(step, "key");
  id value = LCBox(LCDecode(world, JsonMember(step, "value")));
  if (![record isKindOfClass:[LCScriptClass class]]) LCRefuse(@"a hook of what is no class of the script");
  if (![@"actionForKey defaultActionForKey defaultValueForKey needsDisplayForKey" rangeOfString:callback].length) LCRefuse(@"hook %@", callback);
  if (!value) value = [[LCNothing new] autorelease];
  [record->hooks setObject:value forKey:[NSString stringWithFormat:@"%@ %@", callback, key]];
}
