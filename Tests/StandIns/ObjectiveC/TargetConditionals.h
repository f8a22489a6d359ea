// Stands in for Apple's header: the system is the one that Clang compiles for.
#pragma once
#ifdef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
#define TARGET_OS_IPHONE 1
#else
#define TARGET_OS_IPHONE 0
#endif
