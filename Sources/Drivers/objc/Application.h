/* The driver as an application of iOS. */
#import <Foundation/Foundation.h>

/* Has a port of this machine take the place of standard input and output. */
BOOL LCConnect(int port);
/* Runs the application, which calls the loop once its window is there; never returns. */
int LCRunApplication(int count, char **arguments, void (*loop)(void));
