extension Creation {
  /// The creation as lines of Objective-C; classes stand in front of `main`.
  var objectiveCLines: [String] {
    switch name.kind {
    case .delegate:
      let isMute = implements?.contains(.actionForKey) == false
      let type = isMute ? "Delegate" : "AnsweringDelegate"
      return ["\(type) *\(name) = [[\(type) alloc] init];"]
        + settings.map { entry in
          "[\(name).answers setValue:\(entry.value.objectiveCObject) "
            + "forKey:\(entry.key.objectiveCLiteral)];"
        }
    case .class: return []
    case .shared:
      return ["NSMutableDictionary *\(name) = [NSMutableDictionary dictionary];"]
        + settings.map { entry in
          "[\(name) setValue:\(entry.value.objectiveCObject) forKey:\(entry.key.objectiveCLiteral)];"
        }
    case .manager: return ["Manager *\(name) = [[Manager alloc] init];"]
    default:
      let type = backing?.type == nil ? type?.objectiveCText ?? "CALayer" : "V\(name.number)"
      return ["\(type) *\(name) = [[\(type) alloc] init];"]
        + (backing.map { ["CALayer *\($0.layer) = \(name).layer;"] } ?? [])
        + settings.compactMap { entry in
          Property(rawValue: entry.key).map { property in
            Command.objectiveCSet(.object(name), property, entry.value)
          }
        }
    }
  }

  /// The class that the creation defines: of layers with hooks that the script fills, of views one
  /// that names the class of its layer.
  var objectiveCClass: [String] {
    if name.kind == .view { return objectiveCViewClass }
    let base = type?.objectiveCText ?? "CALayer"
    let own = "K\(name.number)"
    return [
      "",
      "@interface \(own) : \(base)",
      "+ (NSMutableDictionary *)hooks;",
      "@end",
      "@implementation \(own)",
      "/// What the class answers: lists of at most one object by callback and key; an empty list is nil.",
      "+ (NSMutableDictionary *)hooks {",
      "  static NSMutableDictionary *hooks;",
      "  if (!hooks) hooks = [NSMutableDictionary dictionary];",
      "  return hooks;",
      "}",
      "+ (NSArray *)answer:(NSString *)callback to:(NSString *)key {",
      "  return [[\(own) hooks] objectForKey:[NSString stringWithFormat:@\"%@.%@\", callback, key]];",
      "}",
      "+ (id<CAAction>)defaultActionForKey:(NSString *)key {",
      "  NSArray *answer = [\(own) answer:@\"defaultActionForKey\" to:key];",
      "  return answer ? [answer lastObject] : [super defaultActionForKey:key];",
      "}",
      "+ (id)defaultValueForKey:(NSString *)key {",
      "  NSArray *answer = [\(own) answer:@\"defaultValueForKey\" to:key];",
      "  return answer ? [answer lastObject] : [super defaultValueForKey:key];",
      "}",
      "+ (BOOL)needsDisplayForKey:(NSString *)key {",
      "  NSArray *answer = [\(own) answer:@\"needsDisplayForKey\" to:key];",
      "  return answer ? [[answer lastObject] boolValue] : [super needsDisplayForKey:key];",
      "}",
      "- (id<CAAction>)actionForKey:(NSString *)key {",
      "  NSArray *answer = [\(own) answer:@\"actionForKey\" to:key];",
      "  return answer ? [answer lastObject] : [super actionForKey:key];",
      "}",
    ] + (implements ?? []).compactMap(Self.override).flatMap { $0 } + ["@end"]
  }

  private var objectiveCViewClass: [String] {
    let own = "V\(name.number)"
    return [
      "",
      "@interface \(own) : \(type?.objectiveCText ?? "UIView")",
      "@end",
      "@implementation \(own)",
      "+ (Class)layerClass {",
      "  return [\(backing?.type?.objectiveCText ?? "CALayer") class];",
      "}",
      "@end",
    ]
  }

  private static func override(_ callback: Callback) -> [String]? {
    switch callback {
    case .layoutSublayers:
      ["- (void)layoutSublayers {", "  NSLog(@\"layoutSublayers %@\", self);", "}"]
    case .display: ["- (void)display {", "  NSLog(@\"display %@\", self);", "}"]
    case .draw:
      ["- (void)drawInContext:(CGContextRef)context {", "  NSLog(@\"draw %@\", self);", "}"]
    case .addAnimation:
      [
        "- (void)addAnimation:(CAAnimation *)animation forKey:(NSString *)key {",
        "  NSLog(@\"add %@ %@\", animation, key);",
        "  [super addAnimation:animation forKey:key];",
        "}",
      ]
    default: nil
    }
  }
}

extension ClassReference {
  /// The class as an Objective-C name.
  var objectiveCText: String {
    switch self {
    case .known(let name): name.rawValue
    case .defined(let name): "K\(name.number)"
    }
  }
}
