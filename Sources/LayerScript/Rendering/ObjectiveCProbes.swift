import Geometry

/// The classes that a script programs, as Objective-C: each with the methods that report or answer, and no
/// other.
struct ObjectiveCProbes {
  let facts: ScriptFacts

  /// The classes in an order in which each comes behind its superclass.
  var lines: [String] {
    facts.created(.class).flatMap(layerClass)
      + facts.created(.view).filter { facts.needsOwnClass(view: $0.name) }.flatMap(viewClass)
      + facts.created(.delegate).flatMap(delegate)
      + facts.created(.manager).filter { $0.type == nil }.flatMap(manager)
  }

  private func type(
    _ head: String, properties: [String] = [], _ body: [String]
  ) -> [String] {
    let name = head.prefix { $0 != " " }
    return ["", "@interface \(head)"] + properties + ["@end", "@implementation \(name)"] + body
      + ["@end"]
  }

  private func layerClass(_ creation: Creation) -> [String] {
    let name = creation.name
    let implements = Set(creation.implements ?? [])
    let hooks = facts.hooks(of: name)
    let declared = creation.settings.compactMap { entry in
      creation.declaredKinds[entry.key].map { (entry.key, $0.objectiveCType) }
    }
    var body = declared.map { "@dynamic \($0.0);" }
    for callback in [Callback.defaultActionForKey, .defaultValueForKey, .needsDisplayForKey]
    where hooks.contains(where: { $0.callback == callback }) {
      body += hook(callback, of: name)
    }
    let overridesSearch = implements.contains(.actionForKey)
    if overridesSearch || hooks.contains(where: { $0.callback == .actionForKey }) {
      body += search(of: name, hooks, isWhole: overridesSearch)
    }
    for callback in Callback.allCases where implements.contains(callback) {
      body += override(callback, of: name)
    }
    let isDelegate = implements.contains(.drawLayer) ? " <CALayerDelegate>" : ""
    return type(
      "K\(name.number) : \(creation.type?.objectiveCText ?? "CALayer")\(isDelegate)",
      properties: declared.map { "@property\($0.1)\($0.0);" }, body)
  }

  /// An answer by key; without one the superclass is asked.
  private func hook(_ callback: Callback, of name: ObjectName) -> [String] {
    let (result, isTruth) =
      switch callback {
      case .defaultActionForKey: ("id<CAAction>", false)
      case .defaultValueForKey: ("id", false)
      default: ("BOOL", true)
      }
    let selector = callback.rawValue
    let answer = "[answer lastObject]"
    return [
      "+ (\(result))\(selector):(NSString *)key {",
      "  NSArray *answer = Answer(@\"\(name) \(selector)\", key);",
      "  if (!answer) return [super \(selector):key];",
      "  Say(@\"\(name) asked for \(selector) %@\", key);",
      "  return \(isTruth ? "[\(answer) boolValue]" : answer);",
      "}",
    ]
  }

  /// The search for an action, overridden for some keys, or whole.
  private func search(
    of name: ObjectName, _ hooks: [ScriptFacts.Hook], isWhole: Bool
  ) -> [String] {
    let copied = [
      "  NSString *source = [[answer lastObject] isKindOfClass:[NSDictionary class]]",
      "      ? [[answer lastObject] objectForKey:@\"timingOf\"] : nil;",
      "  if (source) {",
      "    CABasicAnimation *found = (id)[super actionForKey:source];",
      "    if (![found isKindOfClass:[CABasicAnimation class]]) return [super actionForKey:event];",
      "    CABasicAnimation *own = [[CABasicAnimation alloc] init];",
      "    own.keyPath = event;",
      "    own.fromValue = [self valueForKey:event];",
      "    for (NSString *key in @[",
      "           @\"autoreverses\", @\"beginTime\", @\"delegate\", @\"duration\", @\"fillMode\",",
      "           @\"repeatCount\", @\"repeatDuration\", @\"speed\", @\"timingFunction\", @\"timeOffset\"",
      "         ])",
      "      [own setValue:[found valueForKey:key] forKey:key];",
      "    return own;",
      "  }",
    ]
    let timings = hooks.contains { $0.value.timingSource != nil }
    return [
      "- (id<CAAction>)actionForKey:(NSString *)event {",
      "  NSArray *answer = Answer(@\"\(name) actionForKey\", event);",
      "  if (!answer) return \(isWhole ? "nil" : "[super actionForKey:event]");",
      "  Say(@\"\(name) asked for actionForKey %@ of %@%@\", event, Text(self), Seeing(self, event));",
    ] + (timings ? copied : []) + ["  return [answer lastObject];", "}"]
  }

  private func override(_ callback: Callback, of name: ObjectName) -> [String] {
    let report = self.report(name, callback, "self")
    switch callback {
    case .layoutSublayers: return method("- (void)layoutSublayers", report)
    case .display: return method("- (void)display", report)
    case .draw: return method("- (void)drawInContext:(CGContextRef)context", report)
    case .drawLayer:
      return method(
        "- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)context",
        self.report(name, callback, "layer"))
    case .didSetBounds:
      return method("- (void)setBounds:(CGRect)bounds", ["[super setBounds:bounds];"] + report)
    case .addAnimation:
      return method(
        "- (void)addAnimation:(CAAnimation *)animation forKey:(NSString *)key",
        [
          "Say(@\"\(name) asked for addAnimation %@ of %@\", key ?: @\"nil\", Text(self));",
          "[super addAnimation:animation forKey:key];",
        ])
    case .initWithLayer:
      return method(
        "- (instancetype)initWithLayer:(id)layer",
        ["if (!(self = [super initWithLayer:layer])) return nil;"]
          + self.report(name, callback, "layer") + ["return self;"])
    default: return []
    }
  }

  private func method(_ head: String, _ body: [String]) -> [String] {
    [head + " {"] + body.map { "  " + $0 } + ["}"]
  }

  /// Says that a callback has come about a layer, and carries out what the script has it do.
  private func report(_ name: ObjectName, _ callback: Callback, _ layer: String) -> [String] {
    let line = "Say(@\"\(name) called for \(callback.rawValue) of %@\", Text(\(layer)));"
    let key = "\(name) \(callback.rawValue)"
    return [line] + (facts.reacts(name, callback) ? ["Reacted(@\"\(key)\");"] : [])
  }

  private func viewClass(_ creation: Creation) -> [String] {
    var body: [String] = []
    if let type = creation.backing?.type {
      body += method("+ (Class)layerClass", ["return [\(type.objectiveCText) class];"])
    }
    if creation.implements?.contains(.didMoveToSuperview) == true {
      body += method(
        "- (void)didMoveToSuperview",
        [
          "[super didMoveToSuperview];",
          "Say(@\"\(creation.name) asked for didMoveToSuperview superlayer of %@, seeing %@\",",
          "    Text(self.layer), Text(self.layer.superlayer));",
        ])
    }
    if facts.pops {
      body += method(
        "- (id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event",
        [
          "if (!popped) return [super actionForLayer:layer forKey:event];",
          "NotePopped(layer, event);",
          "return (id)[NSNull null];",
        ])
    }
    return type("V\(creation.name.number) : \(creation.type?.objectiveCText ?? "UIView")", body)
  }

  private func delegate(_ creation: Creation) -> [String] {
    let name = creation.name
    let implements = creation.implements ?? [.actionForKey]
    var body: [String] = []
    for callback in Callback.allCases where implements.contains(callback) {
      let report = self.report(name, callback, "layer")
      switch callback {
      case .actionForKey: body += question(to: name)
      case .layoutSublayers:
        body += method("- (void)layoutSublayersOfLayer:(CALayer *)layer", report)
      case .display: body += method("- (void)displayLayer:(CALayer *)layer", report)
      case .draw:
        body += method("- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)context", report)
      case .layerWillDraw: body += method("- (void)layerWillDraw:(CALayer *)layer", report)
      default: break
      }
    }
    return type("D\(name.number) : NSObject <CALayerDelegate>", body)
  }

  private func question(to name: ObjectName) -> [String] {
    let forward = [
      "if ([answer isKindOfClass:[Forward class]])",
      "  return [[answer view] actionForLayer:layer forKey:event];",
    ]
    return method(
      "- (id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event",
      [
        "Say(@\"\(name) asked for actionForKey %@ of %@%@\", event, Text(layer),",
        "    Seeing(layer, event));",
        "id answer = [Answer(@\"\(name) actionForKey\", event) lastObject];",
      ] + (facts.forwards(name) ? forward : []) + ["return answer;"])
  }

  private func manager(_ creation: Creation) -> [String] {
    let name = creation.name
    let implements = creation.implements ?? [.layoutSublayers, .invalidateLayout]
    var body: [String] = []
    for callback in Callback.allCases where implements.contains(callback) {
      let report = self.report(name, callback, "layer")
      switch callback {
      case .layoutSublayers:
        body += method("- (void)layoutSublayersOfLayer:(CALayer *)layer", report)
      case .invalidateLayout:
        body += method("- (void)invalidateLayoutOfLayer:(CALayer *)layer", report)
      case .preferredSize:
        let size = creation.settings.last?.value ?? .size(.zero)
        body += method(
          "- (CGSize)preferredSizeOfLayer:(CALayer *)layer",
          report + ["return \(size.objectiveCScalar);"])
      default: break
      }
    }
    return type("M\(name.number) : NSObject <CALayoutManager>", body)
  }
}

extension DeclaredKind {
  /// The attributes and the type of a property of the kind, up to its name.
  fileprivate var objectiveCType: String {
    switch self {
    case .number: " CGFloat "
    case .object: "(strong) id "
    case .point: " CGPoint "
    case .size: " CGSize "
    case .rect: " CGRect "
    case .transform: " CATransform3D "
    }
  }
}
