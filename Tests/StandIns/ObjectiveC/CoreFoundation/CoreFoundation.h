// Stands in for the parts of CoreFoundation that programs and the driver use. Declarations only.
#pragma once
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <TargetConditionals.h>

typedef const void *CFTypeRef;
typedef const struct __CFString *CFStringRef;
typedef unsigned long CFTypeID;
typedef double CFTimeInterval;
typedef struct __CFRunLoop *CFRunLoopRef;
typedef CFStringRef CFRunLoopMode;
typedef const struct __CFDictionary *CFDictionaryRef;

extern const CFRunLoopMode kCFRunLoopDefaultMode;
CFTypeID CFGetTypeID(CFTypeRef object);
void CFRelease(CFTypeRef object);
int CFRunLoopRunInMode(CFRunLoopMode mode, CFTimeInterval seconds, unsigned char returnAfterSourceHandled);
CFRunLoopRef CFRunLoopGetMain(void);
#ifdef __BLOCKS__
void CFRunLoopPerformBlock(CFRunLoopRef loop, CFTypeRef mode, void (^block)(void));
#endif
void CFRunLoopWakeUp(CFRunLoopRef loop);
