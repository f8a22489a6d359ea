import LayerModel
import LayerScript
import Rules
import Testing

/// What properties read before they are set, class by class.
struct DefaultTests {
  @Test(arguments: defaults)
  func thePropertyReadsItsDefaultBothWays(row: Default) throws {
    let object = row.type == "CAEmitterCell" ? "c1" : "l1"
    for query in ["get \(object).\(row.property)", "value \(object) \(row.property)"] {
      try WorkedCase("new \(object) \(row.type); \(query)", row.value, row.rule).check()
    }
  }

  @Test(arguments: [
    "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAScrollLayer", "CAReplicatorLayer",
    "CATiledLayer", "CAEmitterLayer", "CATransformLayer",
  ])
  func aSubclassHasTheDefaultsOfEveryLayer(type: String) throws {
    try WorkedCase("new l1 \(type); get l1.opacity", "1", .props(1), .props(43)).check()
    try WorkedCase("new l1 \(type); get l1.shadowOffset", "size(0, -3)", .props(43)).check()
  }

  @Test func aScrollLayerClipsUnlikeOtherLayers() throws {
    try WorkedCase("new l1 CAScrollLayer; get l1.masksToBounds", "true", .props(39)).check()
    try WorkedCase("new l1; get l1.masksToBounds", "false", .props(5)).check()
  }

  @Test func anyFontWillDo() throws {
    let (expected, _) = try Reference.lastAnswer(to: "new l1 CATextLayer; get l1.font")
    #expect(expected.pattern.accepts(.string("Helvetica Neue")))
    #expect(!expected.pattern.accepts(.nil))
  }

  @Test(arguments: [
    (Profile?.none, Value?.none), (.macOSLike, .boolean(true)), (.iOSLike, .boolean(false)),
  ])
  func edgesAreSmoothedByPlatform(profile: Profile?, wanted: Value?) throws {
    let script = try Script(parsing: "new l1; get l1.allowsEdgeAntialiasing")
    let profiles = profile.map { [$0: true] } ?? [:]
    let expected = try #require(
      World.expectations(of: script, assumptions: Assumptions(profiles: profiles)).steps.last)
    if let wanted {
      #expect(expected.pattern == .value(.exactly(wanted)))
    } else {
      #expect(expected.weakened == .beyondReference)
    }
  }

  @Test(arguments: [
    (Profile.highDynamicRange, "new l1; get l1.toneMapMode"),
    (.emitter, "new c1; get c1.scale"),
    (.enumValidation, "new l1; set l1.contentsGravity \"unknown\"; get l1.contentsGravity"),
    (.enumValidation, "new l1; set l1.maskedCorners 255; get l1.maskedCorners"),
  ])
  func nothingIsAssertedUnderAProfileThatIsOff(profile: Profile, text: String) throws {
    let script = try Script(parsing: text)
    let on = World.expectations(of: script)
    #expect(on.steps.last?.weakened == nil)
    let off = World.expectations(of: script, assumptions: Assumptions(profiles: [profile: false]))
    #expect(off.steps.last?.weakened == .profileOff)
  }

  struct Default: Sendable, CustomTestStringConvertible {
    let type: String
    let property: String
    let value: String
    let rule: RuleID

    var testDescription: String { "\(type).\(property) reads \(value)" }
  }

  /// A line has a class, a rule of PROPS, and properties with what they read.
  private static let defaults: [Default] = [
    "CALayer 7 contentsRect=(0,0,1,1) contentsCenter=(0,0,1,1)",
    "CALayer 8 contentsGravity=\"resize\"",
    "CALayer 10 contentsFormat=\"RGBA8\"",
    "CALayer 11 minificationFilter=\"linear\" magnificationFilter=\"linear\"",
    "CALayer 12 minificationFilterBias=0",
    "CALayer 13 opaque=false",
    "CALayer 14 needsDisplayOnBoundsChange=false",
    "CALayer 15 drawsAsynchronously=false",
    "CALayer 16 edgeAntialiasingMask=15",
    "CALayer 18 allowsGroupOpacity=true",
    "CALayer 20 maskedCorners=15",
    "CALayer 21 cornerCurve=\"circular\"",
    "CALayer 27 shouldRasterize=false rasterizationScale=1",
    "CALayer 28 beginTime=0 timeOffset=0 repeatDuration=0 autoreverses=false",
    "CALayer 29 speed=1 repeatCount=0 fillMode=\"removed\"",
    "CALayer 31 preferredDynamicRange=\"standard\" toneMapMode=\"automatic\"",
    "CALayer 31 contentsHeadroom=0 wantsExtendedDynamicRangeContent=false",
    "CALayer 44 duration=inf",
    "CAShapeLayer 32 path=nil strokeColor=nil lineDashPattern=nil",
    "CAShapeLayer 33 fillColor=rgba(0,0,0,1)",
    "CAShapeLayer 34 fillRule=\"non-zero\" lineCap=\"butt\" lineJoin=\"miter\"",
    "CAShapeLayer 35 strokeStart=0 strokeEnd=1 lineWidth=1 miterLimit=10 lineDashPhase=0",
    "CAGradientLayer 36 colors=nil locations=nil",
    "CAGradientLayer 37 startPoint=(0.5,0) endPoint=(0.5,1) type=\"axial\"",
    "CATextLayer 38 string=nil fontSize=36 wrapped=false alignmentMode=\"natural\"",
    "CATextLayer 38 truncationMode=\"none\" foregroundColor=rgba(1,1,1,1)",
    "CATextLayer 38 allowsFontSubpixelQuantization=false font=\"Helvetica\"",
    "CAScrollLayer 39 scrollMode=\"both\" masksToBounds=true",
    "CAReplicatorLayer 40 instanceCount=1 instanceDelay=0 instanceTransform=identity",
    "CAReplicatorLayer 40 preservesDepth=false instanceColor=rgba(1,1,1,1) instanceRedOffset=0",
    "CAReplicatorLayer 40 instanceGreenOffset=0 instanceBlueOffset=0 instanceAlphaOffset=0",
    "CATiledLayer 41 levelsOfDetail=1 levelsOfDetailBias=0 tileSize=size(256,256)",
    "CAEmitterLayer 42 emitterCells=nil birthRate=1 lifetime=1 velocity=1 scale=1 spin=1",
    "CAEmitterLayer 42 emitterPosition=(0,0) emitterZPosition=0 emitterSize=size(0,0)",
    "CAEmitterLayer 42 emitterDepth=0 emitterShape=\"point\" emitterMode=\"volume\" seed=0",
    "CAEmitterLayer 42 renderMode=\"unordered\" preservesDepth=false",
    "CAEmitterCell 45 contents=nil contentsRect=(0,0,1,1) contentsScale=1 enabled=true name=nil",
    "CAEmitterCell 45 color=rgba(1,1,1,1) style=nil emitterCells=nil birthRate=0 lifetime=0",
    "CAEmitterCell 45 scale=1 velocity=0 spin=0 redRange=0 alphaSpeed=0 scaleSpeed=0",
    "CAEmitterCell 45 emissionRange=0 xAcceleration=0 minificationFilter=\"linear\"",
  ].flatMap { line -> [Default] in
    let words = line.split(separator: " ").map(String.init)
    return words.dropFirst(2).compactMap { word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let rule = Int(words[1]) else { return nil }
      return Default(type: words[0], property: parts[0], value: parts[1], rule: .props(rule))
    }
  }
}
