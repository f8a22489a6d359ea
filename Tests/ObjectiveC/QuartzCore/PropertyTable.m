/* Every stored property: class, name, type and what it reads before it is set. */
#import "Engine.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

const CADeclared CADeclaredProperties[] = {
  {"CALayer", "bounds", 'R', 0, "0 0 0 0", 1}, {"CALayer", "position", 'P', 0, "0 0", 1},
  {"CALayer", "anchorPoint", 'P', 0, "0.5 0.5", 0}, {"CALayer", "anchorPointZ", 'd', 0, "0", 0},
  {"CALayer", "zPosition", 'd', 0, "0", 0}, {"CALayer", "cornerRadius", 'd', 0, "0", 0},
  {"CALayer", "borderWidth", 'd', 0, "0", 0}, {"CALayer", "transform", 'T', 0, "", 0},
  {"CALayer", "sublayerTransform", 'T', 0, "", 0}, {"CALayer", "geometryFlipped", 'B', 1, "0", 0},
  {"CALayer", "hidden", 'B', 1, "0", 0}, {"CALayer", "opaque", 'B', 1, "0", 0},
  {"CALayer", "doubleSided", 'B', 1, "1", 0}, {"CALayer", "masksToBounds", 'B', 0, "0", 0},
  {"CALayer", "needsDisplayOnBoundsChange", 'B', 0, "0", 0}, {"CALayer", "drawsAsynchronously", 'B', 0, "0", 0},
  {"CALayer", "shouldRasterize", 'B', 0, "0", 0}, {"CALayer", "autoreverses", 'B', 0, "0", 0},
  {"CALayer", "wantsExtendedDynamicRangeContent", 'B', 0, "0", 0}, {"CALayer", "allowsGroupOpacity", 'B', 0, "1", 0},
  {"CALayer", "allowsEdgeAntialiasing", 'B', 0, "1", 0}, {"CALayer", "contentsScale", 'd', 0, "1", 0},
  {"CALayer", "rasterizationScale", 'd', 0, "1", 0}, {"CALayer", "contentsHeadroom", 'd', 0, "0", 0},
  {"CALayer", "shadowRadius", 'd', 0, "3", 0}, {"CALayer", "opacity", 'f', 0, "1", 0},
  {"CALayer", "speed", 'f', 0, "1", 0}, {"CALayer", "shadowOpacity", 'f', 0, "0", 0},
  {"CALayer", "repeatCount", 'f', 0, "0", 0}, {"CALayer", "minificationFilterBias", 'f', 0, "0", 1},
  {"CALayer", "beginTime", 'd', 0, "0", 0}, {"CALayer", "timeOffset", 'd', 0, "0", 0},
  {"CALayer", "repeatDuration", 'd', 0, "0", 0}, {"CALayer", "duration", 'd', 0, "inf", 0},
  {"CALayer", "backgroundColor", '@', 0, "", 0}, {"CALayer", "contents", '@', 0, "", 0},
  {"CALayer", "compositingFilter", '@', 0, "", 0}, {"CALayer", "layoutManager", '@', 0, "", 0},
  {"CALayer", "shadowPath", 'C', 0, "", 0}, {"CALayer", "filters", 'C', 0, "", 0},
  {"CALayer", "backgroundFilters", 'C', 0, "", 0}, {"CALayer", "name", 'C', 0, "", 0},
  {"CALayer", "actions", 'C', 0, "", 0}, {"CALayer", "style", 'C', 0, "", 0},
  {"CALayer", "borderColor", '@', 0, "#0 0 0 1", 0}, {"CALayer", "shadowColor", '@', 0, "#0 0 0 1", 0},
  {"CALayer", "shadowOffset", 'S', 0, "0 -3", 0}, {"CALayer", "contentsRect", 'R', 0, "0 0 1 1", 0},
  {"CALayer", "contentsCenter", 'R', 0, "0 0 1 1", 0}, {"CALayer", "edgeAntialiasingMask", 'I', 0, "15", 0},
  {"CALayer", "maskedCorners", 'I', 0, "15", 0}, {"CALayer", "contentsGravity", 'C', 0, "resize", 0},
  {"CALayer", "contentsFormat", 'C', 0, "RGBA8", 0}, {"CALayer", "minificationFilter", 'C', 0, "linear", 0},
  {"CALayer", "magnificationFilter", 'C', 0, "linear", 0}, {"CALayer", "cornerCurve", 'C', 0, "circular", 0},
  {"CALayer", "fillMode", 'C', 0, "removed", 0}, {"CALayer", "preferredDynamicRange", 'C', 0, "standard", 0},
  {"CALayer", "toneMapMode", 'C', 0, "automatic", 0}, {"CAShapeLayer", "path", 'C', 0, "", 0},
  {"CAShapeLayer", "lineDashPattern", 'C', 0, "", 0}, {"CAShapeLayer", "strokeColor", '@', 0, "", 0},
  {"CAShapeLayer", "fillColor", '@', 0, "#0 0 0 1", 0}, {"CAShapeLayer", "strokeStart", 'd', 0, "0", 0},
  {"CAShapeLayer", "lineDashPhase", 'd', 0, "0", 0}, {"CAShapeLayer", "strokeEnd", 'd', 0, "1", 0},
  {"CAShapeLayer", "lineWidth", 'd', 0, "1", 0}, {"CAShapeLayer", "miterLimit", 'd', 0, "10", 0},
  {"CAShapeLayer", "fillRule", 'C', 0, "non-zero", 0}, {"CAShapeLayer", "lineCap", 'C', 0, "butt", 0},
  {"CAShapeLayer", "lineJoin", 'C', 0, "miter", 0}, {"CAGradientLayer", "colors", 'C', 0, "", 0},
  {"CAGradientLayer", "locations", 'C', 0, "", 0}, {"CAGradientLayer", "startPoint", 'P', 0, "0.5 0", 0},
  {"CAGradientLayer", "endPoint", 'P', 0, "0.5 1", 0}, {"CAGradientLayer", "type", 'C', 0, "axial", 0},
  {"CATextLayer", "string", 'C', 0, "", 0}, {"CATextLayer", "font", '@', 0, "Helvetica", 0},
  {"CATextLayer", "fontSize", 'd', 0, "36", 0}, {"CATextLayer", "foregroundColor", '@', 0, "#1 1 1 1", 0},
  {"CATextLayer", "wrapped", 'B', 1, "0", 0}, {"CATextLayer", "alignmentMode", 'C', 0, "natural", 0},
  {"CATextLayer", "truncationMode", 'C', 0, "none", 0},
  {"CATextLayer", "allowsFontSubpixelQuantization", 'B', 0, "0", 0},
  {"CAScrollLayer", "scrollMode", 'C', 0, "both", 0}, {"CAScrollLayer", "masksToBounds", 'B', 0, "1", 0},
  {"CAReplicatorLayer", "instanceCount", 'I', 0, "1", 0}, {"CAReplicatorLayer", "instanceDelay", 'd', 0, "0", 0},
  {"CAReplicatorLayer", "instanceTransform", 'T', 0, "", 0},
  {"CAReplicatorLayer", "instanceColor", '@', 0, "#1 1 1 1", 0},
  {"CAReplicatorLayer", "instanceRedOffset", 'f', 0, "0", 0},
  {"CAReplicatorLayer", "instanceGreenOffset", 'f', 0, "0", 0},
  {"CAReplicatorLayer", "instanceBlueOffset", 'f', 0, "0", 0},
  {"CAReplicatorLayer", "instanceAlphaOffset", 'f', 0, "0", 0},
  {"CAReplicatorLayer", "preservesDepth", 'B', 0, "0", 0}, {"CAAnimation", "delegate", '@', 0, "", 0},
  {"CAAnimation", "timingFunction", '@', 0, "", 0}, {"CAAnimation", "beginTime", 'd', 0, "0", 0},
  {"CAAnimation", "duration", 'd', 0, "0", 0}, {"CAAnimation", "timeOffset", 'd', 0, "0", 0},
  {"CAAnimation", "repeatDuration", 'd', 0, "0", 0}, {"CAAnimation", "speed", 'f', 0, "1", 0},
  {"CAAnimation", "repeatCount", 'f', 0, "0", 0}, {"CAAnimation", "autoreverses", 'B', 0, "0", 0},
  {"CAAnimation", "fillMode", 'C', 0, "removed", 0}, {"CAAnimation", "removedOnCompletion", 'B', 1, "1", 0},
  {"CAPropertyAnimation", "keyPath", 'C', 0, "", 0}, {"CAPropertyAnimation", "additive", 'B', 1, "0", 0},
  {"CAPropertyAnimation", "cumulative", 'B', 1, "0", 0}, {"CAPropertyAnimation", "valueFunction", '@', 0, "", 0},
  {"CABasicAnimation", "fromValue", '@', 0, "", 0}, {"CABasicAnimation", "toValue", '@', 0, "", 0},
  {"CABasicAnimation", "byValue", '@', 0, "", 0}, {"CAKeyframeAnimation", "path", 'C', 0, "", 0},
  {"CAKeyframeAnimation", "values", 'C', 0, "", 0}, {"CAKeyframeAnimation", "keyTimes", 'C', 0, "", 0},
  {"CAKeyframeAnimation", "timingFunctions", 'C', 0, "", 0}, {"CAKeyframeAnimation", "tensionValues", 'C', 0, "", 0},
  {"CAKeyframeAnimation", "continuityValues", 'C', 0, "", 0}, {"CAKeyframeAnimation", "biasValues", 'C', 0, "", 0},
  {"CAKeyframeAnimation", "calculationMode", 'C', 0, "linear", 0}, {"CAAnimationGroup", "animations", 'C', 0, "", 0},
  {"CATransition", "type", 'C', 0, "fade", 0}, {"CATransition", "subtype", 'C', 0, "", 0},
  {"CATransition", "startProgress", 'f', 0, "0", 0}, {"CATransition", "endProgress", 'f', 0, "1", 0},
  {"CATransition", "filter", '@', 0, "", 0}, {NULL}
};

id CAValueOfCells(char type, const CGFloat *n) {
  CATransform3D t;
  switch (type) {
  case 'd': return [NSNumber numberWithDouble:n[0]];
  case 'f': return [NSNumber numberWithFloat:(float)n[0]];
  case 'I': return [NSNumber numberWithUnsignedInt:(unsigned)n[0]];
  case 'B': return [NSNumber numberWithBool:n[0] != 0];
  case 'P': return [NSValue valueWithPoint:NSMakePoint(n[0], n[1])];
  case 'S': return [NSValue valueWithSize:NSMakeSize(n[0], n[1])];
  case 'R': return [NSValue valueWithRect:NSMakeRect(n[0], n[1], n[2], n[3])];
  case 'T':
    memcpy(&t, n, sizeof t);
    return CAValueOfTransform(t);
  default: return [CGColorCreate(nil, n) autorelease];
  }
}

id CADefaultValue(const CADeclared *declared) {
  BOOL isColor = *declared->text == '#';
  CGFloat n[4] = {0};
  char *end = (char *)declared->text + isColor;
  int index;
  if (declared->type == 'T') return CAValueOfTransform(CATransform3DIdentity);
  if ((declared->type == '@' || declared->type == 'C') && !isColor)
    return *declared->text ? [NSString stringWithUTF8String:declared->text] : nil;
  for (index = 0; index < 4; index++) n[index] = strtod(end, &end);
  return CAValueOfCells(declared->type, n);
}
