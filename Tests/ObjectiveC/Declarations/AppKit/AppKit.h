/* As Apple's headers declare it, as far as the driver names it. */
#import <QuartzCore/QuartzCore.h>

typedef NSUInteger NSWindowStyleMask;
enum { NSWindowStyleMaskBorderless = 0 };
enum { NSBackingStoreBuffered = 2 };
typedef enum { NSApplicationActivationPolicyProhibited = 2 } NSApplicationActivationPolicy;

@interface NSApplication : NSObject
+ (NSApplication *)sharedApplication;
- (BOOL)setActivationPolicy:(NSApplicationActivationPolicy)policy;
@end
@interface NSView : NSObject
- (void)setWantsLayer:(BOOL)wants;
- (CALayer *)layer;
@end
@interface NSWindow : NSObject
- (id)initWithContentRect:(NSRect)rect
                styleMask:(NSWindowStyleMask)style
                  backing:(NSUInteger)backing
                    defer:(BOOL)defer;
- (void)setReleasedWhenClosed:(BOOL)released;
- (NSView *)contentView;
- (void)setFrameOrigin:(NSPoint)origin;
- (void)setAlphaValue:(CGFloat)alpha;
- (void)orderBack:(id)sender;
@end
