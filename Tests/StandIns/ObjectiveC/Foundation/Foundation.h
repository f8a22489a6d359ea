// Stands in for the parts of Foundation that rendered programs use. Declarations only.
#pragma once
#include <stddef.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef double CGFloat;
typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
typedef double CFTimeInterval;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
#define TARGET_OS_IPHONE 0

typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
extern const CGRect CGRectNull;
CGRect CGRectUnion(CGRect a, CGRect b);
typedef const void *CFTypeRef;
typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;
BOOL CGRectIsNull(CGRect rect);
CGPoint CGPointMake(CGFloat x, CGFloat y);
CGSize CGSizeMake(CGFloat w, CGFloat h);
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat w, CGFloat h);
NSPoint NSMakePoint(CGFloat x, CGFloat y);
NSSize NSMakeSize(CGFloat w, CGFloat h);
NSRect NSMakeRect(CGFloat x, CGFloat y, CGFloat w, CGFloat h);

@class NSString, NSDictionary;

@protocol NSObject
- (BOOL)isEqual:(id)object;
- (BOOL)isKindOfClass:(Class)aClass;
- (Class)class;
@end

typedef NSUInteger NSKeyValueObservingOptions;
enum { NSKeyValueObservingOptionNew = 1, NSKeyValueObservingOptionOld = 2 };

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
- (instancetype)init;
- (id)copy;
+ (Class)class;
- (NSString *)description;
- (void)setValue:(id)value forKey:(NSString *)key;
- (void)setValue:(id)value forKeyPath:(NSString *)path;
- (id)valueForKey:(NSString *)key;
- (id)valueForKeyPath:(NSString *)path;
- (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)path
            options:(NSKeyValueObservingOptions)options context:(void *)context;
@end

@interface NSString : NSObject
+ (instancetype)stringWithFormat:(NSString *)format, ...;
- (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments;
- (const char *)UTF8String;
- (BOOL)hasPrefix:(NSString *)prefix;
@end
@interface NSConstantString : NSString
@end
@interface NSNull : NSObject
+ (NSNull *)null;
@end
@interface NSValue : NSObject
+ (NSValue *)valueWithBytes:(const void *)value objCType:(const char *)type;
- (const char *)objCType;
- (void)getValue:(void *)value;
@end
@interface NSNumber : NSValue
+ (NSNumber *)numberWithDouble:(double)number;
+ (NSNumber *)numberWithFloat:(float)number;
+ (NSNumber *)numberWithInt:(int)number;
+ (NSNumber *)numberWithLong:(long)number;
+ (NSNumber *)numberWithLongLong:(long long)number;
+ (NSNumber *)numberWithUnsignedInt:(unsigned)number;
+ (NSNumber *)numberWithInteger:(NSInteger)number;
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)number;
+ (NSNumber *)numberWithBool:(BOOL)truth;
+ (NSNumber *)numberWithChar:(char)number;
- (BOOL)boolValue;
@end
@interface NSArray : NSObject
+ (instancetype)arrayWithObjects:(const id[])objects count:(NSUInteger)count;
- (id)lastObject;
- (id)objectAtIndex:(NSUInteger)index;
- (NSString *)componentsJoinedByString:(NSString *)separator;
- (NSUInteger)countByEnumeratingWithState:(void *)state objects:(id *)buffer count:(NSUInteger)count;
- (NSArray *)sortedArrayUsingDescriptors:(NSArray *)descriptors;
@end
@interface NSMutableArray : NSArray
+ (instancetype)array;
- (void)addObject:(id)object;
- (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index;
@end
@interface NSSortDescriptor : NSObject
+ (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending;
@end
@interface NSDictionary : NSObject
+ (instancetype)dictionaryWithObjects:(const id[])objects
                              forKeys:(const id[])keys count:(NSUInteger)count;
- (id)objectForKey:(id)key;
@end
@interface NSMutableDictionary : NSDictionary
+ (instancetype)dictionary;
- (void)setObject:(id)object forKey:(id)key;
@end
@interface NSDate : NSObject
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)seconds;
@end
@interface NSRunLoop : NSObject
+ (NSRunLoop *)mainRunLoop;
- (void)runUntilDate:(NSDate *)date;
@end
@interface NSThread : NSObject
+ (void)sleepForTimeInterval:(NSTimeInterval)seconds;
- (void)start;
- (void)main;
@end
@interface NSConditionLock : NSObject
- (instancetype)initWithCondition:(NSInteger)condition;
- (void)lockWhenCondition:(NSInteger)condition;
- (void)unlockWithCondition:(NSInteger)condition;
- (void)unlock;
@end

extern NSString *const NSKeyValueChangeNewKey;
extern NSString *const NSKeyValueChangeOldKey;
NSString *NSStringFromClass(Class aClass);
