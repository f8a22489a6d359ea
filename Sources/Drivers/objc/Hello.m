/* The handshake, computed: every class and selector is asked for, and declared if it is there. */
#import "Making.h"
#import "Stage.h"
#import "Values.h"
#import "Views.h"
#include <string.h>

static id Specimen(Class class) {
  static NSMutableDictionary *specimens;
  NSString *name = NSStringFromClass(class);
  id made = [specimens objectForKey:name];
  if (made) return made;
  if (!specimens) specimens = [NSMutableDictionary new];
  if (class == [CATransaction class]) made = (id)class;
  else made = [[[class alloc] init] autorelease];
  if (made) [specimens setObject:made forKey:name];
  return made;
}

/* Classes of scripts have the properties that their classes in the framework have. */
static BOOL Declares(Class class, const char *property) {
  const LCOwner *owner;
  for (owner = LCOwners; owner->name; owner++) {
    NSString *name = [NSString stringWithUTF8String:owner->name];
    Class declaring = !strcmp(owner->name, "transaction") ? [CATransaction class] : NSClassFromString(name);
    int index;
    if (!declaring || ![class isSubclassOfClass:declaring]) continue;
    for (index = 0; owner->properties[index]; index++)
      if (!strcmp(owner->properties[index], property)) return YES;
  }
  return NO;
}

static BOOL IsOffered(const char *property) {
  if (!strcmp(property, "completionBlock")) return LC_BLOCKS && (LCSettings.clock != LCClockFrozen || LCSettings.handlers);
  return YES;
}

BOOL LCOffersProperty(Class class, NSString *property) {
  BOOL isDelegate = [property isEqual:@"delegate"] && [class isSubclassOfClass:[CAAnimation class]];
  if (isDelegate && !LCSettings.handlers) return NO;
  if ([property isEqual:@"constraints"] && !NSClassFromString(@"CAConstraint")) return NO;
  if (!IsOffered([property UTF8String])) return NO;
  return Declares(class, [property UTF8String]) || ![class isSubclassOfClass:[CALayer class]] ||
         LCSetter(Specimen(class), property);
}

BOOL LCOffersCallback(const char *callback) {
  int index;
  if (!strcmp(callback, "didMoveToSuperview")) return LC_UIKIT;
  if (!strcmp(callback, "start") || !strcmp(callback, "stop")) return LCSettings.handlers;
  if (!strcmp(callback, "complete")) return IsOffered("completionBlock");
  for (index = 0; LCCallbackNames[index]; index++)
    if (!strcmp(LCCallbackNames[index], callback)) return YES;
  return NO;
}

static BOOL Answers(const LCNeed *need) {
  Class class = NSClassFromString([NSString stringWithUTF8String:need->class]);
  if (*need->selector == '+') return [class respondsToSelector:sel_registerName(need->selector + 1)];
  return [class instancesRespondToSelector:sel_registerName(need->selector)];
}

BOOL LCOffersStep(const char *name) {
  const LCNeed *need;
  if (!strcmp(name, "host")) return LCSettings.hosts;
  if (!strcmp(name, "advance")) return LCSettings.hosts && LCSettings.clock != LCClockReal;
  for (need = LCNeeds; need->step; need++)
    if (!strcmp(need->step, name)) return Answers(need);
  return YES;
}

/* Writing lists */

static void AddName(Text *text, const char *name) {
  if (text->length && text->bytes[text->length - 1] == '"') TextAdd(text, ",");
  TextAdd(text, "\"");
  TextAdd(text, name);
  TextAdd(text, "\"");
}

static void AddSteps(Text *text) {
  const LCStepEntry *const tables[] = {
    LCObjectSteps, LCPropertySteps, LCTreeSteps, LCTimeSteps, LCUpdateSteps, LCQuerySteps, LCMatrixSteps, LCViewSteps
  };
  size_t table;
  const LCStepEntry *entry;
  TextAdd(text, "\"steps\":[");
  for (table = 0; table < sizeof tables / sizeof *tables; table++)
    for (entry = tables[table]; entry->name; entry++)
      if (LCOffersStep(entry->name)) AddName(text, entry->name);
  TextAdd(text, "]");
}

static void AddClasses(Text *text) {
  int index;
  TextAdd(text, ",\"classes\":[");
  for (index = 0; LCClassNames[index]; index++)
    if (NSClassFromString([NSString stringWithUTF8String:LCClassNames[index]])) AddName(text, LCClassNames[index]);
  AddName(text, "class");
  AddName(text, "delegate");
  AddName(text, "shared");
  if (LCSetter(Specimen([CALayer class]), @"layoutManager")) AddName(text, "manager");
#if LC_UIKIT
  AddName(text, "UIView");
  AddName(text, "UIImageView");
#endif
  TextAdd(text, "]");
}

/* Of one class all that it and the classes above it declare and have; `unset` those without a setter alone. */
static void AddPropertiesOf(Text *text, const char *name, BOOL unset) {
  BOOL isTransaction = !strcmp(name, "transaction");
  Class class = isTransaction ? [CATransaction class] : NSClassFromString([NSString stringWithUTF8String:name]);
  const LCOwner *owner;
  id specimen = Specimen(class);
  TextAdd(text, "\"");
  TextAdd(text, name);
  TextAdd(text, "\":[");
  for (owner = LCOwners; owner->name; owner++) {
    int index;
    NSString *owning = [NSString stringWithUTF8String:owner->name];
    Class declaring = !strcmp(owner->name, "transaction") ? [CATransaction class] : NSClassFromString(owning);
    if (!declaring || ![class isSubclassOfClass:declaring]) continue;
    for (index = 0; owner->properties[index]; index++) {
      NSString *property = [NSString stringWithUTF8String:owner->properties[index]];
      if (!LCOffersProperty(class, property) || !LCGetter(specimen, property)) continue;
      if (!unset || !LCSetter(specimen, property)) AddName(text, owner->properties[index]);
    }
  }
  TextAdd(text, "]");
}

static void AddProperties(Text *text, const char *member, BOOL unset) {
  int index;
  TextAdd(text, ",\"");
  TextAdd(text, member);
  TextAdd(text, "\":{");
  for (index = 0; LCClassNames[index]; index++)
    if (NSClassFromString([NSString stringWithUTF8String:LCClassNames[index]]) &&
        strcmp(LCClassNames[index], "CAConstraintLayoutManager")) {
      AddPropertiesOf(text, LCClassNames[index], unset);
      TextAdd(text, ",");
    }
  AddPropertiesOf(text, "transaction", unset);
#if LC_UIKIT
  TextAdd(text, unset ? LCViewReadOnly : LCViewProperties);
#endif
  TextAdd(text, "}");
}

/* Features that can only be tried. */

static BOOL Reaches(NSString *keyPath, id value) {
  @try {
    CALayer *layer = [CALayer layer];
    [layer setValue:value forKeyPath:keyPath];
    return [[layer valueForKeyPath:keyPath] isEqual:value];
  } @catch (NSException *exception) {
    return NO;
  }
}

#if LC_DYNAMIC
static BOOL MakesAccessors(void) {
  static Class made;
  objc_property_attribute_t attributes[] = {{"T", "d"}, {"D", ""}};
  if (!made) {
    made = objc_allocateClassPair([CALayer class], "LayerCheckSpecimen", 0);
    class_addProperty(made, "specimenNumber", attributes, 2);
    objc_registerClassPair(made);
  }
  return [made instancesRespondToSelector:sel_registerName("setSpecimenNumber:")];
}
#else
static BOOL MakesAccessors(void) { return NO; }
#endif

static void AddFeatures(Text *text) {
  TextAdd(text, ",\"features\":[");
  AddName(text, "initialValues");
  AddName(text, "askedSource");
  AddName(text, "threads");
  if (LCSettings.hosts) AddName(text, "presentation");
  if (LCSettings.hosts) AddName(text, "anim.beginTime");
  if ([CALayer instancesRespondToSelector:@selector(animationForKey:)]) AddName(text, "attachedAnimations");
  if (Reaches(@"position.x", [NSNumber numberWithDouble:2])) AddName(text, "subPaths");
  if (Reaches(@"layerCheckKey", @"any")) AddName(text, "arbitraryKeys");
  if (MakesAccessors()) AddName(text, "dynamicProperties");
  TextAdd(text, "]");
}

static void AddCallbacks(Text *text) {
  int index;
  TextAdd(text, ",\"callbacks\":[");
  for (index = 0; LCCallbackNames[index]; index++)
    if (LCOffersCallback(LCCallbackNames[index])) AddName(text, LCCallbackNames[index]);
  TextAdd(text, "]");
}

static void AddProfiles(Text *text) {
  id layer = Specimen([CALayer class]);
  const char *const *named;
  TextAdd(text, "\"profiles\":{\"threads\":\"on\"");
#if LC_BITMAPS
  TextAdd(text, ",\"render\":\"on\"");
#endif
  if (LCSetter(layer, @"autoresizingMask")) TextAdd(text, ",\"autoresizing\":\"on\"");
  if (NSClassFromString(@"CAConstraint")) TextAdd(text, ",\"constraints\":\"on\"");
  if (LC_APPKIT) TextAdd(text, ",\"macos-like\":\"on\"");
  for (named = LCSettings.profiles; *named; named++) {
    TextAdd(text, ",\"");
    TextAdd(text, *named);
    TextAdd(text, "\":\"on\"");
  }
  if (LC_UIKIT) TextAdd(text, ",\"ios-like\":\"on\",\"view8\":\"on\",\"uikit11\":\"on\",\"uikit13\":\"on\"");
  TextAdd(text, "}");
}

void LCAddHello(Text *text) {
  static const char *const clocks[] = {"real", "controlled", "controlled"};
  TextAdd(text, "\"hello\":{\"protocol\":1,\"engine\":{\"name\":");
#ifdef __APPLE__
  TextAddQuoted(text, @"Core Animation");
  TextAdd(text, ",\"version\":");
  TextAddQuoted(text, [[NSProcessInfo processInfo] operatingSystemVersionString]);
#else
  TextAddQuoted(text, @"QuartzCore");
#endif
  TextAdd(text, ",\"language\":\"Objective-C\"},\"supports\":{");
  AddSteps(text);
  AddClasses(text);
  AddProperties(text, "properties", NO);
  AddProperties(text, "readOnly", YES);
  AddCallbacks(text);
  AddFeatures(text);
  TextAdd(text, ",\"subjects\":{\"classAction\":[\"CALayer\"],\"classNeedsDisplay\":[\"CALayer\"]}},");
  AddProfiles(text);
  TextAdd(text, ",\"clock\":\"");
  TextAdd(text, clocks[LCSettings.clock]);
  TextAdd(text, "\",\"precision\":\"double\"}");
}
