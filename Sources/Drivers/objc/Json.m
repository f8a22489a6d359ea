#import "Json.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { const char *at, *end; int depth; } Reader;

static Json *ReadValue(Reader *reader);

static void *Allocate(size_t size) {
  void *memory = calloc(1, size);
  if (!memory) abort();
  return memory;
}

static void SkipBlanks(Reader *reader) {
  while (reader->at < reader->end && strchr(" \t\r\n", *reader->at) && *reader->at) reader->at++;
}

static BOOL Take(Reader *reader, char character) {
  SkipBlanks(reader);
  if (reader->at >= reader->end || *reader->at != character) return NO;
  reader->at++;
  return YES;
}

static void AddUtf8(Text *text, unsigned scalar) {
  char bytes[5] = {0};
  if (scalar == 0) {
    TextAdd(text, "x");
    text->bytes[text->length - 1] = 0;
  } else if (scalar < 0x80) {
    bytes[0] = (char)scalar;
  } else if (scalar < 0x800) {
    bytes[0] = (char)(0xC0 | scalar >> 6);
    bytes[1] = (char)(0x80 | (scalar & 0x3F));
  } else if (scalar < 0x10000) {
    bytes[0] = (char)(0xE0 | scalar >> 12);
    bytes[1] = (char)(0x80 | (scalar >> 6 & 0x3F));
    bytes[2] = (char)(0x80 | (scalar & 0x3F));
  } else {
    bytes[0] = (char)(0xF0 | scalar >> 18);
    bytes[1] = (char)(0x80 | (scalar >> 12 & 0x3F));
    bytes[2] = (char)(0x80 | (scalar >> 6 & 0x3F));
    bytes[3] = (char)(0x80 | (scalar & 0x3F));
  }
  TextAdd(text, bytes);
}

static BOOL ReadHex(Reader *reader, unsigned *value) {
  char digits[5] = {0}, *end;
  if (reader->end - reader->at < 4) return NO;
  memcpy(digits, reader->at, 4);
  reader->at += 4;
  *value = (unsigned)strtoul(digits, &end, 16);
  return end == digits + 4;
}

static BOOL ReadEscape(Reader *reader, Text *text) {
  static const char names[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
  const char *found;
  char one[2] = {0};
  unsigned first, second;
  if (reader->at >= reader->end) return NO;
  if (*reader->at == 'u') {
    reader->at++;
    if (!ReadHex(reader, &first)) return NO;
    if (first >= 0xD800 && first < 0xDC00) {    /* a pair of surrogates is one character */
      if (reader->end - reader->at < 6 || reader->at[0] != '\\' || reader->at[1] != 'u') return NO;
      reader->at += 2;
      if (!ReadHex(reader, &second)) return NO;
      first = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
    }
    AddUtf8(text, first);
    return YES;
  }
  found = strchr(names, *reader->at);
  if (!found || !*found) return NO;
  one[0] = meanings[found - names];
  reader->at++;
  TextAdd(text, one);
  return YES;
}

static BOOL ReadText(Reader *reader, char **bytes, size_t *length) {
  Text text = {0};
  char one[2] = {0};
  TextAdd(&text, "");
  while (reader->at < reader->end && *reader->at != '"') {
    one[0] = *reader->at++;
    if (one[0] != '\\') {
      TextAdd(&text, one);
    } else if (!ReadEscape(reader, &text)) {
      break;
    }
  }
  if (!Take(reader, '"')) {
    TextFree(&text);
    return NO;
  }
  *bytes = text.bytes;
  *length = text.length;
  return YES;
}

static BOOL ReadElements(Reader *reader, Json *into, char close) {
  Json **last = &into->first;
  if (Take(reader, close)) return YES;
  do {
    char *key = NULL;
    size_t length;
    if (close == '}' && !(Take(reader, '"') && ReadText(reader, &key, &length) && Take(reader, ':'))) {
      free(key);
      return NO;
    }
    *last = ReadValue(reader);
    if (!*last) {
      free(key);
      return NO;
    }
    (*last)->key = key;
    last = &(*last)->next;
    into->count++;
  } while (Take(reader, ','));
  return Take(reader, close);
}

static BOOL ReadWord(Reader *reader, const char *word) {
  size_t length = strlen(word);
  if ((size_t)(reader->end - reader->at) < length || memcmp(reader->at, word, length)) return NO;
  reader->at += length;
  return YES;
}

static BOOL ReadInto(Reader *reader, Json *value) {
  char *end;
  if (Take(reader, '"')) {
    value->kind = JsonText;
    return ReadText(reader, &value->text, &value->length);
  }
  if (Take(reader, '[')) {
    value->kind = JsonList;
    return ReadElements(reader, value, ']');
  }
  if (Take(reader, '{')) {
    value->kind = JsonObject;
    return ReadElements(reader, value, '}');
  }
  value->kind = JsonNull;
  if (ReadWord(reader, "null")) return YES;
  value->kind = JsonTrue;
  if (ReadWord(reader, "true")) return YES;
  value->kind = JsonFalse;
  if (ReadWord(reader, "false")) return YES;
  value->kind = JsonNumber;
  if (reader->at >= reader->end || !strchr("-0123456789", *reader->at)) return NO;
  value->number = strtod(reader->at, &end);     /* a line ends with a zero byte */
  if (end == reader->at) return NO;
  reader->at = end;
  return YES;
}

static Json *ReadValue(Reader *reader) {
  Json *value = Allocate(sizeof *value);
  BOOL read;
  SkipBlanks(reader);
  read = reader->depth < 128 && (reader->depth++, ReadInto(reader, value));
  reader->depth--;
  if (read) return value;
  JsonFree(value);
  return NULL;
}

Json *JsonParse(const char *bytes, size_t length) {
  Reader reader = {bytes, bytes + length, 0};
  Json *value = ReadValue(&reader);
  SkipBlanks(&reader);
  if (value && reader.at == reader.end) return value;
  JsonFree(value);
  return NULL;
}

void JsonFree(Json *root) {
  while (root) {
    Json *next = root->next;
    JsonFree(root->first);
    free(root->text);
    free(root->key);
    free(root);
    root = next;
  }
}

Json *JsonMember(const Json *object, const char *key) {
  Json *member;
  if (!object || object->kind != JsonObject) return NULL;
  for (member = object->first; member; member = member->next)
    if (!strcmp(member->key, key)) return member;
  return NULL;
}

BOOL JsonIsText(const Json *value) { return value && value->kind == JsonText; }

BOOL JsonIs(const Json *value, const char *text) {
  return JsonIsText(value) && !strcmp(value->text, text);
}

NSString *JsonString(const Json *value) {
  if (!JsonIsText(value)) return nil;
  return [[[NSString alloc] initWithBytes:value->text
                                   length:value->length
                                 encoding:NSUTF8StringEncoding] autorelease];
}

/* Texts */

static void Grow(Text *text, size_t more) {
  if (text->length + more + 1 <= text->capacity) return;
  text->capacity = (text->length + more + 1) * 2;
  text->bytes = realloc(text->bytes, text->capacity);
  if (!text->bytes) abort();
}

static void AddBytes(Text *text, const char *bytes, size_t length) {
  Grow(text, length);
  memcpy(text->bytes + text->length, bytes, length);
  text->length += length;
  text->bytes[text->length] = 0;
}

void TextAdd(Text *text, const char *characters) { AddBytes(text, characters, strlen(characters)); }

void TextAddText(Text *text, const Text *other) {
  if (other->bytes) AddBytes(text, other->bytes, other->length);
}

void TextAddQuoted(Text *text, NSString *string) {
  NSUInteger index, length = [string length];
  char escape[16];
  TextAdd(text, "\"");
  for (index = 0; index < length; index++) {
    unichar unit = [string characterAtIndex:index];
    if (unit == '"' || unit == '\\') {
      snprintf(escape, sizeof escape, "\\%c", unit);
    } else if (unit < 0x20 || unit > 0x7E) {
      snprintf(escape, sizeof escape, "\\u%04x", unit);
    } else {
      snprintf(escape, sizeof escape, "%c", unit);
    }
    TextAdd(text, escape);
  }
  TextAdd(text, "\"");
}

void TextAddNumber(Text *text, double number) {
  char digits[40];
  int precision = 15;
  if (isnan(number)) {
    TextAdd(text, "{\"num\":\"nan\"}");
  } else if (isinf(number)) {
    TextAdd(text, number > 0 ? "{\"num\":\"inf\"}" : "{\"num\":\"-inf\"}");
  } else {
    do snprintf(digits, sizeof digits, "%.*g", precision, number);
    while (strtod(digits, NULL) != number && precision++ < 17);
    TextAdd(text, digits);
  }
}

void TextFree(Text *text) {
  free(text->bytes);
  text->bytes = NULL;
  text->length = text->capacity = 0;
}
