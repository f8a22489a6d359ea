/* The loop of messages: plain code at the bottom of the main thread, so that turns of the run loop can be made
   in between. */
#import "Probes.h"
#import "Stage.h"
#import "Steps.h"
#import "Application.h"
#import "Workers.h"
#import "World.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static FILE *answers;
static BOOL wantsWindow = YES, wantsProbes, isWorker;

/* A script that takes longer ends the process, where no harness watches it. */
enum { ScriptSeconds = 30 };

/* Input is read by ourselves: what stands behind a message must not be lost when the next process goes on. */
static Text input;
static size_t consumed;

/* A file is read on where the message ends, by this process or the next; a pipe of the harness never has more. */
static void GiveBack(size_t used) {
  if (LCReadsFile() && lseek(0, (off_t)used - (off_t)input.length, SEEK_CUR) >= 0) input.length = used;
}

static BOOL ReadLine(char **line, size_t *length) {
  char buffer[65536];
  for (;;) {
    char *start = input.bytes ? input.bytes + consumed : NULL;
    char *end = start ? memchr(start, '\n', input.length - consumed) : NULL;
    ssize_t count;
    if (end) {
      GiveBack((size_t)(end + 1 - input.bytes));
      *end = 0;
      *line = start;
      *length = (size_t)(end - start);
      consumed = (size_t)(end + 1 - input.bytes);
      return YES;
    }
    if (consumed) {
      memmove(input.bytes, start, input.length - consumed);
      input.length -= consumed;
      consumed = 0;
    }
    count = read(0, buffer, sizeof buffer - 1);
    if (count <= 0) return NO;
    buffer[count] = 0;
    if (memchr(buffer, 0, (size_t)count)) continue;     /* no line of JSON has a zero byte */
    TextAdd(&input, buffer);
  }
}

static void Reply(Text *text) {
  fwrite(text->bytes, 1, text->length, answers);
  fputc('\n', answers);
  fflush(answers);
}

/* Is there a step that shows something, among reactions too? */
static BOOL Shows(const Json *steps) {
  const Json *step;
  for (step = steps ? steps->first : NULL; step; step = step->next) {
    if (JsonIs(JsonMember(step, "step"), "host")) return YES;
    if (Shows(JsonMember(step, "steps"))) return YES;
  }
  return NO;
}

/* Answers a script; tells whether an exception came out of the framework. */
static BOOL Run(const Json *steps, Text *text) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  LCWorld *world = [LCWorld new];
  BOOL raised;
  if (LCSettings.hosts && Shows(steps)) LCOpenStage(world);
  TextAdd(text, "\"trace\":[");
  LCPerformSteps(world, steps->first, text, NO);
  TextAdd(text, "]}");
  [world close];
  raised = world->raised;
  [world release];
  [pool drain];
  return raised;
}

/* Answers one message; NO after the last. */
static BOOL Answer(const Json *message, BOOL *raised) {
  const Json *number = JsonMember(message, "n"), *run = JsonMember(message, "run");
  const Json *steps = JsonMember(run, "steps");
  Text text = {0};
  TextAdd(&text, "{\"n\":");
  if (number && number->kind == JsonNumber) TextAddNumber(&text, number->number);
  else TextAdd(&text, "null");
  TextAdd(&text, ",");
  if (JsonMember(message, "hello")) {
    LCAddHello(&text);
    TextAdd(&text, "}");
  } else if (steps && steps->kind == JsonList) {
    *raised = Run(steps, &text);
  } else if (JsonMember(message, "bye")) {
    TextAdd(&text, "\"bye\":{}}");
  } else {
    TextAdd(&text, "\"error\":\"this message is none of hello, run and bye\"}");
  }
  Reply(&text);
  TextFree(&text);
  return JsonMember(message, "bye") == NULL;
}

static void Serve(void) {
  char *line;
  size_t length;
  BOOL more = YES;
  while (more && ReadLine(&line, &length)) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Json *message = JsonParse(line, length);
    BOOL raised = NO;
    if (LCReadsFile()) alarm(ScriptSeconds);
    more = Answer(message, &raised);
    JsonFree(message);
    [pool drain];
    /* An exception that passed through the framework may have left anything behind. */
    if (raised && more && isWorker && consumed == input.length) LCStartAnew();
  }
}

static BOOL SetClock(const char *name) {
  static const char *const names[] = {"real", "frozen", "crawl"};
  int index;
  for (index = 0; index < 3; index++)
    if (name && !strcmp(name, names[index])) {
      LCSettings.clock = (LCClock)index;
      return YES;
    }
  return NO;
}

static int Usage(void) {
  fputs("driver [--clock real|frozen|crawl] [--handlers] [--no-window] [--profile NAME] [--probe [NUMBER]]\n", stderr);
  return 2;
}

static void Begin(void) {
#if !LC_MAINLOOP
  LCSettings.handlers = YES;        /* callbacks come from the engine's own turns, not from a window server */
#endif
  LCSettings.hosts = wantsWindow && LCShowsLayers();
#if LC_UIKIT
  if (wantsProbes) {
    LCProbeHere(answers);
    return;
  }
#endif
  Serve();
}

static BOOL AddProfile(const char *name) {
  const char **place = LCSettings.profiles;
  while (*place) place++;
  if (!name || place - LCSettings.profiles == sizeof LCSettings.profiles / sizeof *place - 1) return NO;
  *place = name;
  return YES;
}

static BOOL Understands(int count, char **arguments, int *probe) {
  int index;
  for (index = 1; index < count; index++) {
    const char *argument = arguments[index];
    if (!strcmp(argument, "--clock") && SetClock(arguments[index + 1])) index++;
    else if (!strcmp(argument, "--profile") && AddProfile(arguments[index + 1])) index++;
    else if (!strcmp(argument, "--handlers")) LCSettings.handlers = YES;
    else if (!strcmp(argument, "--no-window")) wantsWindow = NO;
    else if (!strcmp(argument, "--probe")) wantsProbes = YES;
    else if (LCIsWorker(argument)) isWorker = YES;
    else if (wantsProbes && atoi(argument) > 0) *probe = atoi(argument);
#if LC_UIKIT
    else if (!strcmp(argument, "--port") && index + 1 < count && LCConnect(atoi(arguments[index + 1]))) index++;
#endif
    else return NO;
  }
  if (LCSettings.clock == LCClockCrawl) LCSettings.handlers = YES;
  return YES;
}

int main(int count, char **arguments) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  int probe = 0, code = 0;
  if (!Understands(count, arguments, &probe)) return Usage();
#if !LC_UIKIT       /* an application can't be started anew */
  if (!wantsProbes && !isWorker) return LCKeepWorking(count, arguments);
#endif
  answers = fdopen(dup(1), "w");    /* whatever else writes to standard output goes to standard error */
  dup2(2, 1);
#if LC_UIKIT
  code = LCRunApplication(count, arguments, Begin);
#else
  if (wantsProbes) code = LCProbe(answers, LCOwnPath(), probe);
  else Begin();
#endif
  [pool drain];
  return code;
}
