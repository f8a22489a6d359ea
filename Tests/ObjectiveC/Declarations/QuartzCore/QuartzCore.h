/* What the driver names besides the small engine, as Apple's headers declare it: to be compiled against, never run. */
#ifndef DECLARED_QUARTZCORE
#define DECLARED_QUARTZCORE
#include "../../QuartzCore/QuartzCore.h"
#include <CoreFoundation/CoreFoundation.h>

typedef enum { kCGColorSpaceModelMonochrome, kCGColorSpaceModelRGB } CGColorSpaceModel;
typedef enum { kCGRenderingIntentDefault } CGColorRenderingIntent;
typedef unsigned CGBitmapInfo;
enum { kCGImageAlphaPremultipliedLast = 1 };
typedef struct CGImage *CGImageRef;

CFTypeID CGColorGetTypeID(void);
CFTypeID CGPathGetTypeID(void);
CGColorSpaceRef CGColorGetColorSpace(CGColorRef color);
CGColorSpaceModel CGColorSpaceGetModel(CGColorSpaceRef space);
CFStringRef CGColorSpaceCopyName(CGColorSpaceRef space);
void CGColorSpaceRelease(CGColorSpaceRef space);
CGColorRef CGColorCreateCopyByMatchingToColorSpace(CGColorSpaceRef space, CGColorRenderingIntent intent,
                                                   CGColorRef color, CFTypeRef options);
void CGColorRelease(CGColorRef color);
CGContextRef CGBitmapContextCreate(void *data, size_t width, size_t height, size_t bits, size_t bytesPerRow,
                                   CGColorSpaceRef space, CGBitmapInfo information);
CGImageRef CGBitmapContextCreateImage(CGContextRef context);
void CGContextSetRGBFillColor(CGContextRef context, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha);
void CGContextFillRect(CGContextRef context, CGRect rect);
void CGContextRelease(CGContextRef context);

@interface CALayer (Declared)
- (void)renderInContext:(CGContextRef)context;
@end
@interface CATransaction (Declared)
+ (void)setCompletionBlock:(void (^)(void))block;
+ (void (^)(void))completionBlock;
@end
@interface CARenderer : NSObject
- (void)setLayer:(CALayer *)layer;
- (CGRect)bounds;
- (void)setBounds:(CGRect)bounds;
- (void)beginFrameAtTime:(CFTimeInterval)time timeStamp:(void *)stamp;
- (void)addUpdateRect:(CGRect)rect;
- (void)render;
- (void)endFrame;
@end

typedef struct { const char *name, *value; } objc_property_attribute_t;
BOOL class_addProperty(Class class, const char *name, const objc_property_attribute_t *attributes, unsigned count);
#endif
