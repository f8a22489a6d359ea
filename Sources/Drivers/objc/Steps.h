/* Carrying out steps. */
#import "World.h"

/* Carries out steps and adds their outcomes; stops in front of the end of a block, and answers that, if it is in one. */
const Json *LCPerformSteps(LCWorld *world, const Json *step, Text *text, BOOL isInBlock);
/* Adds the events of a step, and what closes its outcome. */
void LCAddEvents(LCWorld *world, Text *outcome);
