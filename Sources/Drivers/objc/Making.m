/* The steps that make, program and let go of objects. */
#import "Making.h"
#import "Values.h"
#import "Views.h"
#include <string.h>

@implementation LCNothing
@end

Class LCFrameworkClass(NSString *name) {
  int index;
  for (index = 0; LCClassNames[index]; index++)
    if ([name isEqual:[NSString stringWithUTF8String:LCClassNames[index]]]) return NSClassFromString(name);
  return Nil;
}

Class LCLayerClass(LCWorld *world, NSString *name) {
  id record = name ? [world->objects objectForKey:name] : nil;
  Class cls = record ? Nil : LCFrameworkClass(name);
  if ([record isKindOfClass:[LCScriptClass class]]) return ((LCScriptClass *)record)->made;
  if (![cls isSubclassOfClass:[CALayer class]]) LCRefuse(@"class %@", name);
  return cls;
}

/* The keys and values of the member `with`. */
static void SetInitialValues(LCWorld *world, id object, const Json *step) {
  const Json *with = JsonMember(step, "with"), *pair;
  for (pair = with ? with->first : NULL; pair; pair = pair->next)
    LCSet(object, JsonString(pair->first), LCDecode(world, pair->first->next));
}

static NSArray *Callbacks(const Json *step, NSString *otherwise) {
  const Json *list = JsonMember(step, "implements"), *one;
  NSMutableArray *callbacks = [NSMutableArray array];
  if (!list) return otherwise ? [NSArray arrayWithObject:otherwise] : callbacks;
  for (one = list->first; one; one = one->next) {
    if (!JsonIsText(one) || !LCOffersCallback(one->text)) LCRefuse(@"callback %@", JsonString(one));
    [callbacks addObject:JsonString(one)];
  }
  return callbacks;
}

static id MakeLayer(LCWorld *world, const Json *step) {
  const Json *cls = JsonMember(step, "class");
  Class named = cls ? LCLayerClass(world, JsonString(cls)) : [CALayer class];
  id layer = [[[named alloc] init] autorelease];
  SetInitialValues(world, layer, step);
  return layer;
}

static id MakeAnimation(LCWorld *world, const Json *step) {
  const Json *cls = JsonMember(step, "class");
  Class named = LCFrameworkClass(cls ? JsonString(cls) : @"CABasicAnimation");
  id animation;
  if (![named isSubclassOfClass:[CAAnimation class]]) LCRefuse(@"class %@", JsonString(cls));
  animation = [named animation];
  @try {
    [animation setValue:LCText(step, "name") forKey:LCNameKey];
  } @catch (NSException *exception) {
    /* An engine without values of its own: the animation is known by its address alone. */
  }
  SetInitialValues(world, animation, step);
  return animation;
}

static id MakeCell(LCWorld *world, const Json *step) {
  Class named = LCFrameworkClass(@"CAEmitterCell");
  id cell;
  if (!named) LCRefuse(@"class CAEmitterCell");
  cell = [[[named alloc] init] autorelease];
  SetInitialValues(world, cell, step);
  return cell;
}

/* A view as an answer is referred to by its name alone, so that nothing keeps it. */
static id Weakly(LCWorld *world, id answer) {
#if LC_UIKIT
  if ([answer isKindOfClass:[UIView class]]) {
    LCWeakView *weak = [[LCWeakView new] autorelease];
    weak->name = [[world nameOf:answer] copy];
    return weak;
  }
#endif
  return answer;
}

static id MakeDelegate(LCWorld *world, const Json *step) {
  NSArray *callbacks = Callbacks(step, @"actionForKey");
  LCDelegate *made = [[[LCDelegate alloc] initWithName:LCText(step, "name") implements:callbacks] autorelease];
  const Json *with = JsonMember(step, "with"), *pair;
  for (pair = with ? with->first : NULL; pair; pair = pair->next) {
    id answer = Weakly(world, LCBox(LCDecode(world, pair->first->next)));
    if (answer) [made->answers setObject:answer forKey:JsonString(pair->first)];
  }
  return made;
}

static id MakeManager(LCWorld *world, const Json *step) {
  const Json *cls = JsonMember(step, "class"), *with = JsonMember(step, "with");
  LCLayoutManager *made;
  if (JsonIs(cls, "CAConstraintLayoutManager")) {
    Class named = LCFrameworkClass(JsonString(cls));
    if (!named) LCRefuse(@"class %@", JsonString(cls));
    return [named performSelector:@selector(layoutManager)];
  }
  if (cls && !JsonIs(cls, "manager")) LCRefuse(@"class %@", JsonString(cls));
  made = [[[LCLayoutManager alloc] initWithName:LCText(step, "name")
                                     implements:Callbacks(step, nil)] autorelease];
  if (with && with->first) {
    LCValue size = LCDecode(world, with->first->first->next);
    if (size.kind != LCSize) LCRefuse(@"a preferred size that is none");
    made->preferredSize = CGSizeMake(size.numbers[0], size.numbers[1]);
  }
  return made;
}

/* A shared argument: a path, a list with indices as keys, or a dictionary. */
static id MakeShared(LCWorld *world, const Json *step) {
  const Json *with = JsonMember(step, "with"), *pair = with ? with->first : NULL;
  NSMutableArray *list;
  NSMutableDictionary *dictionary;
  if (pair && JsonIs(pair->first, "path") && JsonMember(pair->first->next, "path"))
    return LCPath(JsonMember(pair->first->next, "path"));
  if (pair && JsonIs(pair->first, "0")) {
    list = [NSMutableArray array];
    for (; pair; pair = pair->next) {
      id object = LCBox(LCDecode(world, pair->first->next));
      if (!object) LCRefuse(@"nil in a list");
      [list addObject:object];
    }
    return list;
  }
  dictionary = [NSMutableDictionary dictionary];
  for (; pair; pair = pair->next) {
    id object = LCBox(LCDecode(world, pair->first->next));
    if (object) [dictionary setObject:object forKey:JsonString(pair->first)];
  }
  return dictionary;
}

static void New(LCWorld *world, const Json *step, Text *value) {
  NSString *name = LCText(step, "name");
  unichar letter = [name length] ? [name characterAtIndex:0] : 0;
  id made = nil;
  if ([world->objects objectForKey:name]) LCRefuse(@"a second object %@", name);
  switch (letter) {
  case 'l': made = MakeLayer(world, step); break;
  case 'a': made = MakeAnimation(world, step); break;
  case 'c': made = MakeCell(world, step); break;
  case 'd': made = MakeDelegate(world, step); break;
  case 'k': made = LCMakeClass(world, step); break;
  case 'm': made = MakeManager(world, step); break;
  case 's': made = MakeShared(world, step); break;
#if LC_UIKIT
  case 'v': LCNewView(world, step); return;
#endif
  default: LCRefuse(@"new %@", name);
  }
  [world setObject:made named:name];
}

/* What is copied keeps a name of its own, so that both are told apart across further copies. */
static void Copy(LCWorld *world, const Json *step, Text *value) {
  id animation = LCObjectOf(world, step, "on"), made;
  NSString *name = LCText(step, "as");
  if (![animation isKindOfClass:[CAAnimation class]]) LCRefuse(@"a copy of what is no animation");
  made = [[animation copy] autorelease];
  @try {
    [made setValue:name forKey:LCNameKey];
  } @catch (NSException *exception) {
    /* As in MakeAnimation. */
  }
  [world setObject:made named:name];
}

/* An object of our own brings its name along; another that is let go of may leave its address to any. */
static void Drop(LCWorld *world, const Json *step, Text *value) {
  NSString *name = LCText(step, "on");
  id object = [world find:name];
  if ([object isKindOfClass:[LCNamed class]]) NSMapRemove(world->names, (void *)object);
  [world->objects removeObjectForKey:name];
}

static void AnswerFor(LCWorld *world, const Json *step, Text *value) {
  LCDelegate *delegate = LCObjectOf(world, step, "on");
  NSString *key = LCText(step, "key");
  id answer = Weakly(world, LCBox(LCDecode(world, JsonMember(step, "value"))));
  if (![delegate isKindOfClass:[LCDelegate class]]) LCRefuse(@"an answer of what is no delegate");
  if (answer) [delegate->answers setObject:answer forKey:key];
  else [delegate->answers removeObjectForKey:key];
}

static void Hook(LCWorld *world, const Json *step, Text *value) { LCHook(world, step); }
static void React(LCWorld *world, const Json *step, Text *value) { LCReact(world, step); }

/* A path can only grow. One that is to become another gets all of that besides: then it was changed in place,
   which is what the step is for, and can't be looked at any more. */
static void Mutate(LCWorld *world, const Json *step, Text *value) {
  id shared = LCObjectOf(world, step, "on");
  NSString *key = LCText(step, "key");
  id object;
  if (LCIsPath(shared)) {
    if (!LCExtendPath(shared, JsonMember(JsonMember(step, "value"), "path"))) [world->outgrown addObject:shared];
    return;
  }
  object = LCBox(LCDecode(world, JsonMember(step, "value")));
  if ([shared isKindOfClass:[NSMutableDictionary class]]) {
    if (object) [shared setObject:object forKey:key];
    else [shared removeObjectForKey:key];
  } else if ([shared isKindOfClass:[NSMutableArray class]] && object &&
             (NSUInteger)[key intValue] < [shared count]) {
    [shared replaceObjectAtIndex:(NSUInteger)[key intValue] withObject:object];
  } else {
    LCRefuseSituation(@"a change of %@ in what is kept", key);
  }
}

static void Keep(LCWorld *world, const Json *step, Text *value) {
  NSArray *list = [LCLayerOf(world, step, "on") sublayers];
  [world setObject:list ? (id)list : (id)[[LCNothing new] autorelease] named:LCText(step, "as")];
}

static void Read(LCWorld *world, const Json *step, Text *value) {
  id shared = LCObjectOf(world, step, "on");
  if ([world->outgrown indexOfObjectIdenticalTo:shared] != NSNotFound)
    LCRefuseSituation(@"a path that was changed and is longer than the script says");
  if ([shared isKindOfClass:[LCNothing class]]) TextAdd(value, "null");
  else if (LCIsPath(shared)) LCEncodeObject(world, [NSDictionary dictionaryWithObject:shared forKey:@"path"], value);
  else LCEncodeObject(world, shared, value);
}

static void Observe(LCWorld *world, const Json *step, Text *value) {
  CALayer *layer = LCLayerOf(world, step, "on");
  NSString *keyPath = LCText(step, "keyPath");
  NSArray *pair = [NSArray arrayWithObjects:layer, keyPath, nil];
  if ([world->observed containsObject:pair]) return;
  [layer addObserver:world->observer
          forKeyPath:keyPath
             options:NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew
             context:NULL];
  [world->observed addObject:pair];
}

const LCStepEntry LCObjectSteps[] = {
  {"new", New}, {"copy", Copy}, {"drop", Drop}, {"answer", AnswerFor}, {"hook", Hook}, {"react", React},
  {"mutate", Mutate}, {"keep", Keep}, {"read", Read}, {"observe", Observe}, {NULL, NULL}
};
