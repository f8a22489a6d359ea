#import "Engine.h"

typedef struct {
  const char *class, *name;
  char type;            /* d f I B P S R T; @ an object, C one that is copied */
  BOOL isAsked;         /* is the getter named isName? */
  const char *text;     /* the default: numbers, or a text, or a colour as four numbers behind # */
  BOOL hasNoDefault;    /* does the class answer nil when asked for it? */
} CADeclared;

/* Ends with an entry without a name. */
extern const CADeclared CADeclaredProperties[];
const CADeclared *CAFindProperty(id object, NSString *key);
id CADefaultValue(const CADeclared *declared);
/* A value of one of these types, of its numbers. */
id CAValueOfCells(char type, const CGFloat *n);
