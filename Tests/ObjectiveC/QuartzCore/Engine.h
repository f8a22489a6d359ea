/* A small layer engine for the driver's tests: what the rule catalogue says of layers that are not shown,
   and no more. It is no implementation of the framework whose names it uses. The driver does not see this file, but
   the declarations of Apple's frameworks in Tests/StandIns; here is what the engine's own files need of one another. */
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;

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
CGColor *CGColorCreate(NSString *space, const CGFloat *components);
typedef struct CGContext *CGContextRef;

extern const CATransform3D CATransform3DIdentity;
CATransform3D CATransform3DMakeTranslation(CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DMakeScale(CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b);
CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform map);
CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t);
BOOL CATransform3DIsIdentity(CATransform3D t);

/* A class whose properties say all that there is to it. */
#define CA_SUBCLASS(Name, Super) @interface Name : Super @end @implementation Name @end

@protocol CAAction
- (void)runActionForKey:(NSString *)key object:(id)object arguments:(NSDictionary *)arguments;
@end

@interface CAMediaTimingFunction : NSObject {
  float points[8];
}
+ (id)functionWithControlPoints:(float)x1 :(float)y1 :(float)x2 :(float)y2;
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
@end

@interface CATransaction : NSObject
+ (id)valueForKey:(NSString *)key;
+ (void)join;
@end

@interface CALayer : CAStored {
  NSMutableArray *sublayers;
  CALayer *superlayer;          /* not retained */
  CALayer *mask;
  id delegate;                  /* not retained */
  NSMutableArray *animationKeys;
  NSMutableDictionary *animations;
  BOOL needsLayout, needsDisplay, laysOut;
}
+ (id)defaultActionForKey:(NSString *)key;
+ (BOOL)needsDisplayForKey:(NSString *)key;
- (id)acceptedValue:(id)value forKey:(NSString *)key;
- (void)refuseNaN:(id)value;
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
- (NSDictionary *)actions;
- (NSDictionary *)style;
- (double)beginTime;
- (double)timeOffset;
- (float)speed;
@end
@interface CALayer (Tree)
- (CALayer *)superlayer;
- (void)setSublayers:(NSArray *)layers;
- (void)setMask:(CALayer *)layer;
@end
@interface CALayer (Geometry)
- (CGRect)frame;  - (void)setFrame:(CGRect)frame;
@end
@interface CALayer (Actions)
- (id)actionForChangeOfKey:(NSString *)key;
- (void)removeAnimationForKey:(NSString *)key;
@end
@interface CALayer (Updates)
- (void)setNeedsLayout;
- (void)layoutSublayers;
- (void)display;
- (void)drawInContext:(CGContextRef)context;
- (void)valueChangedForKey:(NSString *)key from:(id)old to:(id)new;
@end

@interface CAScrollLayer : CALayer
- (void)scrollToPoint:(CGPoint)point;
- (void)scrollToRect:(CGRect)rect;
@end

/* Is this mistake switched on? Each is one decision taken wrongly: see faults.txt. */
BOOL CAHasFault(const char *name);
/* Between values and the structures in them. */
CATransform3D CATransformOfValue(id value);
id CAValueOfTransform(CATransform3D t);

/* The table of properties (PropertyTable.m). */
typedef struct {
  const char *class;
  char type;            /* d f I B P S R T; @ an object, C one that is copied */
  const char *text;     /* the default: numbers, or a text, or a colour as four numbers behind # */
  const char *names;    /* with a blank between them; a question mark says that the getter is named isName */
  BOOL hasNoDefault;    /* does the class answer nil when asked for it? */
} CADeclared;

/* Ends with an entry without a class. */
extern const CADeclared CADeclaredProperties[];
const CADeclared *CAFindProperty(id object, NSString *key);
id CADefaultValue(const CADeclared *declared);
/* A value of one of these types, of its numbers. */
id CAValueOfCells(char type, const CGFloat *n);
