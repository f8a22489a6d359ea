/* Calculations with matrices. */
#import "Values.h"
#include <string.h>

static const Json *Argument(const Json *step, int index) {
  const Json *list = JsonMember(step, "arguments");
  const Json *one = list && list->kind == JsonList ? list->first : NULL;
  while (one && index-- > 0) one = one->next;
  if (!one) LCRefuse(@"a calculation without its arguments");
  return one;
}

static double NumberAt(LCWorld *world, const Json *step, int index) {
  LCValue value = LCDecode(world, Argument(step, index));
  if (value.kind != LCNumber) LCRefuse(@"an argument that is no number");
  return value.numbers[0];
}

static CATransform3D MatrixAt(LCWorld *world, const Json *step, int index) {
  return LCTransformOf(LCDecode(world, Argument(step, index)));
}

static CATransform3D Affine(LCWorld *world, const Json *step) {
  LCValue value = LCDecode(world, Argument(step, 0));
  const double *n = value.numbers;
  CGAffineTransform map = {n[0], n[1], n[2], n[3], n[4], n[5]};
  if (value.kind != LCAffine) LCRefuse(@"an argument that is no two-dimensional map");
  return CATransform3DMakeAffineTransform(map);
}

static void AddAffine(LCWorld *world, CGAffineTransform map, Text *text) {
  LCValue value = {LCAffine, {0}, nil};
  double numbers[6];
  numbers[0] = map.a, numbers[1] = map.b, numbers[2] = map.c;
  numbers[3] = map.d, numbers[4] = map.tx, numbers[5] = map.ty;
  memcpy(value.numbers, numbers, sizeof numbers);
  LCEncode(world, value, text);
}

/* The operations that answer a matrix. */
static BOOL Matrix(LCWorld *world, const Json *step, const char *name, CATransform3D *made) {
#define N(index) NumberAt(world, step, index)
#define M(index) MatrixAt(world, step, index)
  if (!strcmp(name, "makeTranslation")) *made = CATransform3DMakeTranslation(N(0), N(1), N(2));
  else if (!strcmp(name, "makeScale")) *made = CATransform3DMakeScale(N(0), N(1), N(2));
  else if (!strcmp(name, "makeRotation")) *made = CATransform3DMakeRotation(N(0), N(1), N(2), N(3));
  else if (!strcmp(name, "translate")) *made = CATransform3DTranslate(M(0), N(1), N(2), N(3));
  else if (!strcmp(name, "scale")) *made = CATransform3DScale(M(0), N(1), N(2), N(3));
  else if (!strcmp(name, "rotate")) *made = CATransform3DRotate(M(0), N(1), N(2), N(3), N(4));
  else if (!strcmp(name, "concat")) *made = CATransform3DConcat(M(0), M(1));
  else if (!strcmp(name, "invert")) *made = CATransform3DInvert(M(0));
  else if (!strcmp(name, "makeAffine")) *made = Affine(world, step);
  else return NO;
  return YES;
}

static void Compute(LCWorld *world, const Json *step, Text *value) {
  const char *name = [LCText(step, "operation") UTF8String];
  CATransform3D made;
  if (Matrix(world, step, name, &made)) LCEncode(world, LCTransformValue(made), value);
  else if (!strcmp(name, "isIdentity")) TextAdd(value, CATransform3DIsIdentity(M(0)) ? "true" : "false");
  else if (!strcmp(name, "isAffine")) TextAdd(value, CATransform3DIsAffine(M(0)) ? "true" : "false");
  else if (!strcmp(name, "equal")) TextAdd(value, CATransform3DEqualToTransform(M(0), M(1)) ? "true" : "false");
  else if (!strcmp(name, "getAffine")) AddAffine(world, CATransform3DGetAffineTransform(M(0)), value);
  else LCRefuse(@"compute %s", name);
#undef N
#undef M
}

const LCStepEntry LCMatrixSteps[] = {{"compute", Compute}, {NULL, NULL}};
