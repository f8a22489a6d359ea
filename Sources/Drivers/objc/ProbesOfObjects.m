/* Probes of animations' values, classes made at run time, colours, exceptions, blocks, and CARenderer. */
#import "Callbacks.h"
#import "Probes.h"
#import "Values.h"
#if LC_DYNAMIC
#include <dlfcn.h>
#endif

@interface LCTagHearer : LCHearer
@end
@implementation LCTagHearer
- (void)animationDidStop:(CAAnimation *)animation finished:(BOOL)finished {
  [self note:[NSString stringWithFormat:@"stop of %@", [animation valueForKey:LCNameKey]]];
}
@end

NSString *LCProbeTags(void) {
  CALayer *layer = [CALayer layer];
  LCTagHearer *hearer = [LCTagHearer new];
  CABasicAnimation *fade = LCFade(1, hearer);
  CAAnimationGroup *group = [CAAnimationGroup animation];
  NSString *copied, *member;
  [fade setValue:@"a1" forKey:LCNameKey];
  [layer addAnimation:fade forKey:@"fade"];
  copied = [[layer animationForKey:@"fade"] valueForKey:LCNameKey];
  [group setValue:[NSArray arrayWithObject:fade] forKey:@"animations"];
  [layer addAnimation:group forKey:@"group"];
  member = [[[[layer animationForKey:@"group"] valueForKey:@"animations"] lastObject] valueForKey:LCNameKey];
  [CATransaction flush];
  [layer removeAnimationForKey:@"fade"];
  [CATransaction flush];
  LCTurnFor(0.1);
  return [NSString stringWithFormat:@"copy %@, member %@, delegate %@", copied, member, hearer->heard];
}

#if LC_DYNAMIC
static int questions;
static id CountedDefault(Class self, SEL selector, NSString *key) {
  Class meta = object_getClass((id)[CALayer class]);
  if ([key isEqual:@"cornerRadius"]) questions++;
  return ((id (*)(id, SEL, id))class_getMethodImplementation(meta, selector))(self, selector, key);
}

@interface LCSearchHearer : LCHearer
@end
@implementation LCSearchHearer
- (id)actionForLayer:(CALayer *)layer forKey:(NSString *)key {
  [self note:[@"asked for " stringByAppendingString:key]];
  return [NSNull null];
}
@end

NSString *LCProbeDynamic(void) {
  objc_property_attribute_t attributes[] = {{"T", "d"}, {"D", ""}};
  Class made = objc_allocateClassPair([CALayer class], "LayerCheckProbe", 0);
  LCSearchHearer *hearer = [LCSearchHearer new];
  CALayer *one;
  BOOL answers;
  int first;
  class_addProperty(made, "probeNumber", attributes, 2);
  class_addMethod(object_getClass((id)made), @selector(defaultValueForKey:), (IMP)CountedDefault, "@@:@");
  objc_registerClassPair(made);
  one = [[made alloc] init];
  [one valueForKey:@"cornerRadius"];
  first = questions;
  [[[made alloc] init] valueForKey:@"cornerRadius"];
  answers = [one respondsToSelector:sel_registerName("setProbeNumber:")];
  [one setDelegate:(id)hearer];
  [one setValue:[NSNumber numberWithDouble:2] forKey:@"probeNumber"];
  return [NSString stringWithFormat:@"accessor %@, value %@, search: %@, copy %@, hook asked %d then %d times",
                                    answers ? @"yes" : @"no", [one valueForKey:@"probeNumber"], hearer->heard,
                                    [[[made alloc] initWithLayer:one] valueForKey:@"probeNumber"], first,
                                    questions - first];
}

/* A renderer into a texture, made without linking to Metal. */
static CARenderer *MakeRenderer(CALayer *root) {
  void *library = dlopen("/System/Library/Frameworks/Metal.framework/Metal", RTLD_LAZY);
  id (*makeDevice)(void) = library ? (id (*)(void))dlsym(library, "MTLCreateSystemDefaultDevice") : NULL;
  id device = makeDevice ? makeDevice() : nil;
  Class descriptors = NSClassFromString(@"MTLTextureDescriptor");
  SEL describe = sel_registerName("texture2DDescriptorWithPixelFormat:width:height:mipmapped:");
  SEL create = sel_registerName("newTextureWithDescriptor:"), make = sel_registerName("rendererWithMTLTexture:options:");
  id descriptor, texture;
  CARenderer *renderer;
  if (!device || ![CARenderer respondsToSelector:make]) return nil;
  descriptor = ((id (*)(id, SEL, NSUInteger, NSUInteger, NSUInteger, BOOL))LCMethod((id)descriptors, describe))(
      (id)descriptors, describe, 80 /* BGRA8Unorm */, 256, 256, NO);
  [descriptor setValue:[NSNumber numberWithInt:4 | 1] forKey:@"usage"];     /* render target, shader read */
  texture = ((id (*)(id, SEL, id))LCMethod(device, create))(device, create, descriptor);
  renderer = ((id (*)(id, SEL, id, id))LCMethod((id)[CARenderer class], make))((id)[CARenderer class], make, texture, nil);
  [renderer setLayer:root];
  [renderer setBounds:CGRectMake(0, 0, 256, 256)];
  return renderer;
}

static void Draw(CARenderer *renderer) {
  [CATransaction flush];
  [renderer beginFrameAtTime:CACurrentMediaTime() timeStamp:NULL];
  [renderer addUpdateRect:[renderer bounds]];
  [renderer render];
  [renderer endFrame];
  LCTurnFor(0.01);
}

NSString *LCProbeRenderer(void) {
  CALayer *root = [CALayer layer], *layer = [CALayer layer];
  LCHearer *hearer = [LCHearer new];
  CARenderer *renderer = MakeRenderer(root);
  NSString *presence;
  int frame;
  if (!renderer) return @"not asked: no Metal device";
  [root addSublayer:layer];
  Draw(renderer);
  presence = [layer presentationLayer] ? @"there" : @"nil";
  [layer setValue:[NSNumber numberWithDouble:0.5] forKey:@"opacity"];
  presence = [NSString stringWithFormat:@"%@, keys [%@]", presence, [[layer animationKeys] componentsJoinedByString:@" "]];
  [layer addAnimation:LCFade(0.05, hearer) forKey:@"fade"];
  for (frame = 0; frame < 30; frame++) Draw(renderer);
  return [NSString stringWithFormat:@"presentation %@, callbacks %@", presence, hearer->heard];
}
#else
NSString *LCProbeDynamic(void) { return @"not asked: this runtime adds no properties"; }
NSString *LCProbeRenderer(void) { return @"not asked: no CARenderer"; }
#endif

static NSString *Describe(id color) {
  double n[4];
#if LC_CFTYPES
  CFStringRef name = color ? CGColorSpaceCopyName(CGColorGetColorSpace((CGColorRef)color)) : NULL;
  NSString *space = name ? [(NSString *)name autorelease] : @"unnamed space";
#else
  NSString *space = @"only space";
#endif
  if (!LCReadColor(color, n)) return color ? @"no colour" : @"nil";
  return [NSString stringWithFormat:@"%@ (%g %g %g %g)", space, n[0], n[1], n[2], n[3]];
}

static id DefaultColor(NSString *key) { return LCGet([CALayer layer], key).object; }

NSString *LCProbeColours(void) {
  static const double red[] = {1, 0, 0, 1}, blue[] = {0, 0, 1, 1};
  NSString *defaults = [NSString stringWithFormat:@"shadow %@, border %@", Describe(DefaultColor(@"shadowColor")),
                                                  Describe(DefaultColor(@"borderColor"))];
  CABasicAnimation *fade = [CABasicAnimation animationWithKeyPath:@"backgroundColor"];
  LCScene scene;
  if (!LCOpenWindow()) return [defaults stringByAppendingString:@", midway not asked"];
  scene = LCMakeScene(0);
  [fade setValue:LCColor(red) forKey:@"fromValue"];
  [fade setValue:LCColor(blue) forKey:@"toValue"];
  [fade setDuration:10];
  [scene.layer addAnimation:fade forKey:@"fade"];
  [CATransaction flush];
  LCMoveScene(scene, 105);
  return [NSString stringWithFormat:@"%@, midway %@", defaults,
                                    Describe([[scene.layer presentationLayer] valueForKey:@"backgroundColor"])];
}

/* Somebody who raises wherever he is called. */
@interface LCRaiser : NSObject
@end
@implementation LCRaiser
- (id)actionForLayer:(CALayer *)layer forKey:(NSString *)key {
  if ([key isEqual:@"opacity"]) [NSException raise:@"LayerCheckProbe" format:@"out of a question"];
  return nil;
}
- (void)layoutSublayersOfLayer:(CALayer *)layer { [NSException raise:@"LayerCheckProbe" format:@"out of a layout"]; }
@end

static NSString *Works(void) {
  CALayer *layer = [CALayer layer];
  [CATransaction begin];
  [CATransaction setAnimationDuration:2];
  [layer setBounds:CGRectMake(0, 0, 1, 1)];
  [CATransaction commit];
  [CATransaction flush];
  return [CATransaction animationDuration] == 0.25 ? @"works" : @"is disturbed";
}

NSString *LCProbeExceptions(void) {
  NSMutableString *all = [NSMutableString string];
  CALayer *layer = [CALayer layer];
  int place;
  [layer setDelegate:(id)[LCRaiser new]];
  for (place = 0; place < 2; place++) {
    NSString *caught = @"not seen by the caller";
    @try {
      if (place == 0) [layer setValue:[NSNumber numberWithDouble:0.5] forKey:@"opacity"];
      else [layer setNeedsLayout], [layer layoutIfNeeded];
    } @catch (NSException *exception) {
      caught = @"caught by the caller";
    }
    [all appendFormat:@"%@ %@, then a commit %@; ", place ? @"layout" : @"question", caught, Works()];
  }
#if LC_BLOCKS
  @try {
    [CATransaction setCompletionBlock:^{ [NSException raise:@"LayerCheckProbe" format:@"out of a block"]; }];
    [CATransaction flush];
    LCTurnFor(0.05);
    [all appendString:@"block not seen by the run loop's caller"];
  } @catch (NSException *exception) {
    [all appendString:@"block caught around the run loop"];
  }
#endif
  return all;
}

#if LC_BLOCKS
NSString *LCProbeBlock(void) {
  LCHearer *hearer = [LCHearer new];
  int turns = 0;
  [CATransaction begin];
  [CATransaction setCompletionBlock:^{ [hearer note:@"block"]; }];
  [CATransaction commit];
  if ([hearer->heard length]) return @"0: within the commit";
  while (![hearer->heard length] && turns < 200) LCDrain(), turns++;
  return [NSString stringWithFormat:@"%d (%@)", turns, hearer->heard];
}
#else
NSString *LCProbeBlock(void) { return @"not asked: no closures"; }
#endif

NSString *LCProbeUnattached(void) {
  CALayer *layer = [CALayer layer];
  LCHearer *hearer = [LCHearer new];
  NSString *before;
  [layer addAnimation:LCFade(10, hearer) forKey:@"fade"];
  before = [[layer animationKeys] count] ? @"listed" : @"not listed";
  [CATransaction flush];
  LCListen(hearer, layer, 0.2);
  return [NSString stringWithFormat:@"%@, then %@, heard: %@", before,
                                    [[layer animationKeys] count] ? @"listed" : @"not listed", hearer->heard];
}
