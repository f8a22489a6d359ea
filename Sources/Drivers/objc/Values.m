#import "Values.h"
#import "Callbacks.h"
#include <math.h>
#include <string.h>

static const struct { const char *name; int count; } structures[] = {
  [LCPoint] = {"point", 2}, [LCSize] = {"size", 2}, [LCRect] = {"rect", 4},
  [LCAffine] = {"affine", 6}, [LCTransform] = {"transform", 16}, [LCObject] = {NULL, 0}
};

int LCCount(LCKind kind) { return structures[kind].count; }

/* From the protocol */

static double NumberOf(const Json *json) {
  const Json *word = JsonMember(json, "num");
  if (json->kind == JsonNumber) return json->number;
  if (JsonIs(word, "nan")) return NAN;
  if (JsonIs(word, "inf")) return INFINITY;
  if (JsonIs(word, "-inf")) return -INFINITY;
  LCRefuse(@"a number that is none");
}

static LCValue ObjectValue(id object) {
  LCValue value = {LCObject, {0}, nil};
  value.object = object;
  if (!object) value.kind = LCNil;
  return value;
}

static void Numbers(const Json *content, int count, double *into) {
  const Json *number;
  if (content->kind != JsonList || content->count != count) LCRefuse(@"a structure without its %d numbers", count);
  for (number = content->first; number; number = number->next) *into++ = NumberOf(number);
}

static id DecodeList(LCWorld *world, const Json *content) {
  NSMutableArray *list = [NSMutableArray array];
  const Json *element;
  for (element = content->first; element; element = element->next) {
    id object = LCBox(LCDecode(world, element));
    if (!object) LCRefuse(@"nil in a list");
    [list addObject:object];
  }
  return list;
}

/* A key with the value nil is one that is not there. */
static id DecodeDictionary(LCWorld *world, const Json *content) {
  NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
  const Json *pair;
  for (pair = content->first; pair; pair = pair->next) {
    id object;
    if (pair->kind != JsonList || pair->count != 2 || !JsonIsText(pair->first)) LCRefuse(@"a pair that is none");
    object = LCBox(LCDecode(world, pair->first->next));
    if (object) [dictionary setObject:object forKey:JsonString(pair->first)];
  }
  return dictionary;
}

static LCValue Referred(LCWorld *world, NSString *name) {
  id found = [world find:name];
  if ([world->outgrown indexOfObjectIdenticalTo:found] != NSNotFound)
    LCRefuseSituation(@"a path that was changed and is longer than the script says");
  return ObjectValue(found);
}

static LCValue DecodeObject(LCWorld *world, const Json *json) {
  const Json *content = json->first;
  LCValue value = {LCNumber, {0}, nil};
  double components[4];
  int kind;
  if (json->count != 1) LCRefuse(@"a value with %d members", json->count);
  for (kind = LCPoint; kind <= LCTransform; kind++)
    if (!strcmp(content->key, structures[kind].name)) {
      value.kind = (LCKind)kind;
      Numbers(content, structures[kind].count, value.numbers);
      return value;
    }
  if (!strcmp(content->key, "num")) {
    value.numbers[0] = NumberOf(json);
    return value;
  }
  if (!strcmp(content->key, "null")) return ObjectValue([NSNull null]);
  if (!strcmp(content->key, "color")) {
    Numbers(content, 4, components);
    return ObjectValue(LCColor(components));
  }
  if (!strcmp(content->key, "path")) return ObjectValue(LCPath(content));
  if (!strcmp(content->key, "timing")) return ObjectValue(LCTiming(content));
  if (!strcmp(content->key, "list")) return ObjectValue(DecodeList(world, content));
  if (!strcmp(content->key, "dict")) return ObjectValue(DecodeDictionary(world, content));
  if (!strcmp(content->key, "ref") && JsonIsText(content)) return Referred(world, JsonString(content));
  LCRefuse(@"the value %s", content->key);
}

LCValue LCDecode(LCWorld *world, const Json *json) {
  LCValue value = {LCNil, {0}, nil};
  if (!json) LCRefuse(@"a step without a value");
  switch (json->kind) {
  case JsonNull: return value;
  case JsonFalse: case JsonTrue:
    value.kind = LCBool;
    value.numbers[0] = json->kind == JsonTrue;
    return value;
  case JsonNumber:
    value.kind = LCNumber;
    value.numbers[0] = json->number;
    return value;
  case JsonText: return ObjectValue(JsonString(json));
  case JsonList: break;
  case JsonObject: return DecodeObject(world, json);
  }
  LCRefuse(@"a value that is a list");
}

/* Structures */

CGPoint LCPointOf(LCValue value) {
  if (value.kind != LCPoint) LCRefuse(@"a value that is no point");
  return CGPointMake(value.numbers[0], value.numbers[1]);
}

CGRect LCRectOf(LCValue value) {
  const double *n = value.numbers;
  if (value.kind != LCRect) LCRefuse(@"a value that is no rectangle");
  return CGRectMake(n[0], n[1], n[2], n[3]);
}

LCValue LCPointValue(CGPoint point) {
  LCValue value = {LCPoint, {point.x, point.y}, nil};
  return value;
}

LCValue LCRectValue(CGRect rect) {
  LCValue value = {LCRect, {rect.origin.x, rect.origin.y, rect.size.width, rect.size.height}, nil};
  return value;
}

LCValue LCNumberValue(double number) {
  LCValue value = {LCNumber, {number}, nil};
  return value;
}

CATransform3D LCTransformOf(LCValue value) {
  CATransform3D transform;
  CGFloat cells[16];
  int index;
  if (value.kind != LCTransform) LCRefuse(@"a value that is no matrix");
  for (index = 0; index < 16; index++) cells[index] = value.numbers[index];
  memcpy(&transform, cells, sizeof transform);
  return transform;
}

LCValue LCTransformValue(CATransform3D transform) {
  LCValue value = {LCTransform, {0}, nil};
  CGFloat cells[16];
  int index;
  memcpy(cells, &transform, sizeof cells);
  for (index = 0; index < 16; index++) value.numbers[index] = cells[index];
  return value;
}

/* To and from key-value coding. GNUstep's getValue: copies half of a point, and makes points by their names. */

#ifdef GNUSTEP_BASE_LIBRARY
static id BoxPoint(CGPoint point) { return [NSValue valueWithPoint:point]; }
static id BoxSize(CGSize size) { return [NSValue valueWithSize:size]; }
static id BoxRect(CGRect rect) { return [NSValue valueWithRect:rect]; }
#else
static id BoxPoint(CGPoint point) { return [NSValue valueWithBytes:&point objCType:@encode(CGPoint)]; }
static id BoxSize(CGSize size) { return [NSValue valueWithBytes:&size objCType:@encode(CGSize)]; }
static id BoxRect(CGRect rect) { return [NSValue valueWithBytes:&rect objCType:@encode(CGRect)]; }
#endif

static id BoxAffine(const double *n) {
  CGAffineTransform map = {n[0], n[1], n[2], n[3], n[4], n[5]};
#if LC_APPKIT       /* the headers of macOS wrap such a map in an object of its own */
  NSAffineTransformStruct cells = {n[0], n[1], n[2], n[3], n[4], n[5]};
  NSAffineTransform *wrapped = [NSAffineTransform transform];
  (void)map;
  [wrapped setTransformStruct:cells];
  return wrapped;
#else
  return [NSValue valueWithBytes:&map objCType:@encode(CGAffineTransform)];
#endif
}

id LCBox(LCValue value) {
  const double *n = value.numbers;
  CATransform3D transform;
  switch (value.kind) {
  case LCNil: return nil;
  case LCBool: return [NSNumber numberWithBool:n[0] != 0];
  case LCNumber: return [NSNumber numberWithDouble:n[0]];
  case LCPoint: return BoxPoint(CGPointMake(n[0], n[1]));
  case LCSize: return BoxSize(CGSizeMake(n[0], n[1]));
  case LCRect: return BoxRect(LCRectOf(value));
  case LCAffine: return BoxAffine(n);
  case LCTransform:
    transform = LCTransformOf(value);
    return [NSValue valueWithBytes:&transform objCType:@encode(CATransform3D)];
  case LCObject: return value.object;
  }
  return nil;
}

static LCValue UnboxStructure(NSValue *object) {
  const char *type = [object objCType];
  LCValue value = {LCObject, {0}, nil};
  CGFloat cells[16] = {0};
  int index;
  value.object = object;
  if (!strcmp(type, @encode(CGPoint))) value.kind = LCPoint;
  else if (!strcmp(type, @encode(CGSize))) value.kind = LCSize;
  else if (!strcmp(type, @encode(CGRect))) value.kind = LCRect;
  else if (!strcmp(type, @encode(CGAffineTransform))) value.kind = LCAffine;
  else if (!strcmp(type, @encode(CATransform3D))) value.kind = LCTransform;
  else return value;
#ifdef GNUSTEP_BASE_LIBRARY
  if (value.kind == LCPoint) return LCPointValue([object pointValue]);
  if (value.kind == LCRect) return LCRectValue([object rectValue]);
  if (value.kind == LCSize) {
    value.numbers[0] = [object sizeValue].width;
    value.numbers[1] = [object sizeValue].height;
    return value;
  }
#endif
  [object getValue:cells];
  for (index = 0; index < LCCount(value.kind); index++) value.numbers[index] = cells[index];
  return value;
}

/* The truth values of Foundation have the type char on every Apple system, also where BOOL is bool; what key-value
   coding makes of a BOOL has that of BOOL. No script makes a number of one byte. */
static BOOL IsTruth(NSNumber *number) {
  const char *type = [number objCType];
  return !strcmp(type, @encode(char)) || !strcmp(type, "B") || !strcmp(type, @encode(BOOL));
}

LCValue LCUnbox(id object) {
  LCValue value = ObjectValue(object);
  if ([object isKindOfClass:[NSNumber class]]) {
    value.kind = IsTruth(object) ? LCBool : LCNumber;
    value.numbers[0] = [object doubleValue];
    return value;
  }
  if ([object isKindOfClass:[NSValue class]]) return UnboxStructure(object);
#if LC_APPKIT
  if ([object isKindOfClass:[NSAffineTransform class]]) {
    NSAffineTransformStruct cells = [object transformStruct];
    double numbers[] = {cells.m11, cells.m12, cells.m21, cells.m22, cells.tX, cells.tY};
    value.kind = LCAffine;
    memcpy(value.numbers, numbers, sizeof numbers);
  }
#endif
  return value;
}

/* To the protocol */

static void EncodeList(LCWorld *world, NSArray *list, Text *text) {
  NSUInteger index;
  TextAdd(text, "{\"list\":[");
  for (index = 0; index < [list count]; index++) {
    if (index) TextAdd(text, ",");
    LCEncodeObject(world, [list objectAtIndex:index], text);
  }
  TextAdd(text, "]}");
}

static void EncodeDictionary(LCWorld *world, NSDictionary *dictionary, Text *text) {
  NSArray *keys = [[dictionary allKeys] sortedArrayUsingSelector:@selector(compare:)];
  NSUInteger index;
  TextAdd(text, "{\"dict\":[");
  for (index = 0; index < [keys count]; index++) {
    TextAdd(text, index ? ",[" : "[");
    TextAddQuoted(text, [keys objectAtIndex:index]);
    TextAdd(text, ",");
    LCEncodeObject(world, [dictionary objectForKey:[keys objectAtIndex:index]], text);
    TextAdd(text, "]");
  }
  TextAdd(text, "]}");
}

static void EncodeReference(LCWorld *world, id object, Text *text) {
  NSString *name = [world nameOf:object];
  if (!name && object == world->stage) {    /* the root of a script has nothing above it */
    TextAdd(text, "null");
    return;
  }
  if (!name && ![object isKindOfClass:[CALayer class]]) {     /* what a layer drew, for one: something that is there */
    TextAddQuoted(text, NSStringFromClass([object class]));
    return;
  }
  if (!name) LCRefuseSituation(@"a layer of the class %@ that the script did not make", [object class]);
  TextAdd(text, "{\"ref\":");
  TextAddQuoted(text, name);
  TextAdd(text, "}");
}

void LCEncodeObject(LCWorld *world, id object, Text *text) {
  LCValue value = LCUnbox(object);
  double components[4];
  if (value.kind != LCObject) {
    LCEncode(world, value, text);
  } else if (object == [NSNull null]) {
    TextAdd(text, "{\"null\":true}");
  } else if ([object isKindOfClass:[NSString class]]) {
    TextAddQuoted(text, object);
  } else if ([object isKindOfClass:[NSArray class]]) {
    EncodeList(world, object, text);
  } else if ([object isKindOfClass:[NSDictionary class]]) {
    EncodeDictionary(world, object, text);
  } else if (LCIsPath(object)) {
    LCEncodePath(object, text);
  } else if (NSMapGet(world->names, (void *)object)) {
    EncodeReference(world, object, text);
  } else if ([object isKindOfClass:[CAMediaTimingFunction class]]) {
    LCEncodeTiming(object, text);
  } else if ([object isKindOfClass:NSClassFromString(@"CAValueFunction")]) {
    TextAddQuoted(text, [object valueForKey:@"name"]);
  } else if (LCReadColor(object, components)) {
    int index;
    TextAdd(text, "{\"color\":");
    for (index = 0; index < 4; index++) {
      TextAdd(text, index ? "," : "[");
      TextAddNumber(text, components[index]);
    }
    TextAdd(text, "]}");
  } else {
    EncodeReference(world, object, text);
  }
}

void LCEncode(LCWorld *world, LCValue value, Text *text) {
  int index, count = LCCount(value.kind);
  switch (value.kind) {
  case LCNil: TextAdd(text, "null"); return;
  case LCBool: TextAdd(text, value.numbers[0] != 0 ? "true" : "false"); return;
  case LCNumber: TextAddNumber(text, value.numbers[0]); return;
  case LCObject: LCEncodeObject(world, value.object, text); return;
  case LCPoint: case LCSize: case LCRect: case LCAffine: case LCTransform: break;
  }
  TextAdd(text, "{\"");
  TextAdd(text, structures[value.kind].name);
  TextAdd(text, "\":");
  for (index = 0; index < count; index++) {
    TextAdd(text, index ? "," : "[");
    TextAddNumber(text, value.numbers[index]);
  }
  TextAdd(text, "]}");
}
