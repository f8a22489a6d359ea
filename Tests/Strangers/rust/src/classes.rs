//! The classes of the framework: what they declare and what properties are at first.
use crate::geometry::IDENTITY;
use crate::value::Value::{self, *};

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind { Num, Bool, Point, Size, Rect, Transform, Color, Path, Text, Any }

pub const LAYERS: &[&str] = &["CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAScrollLayer", "CAReplicatorLayer",
    "CATiledLayer", "CAEmitterLayer", "CATransformLayer"];
pub const ANIMATIONS: &[&str] = &["CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation", "CAAnimationGroup", "CATransition"];

pub fn base(class: &str) -> Option<&'static str> {
    Some(match class {
        "CASpringAnimation" => "CABasicAnimation",
        "CABasicAnimation" | "CAKeyframeAnimation" | "CAAnimationGroup" | "CATransition" => "CAAnimation",
        "CALayer" => return None,
        c if LAYERS.contains(&c) => "CALayer",
        _ => return None,
    })
}

fn black() -> Value { Color([0., 0., 0., 1.]) }
fn white() -> Value { Color([1., 1., 1., 1.]) }
fn t(s: &str) -> Value { Str(s.to_string()) }
fn id() -> Value { Value::transform(IDENTITY) }

pub fn names(class: &str) -> Vec<&'static str> {
    let s = match class {
        "CALayer" => "bounds position anchorPoint anchorPointZ zPosition transform sublayerTransform affineTransform frame geometryFlipped contentsAreFlipped preferredFrameSize visibleRect superlayer sublayers mask masksToBounds presentationLayer modelLayer hidden opacity doubleSided opaque backgroundColor cornerRadius maskedCorners cornerCurve borderWidth borderColor shadowColor shadowOpacity shadowOffset shadowRadius shadowPath filters backgroundFilters compositingFilter shouldRasterize rasterizationScale allowsGroupOpacity allowsEdgeAntialiasing edgeAntialiasingMask drawsAsynchronously contents contentsRect contentsCenter contentsGravity contentsScale contentsFormat minificationFilter magnificationFilter minificationFilterBias needsDisplayOnBoundsChange needsDisplay preferredDynamicRange toneMapMode contentsHeadroom wantsExtendedDynamicRangeContent needsLayout autoresizingMask layoutManager name actions style delegate beginTime duration speed timeOffset repeatCount repeatDuration autoreverses fillMode",
        "CAShapeLayer" => "path fillColor fillRule strokeColor strokeStart strokeEnd lineWidth miterLimit lineCap lineJoin lineDashPhase lineDashPattern",
        "CAGradientLayer" => "colors locations startPoint endPoint type",
        "CATextLayer" => "string font fontSize foregroundColor wrapped alignmentMode truncationMode allowsFontSubpixelQuantization",
        "CAScrollLayer" => "scrollMode",
        "CAReplicatorLayer" => "instanceCount instanceDelay instanceTransform instanceColor instanceRedOffset instanceGreenOffset instanceBlueOffset instanceAlphaOffset preservesDepth",
        "CATiledLayer" => "levelsOfDetail levelsOfDetailBias tileSize",
        "CAEmitterLayer" => "preservesDepth emitterCells emitterPosition emitterZPosition emitterSize emitterDepth emitterShape emitterMode renderMode seed birthRate lifetime velocity scale spin",
        "CAEmitterCell" => "contents contentsRect contentsScale minificationFilter magnificationFilter minificationFilterBias name style emitterCells birthRate lifetime lifetimeRange velocity velocityRange scale scaleRange scaleSpeed spin spinRange enabled color redRange greenRange blueRange alphaRange redSpeed greenSpeed blueSpeed alphaSpeed emissionLatitude emissionLongitude emissionRange xAcceleration yAcceleration zAcceleration",
        "CAAnimation" => "delegate beginTime duration speed timeOffset repeatCount repeatDuration autoreverses fillMode removedOnCompletion timingFunction",
        "CABasicAnimation" => "keyPath fromValue toValue byValue additive cumulative valueFunction",
        "CAKeyframeAnimation" => "path keyPath additive cumulative values keyTimes timingFunctions calculationMode tensionValues continuityValues biasValues valueFunction",
        "CASpringAnimation" => "mass stiffness damping initialVelocity settlingDuration",
        "CAAnimationGroup" => "animations",
        "CATransition" => "type subtype startProgress endProgress filter",
        _ => "",
    };
    s.split_whitespace().collect()
}

/// Kind and first value of a property that the class itself declares.
pub fn declared(class: &str, name: &str) -> Option<(Kind, Value)> {
    if !names(class).contains(&name) { return None }
    let n = |x: f64| (Kind::Num, Num(x));
    let b = |x: bool| (Kind::Bool, Bool(x));
    let s = |x: &str| (Kind::Text, t(x));
    let any = (Kind::Any, Nil);
    Some(match (class, name) {
        (_, "beginTime" | "duration" | "timeOffset" | "repeatCount" | "repeatDuration") => n(0.),
        ("CAEmitterLayer", "birthRate" | "lifetime" | "velocity" | "scale" | "spin") => n(1.),
        (_, "speed") => n(1.),
        (_, "autoreverses") => b(false),
        (_, "fillMode") => s("removed"),
        (_, "name" | "keyPath" | "valueFunction" | "subtype") => (Kind::Text, Nil),
        (_, "contentsRect") => (Kind::Rect, Rect([0., 0., 1., 1.])),
        (_, "contentsScale") => n(1.),
        (_, "minificationFilter" | "magnificationFilter") => s("linear"),
        (_, "minificationFilterBias") => n(0.),
        ("CALayer", _) => match name {
            "bounds" | "frame" | "visibleRect" => (Kind::Rect, Rect([0.; 4])),
            "position" => (Kind::Point, Point([0.; 2])),
            "anchorPoint" => (Kind::Point, Point([0.5, 0.5])),
            "anchorPointZ" | "zPosition" | "cornerRadius" | "borderWidth" | "shadowOpacity" | "autoresizingMask" | "contentsHeadroom" => n(0.),
            "transform" | "sublayerTransform" => (Kind::Transform, id()),
            "affineTransform" => (Kind::Any, Affine([1., 0., 0., 1., 0., 0.])),
            "opacity" | "rasterizationScale" => n(1.),
            "doubleSided" | "allowsGroupOpacity" => b(true),
            "backgroundColor" => (Kind::Color, Nil),
            "borderColor" | "shadowColor" => (Kind::Color, black()),
            "maskedCorners" | "edgeAntialiasingMask" => n(15.),
            "cornerCurve" => s("circular"),
            "shadowOffset" => (Kind::Size, Size([0., -3.])),
            "shadowRadius" => n(3.),
            "shadowPath" => (Kind::Path, Nil),
            "preferredFrameSize" => (Kind::Size, Size([0.; 2])),
            "contentsCenter" => (Kind::Rect, Rect([0., 0., 1., 1.])),
            "contentsGravity" => s("resize"),
            "contentsFormat" => s("RGBA8"),
            "preferredDynamicRange" | "toneMapMode" => s("automatic"),
            "geometryFlipped" | "contentsAreFlipped" | "masksToBounds" | "hidden" | "opaque" | "shouldRasterize" | "allowsEdgeAntialiasing"
            | "drawsAsynchronously" | "wantsExtendedDynamicRangeContent" | "needsDisplayOnBoundsChange" | "needsDisplay" | "needsLayout" => b(false),
            _ => any,
        },
        ("CAShapeLayer", _) => match name {
            "path" => (Kind::Path, Nil),
            "fillColor" => (Kind::Color, black()),
            "strokeColor" => (Kind::Color, Nil),
            "fillRule" => s("non-zero"),
            "strokeEnd" | "lineWidth" => n(1.),
            "strokeStart" | "lineDashPhase" => n(0.),
            "miterLimit" => n(10.),
            "lineCap" => s("butt"),
            "lineJoin" => s("miter"),
            _ => any,
        },
        ("CAGradientLayer", "startPoint") => (Kind::Point, Point([0.5, 0.])),
        ("CAGradientLayer", "endPoint") => (Kind::Point, Point([0.5, 1.])),
        ("CAGradientLayer", "type") => s("axial"),
        ("CATextLayer", _) => match name {
            "fontSize" => n(36.),
            "foregroundColor" => (Kind::Color, white()),
            "wrapped" => b(false),
            "allowsFontSubpixelQuantization" => b(true),
            "alignmentMode" => s("natural"),
            "truncationMode" => s("none"),
            "font" => (Kind::Any, t("Helvetica")),
            _ => any,
        },
        ("CAScrollLayer", _) => s("both"),
        ("CAReplicatorLayer", _) => match name {
            "instanceCount" => n(1.),
            "instanceTransform" => (Kind::Transform, id()),
            "instanceColor" => (Kind::Color, white()),
            "preservesDepth" => b(false),
            _ => n(0.),
        },
        ("CATiledLayer", "levelsOfDetail") => n(1.),
        ("CATiledLayer", "levelsOfDetailBias") => n(0.),
        ("CATiledLayer", _) => (Kind::Size, Size([256., 256.])),
        ("CAEmitterLayer", _) => match name {
            "preservesDepth" => b(false),
            "emitterCells" => any,
            "emitterPosition" => (Kind::Point, Point([0.; 2])),
            "emitterSize" => (Kind::Size, Size([0.; 2])),
            "emitterShape" => s("point"),
            "emitterMode" => s("volume"),
            "renderMode" => s("unordered"),
            _ => n(0.),
        },
        ("CAEmitterCell", _) => match name {
            "contents" | "style" | "emitterCells" => any,
            "scale" => n(1.),
            "enabled" => b(true),
            "color" => (Kind::Color, white()),
            _ => n(0.),
        },
        ("CAAnimation", "removedOnCompletion") => b(true),
        ("CABasicAnimation" | "CAKeyframeAnimation", "additive" | "cumulative") => b(false),
        ("CAKeyframeAnimation", "calculationMode") => s("linear"),
        ("CAKeyframeAnimation", "path") => (Kind::Path, Nil),
        ("CASpringAnimation", "mass") => n(1.),
        ("CASpringAnimation", "stiffness") => n(100.),
        ("CASpringAnimation", "damping") => n(10.),
        ("CASpringAnimation", _) => n(0.),
        ("CATransition", "type") => s("fade"),
        ("CATransition", "startProgress") => n(0.),
        ("CATransition", "endProgress") => n(1.),
        _ => any,
    })
}

/// The same along the chain of superclasses.
pub fn property(class: &str, name: &str) -> Option<(Kind, Value)> {
    let mut c = Some(class);
    while let Some(k) = c {
        if let Some(p) = declared(k, name) { return Some(p) }
        c = base(k);
    }
    None
}

/// Does a change of this animate by itself?
pub fn animates(class: &str, name: &str) -> bool {
    let mut c = Some(class);
    while let Some(k) = c {
        if names(k).contains(&name) {
            return match k {
                "CALayer" => matches!(name, "bounds" | "position" | "anchorPoint" | "anchorPointZ" | "zPosition" | "transform" | "sublayerTransform"
                    | "masksToBounds" | "hidden" | "opacity" | "backgroundColor" | "cornerRadius" | "borderWidth" | "borderColor"
                    | "shadowColor" | "shadowOpacity" | "shadowOffset" | "shadowRadius" | "shadowPath" | "contents" | "contentsRect"
                    | "contentsCenter" | "contentsScale" | "rasterizationScale" | "shouldRasterize" | "minificationFilterBias" | "filters"
                    | "backgroundFilters" | "compositingFilter" | "mask" | "doubleSided"),
                "CAShapeLayer" => matches!(name, "fillColor" | "strokeColor" | "strokeStart" | "strokeEnd" | "lineWidth" | "miterLimit" | "lineDashPhase"),
                "CAGradientLayer" => name != "type",
                "CATextLayer" => matches!(name, "fontSize" | "foregroundColor"),
                "CAReplicatorLayer" => name != "preservesDepth",
                "CAEmitterLayer" => matches!(name, "emitterPosition" | "emitterZPosition" | "emitterSize" | "emitterDepth" | "birthRate" | "lifetime" | "velocity" | "scale" | "spin"),
                _ => false,
            };
        }
        c = base(k);
    }
    false
}

pub fn coerce(kind: Kind, v: Value) -> crate::value::Res<Value> {
    use crate::value::{unsupported, Fault};
    let scalar = !matches!(kind, Kind::Any | Kind::Text | Kind::Color | Kind::Path);
    Ok(match (kind, v) {
        (_, Nil | Null) if scalar => return Err(Fault::Raised("NSInvalidArgumentException", "could not set nil as the value of a scalar key".into())),
        (_, Nil) => Nil,
        (Kind::Num, v @ (Num(_) | Bool(_))) => Num(v.num()),
        (Kind::Bool, v @ (Num(_) | Bool(_))) => Bool(v.truth()),
        (Kind::Point, Point(p) | Size(p)) => Point(p),
        (Kind::Size, Point(p) | Size(p)) => Size(p),
        (Kind::Rect, v @ Rect(_)) => v,
        (Kind::Transform, Affine(a)) => Value::transform(crate::geometry::from_affine(&a)),
        (Kind::Transform, v @ Transform(_)) => v,
        (Kind::Any | Kind::Text | Kind::Color | Kind::Path, v) => v,
        (k, _) => return unsupported(&format!("a value that is no {:?}", k)),
    })
}
