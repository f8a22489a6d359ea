/* JSON as the harness writes it, in C: a tree that lives as long as its message, and texts that grow. */
#include <stddef.h>
#import <Foundation/Foundation.h>

typedef enum {
  JsonNull, JsonFalse, JsonTrue, JsonNumber, JsonText, JsonList, JsonObject
} JsonKind;

typedef struct Json {
  JsonKind kind;
  double number;
  char *text;           /* of a text: UTF-8, which may hold zero bytes */
  size_t length;
  char *key;            /* of a member of an object */
  int count;            /* of a list or object */
  struct Json *first;   /* its first element or member */
  struct Json *next;    /* the element or member behind this one */
} Json;

/* Parses a line; NULL where it is no JSON. JsonFree lets go of the whole tree. */
Json *JsonParse(const char *bytes, size_t length);
void JsonFree(Json *root);

/* The member of an object, NULL when it has none or is none. */
Json *JsonMember(const Json *object, const char *key);
/* Tells whether a value is a text, or a given one. */
BOOL JsonIsText(const Json *value);
BOOL JsonIs(const Json *value, const char *text);
/* The text as a string; nil when it is no text or not UTF-8. */
NSString *JsonString(const Json *value);

/* A text that grows. */
typedef struct { char *bytes; size_t length, capacity; } Text;

void TextAdd(Text *text, const char *characters);
void TextAddText(Text *text, const Text *other);
void TextAddQuoted(Text *text, NSString *string);
/* Adds the shortest spelling that reads back to the same double, or {"num":…}. */
void TextAddNumber(Text *text, double number);
void TextFree(Text *text);
