/* The layer tree. A layer sits in one place at most: in one list, or as the mask of one layer. */
#import "Engine.h"

@implementation CALayer (Tree)

- (NSArray *)sublayers { return [sublayers count] ? [NSArray arrayWithArray:sublayers] : nil; }
- (CALayer *)superlayer { return superlayer; }
- (CALayer *)mask { return mask; }

- (void)refuseCycleWith:(CALayer *)child {
  for (CALayer *above = self; above; above = above->superlayer)
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

/* What an edit asks for before it: the actions of the list that the layer is taken out of, and of what is edited. */
typedef struct { CALayer *former; id left, own; } Edit;

- (Edit)editOf:(NSString *)key with:(CALayer *)child {
  Edit edit = {child ? child->superlayer : nil, nil, nil};
  if (child) [self refuseCycleWith:child];
  [CATransaction join];
  if (edit.former && edit.former->mask != child && (edit.former != self || [key isEqual:@"mask"]))
    edit.left = [edit.former actionForChangeOfKey:@"sublayers"];
  edit.own = [self actionForChangeOfKey:key];
  return edit;
}

- (void)endEdit:(Edit)edit of:(NSString *)key {
  [edit.left runActionForKey:@"sublayers" object:edit.former arguments:nil];
  [edit.own runActionForKey:key object:self arguments:nil];
}

/* The index counts without the layer, which may take the place of another. */
- (void)install:(CALayer *)child atIndex:(NSUInteger)index inPlaceOf:(CALayer *)old {
  Edit edit = [self editOf:@"sublayers" with:child];
  [child leave];
  [old leave];
  if (index > [sublayers count]) index = [sublayers count];
  [sublayers insertObject:child atIndex:index];
  child->superlayer = self;
  [self setNeedsLayout];
  if (CAHasFault("added-layer-is-marked")) [child setNeedsLayout];
  [self endEdit:edit of:@"sublayers"];
}

- (void)addSublayer:(CALayer *)layer { [self install:layer atIndex:NSNotFound inPlaceOf:nil]; }

- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)index {
  NSUInteger now = [sublayers indexOfObjectIdenticalTo:layer];
  if (CAHasFault("index-counts-the-layer") && now != NSNotFound && now < index) index--;
  [self install:layer atIndex:index inPlaceOf:nil];
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
  if (layer != sibling) [self install:layer atIndex:index inPlaceOf:nil];
}

- (void)insertSublayer:(CALayer *)layer above:(CALayer *)sibling {
  NSUInteger index = [self indexBeside:sibling of:layer];
  if (layer != sibling) [self install:layer atIndex:index + 1 inPlaceOf:nil];
}

- (void)replaceSublayer:(CALayer *)old with:(CALayer *)new {
  NSUInteger index = [self indexBeside:old of:new];
  if (old != new) [self install:new atIndex:index inPlaceOf:old];
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
  id action;
  NSArray *wanted = layers ? [NSArray arrayWithArray:layers] : [NSArray array];
  [CATransaction join];
  if ([wanted isEqualToArray:sublayers]) return;
  for (CALayer *child in wanted) [self refuseCycleWith:child];
  action = [self actionForChangeOfKey:@"sublayers"];
  while ([sublayers count]) [[sublayers lastObject] leave];
  for (CALayer *child in wanted) {
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
  Edit edit;
  if (layer == mask) return;
  edit = [self editOf:@"mask" with:layer];
  [mask leave];
  [layer leave];
  mask = [layer retain];
  if (layer) layer->superlayer = self;
  [self endEdit:edit of:@"mask"];
}

@end
