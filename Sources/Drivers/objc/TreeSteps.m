/* The layer tree, conversion and hits. */
#import "Stage.h"
#import "Values.h"
#import "Views.h"

#if LC_UIKIT
#define OR_VIEW(call) if (call) return
#else
#define OR_VIEW(call)
#endif

static void Add(LCWorld *world, const Json *step, Text *value) {
  OR_VIEW(LCPlaceView(world, step, "add"));
  [LCLayerOf(world, step, "parent") addSublayer:LCLayerOf(world, step, "child")];
}

static void Insert(LCWorld *world, const Json *step, Text *value) {
  double index = LCSeconds(step, "index");
  if (index < 0 || index > 1e9) LCRefuse(@"index %g", index);
  OR_VIEW(LCPlaceView(world, step, "insert"));
  [LCLayerOf(world, step, "parent") insertSublayer:LCLayerOf(world, step, "child") atIndex:(unsigned)index];
}

static void InsertBelow(LCWorld *world, const Json *step, Text *value) {
  OR_VIEW(LCPlaceView(world, step, "insertBelow"));
  [LCLayerOf(world, step, "parent") insertSublayer:LCLayerOf(world, step, "child")
                                             below:LCLayerOf(world, step, "sibling")];
}

static void InsertAbove(LCWorld *world, const Json *step, Text *value) {
  OR_VIEW(LCPlaceView(world, step, "insertAbove"));
  [LCLayerOf(world, step, "parent") insertSublayer:LCLayerOf(world, step, "child")
                                             above:LCLayerOf(world, step, "sibling")];
}

static void Replace(LCWorld *world, const Json *step, Text *value) {
  CALayer *old = LCLayerOf(world, step, "old"), *new = LCLayerOf(world, step, "new");
  [LCLayerOf(world, step, "parent") replaceSublayer:old with:new];
}

static void Remove(LCWorld *world, const Json *step, Text *value) {
  OR_VIEW(LCPlaceView(world, step, "remove"));
  [LCLayerOf(world, step, "child") removeFromSuperlayer];
}

static void Host(LCWorld *world, const Json *step, Text *value) { LCHostLayer(world, step); }

/* A layer, its presentation copy, or nil for no layer; `isCopy` keeps a copy that is not there from being nil. */
static CALayer *Side(LCWorld *world, const Json *step, const char *member) {
  const Json *side = JsonMember(step, member);
  NSString *name = JsonString(side);
  CALayer *layer;
  if (!side || side->kind == JsonNull) return nil;
  if (![name hasSuffix:@".presentation"]) return LCLayerOf(world, step, member);
  layer = [world find:[name substringToIndex:[name length] - 13]];
  if (![layer isKindOfClass:[CALayer class]]) LCRefuse(@"the copy of what is no layer");
  LCRefuseUnpublished(world);
  layer = [layer presentationLayer];
  if (!layer) LCRefuseSituation(@"a copy that is not there");
  return layer;
}

/* Both copies are held within this one step; between steps they may be let go of. */
static void Convert(LCWorld *world, const Json *step, Text *value) {
  CALayer *from = Side(world, step, "from"), *to = Side(world, step, "to");
  LCValue given = LCDecode(world, JsonMember(step, "value"));
  BOOL source = JsonIs(JsonMember(step, "asking"), "source") || !to;
  if (!from && !to) LCRefuseSituation(@"a conversion between no layers");
  if (source && !from) LCRefuseSituation(@"a conversion that no layer is asked for");
  if (given.kind == LCPoint && source) given = LCPointValue([from convertPoint:LCPointOf(given) toLayer:to]);
  else if (given.kind == LCPoint) given = LCPointValue([to convertPoint:LCPointOf(given) fromLayer:from]);
  else if (source) given = LCRectValue([from convertRect:LCRectOf(given) toLayer:to]);
  else given = LCRectValue([to convertRect:LCRectOf(given) fromLayer:from]);
  LCEncode(world, given, value);
}

static void HitTest(LCWorld *world, const Json *step, Text *value) {
  CALayer *layer = Side(world, step, "on"), *hit;
  CGPoint point = LCPointOf(LCDecode(world, JsonMember(step, "point")));
  if (!layer) LCRefuse(@"a hit test of no layer");
  hit = [layer hitTest:point];
  LCEncodeObject(world, hit, value);
}

static void Contains(LCWorld *world, const Json *step, Text *value) {
  CALayer *layer = Side(world, step, "on");
  CGPoint point = LCPointOf(LCDecode(world, JsonMember(step, "point")));
  if (!layer) LCRefuse(@"the bounds of no layer");
  TextAdd(value, [layer containsPoint:point] ? "true" : "false");
}

const LCStepEntry LCTreeSteps[] = {
  {"add", Add}, {"insert", Insert}, {"insertBelow", InsertBelow}, {"insertAbove", InsertAbove},
  {"replace", Replace}, {"remove", Remove}, {"host", Host}, {"convert", Convert}, {"hitTest", HitTest},
  {"contains", Contains}, {NULL, NULL}
};
