// Stands in for the parts of AppKit that rendered programs and the driver use. Declarations only.
#pragma once
#import <QuartzCore/QuartzCore.h>

enum { NSBackingStoreBuffered = 2, NSWindowStyleMaskBorderless = 0 };
typedef NSInteger NSApplicationActivationPolicy;
enum { NSApplicationActivationPolicyAccessory = 1 };

@interface NSApplication : NSObject
+ (NSApplication *)sharedApplication;
- (BOOL)setActivationPolicy:(NSApplicationActivationPolicy)policy;
@end
@interface NSView : NSObject
- (void)setWantsLayer:(BOOL)flag;
- (CALayer *)layer;
@end
@interface NSWindow : NSObject
- (instancetype)initWithContentRect:(NSRect)rect styleMask:(NSUInteger)mask
                            backing:(NSUInteger)backing defer:(BOOL)flag;
- (NSView *)contentView;
- (void)setReleasedWhenClosed:(BOOL)flag;
- (void)setFrameOrigin:(NSPoint)origin;
- (void)setAlphaValue:(CGFloat)alpha;
- (void)orderFront:(id)sender;
- (void)orderBack:(id)sender;
@end
CFDictionaryRef CGSessionCopyCurrentDictionary(void);
