/* The layer: changes of its values, key-value coding, timing. */
#import "Engine.h"
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
  animationKeys = [NSMutableArray new];
  animations = [NSMutableDictionary new];
  return self;
}

- (id)initWithLayer:(id)layer { return [self init]; }

- (void)dealloc {
  for (CALayer *child in sublayers) child->superlayer = nil;
  if (mask) mask->superlayer = nil;
  [mask release];
  [sublayers release];
  [animationKeys release];
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

/* The numbers of a structure, and its letter in the table of properties; 0 for what is none. */
static char Cells(id value, CGFloat *n) {
  const char *type = [value isKindOfClass:[NSValue class]] ? [value objCType] : "";
  if (!strcmp(type, @encode(CGPoint))) return *(CGPoint *)n = [value pointValue], 'P';
  if (!strcmp(type, @encode(CGSize))) return *(CGSize *)n = [value sizeValue], 'S';
  if (!strcmp(type, @encode(CGRect))) return *(CGRect *)n = [value rectValue], 'R';
  if (!strcmp(type, @encode(CATransform3D))) return *(CATransform3D *)n = CATransformOfValue(value), 'T';
  return 0;
}

- (void)refuseNaN:(id)value {
  CGFloat n[16] = {0};
  Cells(value, n);
  for (int cell = 0; cell < 4; cell++)
    if (isnan(n[cell])) [NSException raise:@"CALayerInvalidGeometry" format:@"%@ is no number", value];
}

- (id)acceptedValue:(id)value forKey:(NSString *)key {
  const CADeclared *declared = CAFindProperty(self, key);
  if (!declared) return value;
  if ([key isEqual:@"position"] || [key isEqual:@"bounds"]) [self refuseNaN:value];
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

static const struct { char type; NSString *path; int at; char part; } parts[] = {
  {'P', @"x", 0, 'd'}, {'P', @"y", 1, 'd'}, {'S', @"width", 0, 'd'}, {'S', @"height", 1, 'd'},
  {'R', @"origin", 0, 'P'}, {'R', @"size", 2, 'S'}, {'R', @"origin.x", 0, 'd'}, {'R', @"origin.y", 1, 'd'},
  {'R', @"size.width", 2, 'd'}, {'R', @"size.height", 3, 'd'}, {'T', @"translation", 12, 'S'},
  {'T', @"translation.x", 12, 'd'}, {'T', @"translation.y", 13, 'd'}, {'T', @"translation.z", 14, 'd'}
};

static CGFloat Length(const CGFloat *n) { return sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]); }

/* A matrix is scale, then rotation, then translation. NO where the path is no part of these. */
static BOOL ScaleOrTurn(CGFloat *n, NSString *path, id set, CGFloat *found) {
  static NSString *const scales[] = {@"scale.x", @"scale.y", @"scale.z"};
  static NSString *const turns[] = {@"rotation.x", @"rotation.y", @"rotation.z"};
  CGFloat scale[3], r[12] = {0}, number = [set respondsToSelector:@selector(doubleValue)] ? [set doubleValue] : 0;
  BOOL isKnown = [path isEqual:@"scale"];
  for (int axis = 0; axis < 3; axis++) scale[axis] = Length(n + 4 * axis);
  for (int cell = 0; cell < 12; cell++) r[cell] = cell % 4 == 3 ? 0 : n[cell] / (scale[cell / 4] ? scale[cell / 4] : 1);
  if (isKnown) *found = CAHasFault("scale-of-x-alone") ? scale[0] : (scale[0] + scale[1] + scale[2]) / 3;
  for (int axis = 0; axis < 3; axis++) {
    if ([path isEqual:@"scale"] && set) scale[axis] = number;
    if ([path isEqual:scales[axis]]) {
      isKnown = YES, *found = scale[axis];
      if (set) scale[axis] = number;
    }
    if ([path isEqual:turns[axis]]) {
      CGFloat angles[3] = {atan2(r[6], r[10]), atan2(-r[2], r[5] == 1 ? r[0] : hypot(r[6], r[10])), atan2(r[1], r[0])};
      CATransform3D turn = CATransform3DMakeRotation(number, axis == 0, axis == 1, axis == 2);
      isKnown = YES, *found = angles[axis];
      if (set) memcpy(r, &turn, sizeof r);
    }
  }
  for (int cell = 0; set && cell < 12; cell++) n[cell] = r[cell] * scale[cell / 4];
  if (set) n[15] = 1;
  return isKnown;
}

/* The part of the value; with `set`, the whole value with that part. nil where there is no such part. */
static id PartOf(id whole, NSString *path, id set) {
  CGFloat n[16] = {0}, found;
  char type = Cells(whole, n);
  if ([path isEqual:@"rotation"]) path = @"rotation.z";
  for (size_t index = 0; index < sizeof parts / sizeof *parts; index++) {
    if (parts[index].type != type || ![path isEqual:parts[index].path]) continue;
    if (!set) return CAValueOfCells(parts[index].part, n + parts[index].at);
    if (parts[index].part == 'd') n[parts[index].at] = [set doubleValue];
    else Cells(set, n + parts[index].at);
    return CAValueOfCells(type, n);
  }
  if (type != 'T' || !ScaleOrTurn(n, path, set, &found)) return nil;
  return set ? CAValueOfCells(type, n) : [NSNumber numberWithDouble:found];
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

CA_SUBCLASS(CAShapeLayer, CALayer)
CA_SUBCLASS(CAGradientLayer, CALayer)
CA_SUBCLASS(CATextLayer, CALayer)
CA_SUBCLASS(CAReplicatorLayer, CALayer)
CA_SUBCLASS(CATiledLayer, CALayer)
CA_SUBCLASS(CAEmitterLayer, CALayer)
CA_SUBCLASS(CAEmitterCell, CAStored)

@interface CAValueFunction : CAStored
@end
@implementation CAValueFunction

+ (id)functionWithName:(NSString *)name {
  CAValueFunction *made = [[self new] autorelease];
  [made setValue:OneOf(name, @" rotateX rotateY rotateZ scale scaleX scaleY scaleZ translate translateX translateY "
                              "translateZ ", nil) forKey:@"name"];
  return [made valueForKey:@"name"] ? made : nil;
}

@end
