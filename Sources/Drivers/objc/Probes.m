/* The list of probes, and how each is asked in a process of its own. */
#import "Probes.h"
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static NSString *Session(void) { return LCSessionHasGraphics() ? @"yes" : @"no"; }

const LCProbeEntry LCProbes[] = {
  {NULL, NO, NULL},
  {"has the session graphics", NO, Session},
  {"presentation under the stage, window never ordered in", YES, LCProbePresence},
  {"the same, window ordered in off the screen, then on it", YES, LCProbePresenceOrderedIn},
  {"keys after a change of opacity there", YES, LCProbeImplicitKeys},
  {"onOrderIn asked for and run: never ordered in; ordered in", YES, LCProbeOrderIn},
  {"speed 1, 0.05 s: start, stop, removal, block, in ms", YES, LCProbeRunning},
  {"speed 0: does start come, are keys kept", YES, LCProbeFrozenStart},
  {"speed 0, offset 2 s past the end of 1 s: value, keys, callbacks", YES, LCProbeFrozenEnd},
  {"speed 1e-9 and 1e-6: start, end, a jump of 1e6 s", YES, LCProbeCrawl},
  {"is a new offset seen by the presentation before its commit", YES, LCProbeOffset},
  {"begin time of an animation that was committed at 100", YES, LCProbeBeginTime},
  {"does reading the presentation open a transaction", YES, LCProbeReading},
  {"values of an animation's own: on the copy, on a member of a group, at the delegate", NO, LCProbeTags},
  {"a property added at run time: accessor, search, presentation; class hooks asked again", NO, LCProbeDynamic},
  {"CARenderer as host: presentation, keys, callbacks", NO, LCProbeRenderer},
  {"spaces and components of default colours and of one midway", NO, LCProbeColours},
  {"exceptions out of a delegate's answer, a layout, a block: where caught, does a commit work then", NO,
   LCProbeExceptions},
  {"turns of the run loop until the block of an empty transaction comes", NO, LCProbeBlock},
  {"UIView block with a delay under a frozen parent: begin time", YES, LCProbeViewDelay},
  {"explicit animation on a layer in no tree, after a turn: keys, callbacks", NO, LCProbeUnattached},
};

enum { ProbeCount = 20, StartSeconds = 20, GuardSeconds = 4 };

static NSString *Ask(const LCProbeEntry *probe) {
  @try {
    return probe->ask();
  } @catch (NSException *exception) {
    return [NSString stringWithFormat:@"raised %@: %@", [exception name], [exception reason]];
  }
}

static NSString *AskGuarded(const LCProbeEntry *probe) {
  if (probe->needsStage && !LCOpenWindow()) return @"not asked: no layer can be shown here";
  alarm(GuardSeconds);      /* from here on, whatever hangs is ended */
  return Ask(probe);
}

void LCProbeHere(FILE *out) {
  int number;
  for (number = 1; number <= ProbeCount; number++) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    fprintf(out, "P%d: %s  (%s)\n", number, [Ask(&LCProbes[number]) UTF8String], LCProbes[number].question);
    fflush(out);
    [pool drain];
  }
}

/* The process of one probe. */
static int Answer(FILE *out, int number) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  alarm(StartSeconds);
  fprintf(out, "%s", [AskGuarded(&LCProbes[number]) UTF8String]);
  fflush(out);
  (void)pool;
  _exit(0);     /* nothing more of the framework is to run */
}

static void Describe(FILE *out, int status) {
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) fprintf(out, " [no answer in time]");
  else if (WIFSIGNALED(status)) fprintf(out, " [died of signal %d]", WTERMSIG(status));
  else if (WIFEXITED(status) && WEXITSTATUS(status)) fprintf(out, " [ended with %d]", WEXITSTATUS(status));
}

static void AskElsewhere(FILE *out, const char *program, int number) {
  char digits[8], buffer[512];
  int ends[2], status = 0;
  ssize_t count;
  pid_t child;
  snprintf(digits, sizeof digits, "%d", number);
  fprintf(out, "P%d: ", number);
  fflush(out);
  if (pipe(ends) || (child = fork()) < 0) {
    fprintf(out, "[no process]\n");
    return;
  }
  if (!child) {
    dup2(ends[1], 1);
    close(ends[0]);
    execl(program, program, "--probe", digits, (char *)NULL);
    _exit(127);
  }
  close(ends[1]);
  while ((count = read(ends[0], buffer, sizeof buffer)) > 0) fwrite(buffer, 1, (size_t)count, out);
  close(ends[0]);
  waitpid(child, &status, 0);
  Describe(out, status);
  fprintf(out, "  (%s)\n", LCProbes[number].question);
  fflush(out);
}

int LCProbe(FILE *out, const char *program, int number) {
  if (number < 0 || number > ProbeCount) return 2;
  if (number) return Answer(out, number);
  for (number = 1; number <= ProbeCount; number++) AskElsewhere(out, program, number);
  return 0;
}
