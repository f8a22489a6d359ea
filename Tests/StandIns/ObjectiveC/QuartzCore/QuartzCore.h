// Stands in for Apple's and GNUstep's QuartzCore. Declarations only.
#pragma once
#include <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>

typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
CGAffineTransform CGAffineTransformMake(CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat tx,
                                        CGFloat ty);

typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;
extern const CATransform3D CATransform3DIdentity;
CATransform3D CATransform3DMakeTranslation(CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DMakeScale(CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DTranslate(CATransform3D t, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DScale(CATransform3D t, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DRotate(CATransform3D t, CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b);
CATransform3D CATransform3DInvert(CATransform3D t);
BOOL CATransform3DIsIdentity(CATransform3D t);
BOOL CATransform3DEqualToTransform(CATransform3D a, CATransform3D b);
CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform m);
BOOL CATransform3DIsAffine(CATransform3D t);
CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t);

typedef struct CGColor *CGColorRef;
typedef struct CGColorSpace *CGColorSpaceRef;
typedef const struct CGPath *CGPathRef;
typedef struct CGPath *CGMutablePathRef;
typedef struct CGContext *CGContextRef;
typedef struct CGImage *CGImageRef;
typedef int CGColorSpaceModel;
enum { kCGColorSpaceModelMonochrome, kCGColorSpaceModelRGB };
typedef int CGColorRenderingIntent;
enum { kCGRenderingIntentDefault };
typedef unsigned CGBitmapInfo;
extern const CFStringRef kCGColorSpaceSRGB;
CGColorSpaceRef CGColorSpaceCreateWithName(CFStringRef name);
CFStringRef CGColorSpaceCopyName(CGColorSpaceRef space);
CGColorSpaceModel CGColorSpaceGetModel(CGColorSpaceRef space);
void CGColorSpaceRelease(CGColorSpaceRef space);
CFTypeID CGColorGetTypeID(void);
CFTypeID CGPathGetTypeID(void);
CFTypeID CGImageGetTypeID(void);
CGColorSpaceRef CGColorGetColorSpace(CGColorRef color);
const CGFloat *CGColorGetComponents(CGColorRef color);
size_t CGColorGetNumberOfComponents(CGColorRef color);
CGColorRef CGColorCreateCopyByMatchingToColorSpace(CGColorSpaceRef space, CGColorRenderingIntent intent,
                                                   CGColorRef color, CFDictionaryRef options);
void CGColorRelease(CGColorRef color);
void CGContextRelease(CGContextRef context);
typedef struct { int type; CGPoint *points; } CGPathElement;
void CGPathApply(CGPathRef path, void *info, void (*function)(void *info, const CGPathElement *element));
CFTimeInterval CACurrentMediaTime(void);
enum { kCGImageAlphaPremultipliedLast = 1 };
CGContextRef CGBitmapContextCreate(void *data, size_t width, size_t height, size_t bits,
                                   size_t bytesPerRow, CGColorSpaceRef space, unsigned info);
void *CGBitmapContextGetData(CGContextRef context);
CGImageRef CGBitmapContextCreateImage(CGContextRef context);
void CGContextSetRGBFillColor(CGContextRef c, CGFloat r, CGFloat g, CGFloat b, CGFloat a);
void CGContextFillRect(CGContextRef c, CGRect rect);
CGColorSpaceRef CGColorSpaceCreateDeviceRGB(void);
CGColorRef CGColorCreate(CGColorSpaceRef space, const CGFloat *components);
CGMutablePathRef CGPathCreateMutable(void);
void CGPathMoveToPoint(CGMutablePathRef p, const void *m, CGFloat x, CGFloat y);
void CGPathAddLineToPoint(CGMutablePathRef p, const void *m, CGFloat x, CGFloat y);
void CGPathAddQuadCurveToPoint(CGMutablePathRef p, const void *m, CGFloat cx, CGFloat cy, CGFloat x,
                               CGFloat y);
void CGPathAddCurveToPoint(CGMutablePathRef p, const void *m, CGFloat c1x, CGFloat c1y, CGFloat c2x,
                           CGFloat c2y, CGFloat x, CGFloat y);
void CGPathCloseSubpath(CGMutablePathRef p);
void CGPathAddPath(CGMutablePathRef p, const void *m, CGPathRef other);

@class CALayer, CAAnimation, CAMediaTimingFunction, CAValueFunction, CAEmitterCell;

@protocol CAAction <NSObject>
- (void)runActionForKey:(NSString *)event object:(id)object arguments:(NSDictionary *)dict;
@end
@protocol CALayerDelegate <NSObject>
@optional
- (id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event;
- (void)displayLayer:(CALayer *)layer;
- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)context;
- (void)layerWillDraw:(CALayer *)layer;
- (void)layoutSublayersOfLayer:(CALayer *)layer;
@end
@protocol CALayoutManager <NSObject>
@optional
- (void)layoutSublayersOfLayer:(CALayer *)layer;
- (void)invalidateLayoutOfLayer:(CALayer *)layer;
- (CGSize)preferredSizeOfLayer:(CALayer *)layer;
@end
@protocol CAAnimationDelegate <NSObject>
@optional
- (void)animationDidStart:(CAAnimation *)animation;
- (void)animationDidStop:(CAAnimation *)animation finished:(BOOL)finished;
@end

@interface CALayer : NSObject
@property CGRect bounds;
@property CGRect contentsRect;
@property CGRect contentsCenter;
@property CGRect frame;
@property CGPoint position;
@property CGPoint anchorPoint;
@property CGFloat anchorPointZ;
@property CGFloat zPosition;
@property CGFloat cornerRadius;
@property CGFloat borderWidth;
@property CGFloat shadowRadius;
@property CGFloat rasterizationScale;
@property CGFloat contentsScale;
@property CGFloat contentsHeadroom;
@property CATransform3D transform;
@property CATransform3D sublayerTransform;
@property BOOL hidden;
@property BOOL doubleSided;
@property BOOL geometryFlipped;
@property BOOL opaque;
@property BOOL masksToBounds;
@property BOOL shouldRasterize;
@property BOOL allowsGroupOpacity;
@property BOOL allowsEdgeAntialiasing;
@property BOOL drawsAsynchronously;
@property BOOL needsDisplayOnBoundsChange;
@property BOOL wantsExtendedDynamicRangeContent;
@property float opacity;
@property float shadowOpacity;
@property float minificationFilterBias;
@property CGColorRef backgroundColor;
@property CGColorRef borderColor;
@property CGColorRef shadowColor;
@property CGSize shadowOffset;
@property CGPathRef shadowPath;
@property(retain) CALayer *mask;
@property(retain) NSArray *sublayers;
@property(retain) id contents;
@property(retain) id compositingFilter;
@property(retain) NSArray *filters;
@property(retain) NSArray *backgroundFilters;
@property(retain) NSArray *constraints;
@property(retain) NSString *contentsGravity;
@property(retain) NSString *contentsFormat;
@property(retain) NSString *minificationFilter;
@property(retain) NSString *magnificationFilter;
@property(retain) NSString *cornerCurve;
@property(retain) NSString *preferredDynamicRange;
@property(retain) NSString *toneMapMode;
@property NSUInteger maskedCorners;
@property NSUInteger edgeAntialiasingMask;
@property NSUInteger autoresizingMask;
@property(retain) id<CALayoutManager> layoutManager;
@property(retain) NSString *name;
@property(retain) NSDictionary *actions;
@property(retain) NSDictionary *style;
@property(assign) id<CALayerDelegate> delegate;
@property CFTimeInterval beginTime;
@property CFTimeInterval duration;
@property CFTimeInterval timeOffset;
@property CFTimeInterval repeatDuration;
@property float speed;
@property float repeatCount;
@property BOOL autoreverses;
@property(retain) NSString *fillMode;
+ (instancetype)layer;
- (instancetype)initWithLayer:(id)layer;
- (void)renderInContext:(CGContextRef)context;
@property(readonly) CALayer *superlayer;
@property(readonly) CGRect visibleRect;
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)transform;
- (BOOL)contentsAreFlipped;
- (CGSize)preferredFrameSize;
- (BOOL)needsLayout;
- (BOOL)needsDisplay;
- (instancetype)presentationLayer;
- (instancetype)modelLayer;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)index;
- (void)insertSublayer:(CALayer *)layer below:(CALayer *)sibling;
- (void)insertSublayer:(CALayer *)layer above:(CALayer *)sibling;
- (void)replaceSublayer:(CALayer *)old with:(CALayer *)layer;
- (void)removeFromSuperlayer;
- (void)addAnimation:(CAAnimation *)animation forKey:(NSString *)key;
- (void)removeAnimationForKey:(NSString *)key;
- (void)removeAllAnimations;
- (CAAnimation *)animationForKey:(NSString *)key;
- (NSArray *)animationKeys;
- (id<CAAction>)actionForKey:(NSString *)event;
+ (id<CAAction>)defaultActionForKey:(NSString *)event;
+ (id)defaultValueForKey:(NSString *)key;
+ (BOOL)needsDisplayForKey:(NSString *)key;
+ (CGFloat)cornerCurveExpansionFactor:(NSString *)curve;
- (CGPoint)convertPoint:(CGPoint)point fromLayer:(CALayer *)layer;
- (CGPoint)convertPoint:(CGPoint)point toLayer:(CALayer *)layer;
- (CGRect)convertRect:(CGRect)rect fromLayer:(CALayer *)layer;
- (CGRect)convertRect:(CGRect)rect toLayer:(CALayer *)layer;
- (CFTimeInterval)convertTime:(CFTimeInterval)time fromLayer:(CALayer *)layer;
- (CFTimeInterval)convertTime:(CFTimeInterval)time toLayer:(CALayer *)layer;
- (CALayer *)hitTest:(CGPoint)point;
- (BOOL)containsPoint:(CGPoint)point;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect;
- (void)displayIfNeeded;
- (void)display;
- (void)drawInContext:(CGContextRef)context;
- (void)scrollPoint:(CGPoint)point;
- (void)scrollRectToVisible:(CGRect)rect;
@end

@interface CAShapeLayer : CALayer
@property CGPathRef path;
@property CGColorRef fillColor;
@property CGColorRef strokeColor;
@property(retain) NSString *fillRule;
@property(retain) NSString *lineCap;
@property(retain) NSString *lineJoin;
@property CGFloat strokeStart;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@property CGFloat miterLimit;
@property CGFloat lineDashPhase;
@property(retain) NSArray *lineDashPattern;
@end

@interface CAGradientLayer : CALayer
@property(retain) NSArray *colors;
@property(retain) NSArray *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@property(retain) NSString *type;
@end

@interface CATextLayer : CALayer
@property(retain) id string;
@property CFTypeRef font;
@property CGFloat fontSize;
@property CGColorRef foregroundColor;
@property BOOL wrapped;
@property BOOL allowsFontSubpixelQuantization;
@property(retain) NSString *alignmentMode;
@property(retain) NSString *truncationMode;
@end

@interface CAScrollLayer : CALayer
@property(retain) NSString *scrollMode;
- (void)scrollToPoint:(CGPoint)point;
- (void)scrollToRect:(CGRect)rect;
@end

@interface CAReplicatorLayer : CALayer
@property NSInteger instanceCount;
@property CFTimeInterval instanceDelay;
@property CATransform3D instanceTransform;
@property CGColorRef instanceColor;
@property float instanceRedOffset;
@property float instanceGreenOffset;
@property float instanceBlueOffset;
@property float instanceAlphaOffset;
@property BOOL preservesDepth;
@end

@interface CATiledLayer : CALayer
@property NSInteger levelsOfDetail;
@property NSInteger levelsOfDetailBias;
@property CGSize tileSize;
@end

@interface CATransformLayer : CALayer
@end

@interface CAEmitterLayer : CALayer
@property(retain) NSArray *emitterCells;
@property CGPoint emitterPosition;
@property CGSize emitterSize;
@property CGFloat emitterZPosition;
@property CGFloat emitterDepth;
@property(retain) NSString *emitterShape;
@property(retain) NSString *emitterMode;
@property(retain) NSString *renderMode;
@property float birthRate;
@property float lifetime;
@property float velocity;
@property float scale;
@property float spin;
@property unsigned seed;
@property BOOL preservesDepth;
@end

@interface CAEmitterCell : NSObject
+ (id)defaultValueForKey:(NSString *)key;
@property(retain) NSString *name;
@property(retain) NSDictionary *style;
@property(retain) NSArray *emitterCells;
@property(retain) id contents;
@property CGRect contentsRect;
@property CGFloat contentsScale;
@property CGFloat velocity;
@property CGFloat velocityRange;
@property CGFloat scale;
@property CGFloat scaleRange;
@property CGFloat scaleSpeed;
@property CGFloat spin;
@property CGFloat spinRange;
@property CGFloat emissionLatitude;
@property CGFloat emissionLongitude;
@property CGFloat emissionRange;
@property CGFloat xAcceleration;
@property CGFloat yAcceleration;
@property CGFloat zAcceleration;
@property float birthRate;
@property float lifetime;
@property float lifetimeRange;
@property float redRange;
@property float greenRange;
@property float blueRange;
@property float alphaRange;
@property float redSpeed;
@property float greenSpeed;
@property float blueSpeed;
@property float alphaSpeed;
@property float minificationFilterBias;
@property(retain) NSString *minificationFilter;
@property(retain) NSString *magnificationFilter;
@property BOOL enabled;
@property CGColorRef color;
@end

@interface CAMediaTimingFunction : NSObject
+ (instancetype)functionWithName:(NSString *)name;
+ (instancetype)functionWithControlPoints:(float)x1 :(float)y1 :(float)x2 :(float)y2;
- (void)getControlPointAtIndex:(size_t)index values:(float[2])values;
@end

@interface CAValueFunction : NSObject
@property(readonly) NSString *name;
+ (instancetype)functionWithName:(NSString *)name;
@end

@interface CAAnimation : NSObject <CAAction>
+ (id)defaultValueForKey:(NSString *)key;
+ (instancetype)animation;
@property CFTimeInterval beginTime;
@property CFTimeInterval duration;
@property CFTimeInterval timeOffset;
@property CFTimeInterval repeatDuration;
@property float speed;
@property float repeatCount;
@property BOOL autoreverses;
@property(retain) NSString *fillMode;
@property(getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@property(retain) CAMediaTimingFunction *timingFunction;
@property(retain) id<CAAnimationDelegate> delegate;
@end

@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(NSString *)path;
@property(retain) NSString *keyPath;
@property BOOL additive;
@property BOOL cumulative;
@property(retain) CAValueFunction *valueFunction;
@end

@interface CABasicAnimation : CAPropertyAnimation
@property(retain) id fromValue;
@property(retain) id toValue;
@property(retain) id byValue;
@end

@interface CAKeyframeAnimation : CAPropertyAnimation
@property(retain) NSArray *values;
@property CGPathRef path;
@property(retain) NSArray *keyTimes;
@property(retain) NSArray *tensionValues;
@property(retain) NSArray *continuityValues;
@property(retain) NSArray *biasValues;
@property(retain) NSArray *timingFunctions;
@property(retain) NSString *calculationMode;
@end

@interface CASpringAnimation : CABasicAnimation
@property CGFloat mass;
@property CGFloat stiffness;
@property CGFloat damping;
@property CGFloat initialVelocity;
@property(readonly) CFTimeInterval settlingDuration;
@end

@interface CAAnimationGroup : CAAnimation
@property(retain) NSArray *animations;
@end

@interface CATransition : CAAnimation
@property(retain) NSString *type;
@property(retain) NSString *subtype;
@property float startProgress;
@property float endProgress;
@property(retain) id filter;
@end

@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (void)lock;
+ (void)unlock;
+ (CFTimeInterval)animationDuration;
+ (void)setAnimationDuration:(CFTimeInterval)duration;
+ (CAMediaTimingFunction *)animationTimingFunction;
+ (void)setAnimationTimingFunction:(CAMediaTimingFunction *)function;
+ (BOOL)disableActions;
+ (void)setDisableActions:(BOOL)flag;
#ifdef __BLOCKS__
+ (void (^)(void))completionBlock;
+ (void)setCompletionBlock:(void (^)(void))block;
#endif
+ (id)valueForKey:(NSString *)key;
+ (void)setValue:(id)value forKey:(NSString *)key;
@end

typedef int CAConstraintAttribute;
enum {
  kCAConstraintMinX,
  kCAConstraintMidX,
  kCAConstraintMaxX,
  kCAConstraintWidth,
  kCAConstraintMinY,
  kCAConstraintMidY,
  kCAConstraintMaxY,
  kCAConstraintHeight,
};

@interface CAConstraint : NSObject
+ (instancetype)constraintWithAttribute:(CAConstraintAttribute)attribute
                             relativeTo:(NSString *)source
                              attribute:(CAConstraintAttribute)sourceAttribute
                                  scale:(CGFloat)scale
                                 offset:(CGFloat)offset;
@end

@interface CAConstraintLayoutManager : NSObject <CALayoutManager>
+ (instancetype)layoutManager;
@end

@interface CARenderer : NSObject
@property(retain) CALayer *layer;
@property CGRect bounds;
- (void)beginFrameAtTime:(CFTimeInterval)time timeStamp:(void *)stamp;
- (void)addUpdateRect:(CGRect)rect;
- (void)render;
- (void)endFrame;
@end
