/* The process that carries out scripts is a child of one that only starts it: after an exception that passed through
   the framework, or after its end, the next script gets a new one. */
#import <Foundation/Foundation.h>

/* Where this program lies; what it was called may be no path. NULL where the system does not say. */
const char *LCOwnPath(void);
/* Starts a process with these arguments and one more, and another after each that asks for it; answers the exit code. */
int LCKeepWorking(int count, char **arguments);
/* Is this process such a child? The argument says so. */
BOOL LCIsWorker(const char *argument);
/* Ends this process and has the next one go on. */
void LCStartAnew(void);
/* Tells whether messages come from a file, which every process reads on where the one before it stopped. */
BOOL LCReadsFile(void);
