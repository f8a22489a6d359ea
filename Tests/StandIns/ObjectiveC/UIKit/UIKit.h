// Stands in for the parts of UIKit that rendered programs and the driver use. Declarations only.
#pragma once
#import <QuartzCore/QuartzCore.h>

typedef NSUInteger UIViewAnimationOptions;
enum {
  UIViewAnimationOptionBeginFromCurrentState = 1,
  UIViewAnimationOptionRepeat = 2,
  UIViewAnimationOptionAutoreverse = 4,
  UIViewAnimationOptionOverrideInheritedDuration = 8,
  UIViewAnimationOptionOverrideInheritedCurve = 16,
  UIViewAnimationOptionCurveLinear = 32,
  UIViewAnimationOptionCurveEaseIn = 64,
  UIViewAnimationOptionCurveEaseOut = 128,
  UIViewAnimationOptionCurveEaseInOut = 256
};

@interface UIColor : NSObject
+ (UIColor *)colorWithCGColor:(CGColorRef)color;
@property(readonly) CGColorRef CGColor;
@end
@interface UIImage : NSObject
+ (UIImage *)imageWithCGImage:(CGImageRef)image;
@property(readonly) CGImageRef CGImage;
@end

@interface UIView : NSObject
@property CGRect frame;
@property CGRect bounds;
@property CGPoint center;
@property CGFloat alpha;
@property BOOL hidden;
@property UIColor *backgroundColor;
@property CATransform3D transform3D;
@property(readonly) CALayer *layer;
@property(readonly) NSArray *subviews;
@property(readonly) UIView *superview;
- (instancetype)initWithFrame:(CGRect)frame;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)sibling;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)sibling;
- (void)removeFromSuperview;
- (void)didMoveToSuperview;
+ (Class)layerClass;
- (id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event;
+ (BOOL)areAnimationsEnabled;
+ (void)setAnimationsEnabled:(BOOL)flag;
+ (CFTimeInterval)inheritedAnimationDuration;
+ (void)animateWithDuration:(CFTimeInterval)duration delay:(CFTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations completion:(void (^)(BOOL))completion;
+ (void)animateWithDuration:(CFTimeInterval)duration delay:(CFTimeInterval)delay
     usingSpringWithDamping:(CGFloat)damping initialSpringVelocity:(CGFloat)velocity
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations completion:(void (^)(BOOL))completion;
+ (void)animateKeyframesWithDuration:(CFTimeInterval)duration delay:(CFTimeInterval)delay
                             options:(NSUInteger)options
                          animations:(void (^)(void))animations
                          completion:(void (^)(BOOL))completion;
+ (void)addKeyframeWithRelativeStartTime:(double)start relativeDuration:(double)duration
                              animations:(void (^)(void))animations;
+ (void)setAnimationRepeatCount:(float)repeatCount;
+ (void)performWithoutAnimation:(void (^)(void))actions;
@end
@interface UIImageView : UIView
@property NSArray *animationImages;
@property CFTimeInterval animationDuration;
@property NSInteger animationRepeatCount;
- (void)startAnimating;
- (void)stopAnimating;
@end
@interface UIViewController : NSObject
@property UIView *view;
@end
@interface UIWindow : UIView
@property UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end
@interface UIScreen : NSObject
+ (UIScreen *)mainScreen;
@property(readonly) CGRect bounds;
@end
@class UIApplication;
@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options;
@end
int UIApplicationMain(int count, char *arguments[], NSString *principal, NSString *delegate);
