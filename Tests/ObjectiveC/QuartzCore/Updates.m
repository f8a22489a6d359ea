/* Layout and display, which happen here only when they are asked for: nothing is shown. */
#import "Engine.h"

@implementation CALayer (Updates)

- (BOOL)needsLayout { return needsLayout; }
- (BOOL)needsDisplay { return needsDisplay; }

/* A layout manager hears of the first mark alone. */
- (void)setNeedsLayout {
  id manager = [self valueForKey:@"layoutManager"];
  BOOL was = needsLayout;
  if (laysOut) return;
  needsLayout = YES;
  if (!was && [manager respondsToSelector:@selector(invalidateLayoutOfLayer:)])
    [manager performSelector:@selector(invalidateLayoutOfLayer:) withObject:self];
}

- (void)layoutTree {
  if (needsLayout) {
    needsLayout = NO;
    laysOut = YES;
    [self layoutSublayers];
    laysOut = NO;
  }
  for (CALayer *below in [NSArray arrayWithArray:sublayers]) [below layoutTree];
}

- (void)layoutIfNeeded {
  CALayer *top = self;
  while (top->superlayer && top->superlayer->needsLayout) top = top->superlayer;
  [top layoutTree];
}

- (void)layoutSublayers {
  id manager = [self valueForKey:@"layoutManager"];
  if ([delegate respondsToSelector:@selector(layoutSublayersOfLayer:)])
    [delegate performSelector:@selector(layoutSublayersOfLayer:) withObject:self];
  else if ([manager respondsToSelector:@selector(layoutSublayersOfLayer:)])
    [manager performSelector:@selector(layoutSublayersOfLayer:) withObject:self];
}

- (void)setNeedsDisplay { needsDisplay = YES; }
- (void)setNeedsDisplayInRect:(CGRect)rect { [self setNeedsDisplay]; }

- (void)displayIfNeeded {
  if (!needsDisplay) return;
  needsDisplay = CAHasFault("display-keeps-its-mark");
  [self display];
}

- (void)display {
  id store;
  needsDisplay = CAHasFault("display-keeps-its-mark");
  if ([delegate respondsToSelector:@selector(displayLayer:)]) {
    [delegate performSelector:@selector(displayLayer:) withObject:self];
    return;
  }
  if (![delegate respondsToSelector:@selector(drawLayer:inContext:)] &&
      [self methodForSelector:@selector(drawInContext:)] == [CALayer instanceMethodForSelector:@selector(drawInContext:)])
    return;
  if ([delegate respondsToSelector:@selector(layerWillDraw:)])
    [delegate performSelector:@selector(layerWillDraw:) withObject:self];
  [self drawInContext:NULL];
  store = [[NSObject new] autorelease];     /* what was drawn takes the place of an image */
  [self storeValue:store forKey:@"contents"];
}

- (void)drawInContext:(CGContextRef)context {
  if ([delegate respondsToSelector:@selector(drawLayer:inContext:)])
    ((void (*)(id, SEL, id, CGContextRef))[delegate methodForSelector:@selector(drawLayer:inContext:)])(
        delegate, @selector(drawLayer:inContext:), self, context);
}

- (void)valueChangedForKey:(NSString *)key from:(id)old to:(id)new {
  BOOL isBounds = [key isEqual:@"bounds"];
  BOOL resizes = isBounds && !NSEqualSizes([old rectValue].size, [new rectValue].size);
  if (resizes) [self setNeedsLayout];
  if (resizes || [key isEqual:@"transform"]) {
    [self setNeedsLayout];
    [superlayer setNeedsLayout];
  }
  if ((isBounds && [self needsDisplayOnBoundsChange]) || [[self class] needsDisplayForKey:key]) [self setNeedsDisplay];
}

@end
