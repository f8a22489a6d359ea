/* The world of one script, and what all parts of the driver say to one another. */
#import "Json.h"
#import "Platform.h"

/* A step that cannot be carried out: nothing has happened. */
@interface LCRefusal : NSException
@end
/* Refuses a step for good, or for the situation alone. Neither returns. */
void LCRefuse(NSString *format, ...) __attribute__((noreturn));
void LCRefuseSituation(NSString *format, ...) __attribute__((noreturn));

/* Whose clock time is: see README.md. */
typedef enum { LCClockReal, LCClockFrozen, LCClockCrawl } LCClock;

typedef struct {
  LCClock clock;
  BOOL handlers;      /* are delegates of animations declared, and completion blocks beside them? */
  BOOL hosts;         /* can layers be shown here? */
  const char *profiles[16];   /* what is declared on besides; ends with NULL */
} LCOptions;
extern LCOptions LCSettings;

@interface LCWorld : NSObject {
 @public
  NSMutableDictionary *objects;     /* by name */
  NSMutableDictionary *reactions;   /* by "name callback" */
  NSMutableArray *hosted;           /* layers that were put onto the stage */
  NSMutableArray *observed;         /* pairs of a layer and a key path */
  NSMutableArray *outgrown;         /* paths that were changed and are not what the script says */
  NSMutableArray *bodies;           /* blocks of views that are open: see Views.m */
  NSMapTable *names;                /* of objects, by their address; nothing is kept alive */
  Text events;                      /* of the step that is carried out */
  id observer, stage, workers;
  NSString *block;                  /* the name of the completion block that was set last */
  double clock;
  int levels;                       /* explicit transactions that are open on the main thread */
  int locks, holder;                /* how often the lock of all threads is held, and by which thread */
  BOOL changed;                     /* was anything changed since the last commit? */
  BOOL pending;                     /* is the clock ahead of the one that the stage shows? */
  BOOL waits;                       /* may a callback still be due? */
  BOOL raised;                      /* did an exception come out of the framework? */
}
+ (LCWorld *)current;
- (void)close;
- (id)find:(NSString *)name;
- (void)setObject:(id)object named:(NSString *)name;
- (void)rename:(id)object to:(NSString *)name;
/* The name of an object of the script; nil for any other. A presentation copy has its layer's name. */
- (NSString *)nameOf:(id)object;
- (NSString *)nameOfAnimation:(id)animation;
@end

/* Members of steps; all refuse what is not there or of another shape. */
NSString *LCText(const Json *step, const char *name);
double LCSeconds(const Json *step, const char *name);
id LCObjectOf(LCWorld *world, const Json *step, const char *name);
CALayer *LCLayerOf(LCWorld *world, const Json *step, const char *name);

/* Carries out one step and adds its whole outcome. */
void LCPerform(LCWorld *world, const Json *step, Text *outcome);
/* Carries out a step and throws what it throws. */
void LCDispatch(LCWorld *world, const Json *step, Text *value);

typedef void (*LCStep)(LCWorld *world, const Json *step, Text *value);
typedef struct { const char *name; LCStep perform; } LCStepEntry;
/* Tables end with an entry without a name. */
extern const LCStepEntry LCObjectSteps[], LCPropertySteps[], LCTreeSteps[], LCTimeSteps[], LCUpdateSteps[],
    LCQuerySteps[], LCMatrixSteps[], LCViewSteps[];
/* Can this step be asked for here? */
BOOL LCOffersStep(const char *name);
void LCAddHello(Text *text);
