/* On iOS the driver is an application: its window hosts the scripts' layers, and a port of 127.0.0.1 takes the place
   of standard input and output. */
#import "Platform.h"

#if LC_UIKIT
#import "Application.h"
#import "Views.h"
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

static void (*serve)(void);

@interface LCApplicationDelegate : NSObject <UIApplicationDelegate> {
  UIWindow *window;
}
@end

@implementation LCApplicationDelegate

/* Out of a source of the run loop, not of the main queue: what the queue holds could not come else. */
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  UIViewController *controller = [[UIViewController alloc] init];
  window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
  [window setRootViewController:controller];
  [window makeKeyAndVisible];
  LCSetHostView([controller view]);
  [controller release];
  CFRunLoopPerformBlock(CFRunLoopGetMain(), kCFRunLoopDefaultMode, ^{
    serve();
    exit(0);
  });
  CFRunLoopWakeUp(CFRunLoopGetMain());
  return YES;
}

@end

BOOL LCConnect(int port) {
  struct sockaddr_in address = {0};
  int end = socket(AF_INET, SOCK_STREAM, 0);
  address.sin_family = AF_INET;
  address.sin_port = htons((unsigned short)port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (end < 0 || connect(end, (struct sockaddr *)&address, sizeof address)) {
    perror("connecting to the port");
    return NO;
  }
  dup2(end, 0);
  dup2(end, 1);
  return YES;
}

int LCRunApplication(int count, char **arguments, void (*loop)(void)) {
  serve = loop;
  return UIApplicationMain(count, arguments, nil, NSStringFromClass([LCApplicationDelegate class]));
}
#endif
