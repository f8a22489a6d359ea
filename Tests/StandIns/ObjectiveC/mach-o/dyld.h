// Stands in for the part of the loader's header that the driver uses. Declarations only.
#pragma once
#include <stdint.h>
int _NSGetExecutablePath(char *buffer, uint32_t *size);
