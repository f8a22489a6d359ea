// Strata: values, as properties, dictionaries and animations hold them.
#pragma once
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace strata {

struct Object {
  std::string name;
  virtual ~Object() = default;
};
using Ref = std::shared_ptr<Object>;

struct Exception : std::runtime_error {
  std::string reason;
  Exception(const std::string &name, const std::string &why) : runtime_error(name), reason(why) {}
};
// A value of the wrong shape, or a key that is not known.
struct BadValue : std::runtime_error { using runtime_error::runtime_error; };

struct Value {
  enum Kind { Nil, Null, Bool, Number, Text, Point, Size, Rect, Affine, Transform, Color, Path, Timing, List, Dict, Obj, Any };
  Kind kind = Nil;
  std::vector<double> n;                               // numbers; of a path all coordinates
  std::string s;                                       // text; name of a timing function; operations of a path
  std::vector<Value> items;                            // of a list
  std::vector<std::pair<std::string, Value>> entries;  // of a dictionary
  Ref object;

  Value() = default;
  Value(double number) : kind(Number), n{number} {}
  Value(Kind k, std::vector<double> numbers) : kind(k), n(std::move(numbers)) {}
  template <class T> Value(const std::shared_ptr<T> &o) : kind(o ? Obj : Nil), object(o) {}
  static Value null() { Value v; v.kind = Null; return v; }
  static Value truth(bool b) { return Value(Bool, {b ? 1.0 : 0.0}); }
  static Value text(const std::string &t) { Value v; v.kind = Text; v.s = t; return v; }
  static Value list(std::vector<Value> parts) { Value v; v.kind = List; v.items = std::move(parts); return v; }
  static Value dict() { Value v; v.kind = Dict; return v; }
  static Value timing(const std::string &name);        // nil for an unknown name

  bool isNil() const { return kind == Nil; }
  bool isNumber() const { return kind == Number || kind == Bool; }
  double number(double otherwise = 0) const { return isNumber() ? n[0] : otherwise; }
  bool on() const { return number() != 0; }
  const Value *entry(const std::string &key) const;
  template <class T> std::shared_ptr<T> as() const { return std::dynamic_pointer_cast<T>(object); }
  bool operator==(const Value &other) const;
  bool operator!=(const Value &other) const { return !(*this == other); }
};

Value zero(Value::Kind kind);                              // what a property of this kind is if nobody says
Value add(const Value &a, const Value &b, double factor = 1);  // a + factor * b
Value mix(const Value &from, const Value &to, double t);
double ease(const Value &timing, double t);                // nil is linear
Value applyValueFunction(const std::string &name, const Value &argument);
bool isValueFunction(const std::string &name);

// Parts of structures: position.x, bounds.size.width, transform.rotation.z
bool hasParts(Value::Kind kind, const std::string &part);
Value part(const Value &whole, const std::string &path);
Value withPart(const Value &whole, const std::string &path, const Value &part);

}  // namespace strata
