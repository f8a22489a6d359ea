/* Frames, conversion, hits, scrolling. */
#import "Engine.h"
#include <math.h>

/* A point of a plane under a matrix. */
static CGPoint Map(CATransform3D t, CGPoint p) {
  CGFloat w = p.x * t.m14 + p.y * t.m24 + t.m44;
  CGFloat x = p.x * t.m11 + p.y * t.m21 + t.m41, y = p.x * t.m12 + p.y * t.m22 + t.m42;
  return w == 1 ? NSMakePoint(x, y) : NSMakePoint(x / w, y / w);
}

/* The point of the plane that is mapped to a point: the inverse of what the matrix does to planes. */
static CGPoint Unmap(CATransform3D t, CGPoint p) {
  CGFloat a = t.m11 - p.x * t.m14, b = t.m21 - p.x * t.m24, c = p.x * t.m44 - t.m41;
  CGFloat d = t.m12 - p.y * t.m14, e = t.m22 - p.y * t.m24, f = p.y * t.m44 - t.m42;
  CGFloat determinant = a * e - b * d;
  return NSMakePoint((c * e - b * f) / determinant, (a * f - c * d) / determinant);
}

static CATransform3D Moved(CGFloat x, CGFloat y, CGFloat z) { return CATransform3DMakeTranslation(x, y, z); }

/* What holds four points. */
static CGRect Box(CGPoint a, CGPoint b, CGPoint c, CGPoint d) {
  CGFloat left = fmin(fmin(a.x, b.x), fmin(c.x, d.x)), right = fmax(fmax(a.x, b.x), fmax(c.x, d.x));
  CGFloat low = fmin(fmin(a.y, b.y), fmin(c.y, d.y)), high = fmax(fmax(a.y, b.y), fmax(c.y, d.y));
  return NSMakeRect(left, low, right - left, high - low);
}

static CGRect MapRect(CATransform3D t, CGRect r) {
  return Box(Map(t, r.origin), Map(t, NSMakePoint(NSMaxX(r), r.origin.y)), Map(t, NSMakePoint(r.origin.x, NSMaxY(r))),
             Map(t, NSMakePoint(NSMaxX(r), NSMaxY(r))));
}

CA_SUBCLASS(CATransformLayer, CALayer)

@implementation CALayer (Geometry)

- (CGPoint)anchorInBounds {
  CGRect b = [self bounds];
  CGPoint a = [self anchorPoint];
  if (CAHasFault("anchor-is-the-centre")) a = NSMakePoint(0.5, 0.5);
  if (CAHasFault("bounds-origin-is-forgotten")) b.origin = NSZeroPoint;
  return NSMakePoint(b.origin.x + a.x * b.size.width, b.origin.y + a.y * b.size.height);
}

/* From the layer's coordinates to those of the layer above, without what that does to its sublayers. */
- (CATransform3D)ownWithDepth:(CGFloat)z {
  CGPoint anchor = [self anchorInBounds], p = [self position];
  CATransform3D t = CATransform3DConcat(Moved(-anchor.x, -anchor.y, -[self anchorPointZ]), [self transform]);
  return CATransform3DConcat(t, Moved(p.x, p.y, z));
}

- (CATransform3D)up {
  CATransform3D own = [self ownWithDepth:[self zPosition]], s;
  CGPoint anchor;
  if (!superlayer) return own;
  s = [superlayer sublayerTransform];
  if (CATransform3DIsIdentity(s)) return own;
  anchor = [superlayer anchorInBounds];
  own = CATransform3DConcat(own, Moved(-anchor.x, -anchor.y, 0));
  return CATransform3DConcat(CATransform3DConcat(own, s), Moved(anchor.x, anchor.y, 0));
}

- (CGRect)frame {
  CGRect b = [self bounds];
  CATransform3D t = [self ownWithDepth:0];
  CGPoint corner = Map(t, b.origin);
  if (!CATransform3DIsIdentity([self transform])) return MapRect(t, b);
  return NSMakeRect(corner.x, corner.y, b.size.width, b.size.height);
}

/* The size through the inverse of the linear part, then the place at which the frame comes out as given. */
- (void)setFrame:(CGRect)frame {
  CATransform3D t = [self transform];
  CGFloat determinant = t.m11 * t.m22 - t.m12 * t.m21, w = frame.size.width, h = frame.size.height;
  CGRect b = [self bounds], box;
  CGPoint a = [self anchorPoint], p;
  CATransform3D local;
  [self refuseNaN:[NSValue valueWithRect:frame]];
  if (w < 0) frame.origin.x += w, w = frame.size.width = -w;
  if (h < 0) frame.origin.y += h, h = frame.size.height = -h;
  if (CAHasFault("anchor-is-the-centre")) a = NSMakePoint(0.5, 0.5);
  if (!CATransform3DIsIdentity(t) && determinant != 0) {
    b.size.width = fabs((w * t.m22 - h * t.m21) / determinant);
    b.size.height = fabs((h * t.m11 - w * t.m12) / determinant);
  } else {
    b.size = frame.size;
  }
  local = CATransform3DConcat(Moved(-a.x * b.size.width, -a.y * b.size.height, -[self anchorPointZ]), t);
  box = MapRect(local, NSMakeRect(0, 0, b.size.width, b.size.height));
  p = NSMakePoint(NSMidX(frame) - NSMidX(box), NSMidY(frame) - NSMidY(box));
  if (CATransform3DIsIdentity(t))
    p = NSMakePoint(frame.origin.x + a.x * w, frame.origin.y + a.y * h);
  [self setPosition:p];
  [self setBounds:b];
}

- (CGAffineTransform)affineTransform { return CATransform3DGetAffineTransform([self transform]); }
- (void)setAffineTransform:(CGAffineTransform)map { [self setTransform:CATransform3DMakeAffineTransform(map)]; }

- (BOOL)contentsAreFlipped {
  return [self isGeometryFlipped] != (superlayer ? [superlayer contentsAreFlipped] : NO);
}

- (CGSize)preferredFrameSize {
  id manager = [self valueForKey:@"layoutManager"];
  if ([manager respondsToSelector:@selector(preferredSizeOfLayer:)])
    return ((CGSize (*)(id, SEL, id))[manager methodForSelector:@selector(preferredSizeOfLayer:)])(
        manager, @selector(preferredSizeOfLayer:), self);
  return [self frame].size;
}

/* Conversion: up to the layer that both have above them, and down from there. */

static CALayer *Common(CALayer *a, CALayer *b) {
  for (CALayer *one = a; one; one = [one superlayer])
    for (CALayer *other = b; other; other = [other superlayer])
      if (one == other) return one;
  return nil;
}

static CGPoint Down(CALayer *layer, CALayer *from, CGPoint point) {
  if (!layer || layer == from) return point;
  return Unmap([layer up], Down([layer superlayer], from, point));
}

static CGPoint Convert(CALayer *from, CALayer *to, CGPoint point) {
  CALayer *common = Common(from, to);
  for (CALayer *layer = from; layer && layer != common; layer = [layer superlayer]) point = Map([layer up], point);
  return Down(to, common, point);
}

static CGRect ConvertRect(CALayer *from, CALayer *to, CGRect r) {
  CGPoint a = Convert(from, to, r.origin), b = Convert(from, to, NSMakePoint(NSMaxX(r), r.origin.y));
  CGPoint c = Convert(from, to, NSMakePoint(r.origin.x, NSMaxY(r)));
  CGPoint d = Convert(from, to, NSMakePoint(NSMaxX(r), NSMaxY(r)));
  return from == to ? r : Box(a, b, c, d);
}

- (CGPoint)convertPoint:(CGPoint)point toLayer:(CALayer *)layer { return Convert(self, layer, point); }
- (CGPoint)convertPoint:(CGPoint)point fromLayer:(CALayer *)layer { return Convert(layer, self, point); }
- (CGRect)convertRect:(CGRect)rect toLayer:(CALayer *)layer { return ConvertRect(self, layer, rect); }
- (CGRect)convertRect:(CGRect)rect fromLayer:(CALayer *)layer { return ConvertRect(layer, self, rect); }

/* Time: (parent's time - beginTime) * speed + timeOffset. */

static double TimeUp(CALayer *layer, double time) {
  for (; layer; layer = [layer superlayer]) time = (time - [layer timeOffset]) / [layer speed] + [layer beginTime];
  return time;
}

static double TimeDown(CALayer *layer, double time) {
  if (!layer) return time;
  return (TimeDown([layer superlayer], time) - [layer beginTime]) * [layer speed] + [layer timeOffset];
}

- (double)convertTime:(double)time toLayer:(CALayer *)layer { return layer == self ? time : TimeDown(layer, TimeUp(self, time)); }
- (double)convertTime:(double)time fromLayer:(CALayer *)layer { return layer == self ? time : TimeDown(self, TimeUp(layer, time)); }

/* Hits: sublayers from front to back, then the layer itself. */

- (BOOL)containsPoint:(CGPoint)point {
  CGRect b = [self bounds];
  return point.x >= NSMinX(b) && point.x < NSMaxX(b) && point.y >= NSMinY(b) && point.y < NSMaxY(b);
}

static NSInteger InFront(id a, id b, void *unused) {
  CGFloat one = [(CALayer *)a zPosition], other = [(CALayer *)b zPosition];
  return one < other ? NSOrderedAscending : one > other ? NSOrderedDescending : NSOrderedSame;
}

- (CALayer *)hitTest:(CGPoint)point {
  CGPoint inside = Unmap([self up], point);
  BOOL contains = [self containsPoint:inside];
  NSArray *order = [sublayers sortedArrayUsingFunction:InFront context:NULL];
  if ([self isHidden] || ([self masksToBounds] && !contains)) return nil;
  if (!CAHasFault("back-is-hit-first")) order = [[order reverseObjectEnumerator] allObjects];
  for (CALayer *layer in order) {
    CALayer *hit = [layer hitTest:inside];
    if (hit) return hit;
  }
  return contains && ![self isKindOfClass:[CATransformLayer class]] ? self : nil;
}

/* Scrolling */

- (CAScrollLayer *)scroller {
  for (CALayer *layer = self; layer; layer = layer->superlayer)
    if ([layer isKindOfClass:[CAScrollLayer class]]) return (CAScrollLayer *)layer;
  return nil;
}

- (void)scrollPoint:(CGPoint)point {
  CAScrollLayer *scroller = [self scroller];
  [scroller scrollToPoint:Convert(self, scroller, point)];
}

- (void)scrollRectToVisible:(CGRect)rect {
  CAScrollLayer *scroller = [self scroller];
  [scroller scrollToRect:ConvertRect(self, scroller, rect)];
}

- (CGRect)visibleRect {
  CAScrollLayer *scroller = [self scroller];
  CGRect own = [self bounds];
  return scroller && scroller != self ? NSIntersectionRect(own, ConvertRect(scroller, self, [scroller bounds])) : own;
}

@end

@implementation CAScrollLayer

- (void)scrollToPoint:(CGPoint)point {
  NSString *mode = [self valueForKey:@"scrollMode"];
  CGRect b = [self bounds];
  if (![mode isEqual:@"none"] && ![mode isEqual:@"vertically"]) b.origin.x = point.x;
  if (![mode isEqual:@"none"] && ![mode isEqual:@"horizontally"]) b.origin.y = point.y;
  [self setBounds:b];
}

/* As little as possible on each axis; what is larger than the bounds begins at its own edge. */
static CGFloat Scrolled(CGFloat origin, CGFloat size, CGFloat from, CGFloat length) {
  if (from < origin || (length > size && from >= origin)) return from;
  return from + length > origin + size ? from + length - size : origin;
}

- (void)scrollToRect:(CGRect)r {
  CGRect b = [self bounds];
  [self scrollToPoint:NSMakePoint(Scrolled(b.origin.x, b.size.width, r.origin.x, r.size.width),
                                  Scrolled(b.origin.y, b.size.height, r.origin.y, r.size.height))];
}

@end
