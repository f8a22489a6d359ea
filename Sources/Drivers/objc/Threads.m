/* Steps on other threads: each thread of a script waits for its steps, and the main thread for each answer. */
#import "Stage.h"

static __thread int *levelsHere;

enum { Idle, Working, Answered };

@interface LCWorker : NSObject {
 @public
  NSConditionLock *lock;
  LCWorld *world;       /* not retained: the world ends its workers */
  const Json *step;     /* NULL: the thread ends */
  Text *outcome;
  int levels;
}
@end

@implementation LCWorker

- (id)init {
  self = [super init];
  if (self) lock = [[NSConditionLock alloc] initWithCondition:Idle];
  return self;
}

- (void)dealloc {
  [lock release];
  [super dealloc];
}

/* A thread that ends with changes that nobody committed would lose them. */
- (void)end {
  for (; levels > 0; levels--) [CATransaction commit];
  [CATransaction flush];
}

- (void)main:(id)unused {
  const Json *current;
  levelsHere = &levels;
  do {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [lock lockWhenCondition:Working];
    current = step;
    if (current) LCPerform(world, current, outcome);
    else [self end];
    [pool drain];
    [lock unlockWithCondition:Answered];
  } while (current);
}

- (void)give:(const Json *)given outcome:(Text *)text {
  [lock lockWhenCondition:Idle];
  step = given;
  outcome = text;
  [lock unlockWithCondition:Working];
  [lock lockWhenCondition:Answered];
  [lock unlockWithCondition:Idle];
}

@end

int *LCLevels(LCWorld *world) { return levelsHere ? levelsHere : &world->levels; }

BOOL LCPerformElsewhere(LCWorld *world, const Json *step, Text *outcome) {
  const Json *thread = JsonMember(step, "thread");
  NSNumber *number;
  LCWorker *worker;
  if (!thread || levelsHere) return NO;
  number = [NSNumber numberWithDouble:thread->number];
  if ([number intValue] == 1) return NO;
  worker = [world->workers objectForKey:number];
  if (!worker) {
    worker = [[LCWorker new] autorelease];
    worker->world = world;
    [world->workers setObject:worker forKey:number];
    [NSThread detachNewThreadSelector:@selector(main:) toTarget:worker withObject:nil];
  }
  [worker give:step outcome:outcome];
  return YES;
}

void LCEndWorkers(LCWorld *world) {
  NSArray *workers = [world->workers allValues];
  NSUInteger index;
  Text nothing = {0};
  for (index = 0; index < [workers count]; index++) [[workers objectAtIndex:index] give:NULL outcome:&nothing];
  [world->workers removeAllObjects];
}
