#import "Stage.h"
#import "Callbacks.h"
#import "Values.h"
#import "Views.h"
#include <math.h>

#if LC_APPKIT
#import <AppKit/AppKit.h>
#import <Security/AuthSession.h>

static NSWindow *window;

BOOL LCSessionHasGraphics(void) {
  SecuritySessionId session;
  SessionAttributeBits attributes = 0;
  return SessionGetInfo(callerSecuritySession, &session, &attributes) == 0 &&
         (attributes & sessionHasGraphicAccess) != 0;
}

BOOL LCOpenWindow(void) {
  if (window) return YES;
  if (!LCSessionHasGraphics()) return NO;
  [[[NSProcessInfo processInfo] beginActivityWithOptions:NSActivityUserInitiated | NSActivityLatencyCritical
                                                   reason:@"scripts are carried out"] retain];
  [[NSApplication sharedApplication] setActivationPolicy:NSApplicationActivationPolicyAccessory];
  window = [[NSWindow alloc] initWithContentRect:NSMakeRect(0, 0, 500, 500)
                                       styleMask:NSWindowStyleMaskBorderless
                                         backing:NSBackingStoreBuffered
                                           defer:NO];
  [window setReleasedWhenClosed:NO];
  [[window contentView] setWantsLayer:YES];
  return LCWindowLayer() != nil;
}

CALayer *LCWindowLayer(void) { return [[window contentView] layer]; }

/* On the screen it can hardly be seen. */
void LCOrderWindow(BOOL onScreen) {
  [window setFrameOrigin:onScreen ? NSMakePoint(0, 0) : NSMakePoint(-10000, 10000)];
  [window setAlphaValue:onScreen ? 0.01 : 1];
  [window orderBack:nil];
}
#elif LC_UIKIT
BOOL LCSessionHasGraphics(void) { return YES; }
BOOL LCOpenWindow(void) { return LCHostView() != nil; }
CALayer *LCWindowLayer(void) { return [LCHostView() layer]; }
void LCOrderWindow(BOOL onScreen) {}
#else
BOOL LCSessionHasGraphics(void) { return NO; }
BOOL LCOpenWindow(void) { return NO; }
CALayer *LCWindowLayer(void) { return nil; }
void LCOrderWindow(BOOL onScreen) {}
#endif

/* Has a layer in the window a presentation copy once it is committed? */
static BOOL HasCopies(void) {
  CALayer *layer = [[CALayer alloc] init];
  BOOL has;
  [LCWindowLayer() addSublayer:layer];
  [CATransaction flush];
  LCTurnFor(0.02);
  has = [layer presentationLayer] != nil;
  [layer removeFromSuperlayer];
  [CATransaction flush];
  [layer release];
  return has;
}

BOOL LCShowsLayers(void) {
  int rung;
  if (!LCOpenWindow()) return NO;
  for (rung = 0; rung < 3; rung++) {
    if (rung > 0) LCOrderWindow(rung == 2);
    if (HasCopies()) break;
    NSLog(@"no presentation copy, window %@", rung == 0 ? @"never ordered in" : rung == 1 ? @"off the screen" : @"on it");
  }
  return rung < 3;
}

/* Local time is (parent's time - beginTime) * speed + timeOffset. With speed 0 it is the offset, exactly. */
void LCSetClock(CALayer *stage, LCClock clock, double seconds) {
  if (clock == LCClockCrawl) {
    [stage setSpeed:1e-9f];
    [stage setBeginTime:[[stage superlayer] convertTime:CACurrentMediaTime() fromLayer:nil]];
  } else {
    [stage setSpeed:0];
  }
  [stage setTimeOffset:seconds];
}

static void SetWithoutActions(LCWorld *world) {
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  LCSetClock(world->stage, LCSettings.clock, world->clock);
  [CATransaction commit];
  world->pending = NO;
}

void LCPublishClock(LCWorld *world) {
  if (world->stage) SetWithoutActions(world);
}

/* On iOS it is the layer of a view, so that views can be put onto it. */
static CALayer *AddStage(void) {
#if LC_UIKIT
  return [[LCMakeStageView() layer] retain];
#else
  CALayer *stage = [[CALayer alloc] init];
  [stage setFrame:[LCWindowLayer() bounds]];
  [LCWindowLayer() addSublayer:stage];
  return stage;
#endif
}

static void RemoveStage(LCWorld *world) {
#if LC_UIKIT
  LCRemoveStageView();
#else
  [world->stage removeFromSuperlayer];
#endif
}

void LCOpenStage(LCWorld *world) {
  CALayer *stage;
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  stage = AddStage();
  LCSetClock(stage, LCSettings.clock, world->clock);
  [CATransaction commit];
  world->stage = stage;
  [CATransaction flush];
  LCTurn(world);
}

/* Inside a transaction of its own that is not the outermost, so that nothing is published: a layer that is put
   onto the stage first opens the implicit one. */
void LCHostLayer(LCWorld *world, const Json *step) {
  CALayer *layer, *opener = [CALayer layer];
  if (!world->stage) LCRefuse(@"layers that are shown");
#if LC_UIKIT
  if (LCHostsView(world, step)) return;
#endif
  layer = LCLayerOf(world, step, "on");
  [world->stage addSublayer:opener];
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  [opener removeFromSuperlayer];
  [world->stage addSublayer:layer];
  [CATransaction commit];
  [world->hosted addObject:layer];
}

BOOL LCIsHosted(LCWorld *world, CALayer *layer) {
  for (layer = [layer modelLayer]; layer && world->stage; layer = [layer superlayer])
    if (layer == world->stage) return YES;
  return NO;
}

static void CloseLayers(LCWorld *world) {
  NSArray *all = [world->objects allValues];
  NSUInteger index;
  for (index = 0; index < [all count]; index++) {
    CALayer *layer = [all objectAtIndex:index];
    if (![layer isKindOfClass:[CALayer class]]) continue;
    if ([(id)[layer delegate] isKindOfClass:[LCDelegate class]] || [(id)[layer delegate] isKindOfClass:[CALayer class]])
      [layer setDelegate:nil];     /* not a view */
    [layer removeAllAnimations];
    if ([layer superlayer] == world->stage) [layer removeFromSuperlayer];
  }
}

void LCCloseStage(LCWorld *world) {
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  CloseLayers(world);
  RemoveStage(world);
  [CATransaction commit];
  [CATransaction flush];
  if (world->stage || world->waits) LCTurn(world);
}

/* Refusals for the situation */

void LCRefuseUnpublished(LCWorld *world) {
  if (world->pending && world->stage) LCRefuseSituation(@"the clock is not published yet");
}

static BOOL HasEnded(LCWorld *world, CALayer *layer, CAAnimation *animation) {
  double begin = [animation beginTime], length = [animation duration], count = [animation repeatCount];
  double now = [layer convertTime:world->clock fromLayer:world->stage];
  if (begin == 0 || ![animation isRemovedOnCompletion] || [animation speed] <= 0) return NO;
  if (length == 0) length = 0.25;
  length *= (count > 0 ? count : 1) * ([animation autoreverses] ? 2 : 1);
  if ([animation repeatDuration] > 0) length = [animation repeatDuration];
  return now - begin >= length / [animation speed];
}

static void RefuseEndedBelow(LCWorld *world, CALayer *layer) {
  NSArray *keys = [layer animationKeys], *below = [layer sublayers];
  NSUInteger index;
  for (index = 0; index < [keys count]; index++)
    if (HasEnded(world, layer, [layer animationForKey:[keys objectAtIndex:index]]))
      LCRefuseSituation(@"an animation that ends while the clock stands");
  for (index = 0; index < [below count]; index++) RefuseEndedBelow(world, [below objectAtIndex:index]);
}

void LCRefuseEnded(LCWorld *world) {
  if (!world->stage || LCSettings.clock != LCClockFrozen || LCSettings.handlers) return;
  RefuseEndedBelow(world, world->stage);
}

void LCRefuseFlipped(LCWorld *world, id layer) {
  if (world->stage && [layer isKindOfClass:[CALayer class]] && LCIsHosted(world, layer) &&
      [world->stage contentsAreFlipped])
    LCRefuseSituation(@"the window that shows the layer is flipped");
}
