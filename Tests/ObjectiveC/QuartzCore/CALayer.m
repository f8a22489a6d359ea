/* The layer: changes of its values, key-value coding, timing. */
#import "PropertyTable.h"
#include <math.h>
#include <string.h>

@implementation CALayer

+ (id)layer { return [[[self alloc] init] autorelease]; }
+ (id)defaultActionForKey:(NSString *)key { return nil; }
+ (BOOL)needsDisplayForKey:(NSString *)key { return NO; }

+ (CGFloat)cornerCurveExpansionFactor:(NSString *)curve {
  return [curve isEqual:@"continuous"] ? 1.528665 : 1;
}

- (id)init {
  self = [super init];
  if (!self) return nil;
  sublayers = [NSMutableArray new];
  animations = [NSMutableArray new];
  return self;
}

- (id)initWithLayer:(id)layer { return [self init]; }

- (void)dealloc {
  NSUInteger index;
  for (index = 0; index < [sublayers count]; index++) ((CALayer *)[sublayers objectAtIndex:index])->superlayer = nil;
  if (mask) mask->superlayer = nil;
  [mask release];
  [sublayers release];
  [animations release];
  [super dealloc];
}

- (id)presentationLayer { return nil; }     /* nothing is ever shown here */
- (id)modelLayer { return self; }
- (id)delegate { return delegate; }
- (void)setDelegate:(id)object { delegate = object; }

/* What was not set: the style and those within it, then the class. */
- (id)storedValueForKey:(NSString *)key {
  NSDictionary *style;
  if ([key isEqual:@"style"] || [values objectForKey:key]) return [super storedValueForKey:key];
  for (style = [self style]; [style isKindOfClass:[NSDictionary class]]; style = [style objectForKey:@"style"])
    if ([style objectForKey:key]) return [self acceptedValue:[style objectForKey:key] forKey:key];
  return [super storedValueForKey:key];
}

static BOOL IsNumeric(id value, const CADeclared *declared) {
  if (declared->type == 'P') return !isnan([value pointValue].x) && !isnan([value pointValue].y);
  if (declared->type == 'R') {
    CGRect rect = [value rectValue];
    return !isnan(rect.origin.x) && !isnan(rect.origin.y) && !isnan(rect.size.width) && !isnan(rect.size.height);
  }
  return YES;
}

static CGRect Standardized(CGRect rect) {
  if (rect.size.width < 0) rect.origin.x += rect.size.width, rect.size.width = -rect.size.width;
  if (rect.size.height < 0) rect.origin.y += rect.size.height, rect.size.height = -rect.size.height;
  return rect;
}

/* Names out of a list; another becomes the one that is given last. */
static id OneOf(id value, NSString *known, NSString *otherwise) {
  NSString *word = [NSString stringWithFormat:@" %@ ", value];
  return [known rangeOfString:word].location == NSNotFound ? otherwise : value;
}

- (id)acceptedValue:(id)value forKey:(NSString *)key {
  const CADeclared *declared = CAFindProperty(self, key);
  if (!declared) return value;
  if (([key isEqual:@"position"] || [key isEqual:@"bounds"]) && !IsNumeric(value, declared))
    [NSException raise:@"CALayerInvalidGeometry" format:@"%@ is no number", key];
  if ([key isEqual:@"bounds"]) return [NSValue valueWithRect:Standardized([value rectValue])];
  if ([key isEqual:@"maskedCorners"]) return [NSNumber numberWithUnsignedInt:[value unsignedIntValue] & 15];
  if ([key isEqual:@"contentsGravity"])
    return OneOf(value, @" resize resizeAspect resizeAspectFill center top bottom left right topLeft topRight "
                         "bottomLeft bottomRight ", @"center");
  if ([key isEqual:@"cornerCurve"]) return OneOf(value, @" circular continuous ", @"circular");
  if ([key isEqual:@"contentsFormat"]) return OneOf(value, @" RGBA8 RGBAh Gray8 ", @"RGBA8");
  if ([key isEqual:@"preferredDynamicRange"])
    return OneOf(value, @" automatic standard constrainedHigh high ", @"standard");
  if ([key isEqual:@"toneMapMode"]) return OneOf(value, @" automatic never ifSupported ", @"automatic");
  return value;
}

/* Search, value, run. An equal value is no change, but from then on it is the layer's own and no style's. */
- (void)changeValue:(id)value forKey:(NSString *)key {
  id old = [[[self storedValueForKey:key] retain] autorelease], action;
  value = [self acceptedValue:value forKey:key];
  [CATransaction join];
  if ([key isEqual:@"actions"] || [key isEqual:@"style"]) {
    [self storeValue:value forKey:key];
    return;
  }
  if (old == value || [old isEqual:value]) {
    [self storeValue:value forKey:key];
    return;
  }
  action = [self actionForChangeOfKey:key];
  [self willChangeValueForKey:key];
  [self storeValue:value forKey:key];
  [self didChangeValueForKey:key];
  [self valueChangedForKey:key from:old to:value];
  [action runActionForKey:key object:self arguments:nil];
}

/* Key-value coding: structures have parts. */

static BOOL Part(NSString *path, CGFloat *n, int count, NSString *const *names, id *get, id set) {
  int index;
  for (index = 0; index < count; index++) {
    if (![path isEqual:names[index]]) continue;
    *get = [NSNumber numberWithDouble:n[index]];
    if (set) n[index] = [set doubleValue];
    return YES;
  }
  return NO;
}

static NSString *const parts[] = {@"x", @"y", @"width", @"height"};
static NSString *const rectParts[] = {@"origin.x", @"origin.y", @"size.width", @"size.height"};

/* The part of a rectangle; with `set`, the rectangle gets it. */
static id PartOfRect(CGRect *rect, NSString *path, id set) {
  id found = nil;
  if ([path isEqual:@"origin"]) {
    if (set) rect->origin = [set pointValue];
    return [NSValue valueWithPoint:rect->origin];
  }
  if ([path isEqual:@"size"]) {
    if (set) rect->size = [set sizeValue];
    return [NSValue valueWithSize:rect->size];
  }
  Part(path, (CGFloat *)rect, 4, rectParts, &found, set);
  return found;
}

static CGFloat Length(CGFloat x, CGFloat y, CGFloat z) { return sqrt(x * x + y * y + z * z); }

/* A matrix as scale, then rotation, then translation. */
typedef struct { CGFloat scale[3]; CATransform3D rotation; CGFloat translation[3]; } Parts;

static Parts Decompose(CATransform3D t) {
  Parts p = {{Length(t.m11, t.m12, t.m13), Length(t.m21, t.m22, t.m23), Length(t.m31, t.m32, t.m33)},
             CATransform3DIdentity, {t.m41, t.m42, t.m43}};
  CGFloat x = p.scale[0] ? p.scale[0] : 1, y = p.scale[1] ? p.scale[1] : 1, z = p.scale[2] ? p.scale[2] : 1;
  p.rotation.m11 = t.m11 / x, p.rotation.m12 = t.m12 / x, p.rotation.m13 = t.m13 / x;
  p.rotation.m21 = t.m21 / y, p.rotation.m22 = t.m22 / y, p.rotation.m23 = t.m23 / y;
  p.rotation.m31 = t.m31 / z, p.rotation.m32 = t.m32 / z, p.rotation.m33 = t.m33 / z;
  return p;
}

static CATransform3D Compose(Parts p) {
  CATransform3D t = CATransform3DConcat(CATransform3DMakeScale(p.scale[0], p.scale[1], p.scale[2]), p.rotation);
  t.m41 = p.translation[0], t.m42 = p.translation[1], t.m43 = p.translation[2];
  return t;
}

static id PartOfTransform(CATransform3D *t, NSString *path, id set) {
  static NSString *const translations[] = {@"translation.x", @"translation.y", @"translation.z"};
  static NSString *const scales[] = {@"scale.x", @"scale.y", @"scale.z"};
  Parts p = Decompose(*t);
  CATransform3D r = p.rotation;
  CGFloat angles[3] = {atan2(r.m23, r.m33), atan2(-r.m13, Length(r.m23, r.m33, 0)), atan2(r.m12, r.m11)};
  static NSString *const rotations[] = {@"rotation.x", @"rotation.y", @"rotation.z"};
  CGFloat set3 = set && ![set respondsToSelector:@selector(doubleValue)] ? 0 : [set doubleValue];
  id found = nil;
  int axis;
  if (fabs(r.m11) + fabs(r.m13) > 0 && r.m22 == 1) angles[1] = atan2(-r.m13, r.m11);
  if ([path isEqual:@"rotation"]) path = @"rotation.z";
  if (Part(path, p.translation, 3, translations, &found, set)) {
    if (set) t->m41 = p.translation[0], t->m42 = p.translation[1], t->m43 = p.translation[2];
    return found;
  }
  if ([path isEqual:@"translation"]) {
    found = [NSValue valueWithSize:NSMakeSize(t->m41, t->m42)];
    if (set) t->m41 = [set sizeValue].width, t->m42 = [set sizeValue].height;
    return found;
  }
  if ([path isEqual:@"scale"]) {
    CGFloat mean = CAHasFault("scale-of-x-alone") ? p.scale[0] : (p.scale[0] + p.scale[1] + p.scale[2]) / 3;
    found = [NSNumber numberWithDouble:mean];
    if (set) p.scale[0] = p.scale[1] = p.scale[2] = set3;
  } else if (!Part(path, p.scale, 3, scales, &found, set)) {
    for (axis = 0; axis < 3 && ![path isEqual:rotations[axis]]; axis++) {}
    if (axis == 3) return nil;
    found = [NSNumber numberWithDouble:angles[axis]];
    if (set) p.rotation = CATransform3DMakeRotation(set3, axis == 0, axis == 1, axis == 2);
  }
  if (set) *t = Compose(p);
  return found;
}

/* The part of the value; with `set`, the whole value with that part. nil where there is no such part. */
static id PartOf(id whole, NSString *path, id set) {
  const char *type = [whole isKindOfClass:[NSValue class]] ? [whole objCType] : "";
  id found = nil;
  if (!strcmp(type, @encode(CGPoint))) {
    CGPoint point = [whole pointValue];
    Part(path, (CGFloat *)&point, 2, parts, &found, set);
    return set && found ? [NSValue valueWithPoint:point] : found;
  }
  if (!strcmp(type, @encode(CGSize))) {
    CGSize size = [whole sizeValue];
    Part(path, (CGFloat *)&size, 2, parts + 2, &found, set);
    return set && found ? [NSValue valueWithSize:size] : found;
  }
  if (!strcmp(type, @encode(CGRect))) {
    CGRect rect = [whole rectValue];
    found = PartOfRect(&rect, path, set);
    return set && found ? [NSValue valueWithRect:rect] : found;
  }
  if (!strcmp(type, @encode(CATransform3D))) {
    CATransform3D t = CATransformOfValue(whole);
    found = PartOfTransform(&t, path, set);
    return set && found ? CAValueOfTransform(t) : found;
  }
  return nil;
}

- (id)valueForKeyPath:(NSString *)path {
  NSRange dot = [path rangeOfString:@"."];
  id part;
  if (dot.location == NSNotFound) return [self valueForKey:path];
  part = PartOf([self valueForKey:[path substringToIndex:dot.location]], [path substringFromIndex:dot.location + 1], nil);
  return part ? part : [super valueForKeyPath:path];
}

- (void)setValue:(id)value forKeyPath:(NSString *)path {
  NSRange dot = [path rangeOfString:@"."];
  NSString *key = dot.location == NSNotFound ? path : [path substringToIndex:dot.location];
  id whole;
  if (dot.location == NSNotFound) {
    [self setValue:value forKey:path];
    return;
  }
  whole = PartOf([self valueForKey:key], [path substringFromIndex:dot.location + 1], value);
  if (whole) [self setValue:whole forKey:key];
  else [super setValue:value forKeyPath:path];
}

- (id)valueForKey:(NSString *)key {
  if ([key isEqual:@"delegate"]) return delegate;
  return [super valueForKey:key];
}

- (void)setValue:(id)value forKey:(NSString *)key {
  if ([key isEqual:@"frame"]) [self setFrame:[value rectValue]];
  else if ([key isEqual:@"sublayers"]) [self setSublayers:value];
  else if ([key isEqual:@"mask"]) [self setMask:value];
  else if ([key isEqual:@"delegate"]) [self setDelegate:value];
  else [super setValue:value forKey:key];
}

@end

/* Subclasses whose tables say all that there is to them. */
CA_EMPTY(CAShapeLayer)
CA_EMPTY(CATransformLayer)
CA_EMPTY(CAGradientLayer)
CA_EMPTY(CATextLayer)
CA_EMPTY(CAReplicatorLayer)
CA_EMPTY(CATiledLayer)
CA_EMPTY(CAEmitterLayer)
CA_EMPTY(CAEmitterCell)
