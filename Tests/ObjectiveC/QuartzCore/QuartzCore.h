/* A small layer engine for the driver's tests: what the rule catalogue says of layers that are not shown,
   and no more. It is no implementation of the framework whose names it uses. */
#import <Foundation/Foundation.h>

typedef NSPoint CGPoint;
typedef NSSize CGSize;
typedef NSRect CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;

#define CGPointMake NSMakePoint
#define CGSizeMake NSMakeSize
#define CGRectMake NSMakeRect

/* Colours and paths are objects. */
@interface CGColor : NSObject {
 @public
  CGFloat components[4];
}
@end
@interface CGPath : NSObject {
 @public
  NSMutableData *elements;
}
@end
typedef CGColor *CGColorRef;
typedef CGPath *CGPathRef;
typedef CGPath *CGMutablePathRef;
typedef NSString *CGColorSpaceRef;
typedef struct CGContext *CGContextRef;
typedef struct CGPathElement { int type; CGPoint *points; } CGPathElement;

extern NSString *const kCGColorSpaceSRGB;
CGColorSpaceRef CGColorSpaceCreateWithName(NSString *name);
CGColorRef CGColorCreate(CGColorSpaceRef space, const CGFloat *components);
const CGFloat *CGColorGetComponents(CGColorRef color);
size_t CGColorGetNumberOfComponents(CGColorRef color);
CGMutablePathRef CGPathCreateMutable(void);
typedef const CGAffineTransform *CA_MAP;
void CGPathMoveToPoint(CGMutablePathRef path, CA_MAP map, CGFloat x, CGFloat y);
void CGPathAddLineToPoint(CGMutablePathRef path, CA_MAP map, CGFloat x, CGFloat y);
void CGPathAddQuadCurveToPoint(CGMutablePathRef path, CA_MAP map, CGFloat cx, CGFloat cy, CGFloat x, CGFloat y);
void CGPathAddCurveToPoint(CGMutablePathRef path, CA_MAP map, CGFloat ax, CGFloat ay, CGFloat bx, CGFloat by, CGFloat x,
                           CGFloat y);
void CGPathCloseSubpath(CGMutablePathRef path);
void CGPathApply(CGPathRef path, void *info, void (*function)(void *info, const CGPathElement *element));

extern const CATransform3D CATransform3DIdentity;
CATransform3D CATransform3DMakeTranslation(CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DMakeScale(CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b);
#define CATransform3DTranslate(t, x, y, z) CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), t)
#define CATransform3DScale(t, x, y, z) CATransform3DConcat(CATransform3DMakeScale(x, y, z), t)
#define CATransform3DRotate(t, angle, x, y, z) CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
CATransform3D CATransform3DInvert(CATransform3D t);
CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform map);
CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t);
BOOL CATransform3DIsIdentity(CATransform3D t);
BOOL CATransform3DIsAffine(CATransform3D t);
BOOL CATransform3DEqualToTransform(CATransform3D a, CATransform3D b);
double CACurrentMediaTime(void);

@interface NSObject (Delegate)
- (void)layoutSublayersOfLayer:(id)layer;
- (void)displayLayer:(id)layer;
- (void)layerWillDraw:(id)layer;
@end

#define CA_EMPTY(Name) @implementation Name @end
#define CA_SUBCLASS(Name, Super) @interface Name : Super @end

@protocol CAAction
- (void)runActionForKey:(NSString *)key object:(id)object arguments:(NSDictionary *)arguments;
@end

@interface CAMediaTimingFunction : NSObject {
  float points[8];
}
+ (id)functionWithName:(NSString *)name;
+ (id)functionWithControlPoints:(float)x1 :(float)y1 :(float)x2 :(float)y2;
- (void)getControlPointAtIndex:(size_t)index values:(float *)values;
@end

@interface CAValueFunction : NSObject {
  NSString *name;
}
+ (id)functionWithName:(NSString *)name;
- (NSString *)name;
@end

/* What has properties that stand in a table: see Properties.m. */
@interface CAStored : NSObject {
  NSMutableDictionary *values;
}
+ (id)defaultValueForKey:(NSString *)key;
- (id)storedValueForKey:(NSString *)key;
- (void)storeValue:(id)value forKey:(NSString *)key;
- (void)changeValue:(id)value forKey:(NSString *)key;
@end

@interface CAAnimation : CAStored <NSCopying, CAAction>
+ (id)animation;
@end
@interface CAAnimation (Stored)
- (double)beginTime;
- (double)duration;  - (void)setDuration:(double)duration;
- (float)speed;
- (float)repeatCount;
- (double)repeatDuration;
- (BOOL)autoreverses;
- (BOOL)isRemovedOnCompletion;
- (id)delegate;
@end
@interface CAPropertyAnimation : CAAnimation
+ (id)animationWithKeyPath:(NSString *)keyPath;
@end
@interface CAPropertyAnimation (Stored)
- (NSString *)keyPath;  - (void)setKeyPath:(NSString *)keyPath;
@end
CA_SUBCLASS(CABasicAnimation, CAPropertyAnimation);
@interface CABasicAnimation (Stored)
- (void)setFromValue:(id)value;
@end
CA_SUBCLASS(CAKeyframeAnimation, CAPropertyAnimation);
@interface CASpringAnimation : CABasicAnimation
- (double)settlingDuration;
@end
CA_SUBCLASS(CAAnimationGroup, CAAnimation);
CA_SUBCLASS(CATransition, CAAnimation);

@interface CATransaction : NSObject
+ (void)begin;  + (void)commit;
+ (void)flush;
+ (void)lock;  + (void)unlock;
+ (double)animationDuration;  + (void)setAnimationDuration:(double)duration;
+ (BOOL)disableActions;  + (void)setDisableActions:(BOOL)disabled;
+ (CAMediaTimingFunction *)animationTimingFunction;  + (void)setAnimationTimingFunction:(CAMediaTimingFunction *)timing;
+ (id)valueForKey:(NSString *)key;
+ (void)setValue:(id)value forKey:(NSString *)key;
+ (void)join;
@end

@interface CALayer : CAStored {
  NSMutableArray *sublayers;
  CALayer *superlayer;          /* not retained */
  CALayer *mask;
  id delegate;                  /* not retained */
  NSMutableArray *animations;   /* pairs of key and animation */
  BOOL needsLayout, needsDisplay, laysOut;
}
+ (id)layer;
+ (id)defaultActionForKey:(NSString *)key;
+ (BOOL)needsDisplayForKey:(NSString *)key;
+ (CGFloat)cornerCurveExpansionFactor:(NSString *)curve;
- (id)presentationLayer;
- (id)modelLayer;
- (id)initWithLayer:(id)layer;
- (id)delegate;  - (void)setDelegate:(id)delegate;
- (id)acceptedValue:(id)value forKey:(NSString *)key;
@end
@interface CALayer (Stored)
- (CGRect)bounds;  - (void)setBounds:(CGRect)bounds;
- (CGPoint)position;  - (void)setPosition:(CGPoint)position;
- (CGPoint)anchorPoint;
- (CGFloat)anchorPointZ;
- (CGFloat)zPosition;
- (CATransform3D)transform;  - (void)setTransform:(CATransform3D)transform;
- (CATransform3D)sublayerTransform;
- (BOOL)isGeometryFlipped;
- (BOOL)isHidden;
- (BOOL)masksToBounds;
- (BOOL)needsDisplayOnBoundsChange;
- (NSString *)name;
- (NSDictionary *)actions;
- (NSDictionary *)style;
- (double)beginTime;  - (void)setBeginTime:(double)time;
- (double)timeOffset;  - (void)setTimeOffset:(double)time;
- (float)speed;  - (void)setSpeed:(float)speed;
@end
@interface CALayer (Tree)
- (NSArray *)sublayers;  - (void)setSublayers:(NSArray *)layers;
- (CALayer *)superlayer;
- (CALayer *)mask;  - (void)setMask:(CALayer *)layer;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)index;
- (void)insertSublayer:(CALayer *)layer below:(CALayer *)sibling;
- (void)insertSublayer:(CALayer *)layer above:(CALayer *)sibling;
- (void)replaceSublayer:(CALayer *)old with:(CALayer *)new;
- (void)removeFromSuperlayer;
@end
@interface CALayer (Geometry)
- (CGRect)frame;  - (void)setFrame:(CGRect)frame;
- (CGAffineTransform)affineTransform;  - (void)setAffineTransform:(CGAffineTransform)map;
- (BOOL)contentsAreFlipped;
- (CGSize)preferredFrameSize;
- (CGRect)visibleRect;
- (CGPoint)convertPoint:(CGPoint)point toLayer:(CALayer *)layer;
- (CGPoint)convertPoint:(CGPoint)point fromLayer:(CALayer *)layer;
- (CGRect)convertRect:(CGRect)rect toLayer:(CALayer *)layer;
- (CGRect)convertRect:(CGRect)rect fromLayer:(CALayer *)layer;
- (double)convertTime:(double)time toLayer:(CALayer *)layer;
- (double)convertTime:(double)time fromLayer:(CALayer *)layer;
- (CALayer *)hitTest:(CGPoint)point;
- (BOOL)containsPoint:(CGPoint)point;
- (void)scrollPoint:(CGPoint)point;
- (void)scrollRectToVisible:(CGRect)rect;
@end
@interface CALayer (Actions)
- (id)actionForKey:(NSString *)key;
- (id)actionForChangeOfKey:(NSString *)key;
- (void)addAnimation:(CAAnimation *)animation forKey:(NSString *)key;
- (void)removeAnimationForKey:(NSString *)key;
- (void)removeAllAnimations;
- (NSArray *)animationKeys;
- (CAAnimation *)animationForKey:(NSString *)key;
@end
@interface CALayer (Updates)
- (void)setNeedsLayout;
- (BOOL)needsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;
- (void)setNeedsDisplay;  - (void)setNeedsDisplayInRect:(CGRect)rect;
- (BOOL)needsDisplay;
- (void)displayIfNeeded;
- (void)display;
- (void)drawInContext:(CGContextRef)context;
- (void)valueChangedForKey:(NSString *)key from:(id)old to:(id)new;
@end

/* Subclasses whose properties say all that there is to them. */
CA_SUBCLASS(CAShapeLayer, CALayer);
CA_SUBCLASS(CATransformLayer, CALayer);
CA_SUBCLASS(CAGradientLayer, CALayer);
CA_SUBCLASS(CATextLayer, CALayer);
CA_SUBCLASS(CAReplicatorLayer, CALayer);
CA_SUBCLASS(CATiledLayer, CALayer);
CA_SUBCLASS(CAEmitterLayer, CALayer);
CA_SUBCLASS(CAEmitterCell, CAStored);
@interface CAScrollLayer : CALayer
- (void)scrollToPoint:(CGPoint)point;
- (void)scrollToRect:(CGRect)rect;
@end
@interface CAScrollLayer (Stored)
- (NSString *)scrollMode;
@end

/* Is this mistake switched on? Each is one decision taken wrongly: see faults.txt. */
BOOL CAHasFault(const char *name);
/* Between values and the structures in them. */
CATransform3D CATransformOfValue(id value);
id CAValueOfTransform(CATransform3D t);
