// Stands in for the parts of Foundation that rendered programs and the driver use. Declarations only.
#pragma once
#include <CoreFoundation/CoreFoundation.h>
#include <objc/runtime.h>

typedef double CGFloat;
#if __OBJC_BOOL_IS_BOOL
typedef _Bool BOOL;
#else
typedef signed char BOOL;
#endif
typedef unsigned short unichar;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
#define Nil ((Class)0)

typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
extern const CGRect CGRectNull, CGRectZero;
CGRect CGRectUnion(CGRect a, CGRect b);
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

@class NSString, NSArray, NSDictionary, NSMethodSignature;

@protocol NSObject
- (BOOL)isEqual:(id)object;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(SEL)selector;
#if !__has_feature(objc_arc)
- (instancetype)retain;
- (oneway void)release;
- (instancetype)autorelease;
#endif
- (Class)class;
@end

typedef NSUInteger NSKeyValueObservingOptions;
enum { NSKeyValueObservingOptionNew = 1, NSKeyValueObservingOptionOld = 2 };

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
- (instancetype)init;
- (id)copy;
+ (instancetype)new;
+ (Class)class;
+ (BOOL)isSubclassOfClass:(Class)aClass;
+ (BOOL)instancesRespondToSelector:(SEL)selector;
- (id)performSelector:(SEL)selector;
- (IMP)methodForSelector:(SEL)selector;
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
#if !__has_feature(objc_arc)
- (void)dealloc;
#endif
- (NSString *)description;
- (void)setValue:(id)value forKey:(NSString *)key;
- (void)setValue:(id)value forKeyPath:(NSString *)path;
- (id)valueForKey:(NSString *)key;
- (id)valueForKeyPath:(NSString *)path;
- (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)path
            options:(NSKeyValueObservingOptions)options context:(void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path;
@end

@interface NSMethodSignature : NSObject
@property(readonly) const char *methodReturnType;
- (const char *)getArgumentTypeAtIndex:(NSUInteger)index;
@end
#if !__has_feature(objc_arc)
@interface NSAutoreleasePool : NSObject
- (void)drain;
@end
#endif

typedef NSUInteger NSStringEncoding;
enum { NSASCIIStringEncoding = 1, NSUTF8StringEncoding = 4 };
typedef NSInteger NSComparisonResult;
typedef struct { NSUInteger location, length; } NSRange;
enum : NSInteger { NSNotFound = 0x7fffffffffffffff };

@interface NSString : NSObject
+ (instancetype)stringWithFormat:(NSString *)format, ...;
- (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments;
- (instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)length encoding:(NSStringEncoding)encoding;
+ (instancetype)stringWithUTF8String:(const char *)text;
@property(readonly) NSUInteger length;
@property(readonly) int intValue;
@property(readonly) NSString *uppercaseString;
- (unichar)characterAtIndex:(NSUInteger)index;
- (NSString *)substringFromIndex:(NSUInteger)index;
- (NSString *)substringToIndex:(NSUInteger)index;
- (NSString *)stringByAppendingString:(NSString *)other;
- (BOOL)canBeConvertedToEncoding:(NSStringEncoding)encoding;
- (BOOL)hasSuffix:(NSString *)suffix;
- (NSRange)rangeOfString:(NSString *)other;
- (NSComparisonResult)compare:(NSString *)other;
- (const char *)UTF8String;
- (BOOL)hasPrefix:(NSString *)prefix;
@end
@interface NSMutableString : NSString
+ (instancetype)string;
- (void)appendString:(NSString *)other;
- (void)appendFormat:(NSString *)format, ...;
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
- (int)intValue;
- (double)doubleValue;
@end
@interface NSSet : NSObject
- (instancetype)initWithArray:(NSArray *)array;
- (BOOL)containsObject:(id)object;
@end
@interface NSArray : NSObject
+ (instancetype)array;
+ (instancetype)arrayWithObject:(id)object;
+ (instancetype)arrayWithObjects:(id)first, ... __attribute__((sentinel));
@property(readonly) NSUInteger count;
- (BOOL)containsObject:(id)object;
- (NSUInteger)indexOfObjectIdenticalTo:(id)object;
- (NSArray *)sortedArrayUsingSelector:(SEL)comparator;
+ (instancetype)arrayWithObjects:(const id[])objects count:(NSUInteger)count;
- (id)lastObject;
- (id)objectAtIndex:(NSUInteger)index;
- (NSString *)componentsJoinedByString:(NSString *)separator;
- (NSUInteger)countByEnumeratingWithState:(void *)state objects:(id *)buffer count:(NSUInteger)count;
- (NSArray *)sortedArrayUsingDescriptors:(NSArray *)descriptors;
@end
@interface NSMutableArray : NSArray
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object;
- (void)addObject:(id)object;
- (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index;
@end
@interface NSSortDescriptor : NSObject
+ (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending;
@end
@interface NSDictionary : NSObject
+ (instancetype)dictionary;
+ (instancetype)dictionaryWithObject:(id)object forKey:(id)key;
@property(readonly) NSArray *allKeys;
@property(readonly) NSArray *allValues;
+ (instancetype)dictionaryWithObjects:(const id[])objects
                              forKeys:(const id[])keys count:(NSUInteger)count;
- (id)objectForKey:(id)key;
@end
@interface NSMutableDictionary : NSDictionary
- (void)removeObjectForKey:(id)key;
- (void)removeAllObjects;
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
+ (BOOL)isMainThread;
+ (void)detachNewThreadSelector:(SEL)selector toTarget:(id)target withObject:(id)argument;
- (void)start;
- (void)main;
@end
@interface NSConditionLock : NSObject
- (instancetype)initWithCondition:(NSInteger)condition;
- (void)lockWhenCondition:(NSInteger)condition;
- (void)unlockWithCondition:(NSInteger)condition;
- (void)unlock;
@end

@interface NSException : NSObject
- (instancetype)initWithName:(NSString *)name reason:(NSString *)reason userInfo:(NSDictionary *)userInfo;
+ (void)raise:(NSString *)name format:(NSString *)format, ...;
@property(readonly) NSString *name;
@property(readonly) NSString *reason;
@end
typedef unsigned long long NSActivityOptions;
static const NSActivityOptions NSActivityUserInitiated = 0x00FFFFFF, NSActivityLatencyCritical = 0xFF00000000;
@interface NSProcessInfo : NSObject
+ (NSProcessInfo *)processInfo;
@property(readonly) NSString *operatingSystemVersionString;
- (id<NSObject>)beginActivityWithOptions:(NSActivityOptions)options reason:(NSString *)reason;
@end

typedef NSUInteger NSPointerFunctionsOptions;
enum : NSUInteger {
  NSPointerFunctionsStrongMemory = 0, NSPointerFunctionsOpaqueMemory = 2,
  NSPointerFunctionsObjectPersonality = 0, NSPointerFunctionsOpaquePersonality = 1 << 8
};
@interface NSMapTable : NSObject
- (instancetype)initWithKeyOptions:(NSPointerFunctionsOptions)keys
                      valueOptions:(NSPointerFunctionsOptions)values
                          capacity:(NSUInteger)capacity;
@end
void *NSMapGet(NSMapTable *table, const void *key);
void NSMapInsert(NSMapTable *table, const void *key, const void *value);
void NSMapRemove(NSMapTable *table, const void *key);

#if !TARGET_OS_IPHONE
typedef struct { CGFloat m11, m12, m21, m22, tX, tY; } NSAffineTransformStruct;
@interface NSAffineTransform : NSObject
+ (NSAffineTransform *)transform;
@property NSAffineTransformStruct transformStruct;
@end
#endif

void NSLog(NSString *format, ...);
Class NSClassFromString(NSString *name);
SEL NSSelectorFromString(NSString *name);
extern NSString *const NSKeyValueChangeNewKey;
extern NSString *const NSKeyValueChangeOldKey;
NSString *NSStringFromClass(Class aClass);
