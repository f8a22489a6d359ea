// Strata: matrices. A point is a row vector in front of its matrix.
#pragma once
#include <array>
#include <cstddef>
#include <vector>

namespace strata {

using Numbers = std::vector<double>;
struct Matrix {
  std::array<double, 16> m{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
  Matrix() = default;
  explicit Matrix(const Numbers &n) { for (std::size_t i = 0; i < 16 && i < n.size(); i++) m[i] = n[i]; }
  Numbers numbers() const { return {m.begin(), m.end()}; }
  double at(int row, int column) const { return m[row * 4 + column]; }
  Matrix operator*(const Matrix &behind) const;
  bool operator==(const Matrix &other) const { return m == other.m; }
  bool isAffine() const;
  bool inverted(Matrix &result) const;
  Matrix flattened() const;  // drops all depth: what maps the plane z = 0
};
Matrix translation(double x, double y, double z = 0);
Matrix scaling(double x, double y, double z = 1);
Matrix rotation(double angle, double x, double y, double z);
Matrix fromAffine(const Numbers &n);
Numbers toAffine(const Matrix &m);
void apply(const Matrix &m, double &x, double &y);
Numbers applyToRect(const Matrix &m, const Numbers &rect);  // the box around the four corners
Numbers standardised(const Numbers &rect);
bool contains(const Numbers &rect, double x, double y);

// Scale, then rotation about x, y and z, then translation.
struct Decomposed {
  double scale[3], angle[3], move[3];
  explicit Decomposed(const Matrix &m);
  Matrix rotationMatrix() const;
  Matrix composed() const;
};
Matrix mixMatrices(const Matrix &a, const Matrix &b, double t);

}  // namespace strata
