/* Matrices: a point is a row vector in front of its matrix. */
#import "Engine.h"
#include <math.h>
#include <string.h>

const CATransform3D CATransform3DIdentity = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

CATransform3D CATransform3DMakeTranslation(CGFloat x, CGFloat y, CGFloat z) {
  CATransform3D t = CATransform3DIdentity;
  t.m41 = x, t.m42 = y, t.m43 = z;
  return t;
}

CATransform3D CATransform3DMakeScale(CGFloat x, CGFloat y, CGFloat z) {
  CATransform3D t = CATransform3DIdentity;
  t.m11 = x, t.m22 = y, t.m33 = z;
  return t;
}

CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z) {
  CATransform3D t = CATransform3DIdentity;
  CGFloat most = fmax(fabs(x), fmax(fabs(y), fabs(z))), length, c = cos(angle), s = sin(angle), k = 1 - c;
  if (most == 0) return t;
  x /= most, y /= most, z /= most;
  length = sqrt(x * x + y * y + z * z);
  x /= length, y /= length, z /= length;
  t.m11 = c + x * x * k, t.m12 = x * y * k + z * s, t.m13 = x * z * k - y * s;
  t.m21 = x * y * k - z * s, t.m22 = c + y * y * k, t.m23 = y * z * k + x * s;
  t.m31 = x * z * k + y * s, t.m32 = y * z * k - x * s, t.m33 = c + z * z * k;
  return t;
}

CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b) {
  CATransform3D product;
  const CGFloat *l = &a.m11, *r = &b.m11;
  CGFloat *p = &product.m11;
  for (int i = 0; i < 16; i += 4)
    for (int j = 0; j < 4; j++)
      p[i + j] = l[i] * r[j] + l[i + 1] * r[4 + j] + l[i + 2] * r[8 + j] + l[i + 3] * r[12 + j];
  return product;
}

CATransform3D CATransform3DTranslate(CATransform3D t, CGFloat x, CGFloat y, CGFloat z) {
  return CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), t);
}

CATransform3D CATransform3DScale(CATransform3D t, CGFloat x, CGFloat y, CGFloat z) {
  return CATransform3DConcat(CATransform3DMakeScale(x, y, z), t);
}

CATransform3D CATransform3DRotate(CATransform3D t, CGFloat angle, CGFloat x, CGFloat y, CGFloat z) {
  return CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t);
}

static CGFloat Cofactor(const CGFloat *m, int row, int column) {
  CGFloat a[3][3];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) a[i][j] = m[4 * (i + (i >= row)) + j + (j >= column)];
  return ((row + column) % 2 ? -1 : 1) *
         (a[0][0] * (a[1][1] * a[2][2] - a[1][2] * a[2][1]) - a[0][1] * (a[1][0] * a[2][2] - a[1][2] * a[2][0]) +
          a[0][2] * (a[1][0] * a[2][1] - a[1][1] * a[2][0]));
}

/* What has no inverse is answered as it is. */
CATransform3D CATransform3DInvert(CATransform3D t) {
  const CGFloat *m = &t.m11;
  CGFloat inverse[16], determinant = 0;
  for (int index = 0; index < 4; index++) determinant += m[index] * Cofactor(m, 0, index);
  for (int index = 0; index < 16; index++) inverse[index] = Cofactor(m, index % 4, index / 4) / determinant;
  if (determinant != 0) memcpy(&t, inverse, sizeof t);
  return t;
}

CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform map) {
  CATransform3D t = CATransform3DIdentity;
  t.m11 = map.a, t.m12 = map.b, t.m21 = map.c, t.m22 = map.d, t.m41 = map.tx, t.m42 = map.ty;
  return t;
}

BOOL CATransform3DIsAffine(CATransform3D t) {
  return t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 &&
         t.m34 == 0 && t.m43 == 0 && t.m44 == 1;
}

CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t) {
  CGAffineTransform map = {t.m11, t.m12, t.m21, t.m22, t.m41, t.m42}, identity = {1, 0, 0, 1, 0, 0};
  return CATransform3DIsAffine(t) ? map : identity;
}

BOOL CATransform3DEqualToTransform(CATransform3D a, CATransform3D b) {
  const CGFloat *l = &a.m11, *r = &b.m11;
  for (int index = 0; index < 16; index++)
    if (l[index] != r[index]) return NO;
  return YES;
}

BOOL CATransform3DIsIdentity(CATransform3D t) { return CATransform3DEqualToTransform(t, CATransform3DIdentity); }

CATransform3D CATransformOfValue(id value) {
  CATransform3D t = CATransform3DIdentity;
  if (value) [value getValue:&t];
  return t;
}

id CAValueOfTransform(CATransform3D t) { return [NSValue valueWithBytes:&t objCType:@encode(CATransform3D)]; }
