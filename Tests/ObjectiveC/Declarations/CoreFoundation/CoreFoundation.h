/* As Apple's headers declare it, as far as the driver names it. */
#ifndef DECLARED_COREFOUNDATION
#define DECLARED_COREFOUNDATION
#import <Foundation/Foundation.h>

typedef const void *CFTypeRef;
typedef const struct __CFString *CFStringRef;
typedef unsigned long CFTypeID;
typedef double CFTimeInterval;
typedef struct __CFRunLoop *CFRunLoopRef;
typedef CFStringRef CFRunLoopMode;

extern const CFRunLoopMode kCFRunLoopDefaultMode;
CFTypeID CFGetTypeID(CFTypeRef object);
int CFRunLoopRunInMode(CFRunLoopMode mode, CFTimeInterval seconds, unsigned char returnAfterSourceHandled);
CFRunLoopRef CFRunLoopGetMain(void);
void CFRunLoopPerformBlock(CFRunLoopRef loop, CFTypeRef mode, void (^block)(void));
void CFRunLoopWakeUp(CFRunLoopRef loop);
#endif
