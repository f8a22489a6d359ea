/* Properties through their accessors. The types are those that the methods declare at run time, so that
   a call always has the shape of the method that it reaches. */
#import "Values.h"
#include <math.h>
#include <string.h>

IMP LCMethod(id object, SEL selector) { return [object methodForSelector:selector]; }

/* No method has another name, and not every runtime takes one. */
static BOOL IsIdentifier(NSString *property) {
  return [property length] && [property canBeConvertedToEncoding:NSASCIIStringEncoding];
}

static NSString *Capitalized(NSString *property) {
  return [NSString stringWithFormat:@"%@%@", [[property substringToIndex:1] uppercaseString],
                                    [property substringFromIndex:1]];
}

SEL LCGetter(id object, NSString *property) {
  SEL asked, plain;
  if (!IsIdentifier(property)) return NULL;
  asked = NSSelectorFromString([@"is" stringByAppendingString:Capitalized(property)]);
  if ([object respondsToSelector:asked]) return asked;
  plain = NSSelectorFromString(property);
  return [object respondsToSelector:plain] ? plain : NULL;
}

SEL LCSetter(id object, NSString *property) {
  SEL setter;
  if (!IsIdentifier(property)) return NULL;
  setter = NSSelectorFromString([NSString stringWithFormat:@"set%@:", Capitalized(property)]);
  return [object respondsToSelector:setter] ? setter : NULL;
}

/* A type without what stands in front of it, such as const. */
static const char *Bare(const char *type) {
  while (type && *type && strchr("rnNoORV", *type)) type++;
  return type ? type : "";
}

/* A structure's kind by its name; a point and a size have the same numbers. */
static LCKind StructureKind(const char *type) {
  static const struct { const char *name; LCKind kind; } known[] = {
    {"Point=", LCPoint}, {"Size=", LCSize}, {"Rect=", LCRect},
    {"AffineTransform=", LCAffine}, {"Transform3D=", LCTransform}
  };
  size_t index, length;
  const char *equals = strchr(type, '=');
  if (*type != '{' || !equals) return LCNil;
  for (index = 0; index < sizeof known / sizeof *known; index++) {
    length = strlen(known[index].name);
    if ((size_t)(equals + 1 - type) > length && !strncmp(equals + 1 - length, known[index].name, length))
      return known[index].kind;
  }
  return LCNil;
}

static LCValue GetStructure(id object, SEL getter, IMP method, const char *type) {
  LCValue value = {StructureKind(type), {0}, nil};
  CGAffineTransform map;
  CGSize size;
  switch (value.kind) {
  case LCPoint: return LCPointValue(((CGPoint (*)(id, SEL))method)(object, getter));
  case LCRect: return LCRectValue(((CGRect (*)(id, SEL))method)(object, getter));
  case LCTransform: return LCTransformValue(((CATransform3D (*)(id, SEL))method)(object, getter));
  case LCSize:
    size = ((CGSize (*)(id, SEL))method)(object, getter);
    value.numbers[0] = size.width;
    value.numbers[1] = size.height;
    return value;
  case LCAffine: {
    double numbers[6];
    map = ((CGAffineTransform (*)(id, SEL))method)(object, getter);
    numbers[0] = map.a, numbers[1] = map.b, numbers[2] = map.c;
    numbers[3] = map.d, numbers[4] = map.tx, numbers[5] = map.ty;
    memcpy(value.numbers, numbers, sizeof numbers);
    return value;
  }
  default: LCRefuse(@"a property of the type %s", type);
  }
}

#define GET_NUMBER(letter, Type) \
  case letter: value.numbers[0] = (double)((Type (*)(id, SEL))method)(object, getter); return value

static LCValue GetThrough(id object, SEL getter) {
  LCValue value = {LCNumber, {0}, nil};
  IMP method = LCMethod(object, getter);
  const char *type = Bare([[object methodSignatureForSelector:getter] methodReturnType]);
  switch (*type) {
    GET_NUMBER('d', double);
    GET_NUMBER('f', float);
    GET_NUMBER('i', int);
    GET_NUMBER('I', unsigned);
    GET_NUMBER('s', short);
    GET_NUMBER('S', unsigned short);
    GET_NUMBER('l', long);
    GET_NUMBER('L', unsigned long);
    GET_NUMBER('q', long long);
    GET_NUMBER('Q', unsigned long long);
  case 'c': case 'C': case 'B':
    value.kind = LCBool;
    value.numbers[0] = ((BOOL (*)(id, SEL))method)(object, getter) != NO;
    return value;
  case '@': case '^':       /* a colour, a path or a font is an object, too */
    return LCUnbox(((id (*)(id, SEL))method)(object, getter));
  default: return GetStructure(object, getter, method, type);
  }
}

LCValue LCGet(id object, NSString *property) {
  SEL getter = LCGetter(object, property);
  if (!getter) LCRefuseSituation(@"property %@ is unknown to %@", property, [object class]);
  return GetThrough(object, getter);
}

static double Whole(LCValue value, double least, double most) {
  double number = value.numbers[0];
  if (value.kind != LCNumber && value.kind != LCBool) LCRefuse(@"a value that is no number");
  if (!(number >= least && number <= most) || floor(number) != number)
    LCRefuseSituation(@"a number that the property's type can't hold");
  return number;
}

static double Number(LCValue value) {
  if (value.kind != LCNumber && value.kind != LCBool) LCRefuse(@"a value that is no number");
  return value.numbers[0];
}

static void SetStructure(id object, SEL setter, IMP method, const char *type, LCValue value) {
  LCKind kind = StructureKind(type);
  const double *n = value.numbers;
  if (kind == LCNil || kind != value.kind) LCRefuse(@"a value of another kind than the property's");
  if (kind == LCPoint) {
    ((void (*)(id, SEL, CGPoint))method)(object, setter, LCPointOf(value));
  } else if (kind == LCSize) {
    ((void (*)(id, SEL, CGSize))method)(object, setter, CGSizeMake(n[0], n[1]));
  } else if (kind == LCRect) {
    ((void (*)(id, SEL, CGRect))method)(object, setter, LCRectOf(value));
  } else if (kind == LCTransform) {
    ((void (*)(id, SEL, CATransform3D))method)(object, setter, LCTransformOf(value));
  } else {
    CGAffineTransform map = {n[0], n[1], n[2], n[3], n[4], n[5]};
    ((void (*)(id, SEL, CGAffineTransform))method)(object, setter, map);
  }
}

/* A pointer takes a colour for a colour, a path for a path. A wrong one would end the process. */
static void RefusePointee(const char *type, id object) {
  double components[4];
  if (!object) return;
  if (!strncmp(type, "^{CGColor", 9) && !LCReadColor(object, components)) LCRefuseSituation(@"a value that is no colour");
  if (!strncmp(type, "^{CGPath", 8) && !LCIsPath(object)) LCRefuseSituation(@"a value that is no path");
}

static const char *ArgumentType(id object, SEL setter) {
  return Bare([[object methodSignatureForSelector:setter] getArgumentTypeAtIndex:2]);
}

void LCRefuseMisfit(id object, NSString *key, id value) {
  SEL setter = LCSetter(object, key);
  if (setter) RefusePointee(ArgumentType(object, setter), value);
}

#define SET_WHOLE(letter, Type, least, most) \
  case letter: ((void (*)(id, SEL, Type))method)(object, setter, (Type)Whole(value, least, most)); return

void LCSet(id object, NSString *property, LCValue value) {
  SEL setter = LCSetter(object, property);
  IMP method;
  const char *type;
  if (!setter) LCRefuse(@"property %@ of %@ can't be set", property, [object class]);
  method = LCMethod(object, setter);
  type = ArgumentType(object, setter);
  switch (*type) {
  case 'd': ((void (*)(id, SEL, double))method)(object, setter, Number(value)); return;
  case 'f': ((void (*)(id, SEL, float))method)(object, setter, (float)Number(value)); return;
    SET_WHOLE('i', int, -2147483648.0, 2147483647.0);
    SET_WHOLE('I', unsigned, 0, 4294967295.0);
    SET_WHOLE('s', short, -32768, 32767);
    SET_WHOLE('S', unsigned short, 0, 65535);
    SET_WHOLE('l', long, -9e15, 9e15);
    SET_WHOLE('L', unsigned long, 0, 9e15);
    SET_WHOLE('q', long long, -9e15, 9e15);
    SET_WHOLE('Q', unsigned long long, 0, 9e15);
  case 'c': case 'C': case 'B':
    ((void (*)(id, SEL, BOOL))method)(object, setter, Number(value) != 0);
    return;
  case '@': ((void (*)(id, SEL, id))method)(object, setter, LCBox(value)); return;
  case '^':
    RefusePointee(type, LCBox(value));
    ((void (*)(id, SEL, id))method)(object, setter, LCBox(value));
    return;
  default: SetStructure(object, setter, method, type, value);
  }
}
