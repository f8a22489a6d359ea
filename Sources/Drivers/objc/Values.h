/* Values of the protocol, of C and of Foundation, and the ways between them. */
#import "World.h"

typedef enum {
  LCNil, LCBool, LCNumber, LCPoint, LCSize, LCRect, LCAffine, LCTransform, LCObject
} LCKind;

typedef struct { LCKind kind; double numbers[16]; id object; } LCValue;

/* How many numbers a structure has; 0 for what is none. */
int LCCount(LCKind kind);
LCValue LCDecode(LCWorld *world, const Json *json);
/* The value as key-value coding takes it. */
id LCBox(LCValue value);
LCValue LCUnbox(id object);
/* Adds a value as the protocol spells it; refuses an object that the script does not know. */
void LCEncode(LCWorld *world, LCValue value, Text *text);
void LCEncodeObject(LCWorld *world, id object, Text *text);

CGPoint LCPointOf(LCValue value);
CGRect LCRectOf(LCValue value);
LCValue LCPointValue(CGPoint point);
LCValue LCRectValue(CGRect rect);
LCValue LCNumberValue(double number);
CATransform3D LCTransformOf(LCValue value);
LCValue LCTransformValue(CATransform3D transform);

/* Colours, paths and images (Graphics.m). */
id LCColor(const double *components);
BOOL LCReadColor(id object, double *components);
id LCPath(const Json *elements);
/* Adds what a longer path has besides; NO where it does not begin as this one, and all of it was added. */
BOOL LCExtendPath(id path, const Json *elements);
BOOL LCIsPath(id object);
#if LC_CFTYPES
BOOL LCIsImage(id object);
#endif
void LCEncodePath(id path, Text *text);
id LCImage(void);
CAMediaTimingFunction *LCTiming(const Json *content);
void LCEncodeTiming(CAMediaTimingFunction *timing, Text *text);

/* Accessors, found by the types that the methods themselves declare (Accessors.m). */
SEL LCGetter(id object, NSString *property);
SEL LCSetter(id object, NSString *property);
LCValue LCGet(id object, NSString *property);
void LCSet(id object, NSString *property, LCValue value);
/* Refuses a value for key-value coding that is no colour or path where the property is one: it would end the process. */
void LCRefuseMisfit(id object, NSString *key, id value);
/* The implementation of a method, which is there; a call through it needs no objc_msgSend. */
IMP LCMethod(id object, SEL selector);
