/* As Apple's headers declare it, as far as the driver names it. */
#ifndef DECLARED_UIKIT
#define DECLARED_UIKIT
#import <QuartzCore/QuartzCore.h>
#define CGRectZero NSZeroRect

typedef NSUInteger UIViewAnimationOptions;
enum {
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2, UIViewAnimationOptionRepeat = 1 << 3,
  UIViewAnimationOptionAutoreverse = 1 << 4, UIViewAnimationOptionOverrideInheritedDuration = 1 << 5,
  UIViewAnimationOptionOverrideInheritedCurve = 1 << 6, UIViewAnimationOptionCurveEaseInOut = 0,
  UIViewAnimationOptionCurveEaseIn = 1 << 16, UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16
};

@interface UIColor : NSObject
+ (UIColor *)colorWithCGColor:(CGColorRef)color;
- (CGColorRef)CGColor;
@end
@interface UIView : NSObject
+ (Class)layerClass;
+ (void)setAnimationsEnabled:(BOOL)enabled;
+ (BOOL)areAnimationsEnabled;
+ (NSTimeInterval)inheritedAnimationDuration;
+ (void)setAnimationRepeatCount:(float)count;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay
     usingSpringWithDamping:(CGFloat)damping initialSpringVelocity:(CGFloat)velocity
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
+ (void)animateKeyframesWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(NSUInteger)options
                          animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
+ (void)addKeyframeWithRelativeStartTime:(double)start relativeDuration:(double)duration
                              animations:(void (^)(void))animations;
+ (void)performWithoutAnimation:(void (^)(void))actions;
- (id)initWithFrame:(CGRect)frame;
- (CALayer *)layer;
- (id)actionForLayer:(CALayer *)layer forKey:(NSString *)key;
- (UIView *)superview;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)sibling;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)sibling;
- (void)removeFromSuperview;
- (void)didMoveToSuperview;
- (UIColor *)backgroundColor;
- (void)setBackgroundColor:(UIColor *)color;
- (void)setAlpha:(CGFloat)alpha;
@end
@interface UIImageView : UIView
- (void)startAnimating;
- (void)stopAnimating;
@end
@interface UIViewController : NSObject
- (UIView *)view;
@end
@interface UIWindow : UIView
- (void)setRootViewController:(UIViewController *)controller;
- (void)makeKeyAndVisible;
@end
@interface UIScreen : NSObject
+ (UIScreen *)mainScreen;
- (CGRect)bounds;
@end
@class UIApplication;
@protocol UIApplicationDelegate
@end
int UIApplicationMain(int count, char **arguments, NSString *principal, NSString *delegate);
#endif
