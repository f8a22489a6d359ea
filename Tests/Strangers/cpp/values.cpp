#include "values.h"

#include <cmath>

#include "geometry.h"

namespace strata {

Value Value::timing(const std::string &name) {
  static const std::map<std::string, Numbers> known = {{"linear", {0, 0, 1, 1}},
                                                       {"easeIn", {0.42, 0, 1, 1}},
                                                       {"easeOut", {0, 0, 0.58, 1}},
                                                       {"easeInEaseOut", {0.42, 0, 0.58, 1}},
                                                       {"default", {0.25, 0.1, 0.25, 1}}};
  auto found = known.find(name);
  if (found == known.end()) return Value();
  Value v(Timing, found->second);
  v.s = name;
  return v;
}

const Value *Value::entry(const std::string &key) const {
  for (auto &e : entries)
    if (e.first == key) return &e.second;
  return nullptr;
}

bool Value::operator==(const Value &o) const {
  if (isNumber() && o.isNumber()) return n[0] == o.n[0];
  if (kind != o.kind || n != o.n || object != o.object || items != o.items || entries.size() != o.entries.size()) return false;
  for (auto &e : entries) {
    auto other = o.entry(e.first);
    if (!other || e.second != *other) return false;
  }
  return kind == Timing || s == o.s;
}

Value zero(Value::Kind kind) {
  switch (kind) {
    case Value::Bool: return Value::truth(false);
    case Value::Number: return 0.0;
    case Value::Point: case Value::Size: return Value(kind, {0, 0});
    case Value::Rect: return Value(kind, {0, 0, 0, 0});
    case Value::Affine: return Value(kind, {1, 0, 0, 1, 0, 0});
    case Value::Transform: return Value(kind, Matrix().numbers());
    default: return Value();
  }
}

static bool hasNumbers(const Value &v) {
  return v.isNumber() || (v.kind >= Value::Point && v.kind <= Value::Path);
}

Value add(const Value &a, const Value &b, double factor) {
  if (!hasNumbers(a) || !hasNumbers(b) || a.n.size() != b.n.size()) return b.isNil() ? a : b;
  if (a.kind == Value::Transform) {
    if (factor == 1) return Value(a.kind, (Matrix(b.n) * Matrix(a.n)).numbers());
    Matrix inverse;
    if (factor == -1 && Matrix(b.n).inverted(inverse)) return Value(a.kind, (Matrix(a.n) * inverse).numbers());
  }
  Value r = a;
  for (size_t i = 0; i < r.n.size(); i++) r.n[i] += factor * b.n[i];
  if (r.kind == Value::Bool) r.kind = Value::Number;
  return r;
}

Value mix(const Value &from, const Value &to, double t) {
  if (from.kind == Value::List && to.kind == Value::List && from.items.size() == to.items.size()) {
    Value r = from;
    for (size_t i = 0; i < r.items.size(); i++) r.items[i] = mix(from.items[i], to.items[i], t);
    return r;
  }
  bool truths = from.kind == Value::Bool && to.kind == Value::Bool;
  if (!hasNumbers(from) || !hasNumbers(to) || from.n.size() != to.n.size() || from.s != to.s || truths)
    return t < 0.5 ? from : to;
  if (from.kind == Value::Transform) return Value(from.kind, mixMatrices(Matrix(from.n), Matrix(to.n), t).numbers());
  Value r = from;
  for (size_t i = 0; i < r.n.size(); i++) r.n[i] = from.n[i] + (to.n[i] - from.n[i]) * t;
  return r;
}

double ease(const Value &timing, double t) {
  if (timing.kind != Value::Timing || t <= 0 || t >= 1) return t;
  auto curve = [](double p1, double p2, double u) {
    double v = 1 - u;
    return 3 * v * v * u * p1 + 3 * v * u * u * p2 + u * u * u;
  };
  auto &c = timing.n;
  if (c[0] == c[1] && c[2] == c[3]) return t;
  double low = 0, high = 1;
  for (int i = 0; i < 60; i++) {
    double middle = (low + high) / 2;
    (curve(c[0], c[2], middle) < t ? low : high) = middle;
  }
  return curve(c[1], c[3], (low + high) / 2);
}

static const char *const valueFunctions[] = {"rotateX", "rotateY", "rotateZ", "scale", "scaleX", "scaleY", "scaleZ",
                                             "translate", "translateX", "translateY", "translateZ"};

bool isValueFunction(const std::string &name) {
  for (auto known : valueFunctions)
    if (name == known) return true;
  return false;
}

Value applyValueFunction(const std::string &name, const Value &v) {
  if (!v.isNumber()) return v;
  double x = v.number();
  char axis = name.back();
  Matrix m;
  if (name.compare(0, 6, "rotate") == 0) m = rotation(x, axis == 'X', axis == 'Y', axis == 'Z');
  else if (name.compare(0, 5, "scale") == 0) m = scaling(axis == 'X' ? x : 1, axis == 'Y' ? x : 1, axis == 'Z' ? x : 1);
  else m = translation(axis == 'X' ? x : 0, axis == 'Y' ? x : 0, axis == 'Z' ? x : 0);
  return Value(Value::Transform, m.numbers());
}

static int axisOf(const std::string &path) {
  return path.size() < 2 || path[path.size() - 2] != '.' ? -1 : path.back() - 'x';
}

bool hasParts(Value::Kind kind, const std::string &p) {
  static const std::map<Value::Kind, std::string> known = {
      {Value::Point, " x y "},
      {Value::Size, " width height "},
      {Value::Rect, " origin origin.x origin.y size size.width size.height "},
      {Value::Transform, " rotation rotation.x rotation.y rotation.z scale scale.x scale.y scale.z translation "
                         "translation.x translation.y translation.z "}};
  auto found = known.find(kind);
  return found != known.end() && found->second.find(" " + p + " ") != std::string::npos;
}

// Where the numbers of a part stand within a point, size or rectangle.
static std::pair<size_t, size_t> range(const std::string &p) {
  if (p == "x" || p == "width" || p == "origin.x") return {0, 1};
  if (p == "y" || p == "height" || p == "origin.y") return {1, 1};
  if (p == "size.width") return {2, 1};
  if (p == "size.height") return {3, 1};
  return {p == "size" ? 2 : 0, 2};
}

Value part(const Value &whole, const std::string &p) {
  if (!hasParts(whole.kind, p)) return Value();
  if (whole.kind != Value::Transform) {
    auto [first, count] = range(p);
    if (count == 1) return whole.n[first];
    return Value(p == "size" ? Value::Size : Value::Point, {whole.n[first], whole.n[first + 1]});
  }
  Decomposed d{Matrix(whole.n)};
  int axis = axisOf(p);
  switch (p[0]) {
    case 'r': return d.angle[axis < 0 ? 2 : axis];
    case 's': return axis < 0 ? (d.scale[0] + d.scale[1] + d.scale[2]) / 3 : d.scale[axis];
    default: return axis < 0 ? Value(Value::Size, {d.move[0], d.move[1]}) : Value(d.move[axis]);
  }
}

Value withPart(const Value &whole, const std::string &p, const Value &v) {
  if (!hasParts(whole.kind, p)) throw BadValue("no part " + p);
  Value r = whole;
  if (whole.kind != Value::Transform) {
    auto [first, count] = range(p);
    if (v.n.size() != count) throw BadValue("a value that does not fit " + p);
    for (size_t i = 0; i < count; i++) r.n[first + i] = v.n[i];
    return r;
  }
  Decomposed d{Matrix(whole.n)};
  int axis = axisOf(p);
  if (p == "translation") {
    if (v.n.size() < 2) throw BadValue("a value that does not fit " + p);
    d.move[0] = v.n[0], d.move[1] = v.n[1];
  } else {
    if (!v.isNumber()) throw BadValue("a value that does not fit " + p);
    if (p[0] == 'r') d.angle[axis < 0 ? 2 : axis] = v.number();
    else if (p[0] == 't') d.move[axis] = v.number();
    else if (axis >= 0) d.scale[axis] = v.number();
    else d.scale[0] = d.scale[1] = d.scale[2] = v.number();
  }
  r.n = d.composed().numbers();
  return r;
}

}  // namespace strata
