/* The layer tree. A layer sits in one place at most: in one list, or as the mask of one layer. */
#import "QuartzCore.h"

@implementation CALayer (Tree)

- (NSArray *)sublayers { return [sublayers count] ? [NSArray arrayWithArray:sublayers] : nil; }
- (CALayer *)superlayer { return superlayer; }
- (CALayer *)mask { return mask; }

- (void)refuseCycleWith:(CALayer *)child {
  CALayer *above;
  for (above = self; above; above = above->superlayer)
    if (above == child) [NSException raise:@"CALayerInvalid" format:@"%@ is part of a cycle in its layer tree", child];
}

- (void)leave {
  CALayer *above = superlayer;
  [[self retain] autorelease];
  if (!above) return;
  superlayer = nil;
  if (above->mask == self) {
    above->mask = nil;
    [self autorelease];
  } else {
    [above->sublayers removeObjectIdenticalTo:self];
    [above setNeedsLayout];
  }
}

/* Every edit of a list: the search for the list's action, the edit, the mark, the run. */
- (void)install:(CALayer *)child atIndex:(NSUInteger)index {
  CALayer *former = child->superlayer && child->superlayer->mask != child ? child->superlayer : nil;
  id left = former && former != self ? [former actionForChangeOfKey:@"sublayers"] : nil;
  id action;
  [self refuseCycleWith:child];
  [CATransaction join];
  action = [self actionForChangeOfKey:@"sublayers"];
  [child leave];
  if (index > [sublayers count]) index = [sublayers count];
  [sublayers insertObject:child atIndex:index];
  child->superlayer = self;
  [self setNeedsLayout];
  if (CAHasFault("added-layer-is-marked")) [child setNeedsLayout];
  [left runActionForKey:@"sublayers" object:former arguments:nil];
  [action runActionForKey:@"sublayers" object:self arguments:nil];
}

- (void)addSublayer:(CALayer *)layer { [self install:layer atIndex:NSNotFound]; }

/* The index counts without the layer itself. */
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)index {
  NSUInteger now = [sublayers indexOfObjectIdenticalTo:layer];
  if (CAHasFault("index-counts-the-layer") && now != NSNotFound && now < index) index--;
  [self install:layer atIndex:index];
}

- (NSUInteger)indexBeside:(CALayer *)sibling of:(CALayer *)layer {
  NSMutableArray *others = [NSMutableArray arrayWithArray:sublayers];
  if ([sublayers indexOfObjectIdenticalTo:sibling] == NSNotFound)
    [NSException raise:NSInvalidArgumentException format:@"sibling is not a sublayer"];
  [others removeObjectIdenticalTo:layer];
  return [others indexOfObjectIdenticalTo:sibling];
}

- (void)insertSublayer:(CALayer *)layer below:(CALayer *)sibling {
  NSUInteger index = [self indexBeside:sibling of:layer];
  if (layer != sibling) [self install:layer atIndex:index];
}

- (void)insertSublayer:(CALayer *)layer above:(CALayer *)sibling {
  NSUInteger index = [self indexBeside:sibling of:layer];
  if (layer != sibling) [self install:layer atIndex:index + 1];
}

- (void)replaceSublayer:(CALayer *)old with:(CALayer *)new {
  CALayer *former = new->superlayer && new->superlayer->mask != new ? new->superlayer : nil;
  id action, left;
  if ([sublayers indexOfObjectIdenticalTo:old] == NSNotFound)
    [NSException raise:NSInvalidArgumentException format:@"not a sublayer"];
  if (old == new) return;
  [self refuseCycleWith:new];
  [CATransaction join];
  left = former && former != self ? [former actionForChangeOfKey:@"sublayers"] : nil;
  action = [self actionForChangeOfKey:@"sublayers"];
  [new leave];
  [[old retain] autorelease];
  [sublayers replaceObjectAtIndex:[sublayers indexOfObjectIdenticalTo:old] withObject:new];
  old->superlayer = nil;
  new->superlayer = self;
  [self setNeedsLayout];
  [left runActionForKey:@"sublayers" object:former arguments:nil];
  [action runActionForKey:@"sublayers" object:self arguments:nil];
}

- (void)removeFromSuperlayer {
  CALayer *above = superlayer;
  NSString *key = above && above->mask == self ? @"mask" : @"sublayers";
  id action;
  if (!above) return;
  [CATransaction join];
  action = [above actionForChangeOfKey:key];
  [self leave];
  [action runActionForKey:key object:above arguments:nil];
}

- (void)setSublayers:(NSArray *)layers {
  NSUInteger index;
  id action;
  NSArray *wanted = layers ? [NSArray arrayWithArray:layers] : [NSArray array];
  [CATransaction join];
  if ([wanted isEqualToArray:sublayers]) return;
  for (index = 0; index < [wanted count]; index++) [self refuseCycleWith:[wanted objectAtIndex:index]];
  action = [self actionForChangeOfKey:@"sublayers"];
  while ([sublayers count]) [[sublayers lastObject] leave];
  for (index = 0; index < [wanted count]; index++) {
    CALayer *child = [wanted objectAtIndex:index];
    CALayer *former = child->superlayer;
    id left = former && former->mask != child && former != self ? [former actionForChangeOfKey:@"sublayers"] : nil;
    [child leave];
    [sublayers addObject:child];
    child->superlayer = self;
    [left runActionForKey:@"sublayers" object:former arguments:nil];
  }
  [self setNeedsLayout];
  [action runActionForKey:@"sublayers" object:self arguments:nil];
}

- (void)setMask:(CALayer *)layer {
  id action, left = nil;
  CALayer *former = layer ? layer->superlayer : nil;
  if (layer == mask) return;
  if (layer) [self refuseCycleWith:layer];
  [CATransaction join];
  if (former && former->mask != layer) left = [former actionForChangeOfKey:@"sublayers"];
  action = [self actionForChangeOfKey:@"mask"];
  [mask leave];
  [layer leave];
  mask = [layer retain];
  if (layer) layer->superlayer = self;
  [left runActionForKey:@"sublayers" object:former arguments:nil];
  [action runActionForKey:@"mask" object:self arguments:nil];
}

@end
