/* What the compiler and the system offer. Everything else is asked for at run time.
   Each macro can be set on the command line, to compile a part against declarations alone. */
#import <Foundation/Foundation.h>
#import <QuartzCore/QuartzCore.h>

#ifdef __APPLE__
#include <TargetConditionals.h>
#import <objc/runtime.h>
#else
#include <objc/runtime.h>
#endif

/* The run loop of CoreFoundation with the main queue of dispatch. */
#ifndef LC_MAINLOOP
#ifdef __APPLE__
#define LC_MAINLOOP 1
#else
#define LC_MAINLOOP 0
#endif
#endif

/* Views of UIKit, on iOS and under Catalyst. */
#ifndef LC_UIKIT
#if defined(__APPLE__) && TARGET_OS_IPHONE
#define LC_UIKIT 1
#else
#define LC_UIKIT 0
#endif
#endif

/* Windows of AppKit, and the question whether the session has graphics. */
#ifndef LC_APPKIT
#if defined(__APPLE__) && !TARGET_OS_IPHONE
#define LC_APPKIT 1
#else
#define LC_APPKIT 0
#endif
#endif

/* Bitmaps of CoreGraphics: images, and a context to render into. */
#ifndef LC_BITMAPS
#ifdef __APPLE__
#define LC_BITMAPS 1
#else
#define LC_BITMAPS 0
#endif
#endif

/* Properties added to classes at run time, and CARenderer. */
#ifndef LC_DYNAMIC
#ifdef __APPLE__
#define LC_DYNAMIC 1
#else
#define LC_DYNAMIC 0
#endif
#endif

/* Values of colours, paths and images are CoreFoundation's, told apart by CFGetTypeID; elsewhere they are
   objects of classes CGColor, CGPath and CGImage. */
#ifndef LC_CFTYPES
#ifdef __APPLE__
#define LC_CFTYPES 1
#else
#define LC_CFTYPES 0
#endif
#endif

/* Completion blocks and blocks of views need closures. */
#ifdef __BLOCKS__
#define LC_BLOCKS 1
#else
#define LC_BLOCKS 0
#endif
