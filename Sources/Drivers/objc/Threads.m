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
  int levels, number;
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
  LCReleaseLock(world, number);
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

int LCThreadOf(const Json *step) {
  const Json *thread = JsonMember(step, "thread");
  return thread && thread->kind == JsonNumber ? (int)thread->number : 1;
}

void LCRefuseLocked(LCWorld *world, const Json *step) {
  if (world->locks > 0 && world->holder != LCThreadOf(step)) LCRefuseSituation(@"another thread holds the lock");
}

void LCReleaseLock(LCWorld *world, int thread) {
  for (; world->holder == thread && world->locks > 0; world->locks--) [CATransaction unlock];
}

BOOL LCPerformElsewhere(LCWorld *world, const Json *step, Text *outcome) {
  NSNumber *number = [NSNumber numberWithInt:LCThreadOf(step)];
  LCWorker *worker;
  if ([number intValue] == 1 || levelsHere) return NO;
  worker = [world->workers objectForKey:number];
  if (!worker) {
    worker = [[LCWorker new] autorelease];
    worker->world = world;
    worker->number = [number intValue];
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
