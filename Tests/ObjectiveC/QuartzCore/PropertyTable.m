/* Every stored property: class, type, what it reads before it is set, and the names of all that are so. */
#import "Engine.h"
#include <stdlib.h>

const CADeclared CADeclaredProperties[] = {
  {"CALayer", 'R', "0 0 0 0", "bounds", YES}, {"CALayer", 'P', "0 0", "position", YES},
  {"CALayer", 'P', "0.5 0.5", "anchorPoint"},
  {"CALayer", 'd', "0",
   "anchorPointZ zPosition cornerRadius borderWidth contentsHeadroom beginTime timeOffset "
   "repeatDuration"},
  {"CALayer", 'T', "", "transform sublayerTransform"},
  {"CALayer", 'B', "0",
   "geometryFlipped? hidden? opaque? masksToBounds needsDisplayOnBoundsChange "
   "drawsAsynchronously shouldRasterize autoreverses wantsExtendedDynamicRangeContent"},
  {"CALayer", 'B', "1", "doubleSided? allowsGroupOpacity allowsEdgeAntialiasing"},
  {"CALayer", 'd', "1", "contentsScale rasterizationScale"}, {"CALayer", 'd', "3", "shadowRadius"},
  {"CALayer", 'f', "1", "opacity speed"}, {"CALayer", 'f', "0", "shadowOpacity repeatCount"},
  {"CALayer", 'f', "0", "minificationFilterBias", YES}, {"CALayer", 'd', "inf", "duration"},
  {"CALayer", '@', "", "backgroundColor contents compositingFilter layoutManager"},
  {"CALayer", 'C', "", "shadowPath filters backgroundFilters name actions style"},
  {"CALayer", '@', "#0 0 0 1", "borderColor shadowColor"}, {"CALayer", 'S', "0 -3", "shadowOffset"},
  {"CALayer", 'R', "0 0 1 1", "contentsRect contentsCenter"},
  {"CALayer", 'I', "15", "edgeAntialiasingMask maskedCorners"}, {"CALayer", 'C', "resize", "contentsGravity"},
  {"CALayer", 'C', "RGBA8", "contentsFormat"}, {"CALayer", 'C', "linear", "minificationFilter magnificationFilter"},
  {"CALayer", 'C', "circular", "cornerCurve"}, {"CALayer", 'C', "removed", "fillMode"},
  {"CALayer", 'C', "standard", "preferredDynamicRange"}, {"CALayer", 'C', "automatic", "toneMapMode"},
  {"CAShapeLayer", 'C', "", "path lineDashPattern"}, {"CAShapeLayer", '@', "", "strokeColor"},
  {"CAShapeLayer", '@', "#0 0 0 1", "fillColor"}, {"CAShapeLayer", 'd', "0", "strokeStart lineDashPhase"},
  {"CAShapeLayer", 'd', "1", "strokeEnd lineWidth"}, {"CAShapeLayer", 'd', "10", "miterLimit"},
  {"CAShapeLayer", 'C', "non-zero", "fillRule"}, {"CAShapeLayer", 'C', "butt", "lineCap"},
  {"CAShapeLayer", 'C', "miter", "lineJoin"}, {"CAGradientLayer", 'C', "", "colors locations"},
  {"CAGradientLayer", 'P', "0.5 0", "startPoint"}, {"CAGradientLayer", 'P', "0.5 1", "endPoint"},
  {"CAGradientLayer", 'C', "axial", "type"}, {"CATextLayer", 'C', "", "string"},
  {"CATextLayer", '@', "Helvetica", "font"}, {"CATextLayer", 'd', "36", "fontSize"},
  {"CATextLayer", '@', "#1 1 1 1", "foregroundColor"},
  {"CATextLayer", 'B', "0", "wrapped? allowsFontSubpixelQuantization"},
  {"CATextLayer", 'C', "natural", "alignmentMode"}, {"CATextLayer", 'C', "none", "truncationMode"},
  {"CAScrollLayer", 'C', "both", "scrollMode"}, {"CAScrollLayer", 'B', "1", "masksToBounds"},
  {"CAReplicatorLayer", 'I', "1", "instanceCount"}, {"CAReplicatorLayer", 'd', "0", "instanceDelay"},
  {"CAReplicatorLayer", 'T', "", "instanceTransform"}, {"CAReplicatorLayer", '@', "#1 1 1 1", "instanceColor"},
  {"CAReplicatorLayer", 'f', "0", "instanceRedOffset instanceGreenOffset instanceBlueOffset instanceAlphaOffset"},
  {"CAReplicatorLayer", 'B', "0", "preservesDepth"}, {"CATiledLayer", 'I', "1", "levelsOfDetail"},
  {"CATiledLayer", 'I', "0", "levelsOfDetailBias"}, {"CATiledLayer", 'S', "256 256", "tileSize"},
  {"CAEmitterLayer", 'f', "1", "birthRate lifetime velocity scale spin"}, {"CAEmitterLayer", 'I', "0", "seed"},
  {"CAEmitterLayer", 'P', "0 0", "emitterPosition"}, {"CAEmitterLayer", 'd', "0", "emitterZPosition emitterDepth"},
  {"CAEmitterLayer", 'S', "0 0", "emitterSize"}, {"CAEmitterLayer", 'B', "0", "preservesDepth"},
  {"CAEmitterLayer", 'C', "", "emitterCells"}, {"CAEmitterLayer", 'C', "point", "emitterShape"},
  {"CAEmitterLayer", 'C', "volume", "emitterMode"}, {"CAEmitterLayer", 'C', "unordered", "renderMode"},
  {"CAEmitterCell", 'B', "1", "enabled?"}, {"CAEmitterCell", 'd', "1", "scale"},
  {"CAEmitterCell", 'f', "0", "birthRate lifetime", YES}, {"CAValueFunction", 'C', "", "name"},
  {"CAAnimation", '@', "", "delegate timingFunction"},
  {"CAAnimation", 'd', "0", "beginTime duration timeOffset repeatDuration"}, {"CAAnimation", 'f', "1", "speed"},
  {"CAAnimation", 'f', "0", "repeatCount"}, {"CAAnimation", 'B', "0", "autoreverses"},
  {"CAAnimation", 'C', "removed", "fillMode"}, {"CAAnimation", 'B', "1", "removedOnCompletion?"},
  {"CAPropertyAnimation", 'C', "", "keyPath"}, {"CAPropertyAnimation", 'B', "0", "additive? cumulative?"},
  {"CAPropertyAnimation", '@', "", "valueFunction"}, {"CABasicAnimation", '@', "", "fromValue toValue byValue"},
  {"CASpringAnimation", 'd', "1", "mass"}, {"CASpringAnimation", 'd', "100", "stiffness"},
  {"CASpringAnimation", 'd', "10", "damping"}, {"CASpringAnimation", 'd', "0", "initialVelocity"},
  {"CAKeyframeAnimation", 'C', "", "path values keyTimes timingFunctions tensionValues continuityValues biasValues"},
  {"CAKeyframeAnimation", 'C', "linear", "calculationMode"}, {"CAAnimationGroup", 'C', "", "animations"},
  {"CATransition", 'C', "fade", "type"}, {"CATransition", 'C', "", "subtype"},
  {"CATransition", 'f', "0", "startProgress"}, {"CATransition", 'f', "1", "endProgress"},
  {"CATransition", '@', "", "filter"},
  {NULL}
};

id CAValueOfCells(char type, const CGFloat *n) {
  switch (type) {
  case 'd': return [NSNumber numberWithDouble:n[0]];
  case 'f': return [NSNumber numberWithFloat:(float)n[0]];
  case 'I': return [NSNumber numberWithUnsignedInt:(unsigned)(long long)n[0]];
  case 'B': return [NSNumber numberWithBool:n[0] != 0];
  case 'P': return [NSValue valueWithPoint:NSMakePoint(n[0], n[1])];
  case 'S': return [NSValue valueWithSize:NSMakeSize(n[0], n[1])];
  case 'R': return [NSValue valueWithRect:NSMakeRect(n[0], n[1], n[2], n[3])];
  case 'T': return CAValueOfTransform(*(CATransform3D *)n);
  default: return [CGColorCreate(nil, n) autorelease];
  }
}

id CADefaultValue(const CADeclared *declared) {
  BOOL isColor = *declared->text == '#';
  CGFloat n[4] = {0};
  char *end = (char *)declared->text + isColor;
  if (declared->type == 'T') return CAValueOfTransform(CATransform3DIdentity);
  if ((declared->type == '@' || declared->type == 'C') && !isColor)
    return *declared->text ? [NSString stringWithUTF8String:declared->text] : nil;
  for (int index = 0; index < 4; index++) n[index] = strtod(end, &end);
  return CAValueOfCells(declared->type, n);
}
