/* The stage: a layer of which scripts' layers are sublayers when they are shown, its clock, and turns of the run
   loop. README.md says why it is built so. */
#import "World.h"

/* May this session speak to a window server? Asked before anything of AppKit, which would end the process. */
BOOL LCSessionHasGraphics(void);
/* Makes a window that is never ordered in; tells whether layers can be shown now. */
BOOL LCOpenWindow(void);
/* The same, and that they have presentation copies there; where they have none the window is ordered in. */
BOOL LCShowsLayers(void);
/* The layer that stages are put into, and the window's other rungs for the probes. */
CALayer *LCWindowLayer(void);
void LCOrderWindow(BOOL onScreen);

/* Puts a stage into the window for a script that shows something, and commits it. */
void LCOpenStage(LCWorld *world);
void LCCloseStage(LCWorld *world);
void LCHostLayer(LCWorld *world, const Json *step);
BOOL LCIsHosted(LCWorld *world, CALayer *layer);
/* Sets the clock of a stage, inside whatever transaction is open. */
void LCSetClock(CALayer *stage, LCClock clock, double seconds);
/* Publishes a clock at once, in a transaction of its own. */
void LCPublishClock(LCWorld *world);

/* Refuse for the situation: the clock is ahead of the stage; an animation would have ended and it is not known
   whether it is removed under a clock that stands; a flipped window above the stage. */
void LCRefuseUnpublished(LCWorld *world);
void LCRefuseEnded(LCWorld *world);
void LCRefuseFlipped(LCWorld *world, id layer);

/* Turns of the run loop (Turns.m). */
void LCTurn(LCWorld *world);
void LCTurnFor(double seconds);
/* Drains the main queue once; tells how many passes of the run loop it took. */
int LCDrain(void);
void LCClearTransactions(LCWorld *world);

/* Steps on other threads (Threads.m). */
BOOL LCPerformElsewhere(LCWorld *world, const Json *step, Text *outcome);
void LCEndWorkers(LCWorld *world);
/* The thread that a step names. */
int LCThreadOf(const Json *step);
/* Refuses a step while another thread holds the lock: it would wait for a step that never comes. */
void LCRefuseLocked(LCWorld *world, const Json *step);
/* Releases the lock as often as this thread holds it. */
void LCReleaseLock(LCWorld *world, int thread);
/* The explicit transactions that are open on this thread. */
int *LCLevels(LCWorld *world);
