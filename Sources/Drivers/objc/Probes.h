/* Questions about the framework that only a run on a Mac can settle: twenty lines, `Pn: answer`. */
#import "Stage.h"
#include <stdio.h>

/* Answers one probe, or for 0 all of them, each in a process of its own that has a few seconds. */
int LCProbe(FILE *out, const char *program, int number);

/* Answers all probes in this process: an application of iOS makes no others. */
void LCProbeHere(FILE *out);

typedef NSString *(*LCProbeFunction)(void);
typedef struct { const char *question; BOOL needsStage; LCProbeFunction ask; } LCProbeEntry;
/* Of the numbers 1 to 20, and 0 without a question. */
extern const LCProbeEntry LCProbes[];

NSString *LCProbePresence(void);
NSString *LCProbePresenceOrderedIn(void);
NSString *LCProbeImplicitKeys(void);
NSString *LCProbeOrderIn(void);
NSString *LCProbeRunning(void);
NSString *LCProbeFrozenStart(void);
NSString *LCProbeFrozenEnd(void);
NSString *LCProbeCrawl(void);
NSString *LCProbeOffset(void);
NSString *LCProbeBeginTime(void);
NSString *LCProbeReading(void);
NSString *LCProbeTags(void);
NSString *LCProbeDynamic(void);
NSString *LCProbeRenderer(void);
NSString *LCProbeColours(void);
NSString *LCProbeExceptions(void);
NSString *LCProbeBlock(void);
NSString *LCProbeViewDelay(void);
NSString *LCProbeUnattached(void);

/* A stage of speed 0, 1, or between, at local time 100, with one layer on it; committed. */
typedef struct { CALayer *stage, *layer; } LCScene;
LCScene LCMakeScene(float speed);
/* Moves the time of a stage in a transaction of its own. */
void LCMoveScene(LCScene scene, double seconds);

/* Hears of animations and blocks, with the time since it was made, in milliseconds. */
@interface LCHearer : NSObject {
 @public
  double begin;
  NSMutableString *heard;
}
- (void)note:(NSString *)what;
@end
CABasicAnimation *LCFade(double duration, LCHearer *hearer);
/* Turns until something was heard or the time is over; notes when the key goes. */
void LCListen(LCHearer *hearer, CALayer *layer, double seconds);
