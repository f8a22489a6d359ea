// Stands in for the parts of AppKit that rendered programs use. Declarations only.
#pragma once
#import <QuartzCore/QuartzCore.h>

enum { NSBackingStoreBuffered = 2 };

@interface NSApplication : NSObject
+ (NSApplication *)sharedApplication;
@end
@interface NSView : NSObject
- (void)setWantsLayer:(BOOL)flag;
- (CALayer *)layer;
@end
@interface NSWindow : NSObject
- (instancetype)initWithContentRect:(NSRect)rect styleMask:(NSUInteger)mask
                            backing:(NSUInteger)backing defer:(BOOL)flag;
- (NSView *)contentView;
- (void)orderFront:(id)sender;
@end
