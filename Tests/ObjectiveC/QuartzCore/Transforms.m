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
  CGFloat l[4][4], r[4][4], p[4][4];
  int i, j;
  memcpy(l, &a, sizeof l);
  memcpy(r, &b, sizeof r);
  for (i = 0; i < 4; i++)
    for (j = 0; j < 4; j++) p[i][j] = l[i][0] * r[0][j] + l[i][1] * r[1][j] + l[i][2] * r[2][j] + l[i][3] * r[3][j];
  memcpy(&product, p, sizeof p);
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

/* Gauss and Jordan with the largest pivot; what has no inverse is answered as it is. */
CATransform3D CATransform3DInvert(CATransform3D t) {
  CGFloat m[4][8] = {{0}}, cells[4][4];
  CATransform3D inverse;
  int row, column, other;
  memcpy(cells, &t, sizeof cells);
  for (row = 0; row < 4; row++) {
    memcpy(m[row], cells[row], sizeof cells[row]);
    m[row][4 + row] = 1;
  }
  for (column = 0; column < 4; column++) {
    int best = column;
    CGFloat swap[8], pivot;
    for (row = column; row < 4; row++)
      if (fabs(m[row][column]) > fabs(m[best][column])) best = row;
    memcpy(swap, m[best], sizeof swap);
    memcpy(m[best], m[column], sizeof swap);
    memcpy(m[column], swap, sizeof swap);
    pivot = m[column][column];
    if (pivot == 0) return t;
    for (other = 0; other < 8; other++) m[column][other] /= pivot;
    for (row = 0; row < 4; row++) {
      CGFloat factor = m[row][column];
      for (other = 0; row != column && other < 8; other++) m[row][other] -= factor * m[column][other];
    }
  }
  for (row = 0; row < 4; row++) memcpy(cells[row], m[row] + 4, sizeof cells[row]);
  memcpy(&inverse, cells, sizeof cells);
  return inverse;
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
  CGFloat l[16], r[16];
  int index;
  memcpy(l, &a, sizeof l);
  memcpy(r, &b, sizeof r);
  for (index = 0; index < 16; index++)
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
