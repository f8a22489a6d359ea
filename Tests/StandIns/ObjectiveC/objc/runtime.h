// Stands in for the parts of the Objective-C runtime that programs and the driver use. Declarations only.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef uintptr_t objc_AssociationPolicy;
enum { OBJC_ASSOCIATION_RETAIN = 01401 };
void objc_setAssociatedObject(id object, const void *key, id value, objc_AssociationPolicy policy);
id objc_getAssociatedObject(id object, const void *key);

typedef void (*IMP)(void);
typedef struct objc_method *Method;
typedef struct { const char *name, *value; } objc_property_attribute_t;
SEL sel_registerName(const char *name);
_Bool sel_isEqual(SEL one, SEL other);
Class object_getClass(id object);
Class class_getSuperclass(Class cls);
IMP class_getMethodImplementation(Class cls, SEL selector);
Method class_getInstanceMethod(Class cls, SEL selector);
IMP method_setImplementation(Method method, IMP implementation);
_Bool class_addMethod(Class cls, SEL selector, IMP method, const char *types);
_Bool class_addProperty(Class cls, const char *name, const objc_property_attribute_t *attributes, unsigned count);
Class objc_allocateClassPair(Class super, const char *name, size_t extraBytes);
void objc_registerClassPair(Class cls);
