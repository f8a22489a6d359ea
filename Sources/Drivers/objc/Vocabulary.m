/* What scripts may name of each class, in the words of the language; a class has what the classes above it have.
   Which of them this framework has is asked at run time. */
#import "Vocabulary.h"

static const char *const ofCALayer[] = {
    "bounds", "position", "anchorPoint", "anchorPointZ", "zPosition", "transform", "sublayerTransform",
    "affineTransform", "frame", "geometryFlipped", "contentsAreFlipped", "preferredFrameSize", "visibleRect",
    "superlayer", "sublayers", "mask", "masksToBounds", "presentationLayer", "modelLayer", "hidden",
    "opacity", "doubleSided", "opaque", "backgroundColor", "cornerRadius", "maskedCorners", "cornerCurve",
    "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
    "shadowPath", "filters", "backgroundFilters", "compositingFilter", "shouldRasterize",
    "rasterizationScale", "allowsGroupOpacity", "allowsEdgeAntialiasing", "edgeAntialiasingMask",
    "drawsAsynchronously", "contents", "contentsRect", "contentsCenter", "contentsGravity", "contentsScale",
    "contentsFormat", "minificationFilter", "magnificationFilter", "minificationFilterBias",
    "needsDisplayOnBoundsChange", "needsDisplay", "preferredDynamicRange", "toneMapMode", "contentsHeadroom",
    "wantsExtendedDynamicRangeContent", "needsLayout", "autoresizingMask", "layoutManager", "constraints",
    "name", "actions", "style", "delegate", "beginTime", "duration", "speed", "timeOffset", "repeatCount",
    "repeatDuration", "autoreverses", "fillMode", NULL
};
static const char *const ofCAShapeLayer[] = {
    "path", "fillColor", "fillRule", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
    "lineCap", "lineJoin", "lineDashPhase", "lineDashPattern", NULL
};
static const char *const ofCAGradientLayer[] = {
    "colors", "locations", "startPoint", "endPoint", "type", NULL
};
static const char *const ofCATextLayer[] = {
    "string", "font", "fontSize", "foregroundColor", "wrapped", "alignmentMode", "truncationMode",
    "allowsFontSubpixelQuantization", NULL
};
static const char *const ofCAScrollLayer[] = {
    "scrollMode", NULL
};
static const char *const ofCAReplicatorLayer[] = {
    "instanceCount", "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset",
    "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset", "preservesDepth", NULL
};
static const char *const ofCATiledLayer[] = {
    "levelsOfDetail", "levelsOfDetailBias", "tileSize", NULL
};
static const char *const ofCAEmitterLayer[] = {
    "preservesDepth", "emitterCells", "emitterPosition", "emitterZPosition", "emitterSize", "emitterDepth",
    "emitterShape", "emitterMode", "renderMode", "seed", "birthRate", "lifetime", "velocity", "scale", "spin", NULL
};
static const char *const ofCAEmitterCell[] = {
    "contents", "contentsRect", "contentsScale", "minificationFilter", "magnificationFilter",
    "minificationFilterBias", "name", "style", "emitterCells", "birthRate", "lifetime", "lifetimeRange",
    "velocity", "velocityRange", "scale", "scaleRange", "scaleSpeed", "spin", "spinRange", "enabled", "color",
    "redRange", "greenRange", "blueRange", "alphaRange", "redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed",
    "emissionLatitude", "emissionLongitude", "emissionRange", "xAcceleration", "yAcceleration",
    "zAcceleration", NULL
};
static const char *const ofCAAnimation[] = {
    "delegate", "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration",
    "autoreverses", "fillMode", "removedOnCompletion", "timingFunction", NULL
};
static const char *const ofCABasicAnimation[] = {
    "keyPath", "fromValue", "toValue", "byValue", "additive", "cumulative", "valueFunction", NULL
};
static const char *const ofCAKeyframeAnimation[] = {
    "path", "keyPath", "additive", "cumulative", "values", "keyTimes", "timingFunctions", "calculationMode",
    "tensionValues", "continuityValues", "biasValues", "valueFunction", NULL
};
static const char *const ofCASpringAnimation[] = {
    "mass", "stiffness", "damping", "initialVelocity", "settlingDuration", NULL
};
static const char *const ofCAAnimationGroup[] = {
    "animations", NULL
};
static const char *const ofCATransition[] = {
    "type", "subtype", "startProgress", "endProgress", "filter", NULL
};
static const char *const ofTransaction[] = {
    "animationDuration", "animationTimingFunction", "disableActions", "completionBlock", NULL
};

const LCOwner LCOwners[] = {
  {"CALayer", ofCALayer},
  {"CAShapeLayer", ofCAShapeLayer},
  {"CAGradientLayer", ofCAGradientLayer},
  {"CATextLayer", ofCATextLayer},
  {"CAScrollLayer", ofCAScrollLayer},
  {"CAReplicatorLayer", ofCAReplicatorLayer},
  {"CATiledLayer", ofCATiledLayer},
  {"CAEmitterLayer", ofCAEmitterLayer},
  {"CAEmitterCell", ofCAEmitterCell},
  {"CAAnimation", ofCAAnimation},
  {"CABasicAnimation", ofCABasicAnimation},
  {"CAKeyframeAnimation", ofCAKeyframeAnimation},
  {"CASpringAnimation", ofCASpringAnimation},
  {"CAAnimationGroup", ofCAAnimationGroup},
  {"CATransition", ofCATransition},
  {"transaction", ofTransaction},
  {NULL, NULL}
};

const char *const LCClassNames[] = {
  "CALayer", "CAShapeLayer", "CATransformLayer", "CAGradientLayer", "CATextLayer", "CAScrollLayer",
  "CAReplicatorLayer", "CATiledLayer", "CAEmitterLayer", "CAEmitterCell", "CABasicAnimation",
  "CAKeyframeAnimation", "CASpringAnimation", "CAAnimationGroup", "CATransition", "CAConstraintLayoutManager",
  NULL
};

const char *const LCCallbackNames[] = {
  "actionForKey", "defaultActionForKey", "defaultValueForKey", "needsDisplayForKey", "layoutSublayers", "display",
  "draw", "layerWillDraw", "initWithLayer", "addAnimation", "run", "start", "stop", "complete", "invalidateLayout",
  "preferredSize", "didMoveToSuperview", "didSetBounds", "drawLayer", NULL
};

/* The method that a step is; steps that are not here are of the driver itself. */
const LCNeed LCNeeds[] = {
  {"insert", "CALayer", "insertSublayer:atIndex:"}, {"insertBelow", "CALayer", "insertSublayer:below:"},
  {"insertAbove", "CALayer", "insertSublayer:above:"}, {"replace", "CALayer", "replaceSublayer:with:"},
  {"hitTest", "CALayer", "hitTest:"}, {"contains", "CALayer", "containsPoint:"},
  {"convert", "CALayer", "convertRect:toLayer:"}, {"convertTime", "CALayer", "convertTime:fromLayer:"},
  {"setNeedsLayout", "CALayer", "setNeedsLayout"}, {"layoutIfNeeded", "CALayer", "layoutIfNeeded"},
  {"layoutSublayers", "CALayer", "layoutSublayers"}, {"display", "CALayer", "display"},
  {"setNeedsDisplay", "CALayer", "setNeedsDisplay"}, {"displayIfNeeded", "CALayer", "displayIfNeeded"},
  {"setNeedsDisplayInRect", "CALayer", "setNeedsDisplayInRect:"}, {"scrollPoint", "CALayer", "scrollPoint:"},
  {"scrollRectToVisible", "CALayer", "scrollRectToVisible:"}, {"render", "CALayer", "renderInContext:"},
  {"scrollToPoint", "CAScrollLayer", "scrollToPoint:"}, {"scrollToRect", "CAScrollLayer", "scrollToRect:"},
  {"addAnimation", "CALayer", "addAnimation:forKey:"}, {"removeAnimation", "CALayer", "removeAnimationForKey:"},
  {"removeAllAnimations", "CALayer", "removeAllAnimations"}, {"animationKeys", "CALayer", "animationKeys"},
  {"ask", "CALayer", "actionForKey:"}, {"classAction", "CALayer", "+defaultActionForKey:"},
  {"classDefault", "CALayer", "+defaultValueForKey:"}, {"classNeedsDisplay", "CALayer", "+needsDisplayForKey:"},
  {"expansionFactor", "CALayer", "+cornerCurveExpansionFactor:"},
  {"valueFunction", "CAValueFunction", "+functionWithName:"},
  {"controlPoint", "CAMediaTimingFunction", "getControlPointAtIndex:values:"},
  {"lock", "CATransaction", "+lock"}, {"unlock", "CATransaction", "+unlock"},
  {"flush", "CATransaction", "+flush"}, {"begin", "CATransaction", "+begin"},
  {"commit", "CATransaction", "+commit"}, {NULL, NULL, NULL}
};
