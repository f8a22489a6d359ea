/// The driver in C.
enum CKit {
  static let text = #"""
    /* A driver for LayerCheck: it carries out scripts on your engine. C11, nothing to install.

       The first part is yours: it drives a layer that this file has itself, with bounds, position and frame.
       Put your engine in its place, then follow Specs/drivers.md: each step there is a word in SUPPORTS and
       a line in `perform`. Build and run after every change:

           cc -Wall -O1 -o driver driver.c -lm
           layercheck run --cases 500 --expect known.txt -- ./driver */
    #include <math.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>

    /* What the second part offers, more than every driver uses. */
    #define OFFERED __attribute__((unused)) static

    /* A value of JSON: `member` gives NULL where there is none, `text` gives "" for what is no text. */
    typedef struct json json;
    OFFERED const json *member(const json *object, const char *key);
    OFFERED const char *text(const json *value);
    OFFERED int is(const json *value, const char *wanted);
    /* Reads the numbers of a value such as {"rect":[0,0,1,1]}; 0 for any other value. */
    OFFERED int numbers(const json *value, const char *tag, double *into, int count);
    /* Reads a number, or a truth value as 1 or 0; 0 for any other value. */
    OFFERED int number(const json *value, double *into);
    /* Reads what a step is about: the name of an object, and whether its presentation copy is meant. */
    OFFERED int is_presentation(const json *on, char *name, size_t size);
    /* Answers: exactly one for each step. */
    OFFERED void done(void);
    OFFERED void unsupported(const char *why);
    OFFERED void raised(const char *name);
    OFFERED void answer_numbers(const char *tag, const double *from, int count);
    OFFERED void answer_number(double number);
    OFFERED void answer_truth(int truth);
    /* An object by the name that the script gave it; NULL is no object. */
    OFFERED void answer_reference(const char *name);
    /* A list of objects; one without any is no object, as the sublayers of a layer that has none. */
    OFFERED void answer_references(const char *const *names, int count);

    /* ---- Yours -------------------------------------------------------------------------------------- */

    #define NAME "my engine"
    /* What is declared is asked for, and nothing else. */
    #define SUPPORTS                                                        \
      "{\"steps\":[\"new\",\"set\",\"get\"],\"classes\":[\"CALayer\"],"     \
      "\"properties\":{\"CALayer\":[\"bounds\",\"position\",\"frame\"]},"   \
      "\"readOnly\":{\"CALayer\":[\"frame\"]}}"
    /* What your engine does otherwise on purpose, such as [\"no-presentation\"]: Specs/protocol.md, Deviations. */
    #define DEVIATIONS "[]"

    static struct layer { char name[16]; double bounds[4], position[2]; } layers[4096];
    static int count;

    /* Each script begins in an empty world. */
    static void forget(void) { count = 0; }

    static struct layer *find(const json *name) {
      for (int i = 0; i < count; i++)
        if (is(name, layers[i].name)) return &layers[i];
      return NULL;
    }

    static void new_layer(const json *step) {
      const json *class = member(step, "class");
      if ((class && !is(class, "CALayer")) || member(step, "with") || member(step, "implements") || count == 4096)
        return unsupported("only plain layers are made here");
      struct layer *layer = &layers[count++];
      memset(layer, 0, sizeof *layer);
      snprintf(layer->name, sizeof layer->name, "%s", text(member(step, "name")));
      done();
    }

    static int are_finite(const double *n, int count) {
      for (int i = 0; i < count; i++)
        if (!isfinite(n[i])) return 0;
      return 1;
    }

    static void set(struct layer *layer, const json *property, const json *value) {
      double n[4];
      if (is(property, "bounds") && numbers(value, "rect", n, 4)) {
        if (!are_finite(n, 4)) return raised("CALayerInvalidGeometry");
        for (int axis = 0; axis < 2; axis++) {
          layer->bounds[axis] = fmin(n[axis], n[axis] + n[axis + 2]);
          layer->bounds[axis + 2] = fabs(n[axis + 2]);
        }
      } else if (is(property, "position") && numbers(value, "point", n, 2)) {
        if (!are_finite(n, 2)) return raised("CALayerInvalidGeometry");
        memcpy(layer->position, n, sizeof layer->position);
      } else
        return unsupported("set");
      done();
    }

    static void get(const struct layer *layer, const json *property) {
      const double *b = layer->bounds, *p = layer->position;
      double frame[4] = {p[0] - b[2] / 2, p[1] - b[3] / 2, b[2], b[3]};
      if (is(property, "bounds")) answer_numbers("rect", b, 4);
      else if (is(property, "position")) answer_numbers("point", p, 2);
      else if (is(property, "frame")) answer_numbers("rect", frame, 4);
      else unsupported("get");
    }

    static void perform(const json *step) {
      const json *kind = member(step, "step"), *property = member(step, "property");
      struct layer *layer = find(member(step, "on"));
      if (is(kind, "new")) new_layer(step);
      else if (is(kind, "set") && layer) set(layer, property, member(step, "value"));
      else if (is(kind, "get") && layer && !member(step, "animation")) get(layer, property);
      else unsupported(text(kind));
    }

    /* ---- The protocol: nothing below needs to change ------------------------------------------------- */

    enum kind { NOTHING, TRUTH, NUMBER, TEXT, LIST, OBJECT };

    /* A value; the parts of a list or an object hang together by `next`. */
    struct json {
      enum kind kind;
      double number;
      char *text, *key;
      json *first, *next;
    };

    static const json *member(const json *object, const char *key) {
      if (!object || object->kind != OBJECT) return NULL;
      for (const json *part = object->first; part; part = part->next)
        if (!strcmp(part->key, key)) return part;
      return NULL;
    }

    static const char *text(const json *value) {
      return value && value->kind == TEXT ? value->text : "";
    }

    static int is(const json *value, const char *wanted) { return !strcmp(text(value), wanted); }

    static int numbers(const json *value, const char *tag, double *into, int count) {
      const json *part = member(value, tag);
      if (!part || part->kind != LIST) return 0;
      part = part->first;
      for (int i = 0; i < count; i++, part = part->next)
        if (!number(part, into + i)) return 0;
      return !part;
    }

    static int number(const json *value, double *into) {
      const json *special = member(value, "num");
      if (special) *into = is(special, "nan") ? NAN : is(special, "inf") ? INFINITY : -INFINITY;
      else if (value && (value->kind == NUMBER || value->kind == TRUTH)) *into = value->number;
      else return 0;
      return 1;
    }

    static int is_presentation(const json *on, char *name, size_t size) {
      const char *dot = strstr(text(on), ".presentation");
      snprintf(name, size, "%.*s", dot ? (int)(dot - text(on)) : (int)size, text(on));
      return dot != NULL;
    }

    static void done(void) { printf("{\"done\":true}"); }

    static void quote(const char *words) {
      putchar('"');
      for (; *words; words++) {
        unsigned char byte = (unsigned char)*words;
        if (byte < 32) printf("\\u%04x", byte);
        else if (byte == '"' || byte == '\\') printf("\\%c", byte);
        else putchar(byte);
      }
      putchar('"');
    }

    static void tagged(const char *tag, const char *words) {
      printf("{\"%s\":", tag);
      quote(words);
      putchar('}');
    }

    static void unsupported(const char *why) { tagged("unsupported", why); }

    static void raised(const char *name) { tagged("raised", name); }

    static void spell(double n) {
      if (isfinite(n)) printf("%.17g", n);
      else tagged("num", isnan(n) ? "nan" : n > 0 ? "inf" : "-inf");
    }

    static void answer_numbers(const char *tag, const double *from, int count) {
      printf("{\"value\":{\"%s\":[", tag);
      for (int i = 0; i < count; i++) {
        if (i) putchar(',');
        spell(from[i]);
      }
      printf("]}}");
    }

    static void answer_number(double number) {
      printf("{\"value\":");
      spell(number);
      putchar('}');
    }

    static void answer_truth(int truth) { printf("{\"value\":%s}", truth ? "true" : "false"); }

    static void reference(const char *name) {
      if (name) tagged("ref", name);
      else printf("null");
    }

    static void answer_reference(const char *name) {
      printf("{\"value\":");
      reference(name);
      putchar('}');
    }

    static void answer_references(const char *const *names, int count) {
      if (!count) return answer_reference(NULL);
      printf("{\"value\":{\"list\":[");
      for (int i = 0; i < count; i++) {
        if (i) putchar(',');
        reference(names[i]);
      }
      printf("]}}");
    }

    static void *reserve(size_t size) {
      void *memory = calloc(1, size);
      if (!memory) exit(1);
      return memory;
    }

    static void release(json *value) {
      while (value) {
        json *next = value->next;
        release(value->first);
        free(value->text);
        free(value->key);
        free(value);
        value = next;
      }
    }

    static void put_character(char **end, unsigned code) {
      if (code < 0x80) *(*end)++ = (char)code;
      else {
        int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
        *(*end)++ = (char)((0xFF << (7 - more) & 0xFF) | code >> 6 * more);
        while (more--) *(*end)++ = (char)(0x80 | (code >> 6 * more & 0x3F));
      }
    }

    static unsigned hexadecimal(char **at) {
      char digits[5] = "";
      for (int i = 0; i < 4 && **at; i++) digits[i] = *(*at)++;
      return (unsigned)strtoul(digits, NULL, 16);
    }

    /* Reads a text, whose opening quote is at `at`. */
    static char *read_text(char **at) {
      char *result = reserve(strlen(*at) + 1), *end = result;
      for ((*at)++; **at && **at != '"';) {
        if (**at != '\\') { *end++ = *(*at)++; continue; }
        const char *known = "bfnrt\"\\/", *meant = "\b\f\n\r\t\"\\/";
        char mark = *++*at;
        (*at)++;
        if (mark == 'u') {
          unsigned code = hexadecimal(at);
          if (code >= 0xD800 && code < 0xDC00 && (*at)[0] == '\\' && (*at)[1] == 'u') {
            *at += 2;
            code = 0x10000 + ((code & 0x3FF) << 10) + (hexadecimal(at) & 0x3FF);
          }
          put_character(&end, code);
        } else if (mark && strchr(known, mark))
          *end++ = meant[strchr(known, mark) - known];
      }
      if (**at) (*at)++;
      return result;
    }

    static json *read_json(char **at) {
      json *value = reserve(sizeof *value);
      char open = **at;
      if (open == '{' || open == '[') {
        value->kind = open == '{' ? OBJECT : LIST;
        json **place = &value->first;
        for ((*at)++; **at && **at != '}' && **at != ']';) {
          char *key = NULL;
          if (open == '{') { key = read_text(at); if (**at) (*at)++; }
          *place = read_json(at);
          (*place)->key = key;
          place = &(*place)->next;
          if (**at == ',') (*at)++;
        }
        if (**at) (*at)++;
      } else if (open == '"') {
        value->kind = TEXT;
        value->text = read_text(at);
      } else if (open && strchr("tfn", open)) {
        value->kind = open == 'n' ? NOTHING : TRUTH;
        value->number = open == 't';
        *at += open == 'f' ? 5 : 4;
      } else {
        char *end;
        value->kind = NUMBER;
        value->number = strtod(*at, &end);
        *at = end > *at ? end : *at + strlen(*at);
      }
      return value;
    }

    static void answer(const json *message) {
      const json *run = member(message, "run");
      double n = 0;
      number(member(message, "n"), &n);
      printf("{\"n\":%.0f,", n);
      if (member(message, "hello"))
        printf("\"hello\":{\"protocol\":1,\"engine\":{\"name\":\"%s\",\"language\":\"C\"},\"supports\":%s,\"deviations\":%s}",
               NAME, SUPPORTS, DEVIATIONS);
      else if (run) {
        const json *steps = member(run, "steps"), *step = steps ? steps->first : NULL;
        forget();
        printf("\"trace\":[");
        for (; step; step = step->next) {
          const json *on = member(step, "on");
          if (member(step, "thread") || (on && on->kind != TEXT)) unsupported("thread");
          else perform(step);
          if (step->next) putchar(',');
        }
        printf("]");
      } else
        printf("\"bye\":{}");
      printf("}\n");
      fflush(stdout);
    }

    int main(void) {
      char *line = NULL;
      size_t size = 0;
      int is_over = 0;
      while (!is_over && getline(&line, &size, stdin) > 0) {
        char *at = line;
        json *message = read_json(&at);
        answer(message);
        is_over = member(message, "bye") != NULL;
        release(message);
      }
      free(line);
      return 0;
    }

    """#
}
