/// The helpers that rendered Objective-C programs bring along, each only where it is used.
enum ObjectiveCHelpers {
  /// In the order in which they stand in a program; what another helper uses stands in front of it.
  static func table(usesViews: Bool) -> [Helper] {
    [say, names] + texts + [text, seeing] + boxes + [color, path, answers, reactions]
      + ObjectiveCStage.table(usesViews: usesViews)
      + [tick, worker, forward, action, handler, observer, picture, paint, progress, pop]
  }

  private static let say = Helper(
    "Say(",
    text: """
      static void Say(NSString *format, ...) {
        va_list list;
        va_start(list, format);
        NSString *line = [[NSString alloc] initWithFormat:format arguments:list];
        va_end(list);
        printf("%s\\n", [line UTF8String]);
      }
      """)

  private static let names = Helper(
    "Named(", "NameOf(",
    text: """
      #import <objc/runtime.h>
      static char nameKey;
      /// Tells an object the name that the script has for it.
      static id Named(NSString *name, id object) {
        objc_setAssociatedObject(object, &nameKey, name, OBJC_ASSOCIATION_RETAIN);
        // The engine copies an animation that is added; what is set by key goes with it.
        if ([object isKindOfClass:[CAAnimation class]]) [object setValue:name forKey:@"scriptName"];
        return object;
      }
      static NSString *NameOf(id object) {
        if ([object isKindOfClass:[CAAnimation class]]) return [object valueForKey:@"scriptName"];
        if ([object isKindOfClass:[CALayer class]]) object = [object modelLayer];
        return objc_getAssociatedObject(object, &nameKey);
      }
      """)

  private static let texts = [
    Helper(
      "PointText(",
      text: """
        static NSString *PointText(CGPoint p) {
          return [NSString stringWithFormat:@"(%.15g, %.15g)", p.x, p.y];
        }
        """),
    Helper(
      "SizeText(",
      text: """
        static NSString *SizeText(CGSize s) {
          return [NSString stringWithFormat:@"size(%.15g, %.15g)", s.width, s.height];
        }
        """),
    Helper(
      "RectText(",
      text: """
        static NSString *RectText(CGRect r) {
          return [NSString stringWithFormat:@"(%.15g, %.15g, %.15g, %.15g)", r.origin.x, r.origin.y,
                                            r.size.width, r.size.height];
        }
        """),
    Helper(
      "TransformText(",
      text: """
        static NSString *TransformText(CATransform3D t) {
          NSMutableArray *numbers = [NSMutableArray array];
          for (int i = 0; i < 16; i++) [numbers addObject:@(((CGFloat *)&t)[i])];
          return [NSString stringWithFormat:@"matrix(%@)", [numbers componentsJoinedByString:@", "]];
        }
        """),
  ]

  private static let text = Helper(
    " Text(", "(Text(",
    text: """
      /// A value as scripts and reports write it.
      static NSString *Text(id value) {
        if (!value) return @"nil";
        if (value == [NSNull null]) return @"null";
        if (NameOf(value)) return NameOf(value);
        if ([value isKindOfClass:[NSString class]])
          return [NSString stringWithFormat:@"\\"%@\\"", value];
        if ([value isKindOfClass:[NSArray class]]) {
          NSMutableArray *texts = [NSMutableArray array];
          for (id element in value) [texts addObject:Text(element)];
          return [NSString stringWithFormat:@"[%@]", [texts componentsJoinedByString:@", "]];
        }
        if ([value isKindOfClass:[CAAnimation class]]) {
          BOOL isProperty = [value isKindOfClass:[CAPropertyAnimation class]];
          return [NSString stringWithFormat:@"{class: \\"%@\\", keyPath: %@, duration: %@}",
                                            NSStringFromClass([value class]),
                                            Text(isProperty ? [value keyPath] : nil),
                                            @([(CAAnimation *)value duration])];
        }
        if (![value isKindOfClass:[NSValue class]]) return [value description];
        union { CGPoint point; CGSize size; CGRect rect; CATransform3D transform; } box;
        const char *type = [value objCType];
        if (!strcmp(type, @encode(CGPoint))) {
          [value getValue:&box];
          return PointText(box.point);
        }
        if (!strcmp(type, @encode(CGSize))) {
          [value getValue:&box];
          return SizeText(box.size);
        }
        if (!strcmp(type, @encode(CGRect))) {
          [value getValue:&box];
          return RectText(box.rect);
        }
        if (!strcmp(type, @encode(CATransform3D))) {
          [value getValue:&box];
          return TransformText(box.transform);
        }
        return [value description];
      }
      """)

  private static let seeing = Helper(
    "Seeing(",
    text: """
      /// What the layer's property reads while it is asked about; coming and going are no properties.
      static NSString *Seeing(CALayer *layer, NSString *key) {
        if ([key hasPrefix:@"onOrder"]) return @"";
        return [NSString stringWithFormat:@", seeing %@", Text([layer valueForKey:key])];
      }
      """)

  private static let boxes = [
    box("PointBox", "CGPoint"), box("SizeBox", "CGSize"), box("RectBox", "CGRect"),
    box("TransformBox", "CATransform3D"),
  ]

  private static func box(_ name: String, _ type: String) -> Helper {
    Helper(
      "\(name)(",
      text: """
        static id \(name)(\(type) value) {
          return [NSValue valueWithBytes:&value objCType:@encode(\(type))];
        }
        """)
  }

  private static let color = Helper(
    "MakeColor(",
    text: """
      static CGColorRef MakeColor(CGFloat r, CGFloat g, CGFloat b, CGFloat a) {
        CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
        return CGColorCreate(space, (CGFloat[]){r, g, b, a});
      }
      """)

  private static let path = Helper(
    "MakePath(",
    text: """
      /// Makes a path from letters, M L Q C Z, and the numbers that they take.
      static CGPathRef MakePath(const char *letters, const CGFloat *n) {
        CGMutablePathRef path = CGPathCreateMutable();
        for (const char *letter = letters; *letter; letter++) {
          switch (*letter) {
            case 'M': CGPathMoveToPoint(path, NULL, n[0], n[1]); n += 2; break;
            case 'L': CGPathAddLineToPoint(path, NULL, n[0], n[1]); n += 2; break;
            case 'Q':
              CGPathAddQuadCurveToPoint(path, NULL, n[0], n[1], n[2], n[3]); n += 4; break;
            case 'C':
              CGPathAddCurveToPoint(path, NULL, n[0], n[1], n[2], n[3], n[4], n[5]); n += 6; break;
            default: CGPathCloseSubpath(path); break;
          }
        }
        return path;
      }
      """)

  private static let answers = Helper(
    "Answer(",
    text: """
      /// What is answered, by who, callback and key: a list of one object, or an empty one for nil.
      static NSMutableDictionary *answers;
      static void SetAnswer(NSString *question, id answer) {
        if (!answers) answers = [NSMutableDictionary dictionary];
        [answers setObject:answer ? @[ answer ] : @[] forKey:question];
      }
      static NSArray *Answer(NSString *callback, NSString *key) {
        return [answers objectForKey:[NSString stringWithFormat:@"%@ %@", callback, key]];
      }
      """)

  private static let reactions = Helper(
    "React",
    text: """
      /// What callbacks carry out, as often as they may.
      static NSMutableDictionary *reactions;
      static void React(NSString *callback, int limit, void (^steps)(void)) {
        __block int left = limit;
        void (^reaction)(void) = ^{
          if (left > 0) {
            left--;
            steps();
          }
        };
        if (!reactions) reactions = [NSMutableDictionary dictionary];
        [reactions setObject:[reaction copy] forKey:callback];
      }
      static void Reacted(NSString *callback) {
        void (^reaction)(void) = [reactions objectForKey:callback];
        if (reaction) reaction();
      }
      """)

  private static let tick = Helper(
    "Tick()",
    text: """
      /// Ends the run-loop turn: commits, and lets what is due be delivered. The clock goes on.
      static void Tick(void) {
        [CATransaction flush];
        [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
      }
      """)

  private static let worker = Helper(
    "[Worker alloc]",
    text: """
      /// A thread for one label of the script; whoever gives it something to do waits for the end.
      @interface Worker : NSThread
      @property(strong) NSConditionLock *state;
      @property(copy) void (^work)(void);
      @end
      @implementation Worker
      - (void)main {
        for (;;) {
          [self.state lockWhenCondition:1];
          self.work();
          [self.state unlockWithCondition:0];
        }
      }
      - (void)perform:(void (^)(void))block {
        if (!self.state) {
          self.state = [[NSConditionLock alloc] initWithCondition:0];
          [self start];
        }
        [self.state lockWhenCondition:0];
        self.work = block;
        [self.state unlockWithCondition:1];
        [self.state lockWhenCondition:0];
        [self.state unlock];
      }
      @end
      """)

  private static let forward = Helper(
    "ForwardTo(",
    text: """
      /// Stands for a view that is asked in turn, and not kept alive.
      @interface Forward : NSObject
      @property(weak) UIView *view;
      @end
      @implementation Forward
      @end
      static id ForwardTo(UIView *view) {
        Forward *forward = [[Forward alloc] init];
        forward.view = view;
        return forward;
      }
      """)

  private static let action = Helper(
    "[Action alloc]",
    text: """
      @interface Action : NSObject <CAAction>
      @end
      @implementation Action
      - (void)runActionForKey:(NSString *)event object:(id)object arguments:(NSDictionary *)dict {
        Say(@"%@ run for %@ of %@", NameOf(self), event, Text(object));
        Reacted([NSString stringWithFormat:@"%@ run", NameOf(self)]);
      }
      @end
      """)

  private static let handler = Helper(
    "[Handler alloc]",
    text: """
      @interface Handler : NSObject <CAAnimationDelegate>
      @end
      @implementation Handler
      - (void)animationDidStart:(CAAnimation *)animation {
        Say(@"%@ told that %@ started", NameOf(self), Text(animation));
        Reacted([NSString stringWithFormat:@"%@ start", NameOf(self)]);
      }
      - (void)animationDidStop:(CAAnimation *)animation finished:(BOOL)finished {
        Say(@"%@ told that %@ stopped, finished %@", NameOf(self), Text(animation),
            finished ? @"true" : @"false");
        Reacted([NSString stringWithFormat:@"%@ stop", NameOf(self)]);
      }
      @end
      """)

  private static let observer = Helper(
    "[Observer alloc]",
    text: """
      @interface Observer : NSObject
      @end
      @implementation Observer
      - (void)observeValueForKeyPath:(NSString *)path
                            ofObject:(id)object
                              change:(NSDictionary *)change
                             context:(void *)context {
        Say(@"observer of %@ told that %@ changed from %@ to %@", Text(object), path,
            Text([change objectForKey:NSKeyValueChangeOldKey]),
            Text([change objectForKey:NSKeyValueChangeNewKey]));
      }
      @end
      """)

  private static let picture = Helper(
    "Picture()",
    text: """
      /// An opaque image, 20 pixels wide and 10 high.
      static id Picture(void) {
        CGContextRef context = CGBitmapContextCreate(
            NULL, 20, 10, 8, 80, CGColorSpaceCreateDeviceRGB(), kCGImageAlphaPremultipliedLast);
        CGContextSetRGBFillColor(context, 1, 1, 1, 1);
        CGContextFillRect(context, CGRectMake(0, 0, 20, 10));
        return (__bridge_transfer id)CGBitmapContextCreateImage(context);
      }
      """)

  private static let paint = Helper(
    "Paint(",
    text: """
      /// The smallest rectangle around what a layer paints into an empty canvas, or nil.
      static NSString *Paint(CALayer *layer) {
        int side = 256;
        CGContextRef context =
            CGBitmapContextCreate(NULL, side, side, 8, 4 * side, CGColorSpaceCreateDeviceRGB(),
                                  kCGImageAlphaPremultipliedLast);
        [layer renderInContext:context];
        const unsigned char *bytes = CGBitmapContextGetData(context);
        CGRect box = CGRectNull;
        for (int i = 0; i < side * side; i++)
          if (bytes[4 * i + 3] > 0)
            box = CGRectUnion(box, CGRectMake(i % side, side - 1 - i / side, 1, 1));
        return CGRectIsNull(box) ? @"nil" : RectText(box);
      }
      """)

  private static let progress = Helper(
    "Progress(",
    text: """
      /// No call evaluates a timing function; an animation that it paces, on a layer whose clock
      /// stands, shows the same.
      static CGFloat Progress(CAMediaTimingFunction *function, double fraction) {
        CABasicAnimation *animation = [[CABasicAnimation alloc] init];
        animation.keyPath = @"zPosition";
        animation.fromValue = @0;
        animation.toValue = @1;
        animation.duration = 1;
        animation.timingFunction = function;
        animation.fillMode = @"both";
        animation.removedOnCompletion = NO;
        CALayer *layer = [[CALayer alloc] init];
        layer.speed = 0;
        Show(layer);
        [layer addAnimation:animation forKey:@"progress"];
        [CATransaction flush];
        layer.timeOffset = fraction;
        [CATransaction flush];
        return [layer presentationLayer].zPosition;
      }
      """)

  private static let pop = Helper(
    "popped",
    text: """
      /// What changed inside of the custom block that is open; nil where none is.
      static NSMutableArray *popped;
      static void NotePopped(CALayer *layer, NSString *key) {
        for (NSArray *note in popped)
          if ([note objectAtIndex:0] == layer && [[note objectAtIndex:1] isEqual:key]) return;
        [popped addObject:@[ layer, key, [layer valueForKeyPath:key] ?: [NSNull null] ]];
      }
      /// The custom block of "View-Layer Synergy": each change is put back, and pops up animated.
      static void Pop(double duration, void (^changes)(void)) {
        NSMutableArray *outer = popped, *notes = [NSMutableArray array];
        popped = notes;
        changes();
        popped = outer;
        for (NSArray *note in notes) {
          CALayer *layer = [note objectAtIndex:0];
          NSString *key = [note objectAtIndex:1];
          id old = [note objectAtIndex:2], new = [layer valueForKeyPath:key] ?: [NSNull null];
          CAKeyframeAnimation *animation = [[CAKeyframeAnimation alloc] init];
          animation.keyPath = key;
          animation.values = @[ old, new, old ];
          animation.keyTimes = @[ @0, @0.35, @1 ];
          animation.timingFunctions = @[
            [CAMediaTimingFunction functionWithControlPoints:1 :0 :0.8 :1],
            [CAMediaTimingFunction functionWithControlPoints:0.2 :0 :0 :1]
          ];
          animation.duration = duration;
          [CATransaction begin];
          [CATransaction setDisableActions:YES];
          [layer setValue:old == [NSNull null] ? nil : old forKeyPath:key];
          [CATransaction commit];
          [layer addAnimation:animation forKey:key];
        }
      }
      """)
}
