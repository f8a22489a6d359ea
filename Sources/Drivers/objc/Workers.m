#import "Workers.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

enum { Again = 75 };
static const char workerOption[] = "--worker";

const char *LCOwnPath(void) {
  static char path[4096] = "/proc/self/exe";
#ifdef __APPLE__
  uint32_t size = sizeof path;
  if (_NSGetExecutablePath(path, &size)) return NULL;
#endif
  return path;
}

BOOL LCIsWorker(const char *argument) { return !strcmp(argument, workerOption); }

BOOL LCReadsFile(void) {
  struct stat input;
  return !fstat(0, &input) && S_ISREG(input.st_mode);
}

void LCStartAnew(void) { _exit(Again); }

/* Nothing of a framework has run in this process, so that it can be doubled. */
static int RunOne(char **arguments) {
  int status = 0;
  pid_t child = fork();
  if (!child) {
    execv(LCOwnPath(), arguments);
    _exit(127);
  }
  if (child < 0) return 127 << 8;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  return status;
}

/* A child that died of a script which came from a file costs that script alone, unless it read none. */
static BOOL GoesOn(int status, off_t before) {
  if (WIFEXITED(status)) return WEXITSTATUS(status) == Again;
  if (!LCReadsFile() || lseek(0, 0, SEEK_CUR) == before) return NO;
  fprintf(stderr, "a script ended the process by signal %d\n", WTERMSIG(status));
  return YES;
}

int LCKeepWorking(int count, char **arguments) {
  char **extended = calloc((size_t)count + 2, sizeof *extended), *option = strdup(workerOption);
  int status;
  off_t before;
  if (!extended || !option || !LCOwnPath()) return 1;
  memcpy(extended, arguments, (size_t)count * sizeof *extended);
  extended[count] = option;
  do {
    before = lseek(0, 0, SEEK_CUR);
    status = RunOne(extended);
  } while (GoesOn(status, before));
  free(option);
  free(extended);
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  signal(WTERMSIG(status), SIG_DFL);
  kill(getpid(), WTERMSIG(status));
  return 1;
}
