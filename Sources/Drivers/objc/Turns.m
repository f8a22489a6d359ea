/* Turns of the run loop. Starts and stops of animations come out of the main queue, which no nested run loop
   drains: this must be called from the bottom of the main thread's run loop. */
#import "Stage.h"

static const double quietTime = 0.02, longestWait = 0.06;

#if LC_MAINLOOP
#include <CoreFoundation/CoreFoundation.h>
#include <dispatch/dispatch.h>

static int reached;
static void Sentinel(void *unused) { reached++; }

int LCDrain(void) {
  int before = reached, passes = 0;
  double end = CACurrentMediaTime() + 0.5;
  dispatch_async_f(dispatch_get_main_queue(), NULL, Sentinel);
  while (reached == before && CACurrentMediaTime() < end) {
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.001, true);
    passes++;
  }
  return passes;
}
#else
int LCDrain(void) {
  [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.0001]];
  return 1;
}
#endif

void LCTurnFor(double seconds) {
  double end = CACurrentMediaTime() + seconds;
  do {
    LCDrain();
    if (CACurrentMediaTime() < end) [NSThread sleepForTimeInterval:0.001];
  } while (CACurrentMediaTime() < end);
}

/* Goes on while callbacks may be due, until nothing has come for a while. */
static void WaitForCallbacks(LCWorld *world) {
  double end = CACurrentMediaTime() + longestWait, quietSince = CACurrentMediaTime();
  size_t heard = world->events.length;
  while (CACurrentMediaTime() < end && CACurrentMediaTime() - quietSince < quietTime) {
    LCTurnFor(0.002);
    if (world->events.length == heard) continue;
    heard = world->events.length;
    quietSince = CACurrentMediaTime();
  }
}

void LCTurn(LCWorld *world) {
  LCDrain();
  LCDrain();
  if (world->waits) WaitForCallbacks(world);
  LCDrain();
}

/* Nothing stays open for the next script. */
void LCClearTransactions(LCWorld *world) {
  for (; world->levels > 0; world->levels--) [CATransaction commit];
#if LC_BLOCKS
  [CATransaction setCompletionBlock:nil];
#endif
}
