/* A driver as Specs/drivers.md has it after step 3: plain layers with bounds, position and frame.
   It reads just as much JSON as the harness writes for these steps. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct layer { char name[16]; double bounds[4], position[2]; };
static struct layer layers[256];
static int count;

/* The end of the value that begins at `p`: behind its last byte. */
static char *skip(char *p) {
  int depth = 0;
  do {
    if (*p == '"') {
      for (p++; *p && *p != '"'; p++) if (*p == '\\') p++;
    } else if (*p == '{' || *p == '[') {
      depth++;
    } else if (*p == '}' || *p == ']') {
      depth--;
    }
    if (!*p) return p;
    p++;
  } while (depth > 0 || (*p && !strchr(",]}", *p)));
  return p;
}

/* The value of a member of the object that begins at `p`; NULL when it has none. */
static char *member(char *p, const char *key) {
  size_t length = strlen(key);
  for (p++; *p == '"';) {
    char *value = strchr(p, ':') + 1;
    if (!strncmp(p + 1, key, length) && p[1 + length] == '"') return value;
    p = skip(value);
    if (*p == ',') p++;
  }
  return NULL;
}

/* Tells whether a value is a text. */
static int is(char *value, const char *text) {
  size_t length = strlen(text);
  return value && *value == '"' && !strncmp(value + 1, text, length) && value[1 + length] == '"';
}

/* Reads numbers out of a value such as {"rect":[0,0,1,1]}; 0 when it is none. */
static int numbers(char *value, const char *tag, double *n, int wanted) {
  char *p = value && *value == '{' ? member(value, tag) : NULL;
  if (!p || *p != '[') return 0;
  for (int i = 0; i < wanted; i++) {
    char *end;
    n[i] = strtod(p + 1, &end);
    if (end == p + 1) return 0;
    p = end;
  }
  return *p == ']';
}

static struct layer *find(char *name) {
  for (int i = 0; name && i < count; i++)
    if (is(name, layers[i].name)) return &layers[i];
  return NULL;
}

static void unsupported(void) { printf("{\"unsupported\":\"not known here\"}"); }

static void new(char *step) {
  char *name = member(step, "name"), *class = member(step, "class");
  if (member(step, "with") || (class && !is(class, "CALayer")) || name[1] != 'l' || count == 256) {
    unsupported();
    return;
  }
  struct layer *layer = &layers[count++];
  memset(layer, 0, sizeof *layer);
  snprintf(layer->name, sizeof layer->name, "%.*s", (int)strcspn(name + 1, "\""), name + 1);
  printf("{\"done\":true}");
}

static void set(struct layer *layer, char *property, char *value) {
  double n[4];
  if (is(property, "bounds") && numbers(value, "rect", n, 4)) {
    for (int axis = 0; axis < 2; axis++) { /* Extents are not negative (GEO-24). */
      double extent = n[axis + 2];
      layer->bounds[axis] = extent < 0 ? n[axis] + extent : n[axis];
      layer->bounds[axis + 2] = extent < 0 ? -extent : extent;
    }
  } else if (is(property, "position") && numbers(value, "point", n, 2)) {
    memcpy(layer->position, n, sizeof layer->position);
  } else {
    unsupported();
    return;
  }
  printf("{\"done\":true}");
}

static void get(struct layer *layer, char *property) {
  double *b = layer->bounds, *p = layer->position;
  if (is(property, "bounds"))
    printf("{\"value\":{\"rect\":[%.17g,%.17g,%.17g,%.17g]}}", b[0], b[1], b[2], b[3]);
  else if (is(property, "position"))
    printf("{\"value\":{\"point\":[%.17g,%.17g]}}", p[0], p[1]);
  else if (is(property, "frame"))
    printf("{\"value\":{\"rect\":[%.17g,%.17g,%.17g,%.17g]}}", p[0] - b[2] / 2, p[1] - b[3] / 2,
           b[2], b[3]);
  else
    unsupported();
}

static void perform(char *step) {
  char *kind = member(step, "step");
  struct layer *layer = find(member(step, "on"));
  if (is(kind, "new")) new(step);
  else if (is(kind, "set") && layer) set(layer, member(step, "property"), member(step, "value"));
  else if (is(kind, "get") && layer) get(layer, member(step, "property"));
  else unsupported();
}

int main(void) {
  char *line = NULL;
  size_t size = 0;
  while (getline(&line, &size, stdin) > 0) {
    printf("{\"n\":%d,", atoi(member(line, "n")));
    char *run = member(line, "run");
    if (member(line, "hello")) {
      printf("\"hello\":{\"protocol\":1,\"engine\":{\"name\":\"small\",\"language\":\"C\"},"
             "\"supports\":{\"steps\":[\"new\",\"set\",\"get\"],\"classes\":[\"CALayer\"],"
             "\"properties\":{\"CALayer\":[\"bounds\",\"position\",\"frame\"]}}}}\n");
    } else if (run) {
      char *step = member(run, "steps") + 1;
      count = 0;
      printf("\"trace\":[");
      while (*step == '{') {
        char *end = skip(step);
        perform(step);
        if (*end == ',') printf(",");
        step = end + (*end == ',');
      }
      printf("]}\n");
    } else {
      printf("\"bye\":{}}\n");
    }
    fflush(stdout);
    if (member(line, "bye")) break;
  }
  free(line);
  return 0;
}
