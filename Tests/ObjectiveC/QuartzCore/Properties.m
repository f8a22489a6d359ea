/* Properties out of tables: accessors of the right types are made from them when a class is first used. */
#import "Engine.h"
#include <objc/runtime.h>
#include <string.h>

static NSMutableDictionary *tables;     /* by class: names to the index of what is declared */
static NSMutableDictionary *accessors;  /* by selector: names */

static const CADeclared *Find(Class class, NSString *key) {
  for (; key && class; class = class_getSuperclass(class)) {
    NSNumber *index = [[tables objectForKey:NSStringFromClass(class)] objectForKey:key];
    if (index) return &CADeclaredProperties[[index intValue]];
  }
  return NULL;
}

const CADeclared *CAFindProperty(id object, NSString *key) { return Find(object_getClass(object), key); }

static NSString *NameOf(SEL selector) {
  return [accessors objectForKey:[NSString stringWithUTF8String:sel_getName(selector)]];
}

#define ACCESSORS(Name, Type, read, box)                                                          \
  static Type Get##Name(CAStored *self, SEL selector) {                                            \
    id value = [self storedValueForKey:NameOf(selector)];                                          \
    return read;                                                                                    \
  }                                                                                                 \
  static void Set##Name(CAStored *self, SEL selector, Type value) {                                \
    [self changeValue:box forKey:NameOf(selector)];                                                \
  }

ACCESSORS(Double, double, [value doubleValue], [NSNumber numberWithDouble:value])
ACCESSORS(Float, float, [value floatValue], [NSNumber numberWithFloat:value])
ACCESSORS(Unsigned, unsigned, [value unsignedIntValue], [NSNumber numberWithUnsignedInt:value])
ACCESSORS(Bool, BOOL, [value boolValue], [NSNumber numberWithBool:value])
ACCESSORS(Point, CGPoint, value ? [value pointValue] : NSZeroPoint, [NSValue valueWithPoint:value])
ACCESSORS(Size, CGSize, value ? [value sizeValue] : NSZeroSize, [NSValue valueWithSize:value])
ACCESSORS(Rect, CGRect, value ? [value rectValue] : NSZeroRect, [NSValue valueWithRect:value])
ACCESSORS(Transform, CATransform3D, CATransformOfValue(value), CAValueOfTransform(value))
ACCESSORS(Object, id, value, value)

static const struct { char type; IMP getter, setter; const char *encoding; } kinds[] = {
  {'d', (IMP)GetDouble, (IMP)SetDouble, "d"}, {'f', (IMP)GetFloat, (IMP)SetFloat, "f"},
  {'I', (IMP)GetUnsigned, (IMP)SetUnsigned, "I"}, {'B', (IMP)GetBool, (IMP)SetBool, @encode(BOOL)},
  {'P', (IMP)GetPoint, (IMP)SetPoint, @encode(CGPoint)}, {'S', (IMP)GetSize, (IMP)SetSize, @encode(CGSize)},
  {'R', (IMP)GetRect, (IMP)SetRect, @encode(CGRect)},
  {'T', (IMP)GetTransform, (IMP)SetTransform, @encode(CATransform3D)},
  {'@', (IMP)GetObject, (IMP)SetObject, "@"}, {'C', (IMP)GetObject, (IMP)SetObject, "@"}
};

static void Install(Class class, NSString *name, BOOL isAsked, char type) {
  NSString *capital = [[[name substringToIndex:1] uppercaseString] stringByAppendingString:[name substringFromIndex:1]];
  NSString *setter = [NSString stringWithFormat:@"set%@:", capital];
  NSString *getter = isAsked ? [@"is" stringByAppendingString:capital] : name;
  char types[256];
  size_t kind = 0;
  while (kinds[kind].type != type) kind++;
  [accessors setObject:name forKey:getter];
  [accessors setObject:name forKey:setter];
  snprintf(types, sizeof types, "%s16@0:8", kinds[kind].encoding);
  class_addMethod(class, NSSelectorFromString(getter), kinds[kind].getter, types);
  snprintf(types, sizeof types, "v160@0:8%s16", kinds[kind].encoding);
  class_addMethod(class, NSSelectorFromString(setter), kinds[kind].setter, types);
}

@implementation CAStored

+ (void)initialize {
  NSMutableDictionary *table = [NSMutableDictionary dictionary];
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  if (!tables) tables = [NSMutableDictionary new], accessors = [NSMutableDictionary new];
  for (int index = 0; CADeclaredProperties[index].class; index++) {
    const CADeclared *declared = &CADeclaredProperties[index];
    if (strcmp(declared->class, class_getName(self))) continue;
    for (NSString *word in [[NSString stringWithUTF8String:declared->names] componentsSeparatedByString:@" "]) {
      NSString *name = [word stringByReplacingOccurrencesOfString:@"?" withString:@""];
      [table setObject:[NSNumber numberWithInt:index] forKey:name];
      Install(self, name, ![name isEqual:word], declared->type);
    }
  }
  [tables setObject:table forKey:NSStringFromClass(self)];
  [pool release];
}

+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key { return NO; }

+ (id)defaultValueForKey:(NSString *)key {
  const CADeclared *declared = Find(self, key);
  return declared && !declared->hasNoDefault ? CADefaultValue(declared) : nil;
}

- (id)init {
  self = [super init];
  if (self) values = [NSMutableDictionary new];
  return self;
}

- (void)dealloc {
  [values release];
  [super dealloc];
}

/* The null object stands for a value that was set to nil. */
- (id)storedValueForKey:(NSString *)key {
  id value = [values objectForKey:key];
  if (value) return value == [NSNull null] ? nil : value;
  value = [[self class] defaultValueForKey:key];
  if (!value && CAFindProperty(self, key)) value = CADefaultValue(CAFindProperty(self, key));
  return value;
}

- (void)storeValue:(id)value forKey:(NSString *)key {
  const CADeclared *declared = CAFindProperty(self, key);
  if (declared && declared->type == 'C' && [value respondsToSelector:@selector(copyWithZone:)] &&
      !CAHasFault("arguments-are-shared"))
    value = [[value copy] autorelease];
  if (value) [values setObject:value forKey:key];
  else if (declared) [values setObject:[NSNull null] forKey:key];
  else [values removeObjectForKey:key];
}

- (void)changeValue:(id)value forKey:(NSString *)key { [self storeValue:value forKey:key]; }

- (id)valueForKey:(NSString *)key {
  if (![key canBeConvertedToEncoding:NSASCIIStringEncoding]) return [self storedValueForKey:key];
  return CAFindProperty(self, key) || ![self respondsToSelector:NSSelectorFromString(key)]
             ? [self storedValueForKey:key] : [super valueForKey:key];
}

/* A number takes the type of its property; nil is no number, as everywhere. */
- (void)setValue:(id)value forKey:(NSString *)key {
  const CADeclared *declared = CAFindProperty(self, key);
  if (!declared) {
    [self changeValue:value forKey:key];
    return;
  }
  if (!value && declared->type != '@' && declared->type != 'C') {
    [self setNilValueForKey:key];
    return;
  }
  if (strchr("dfIB", declared->type)) {
    CGFloat number = [value doubleValue];
    value = CAValueOfCells(declared->type, &number);
  }
  [self changeValue:value forKey:key];
}

@end
