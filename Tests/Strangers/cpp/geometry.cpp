#include "geometry.h"

#include <algorithm>
#include <cmath>

namespace strata {

Matrix Matrix::operator*(const Matrix &b) const {
  Matrix r;
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      double sum = 0;
      for (int k = 0; k < 4; k++) sum += at(i, k) * b.at(k, j);
      r.m[i * 4 + j] = sum;
    }
  return r;
}

bool Matrix::isAffine() const {
  return m[2] == 0 && m[3] == 0 && m[6] == 0 && m[7] == 0 && m[8] == 0 && m[9] == 0 && m[10] == 1 && m[11] == 0 &&
         m[14] == 0 && m[15] == 1;
}

bool Matrix::inverted(Matrix &result) const {
  Matrix a = *this, r;
  for (int c = 0; c < 4; c++) {
    int pivot = c;
    for (int i = c + 1; i < 4; i++)
      if (std::fabs(a.at(i, c)) > std::fabs(a.at(pivot, c))) pivot = i;
    double p = a.at(pivot, c);
    if (!(std::fabs(p) > 1e-300) || !std::isfinite(p)) return false;
    for (int j = 0; j < 4; j++) {
      std::swap(a.m[c * 4 + j], a.m[pivot * 4 + j]);
      std::swap(r.m[c * 4 + j], r.m[pivot * 4 + j]);
    }
    for (int j = 0; j < 4; j++) a.m[c * 4 + j] /= p, r.m[c * 4 + j] /= p;
    for (int i = 0; i < 4; i++) {
      double f = a.at(i, c);
      if (i == c || f == 0) continue;
      for (int j = 0; j < 4; j++) a.m[i * 4 + j] -= f * a.at(c, j), r.m[i * 4 + j] -= f * r.at(c, j);
    }
  }
  result = r;
  return true;
}

Matrix Matrix::flattened() const {
  Matrix r = *this;
  for (int i = 0; i < 4; i++) r.m[i * 4 + 2] = r.m[8 + i] = 0;
  r.m[10] = 1;
  return r;
}

Matrix translation(double x, double y, double z) {
  Matrix r;
  r.m[12] = x, r.m[13] = y, r.m[14] = z;
  return r;
}

Matrix scaling(double x, double y, double z) {
  Matrix r;
  r.m[0] = x, r.m[5] = y, r.m[10] = z;
  return r;
}

Matrix rotation(double angle, double x, double y, double z) {
  double length = std::sqrt(x * x + y * y + z * z);
  if (length == 0) return Matrix();
  x /= length, y /= length, z /= length;
  double c = std::cos(angle), s = std::sin(angle), d = 1 - c;
  Matrix r;
  r.m = {c + x * x * d, x * y * d + z * s, x * z * d - y * s, 0, x * y * d - z * s, c + y * y * d, y * z * d + x * s, 0,
         x * z * d + y * s, y * z * d - x * s, c + z * z * d, 0, 0, 0, 0, 1};
  return r;
}

Matrix fromAffine(const Numbers &n) {
  Matrix r;
  r.m[0] = n[0], r.m[1] = n[1], r.m[4] = n[2], r.m[5] = n[3], r.m[12] = n[4], r.m[13] = n[5];
  return r;
}

Numbers toAffine(const Matrix &a) { return {a.m[0], a.m[1], a.m[4], a.m[5], a.m[12], a.m[13]}; }

void apply(const Matrix &a, double &x, double &y) {
  double u = x * a.m[0] + y * a.m[4] + a.m[12], v = x * a.m[1] + y * a.m[5] + a.m[13];
  double w = x * a.m[3] + y * a.m[7] + a.m[15];
  if (w != 1 && w != 0) u /= w, v /= w;
  x = u, y = v;
}

Numbers applyToRect(const Matrix &a, const Numbers &r) {
  double x0 = INFINITY, y0 = INFINITY, x1 = -INFINITY, y1 = -INFINITY;
  for (int corner = 0; corner < 4; corner++) {
    double x = r[0] + (corner & 1 ? r[2] : 0), y = r[1] + (corner & 2 ? r[3] : 0);
    apply(a, x, y);
    x0 = std::min(x0, x), y0 = std::min(y0, y), x1 = std::max(x1, x), y1 = std::max(y1, y);
  }
  return {x0, y0, x1 - x0, y1 - y0};
}

Numbers standardised(const Numbers &r) {
  return {r[2] < 0 ? r[0] + r[2] : r[0], r[3] < 0 ? r[1] + r[3] : r[1], std::fabs(r[2]), std::fabs(r[3])};
}

bool contains(const Numbers &r, double x, double y) {
  return x >= r[0] && y >= r[1] && x < r[0] + r[2] && y < r[1] + r[3];
}

Decomposed::Decomposed(const Matrix &a) {
  double rows[3][3];
  for (int i = 0; i < 3; i++) {
    double length = std::sqrt(a.at(i, 0) * a.at(i, 0) + a.at(i, 1) * a.at(i, 1) + a.at(i, 2) * a.at(i, 2));
    scale[i] = length, move[i] = a.at(3, i);
    for (int j = 0; j < 3; j++) rows[i][j] = length ? a.at(i, j) / length : (i == j);
  }
  double det = rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1]) -
               rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0]) +
               rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0]);
  if (det < 0) {
    // A reflection: the axis that points backwards is the one to be negated.
    int axis = rows[0][0] < 0 ? 0 : rows[1][1] < 0 ? 1 : rows[2][2] < 0 ? 2 : 0;
    scale[axis] = -scale[axis];
    for (double &x : rows[axis]) x = -x;
  }
  angle[1] = std::asin(std::max(-1.0, std::min(1.0, -rows[0][2])));
  angle[0] = std::atan2(rows[1][2], rows[2][2]);
  angle[2] = std::atan2(rows[0][1], rows[0][0]);
}

Matrix Decomposed::rotationMatrix() const {
  return rotation(angle[0], 1, 0, 0) * rotation(angle[1], 0, 1, 0) * rotation(angle[2], 0, 0, 1);
}

Matrix Decomposed::composed() const {
  return scaling(scale[0], scale[1], scale[2]) * rotationMatrix() * translation(move[0], move[1], move[2]);
}

namespace {
std::array<double, 4> quaternion(const Matrix &r) {  // x, y, z, w
  double trace = r.at(0, 0) + r.at(1, 1) + r.at(2, 2);
  if (trace > 0) {
    double s = 2 * std::sqrt(trace + 1);
    return {(r.at(1, 2) - r.at(2, 1)) / s, (r.at(2, 0) - r.at(0, 2)) / s, (r.at(0, 1) - r.at(1, 0)) / s, s / 4};
  }
  int i = r.at(1, 1) > r.at(0, 0) ? 1 : 0;
  if (r.at(2, 2) > r.at(i, i)) i = 2;
  int j = (i + 1) % 3, k = (i + 2) % 3;
  double s = 2 * std::sqrt(1 + r.at(i, i) - r.at(j, j) - r.at(k, k));
  std::array<double, 4> q;
  q[i] = s / 4, q[j] = (r.at(i, j) + r.at(j, i)) / s, q[k] = (r.at(i, k) + r.at(k, i)) / s;
  q[3] = (r.at(j, k) - r.at(k, j)) / s;
  return q;
}
}  // namespace

Matrix mixMatrices(const Matrix &a, const Matrix &b, double t) {
  Matrix r;
  Decomposed from(a), to(b);
  auto p = quaternion(from.rotationMatrix()), q = quaternion(to.rotationMatrix());
  double dot = 0;
  for (int i = 0; i < 4; i++) dot += p[i] * q[i];
  auto faithful = [](const Matrix &whole, const Decomposed &parts) {
    Matrix again = parts.composed();
    for (int i = 0; i < 16; i++)
      if (std::fabs(again.m[i] - whole.m[i]) > 1e-9) return false;
    return true;
  };
  bool turns = std::fabs(dot) < 1 - 1e-12;
  // Without a turn, or with skew or perspective, numbers are mixed one by one.
  if (!turns || !faithful(a, from) || !faithful(b, to)) {
    for (int i = 0; i < 16; i++) r.m[i] = a.m[i] + (b.m[i] - a.m[i]) * t;
    return r;
  }
  if (dot < 0) for (auto &x : q) x = -x;
  double theta = std::acos(std::min(1.0, std::fabs(dot)));
  double wp = std::sin((1 - t) * theta) / std::sin(theta), wq = std::sin(t * theta) / std::sin(theta);
  double x = wp * p[0] + wq * q[0], y = wp * p[1] + wq * q[1], z = wp * p[2] + wq * q[2], w = wp * p[3] + wq * q[3];
  Matrix turn = rotation(2 * std::atan2(std::sqrt(x * x + y * y + z * z), w), x, y, z);
  auto between = [t](double u, double v) { return u + (v - u) * t; };
  return scaling(between(from.scale[0], to.scale[0]), between(from.scale[1], to.scale[1]), between(from.scale[2], to.scale[2])) *
         turn * translation(between(from.move[0], to.move[0]), between(from.move[1], to.move[1]), between(from.move[2], to.move[2]));
}

}  // namespace strata
