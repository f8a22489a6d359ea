/* hello.h - what the driver tells of itself. */
#ifndef HELLO_H
#define HELLO_H

static const char *hello =
    "{\"protocol\":1,\"engine\":{\"name\":\"pebble\",\"version\":\"0.2\",\"language\":\"C\"},\"supports\":{"
    "\"steps\":[\"new\",\"copy\",\"host\",\"set\",\"get\",\"setValue\",\"value\",\"add\",\"insert\",\"insertBelow\","
    "\"insertAbove\",\"replace\",\"remove\",\"answer\",\"hook\",\"react\",\"begin\",\"commit\",\"flush\",\"lock\","
    "\"unlock\",\"advance\",\"tick\",\"addAnimation\",\"removeAnimation\",\"removeAllAnimations\",\"animationKeys\","
    "\"exists\",\"setNeedsLayout\",\"layoutIfNeeded\",\"layoutSublayers\",\"setNeedsDisplay\",\"displayIfNeeded\","
    "\"display\",\"ask\",\"convert\",\"convertTime\",\"hitTest\",\"contains\",\"paintOrder\",\"classDefault\","
    "\"classAction\",\"evaluate\",\"controlPoint\",\"compute\"],"
    "\"classes\":[\"CALayer\",\"CAShapeLayer\",\"CABasicAnimation\",\"CAKeyframeAnimation\",\"CAAnimationGroup\","
    "\"delegate\",\"class\"],"
    "\"properties\":{"
    "\"CALayer\":[\"bounds\",\"position\",\"anchorPoint\",\"anchorPointZ\",\"zPosition\",\"transform\","
    "\"sublayerTransform\",\"affineTransform\",\"frame\",\"geometryFlipped\",\"contentsAreFlipped\",\"superlayer\","
    "\"sublayers\",\"mask\",\"masksToBounds\",\"hidden\",\"opacity\",\"doubleSided\",\"opaque\",\"backgroundColor\","
    "\"cornerRadius\",\"borderWidth\",\"borderColor\",\"shadowColor\",\"shadowOpacity\",\"shadowOffset\","
    "\"shadowRadius\",\"shouldRasterize\",\"rasterizationScale\",\"contents\",\"contentsRect\",\"contentsCenter\","
    "\"contentsGravity\",\"contentsScale\",\"minificationFilter\",\"magnificationFilter\","
    "\"needsDisplayOnBoundsChange\",\"needsDisplay\",\"needsLayout\",\"name\",\"actions\",\"style\",\"delegate\","
    "\"beginTime\",\"duration\",\"speed\",\"timeOffset\",\"repeatCount\",\"repeatDuration\",\"autoreverses\",\"fillMode\"],"
    "\"CAShapeLayer\":[\"fillColor\",\"fillRule\",\"strokeColor\",\"strokeStart\",\"strokeEnd\",\"lineWidth\","
    "\"miterLimit\",\"lineCap\",\"lineJoin\",\"lineDashPhase\"],"
    "\"CABasicAnimation\":[" "%1$s" ",\"keyPath\",\"fromValue\",\"toValue\",\"byValue\",\"additive\",\"cumulative\"],"
    "\"CAKeyframeAnimation\":[" "%1$s" ",\"keyPath\",\"additive\",\"cumulative\",\"values\",\"keyTimes\","
    "\"timingFunctions\",\"calculationMode\"],"
    "\"CAAnimationGroup\":[" "%1$s" ",\"animations\"],"
    "\"transaction\":[\"animationDuration\",\"animationTimingFunction\",\"disableActions\",\"completionBlock\"]},"
    "\"readOnly\":{\"CALayer\":[\"superlayer\",\"contentsAreFlipped\",\"needsLayout\",\"needsDisplay\"]},"
    "\"callbacks\":[\"actionForKey\",\"defaultActionForKey\",\"layoutSublayers\",\"display\",\"draw\",\"run\",\"start\","
    "\"stop\",\"complete\"],"
    "\"features\":[\"presentation\",\"attachedAnimations\",\"anim.beginTime\",\"subPaths\",\"arbitraryKeys\",\"initialValues\"]},"
    "\"clock\":\"controlled\",\"precision\":\"double\"}";

static const char *timing_fields =
    "\"delegate\",\"beginTime\",\"duration\",\"speed\",\"timeOffset\",\"repeatCount\",\"repeatDuration\","
    "\"autoreverses\",\"fillMode\",\"removedOnCompletion\",\"timingFunction\"";

#endif
