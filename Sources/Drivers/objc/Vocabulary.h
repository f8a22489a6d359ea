/* The words of the language of scripts, and what of the framework each of them needs. */
#import "World.h"

typedef struct { const char *name; const char *const *properties; } LCOwner;
typedef struct { const char *step, *class, *selector; } LCNeed;

extern const LCOwner LCOwners[];
extern const char *const LCClassNames[];
extern const char *const LCCallbackNames[];
/* A selector with a plus in front is of the class itself. */
extern const LCNeed LCNeeds[];
