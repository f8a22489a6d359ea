/* set, get, setValue, value and exists: of layers, copies, animations, the transaction. */
#import "Making.h"
#import "Stage.h"
#import "Values.h"
#import "Views.h"

/* What a step is about, and nil where it is not there: a copy or an attached animation. */
static id Subject(LCWorld *world, const Json *step, Class *class) {
  NSString *on = LCText(step, "on");
  const Json *key = JsonMember(step, "animation");
  id found;
  if ([on isEqual:@"transaction"]) {
    *class = [CATransaction class];
    return (id)*class;
  }
#if LC_UIKIT
  if ([on isEqual:@"UIView"]) {
    *class = [UIView class];
    return (id)*class;
  }
#endif
  if ([on hasSuffix:@".presentation"]) {
    CALayer *layer = [world find:[on substringToIndex:[on length] - 13]];
    if (![layer isKindOfClass:[CALayer class]]) LCRefuse(@"the copy of what is no layer");
    LCRefuseUnpublished(world);
    LCRefuseEnded(world);
    *class = [layer class];
    return [layer presentationLayer];
  }
  found = [world find:on];
  *class = [found class];
  if (!key) return found;
  if (![found isKindOfClass:[CALayer class]] || !JsonString(key)) LCRefuse(@"an animation of what is no layer");
  LCRefuseEnded(world);
  *class = [CAAnimation class];
  return [(CALayer *)found animationForKey:JsonString(key)];
}

/* Constraints as the protocol has them: dictionaries. */
static LCValue Constraints(LCWorld *world, LCValue value) {
  static NSString *const attributes[] = {@"minX", @"midX", @"maxX", @"width", @"minY", @"midY", @"maxY", @"height"};
  Class class = NSClassFromString(@"CAConstraint");
  SEL make = @selector(constraintWithAttribute:relativeTo:attribute:scale:offset:);
  NSMutableArray *made = [NSMutableArray array];
  NSUInteger index;
  if (value.kind == LCNil) return value;
  if (![class respondsToSelector:make] || ![value.object isKindOfClass:[NSArray class]]) LCRefuse(@"constraints");
  for (index = 0; index < [value.object count]; index++) {
    NSDictionary *one = [value.object objectAtIndex:index];
    NSString *source = [one objectForKey:@"sourceName"];
    NSNumber *scale = [one objectForKey:@"scale"], *offset = [one objectForKey:@"offset"];
    id found = [world->objects objectForKey:source];
    int attribute = 0, other = 0;
    while (attribute < 8 && ![attributes[attribute] isEqual:[one objectForKey:@"attribute"]]) attribute++;
    while (other < 8 && ![attributes[other] isEqual:[one objectForKey:@"sourceAttribute"]]) other++;
    if (attribute == 8 || other == 8) LCRefuse(@"an attribute of a constraint");
    if ([found isKindOfClass:[CALayer class]]) source = [(CALayer *)found name];
    [made addObject:((id (*)(id, SEL, int, id, int, CGFloat, CGFloat))LCMethod((id)class, make))(
        (id)class, make, attribute, source, other, scale ? [scale doubleValue] : 1,
        offset ? [offset doubleValue] : 0)];
  }
  value.kind = LCObject;
  value.object = made;
  return value;
}

/* Values that the protocol spells otherwise than the framework takes them. */
static LCValue Accepted(LCWorld *world, NSString *property, LCValue value) {
  if ([property isEqual:@"constraints"]) return Constraints(world, value);
  if ([property isEqual:@"valueFunction"] && value.kind == LCObject) {
    value.object = [NSClassFromString(@"CAValueFunction") functionWithName:value.object];
    if (!value.object) value.kind = LCNil;
  }
  return value;
}

#if LC_BLOCKS
static void SetCompletionBlock(LCWorld *world, LCValue value) {
  LCBlock *block = value.object;
  if (value.kind == LCNil) {
    [CATransaction setCompletionBlock:nil];
    return;
  }
  if (![block isKindOfClass:[LCBlock class]]) LCRefuse(@"a completion block");
  world->waits = YES;
  [world->block release];
  world->block = [block->name retain];
  [CATransaction setCompletionBlock:^{ [block wasCompleted]; }];
}
#else
static void SetCompletionBlock(LCWorld *world, LCValue value) { LCRefuse(@"completion blocks"); }
#endif

static void Set(LCWorld *world, const Json *step, Text *answer) {
  Class class;
  NSString *property = LCText(step, "property");
  id subject = Subject(world, step, &class);
  LCValue value = LCDecode(world, JsonMember(step, "value"));
  if (!subject || JsonMember(step, "animation")) LCRefuse(@"set what is attached");
  if ([property isEqual:@"completionBlock"] && subject == (id)[CATransaction class]) {
    SetCompletionBlock(world, value);
    return;
  }
#if LC_UIKIT
  if (LCSetOfView(subject, property, value)) return;
#endif
  if (!LCOffersProperty(class, property)) LCRefuse(@"property %@", property);
  if ([property isEqual:@"delegate"] && [subject isKindOfClass:[CAAnimation class]]) world->waits = YES;
  LCSet(subject, property, Accepted(world, property, value));
}

/* The block that is there can't be told from another: the one that was set last stands for it. */
static void EncodeBlock(LCWorld *world, BOOL isThere, Text *answer) {
  if (!isThere || !world->block) {
    TextAdd(answer, "null");
    return;
  }
  TextAdd(answer, "{\"ref\":");
  TextAddQuoted(answer, world->block);
  TextAdd(answer, "}");
}

/* Of a completion block only whether there is one is looked at. */
static void Get(LCWorld *world, const Json *step, Text *answer) {
  Class class;
  NSString *property = LCText(step, "property");
  id subject = Subject(world, step, &class);
#if LC_UIKIT
  if (LCGetOfView(world, subject, property, answer)) return;
#endif
  if (!LCOffersProperty(class, property) && !JsonMember(step, "animation")) LCRefuse(@"property %@", property);
  if ([property isEqual:@"completionBlock"]) {
#if LC_BLOCKS
    EncodeBlock(world, [CATransaction completionBlock] != nil, answer);
    return;
#endif
  }
  if ([property isEqual:@"contentsAreFlipped"]) LCRefuseFlipped(world, subject);
  if (!subject) TextAdd(answer, "null");
  else LCEncode(world, LCGet(subject, property), answer);
}

static void SetValue(LCWorld *world, const Json *step, Text *answer) {
  Class class;
  id subject = Subject(world, step, &class);
  NSString *keyPath = LCText(step, "keyPath");
  LCValue value = LCDecode(world, JsonMember(step, "value"));
  if (!subject || JsonMember(step, "animation")) LCRefuse(@"set what is attached");
  value = Accepted(world, keyPath, value);
  if (subject == (id)[CATransaction class]) {
    if ([keyPath isEqual:@"completionBlock"]) SetCompletionBlock(world, value);
    else [CATransaction setValue:LCBox(value) forKey:keyPath];
    return;
  }
  LCRefuseMisfit(subject, keyPath, LCBox(value));
  [subject setValue:LCBox(value) forKeyPath:keyPath];
}

static void Value(LCWorld *world, const Json *step, Text *answer) {
  Class class;
  id subject = Subject(world, step, &class);
  NSString *keyPath = LCText(step, "keyPath");
  id found;
  if (subject == (id)[CATransaction class]) found = [CATransaction valueForKey:keyPath];
  else found = [subject valueForKeyPath:keyPath];
  if ([keyPath isEqual:@"completionBlock"] && subject == (id)[CATransaction class])
    EncodeBlock(world, found != nil, answer);
  else LCEncodeObject(world, found, answer);
}

static void Exists(LCWorld *world, const Json *step, Text *answer) {
  Class class;
  BOOL asks = JsonMember(step, "animation") || [LCText(step, "on") hasSuffix:@".presentation"];
  if (!asks) LCRefuse(@"exists on what is always there");
  TextAdd(answer, Subject(world, step, &class) ? "true" : "false");
}

const LCStepEntry LCPropertySteps[] = {
  {"set", Set}, {"get", Get}, {"setValue", SetValue}, {"value", Value}, {"exists", Exists}, {NULL, NULL}
};
