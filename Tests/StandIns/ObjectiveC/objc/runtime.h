// Stands in for the parts of the Objective-C runtime that rendered programs use. Declarations only.
#pragma once
#include <stdint.h>

typedef uintptr_t objc_AssociationPolicy;
enum { OBJC_ASSOCIATION_RETAIN = 01401 };
void objc_setAssociatedObject(id object, const void *key, id value, objc_AssociationPolicy policy);
id objc_getAssociatedObject(id object, const void *key);
