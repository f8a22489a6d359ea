// Explicit animations, their timing, and presentation copies.
#include <algorithm>
#include <cmath>

#include "strata.h"

namespace strata {

static const char *const common =
    "delegate:any beginTime:num duration:num speed:num=1 timeOffset:num repeatCount:num repeatDuration:num autoreverses:bool "
    "fillMode:text=removed removedOnCompletion:bool=1 timingFunction:timing ";
static const std::map<std::string, std::string> tables = {
    {"CABasicAnimation", "keyPath:text fromValue:any toValue:any byValue:any additive:bool cumulative:bool valueFunction:text"},
    {"CASpringAnimation",
     "keyPath:text fromValue:any toValue:any byValue:any additive:bool cumulative:bool valueFunction:text "
     "mass:num=1 stiffness:num=100 damping:num=10 initialVelocity:num settlingDuration:num"},
    {"CAKeyframeAnimation",
     "path:path keyPath:text additive:bool cumulative:bool values:list keyTimes:list timingFunctions:list "
     "calculationMode:text=linear tensionValues:list continuityValues:list biasValues:list valueFunction:text"},
    {"CAAnimationGroup", "animations:list"},
    {"CATransition", "type:text=fade subtype:text startProgress:num endProgress:num=1 filter:any"}};

bool Animation::isClass(const std::string &className) { return tables.count(className) > 0; }

const Property *Animation::property(const std::string &className, const std::string &key) {
  static const auto parsed = [] {
    std::map<std::string, std::map<std::string, Property>> all;
    for (auto &[name, table] : tables) all[name] = parseProperties(common + table);
    return all;
  }();
  auto &properties = parsed.at(className);
  auto found = properties.find(key);
  return found == properties.end() ? nullptr : &found->second;
}

Value Animation::get(const std::string &key) const {
  if (key == "settlingDuration" && type == "CASpringAnimation") {
    double m = number("mass"), k = number("stiffness"), c = number("damping");
    double omega = std::sqrt(k / m), zeta = c / (2 * std::sqrt(k * m));
    double decay = zeta < 1 ? zeta * omega : omega * (zeta - std::sqrt(zeta * zeta - 1));
    return std::log(1000) / decay;
  }
  auto found = fields.find(key);
  if (found != fields.end()) return found->second;
  auto p = property(type, key);
  return p ? p->initial : Value();
}

void Animation::set(const std::string &key, const Value &value) {
  if (attached) throw Exception("CAAnimationImmutable", "attempting to modify read-only animation");
  auto p = property(type, key);
  if (!p || key == "settlingDuration") throw BadValue("property " + key);
  if (key == "valueFunction" && !value.isNil() && !isValueFunction(value.s)) throw BadValue("no value function");
  fields[key] = coerced(*p, value);
}

std::shared_ptr<Animation> Animation::copy() const {
  auto result = std::make_shared<Animation>(type);
  result->name = name;
  result->fields = fields;
  result->uniqueKey = uniqueKey;
  return result;
}

void Animation::run(Layer &layer, const std::string &key) {
  auto adapted = copy();
  adapted->completions = completions;
  if (property(type, "keyPath") && get("keyPath").isNil()) adapted->fields["keyPath"] = Value::text(key);
  if (!uniqueKey) return layer.addAnimation(*adapted, &key);
  // Of a view: what is left of the way is added to the new value.
  Value now = layer.get(key), old = get("fromValue");
  Value way = add(old, now, -1);
  adapted->fields["fromValue"] = way;
  adapted->fields["toValue"] = zero(now.kind);
  std::string unique = key;
  for (int i = 2; layer.animation(unique); i++) unique = key + "-" + std::to_string(i);
  layer.addAnimation(*adapted, &unique);
}

// ---- Timing --------------------------------------------------------------------------------------

double Animation::activeDuration(double duration) const {
  double cycle = get("autoreverses").on() ? 2 * duration : duration;
  double count = number("repeatCount"), total = number("repeatDuration");
  return total > 0 ? total : count > 0 ? cycle * count : cycle;
}

bool Animation::isOver(double parentTime) const {
  double speed = number("speed"), local = (parentTime - number("beginTime")) * speed + number("timeOffset");
  return speed < 0 ? local < 0 : local >= activeDuration(number("duration"));
}

bool Animation::progress(double parentTime, double d, double &fraction, double &iteration) const {
  auto fill = get("fillMode").s;
  double speed = number("speed"), local = (parentTime - number("beginTime")) * speed + number("timeOffset");
  double active = activeDuration(d);
  bool atEnd = false;
  if (local < 0) {
    if (fill != "backwards" && fill != "both") return false;
    local = 0;
  } else if (speed < 0 ? local > active : local >= active) {
    if (fill != "forwards" && fill != "both") return false;
    local = active, atEnd = true;
  }
  if (d <= 0) return fraction = 1, iteration = 0, true;
  bool reverses = get("autoreverses").on();
  double cycle = reverses ? 2 * d : d;
  iteration = std::isfinite(local) ? std::floor(local / cycle) : 0;
  double rest = std::isfinite(local) ? local - iteration * cycle : cycle;
  if (atEnd && rest == 0 && iteration > 0) iteration--, rest = cycle;
  if (reverses && rest > d) rest = 2 * d - rest;
  fraction = std::isfinite(d) ? rest / d : 0;
  return true;
}

void Animation::apply(Layer &shown, double parentTime, double defaultDuration) const {
  double d = number("duration"), t, iteration;
  if (d == 0) d = defaultDuration;
  if (!progress(parentTime, d, t, iteration)) return;
  t = ease(get("timingFunction"), t);
  if (type == "CAAnimationGroup") {
    for (auto &item : get("animations").items)
      if (auto child = item.as<Animation>()) child->apply(shown, t * d, d);
    return;
  }
  auto path = get("keyPath").s;
  if (path.empty()) return;
  auto dot = path.find('.');
  auto key = path.substr(0, dot), rest = dot == std::string::npos ? "" : path.substr(dot + 1);
  if (!shown.cls->find(key) && !shown.values.count(key)) return;
  Value whole = shown.get(key);
  if (!rest.empty() && !hasParts(whole.kind, rest)) return;
  Value underlying = rest.empty() ? whole : part(whole, rest);
  Value v = valueAt(t, d, underlying);
  if (get("cumulative").on() && iteration > 0) v = add(v, valueAt(1, d, underlying), iteration);
  auto function = get("valueFunction").s;
  if (!function.empty()) v = applyValueFunction(function, v);
  if (get("additive").on()) v = add(underlying, v);
  auto property = shown.cls->find(key);
  try {
    shown.values[key] = rest.empty() ? property ? coerced(*property, v) : v : withPart(whole, rest, v);
  } catch (const BadValue &) {}  // a value of another shape shows nothing
}

Value Animation::valueAt(double t, double duration, const Value &underlying) const {
  if (type == "CAKeyframeAnimation") return keyframeValue(t, underlying);
  if (type == "CASpringAnimation") return basicValue(springProgress(t * duration), underlying);
  if (type == "CABasicAnimation") return basicValue(t, underlying);
  return underlying;
}

Value Animation::basicValue(double t, const Value &underlying) const {
  Value from = get("fromValue"), to = get("toValue"), by = get("byValue");
  Value base = get("additive").on() ? zero(underlying.kind) : underlying;
  if (!from.isNil() && !to.isNil()) return mix(from, to, t);
  if (!from.isNil()) return mix(from, by.isNil() ? base : add(from, by), t);
  if (!to.isNil()) return mix(by.isNil() ? base : add(to, by, -1), to, t);
  return by.isNil() ? base : mix(base, add(base, by), t);
}

double Animation::springProgress(double seconds) const {
  double m = number("mass"), k = number("stiffness"), c = number("damping"), v = number("initialVelocity");
  double omega = std::sqrt(k / m), zeta = c / (2 * std::sqrt(k * m));
  if (!(omega > 0)) return 0;
  double x;  // how far it is from the end, which is 1 at first
  if (zeta < 1) {
    double damped = omega * std::sqrt(1 - zeta * zeta);
    x = std::exp(-zeta * omega * seconds) *
        (std::cos(damped * seconds) + (zeta * omega - v) / damped * std::sin(damped * seconds));
  } else {
    x = std::exp(-omega * seconds) * (1 + (omega - v) * seconds);
  }
  return 1 - x;
}

// Which segment a fraction falls into, and how far.
static size_t segment(double t, const std::vector<double> &times, double &inside) {
  size_t i = 0;
  while (i + 2 < times.size() && t >= times[i + 1]) i++;
  double length = times[i + 1] - times[i];
  inside = length > 0 ? std::max(0.0, std::min(1.0, (t - times[i]) / length)) : 1;
  return i;
}

static std::vector<double> keyTimesFor(const Animation &a, size_t count) {
  std::vector<double> times;
  for (auto &time : a.get("keyTimes").items) times.push_back(time.number());
  if (times.size() == count) return times;
  times.clear();
  for (size_t i = 0; i < count; i++) times.push_back(count > 1 ? double(i) / (count - 1) : 0);
  return times;
}

// Times in proportion to the lengths of the segments.
static std::vector<double> pacedTimes(const std::vector<double> &lengths) {
  double total = 0, sum = 0;
  for (double l : lengths) total += l;
  std::vector<double> times{0};
  for (size_t i = 0; i < lengths.size(); i++) {
    sum += lengths[i];
    times.push_back(total > 0 ? sum / total : double(i + 1) / lengths.size());
  }
  return times;
}

Value Animation::keyframeValue(double t, const Value &underlying) const {
  if (!get("path").isNil()) return pathValue(t);
  auto values = get("values").items;
  if (values.empty()) return underlying;
  auto mode = get("calculationMode").s;
  size_t count = values.size();
  if (mode == "discrete") {
    auto times = keyTimesFor(*this, count + 1);
    double inside;
    return values[std::min(segment(t, times, inside), count - 1)];
  }
  if (count == 1) return values[0];
  auto times = keyTimesFor(*this, count);
  if (mode == "paced" || mode == "cubicPaced") {
    std::vector<double> lengths;
    for (size_t i = 0; i + 1 < count; i++) {
      double sum = 0;
      for (size_t j = 0; j < std::min(values[i].n.size(), values[i + 1].n.size()); j++)
        sum += std::pow(values[i + 1].n[j] - values[i].n[j], 2);
      lengths.push_back(std::sqrt(sum));
    }
    times = pacedTimes(lengths);
  }
  double u;
  size_t i = segment(t, times, u);
  auto timings = get("timingFunctions").items;
  if (i < timings.size() && mode.find("aced") == std::string::npos) u = ease(timings[i], u);
  if (mode.compare(0, 5, "cubic") == 0 && values[i].kind != Value::Transform) {
    const Value &a = values[i ? i - 1 : i], &b = values[i], &c = values[i + 1], &d = values[std::min(i + 2, count - 1)];
    if (a.n.size() == b.n.size() && b.n.size() == c.n.size() && c.n.size() == d.n.size() && !b.n.empty()) {
      Value r = b;  // Catmull and Rom
      for (size_t j = 0; j < r.n.size(); j++)
        r.n[j] = 0.5 * (2 * b.n[j] + (c.n[j] - a.n[j]) * u + (2 * a.n[j] - 5 * b.n[j] + 4 * c.n[j] - d.n[j]) * u * u +
                        (3 * b.n[j] - a.n[j] - 3 * c.n[j] + d.n[j]) * u * u * u);
      return r;
    }
  }
  return mix(values[i], values[i + 1], u);
}

Value Animation::pathValue(double t) const {
  struct Curve { double p[8]; int degree; };
  std::vector<Curve> curves;
  Value path = get("path");
  double x = 0, y = 0, startX = 0, startY = 0;
  size_t at = 0;
  for (char op : path.s) {
    Curve c{{x, y}, op == 'C' ? 3 : op == 'Q' ? 2 : 1};
    size_t used = op == 'C' ? 6 : op == 'Q' ? 4 : op == 'Z' ? 0 : 2;
    for (size_t i = 0; i < used; i++) c.p[2 + i] = path.n[at + i];
    if (op == 'Z') c.p[2] = startX, c.p[3] = startY;
    at += used;
    x = c.p[2 * c.degree], y = c.p[2 * c.degree + 1];
    if (op == 'M') startX = x, startY = y;
    else curves.push_back(c);
  }
  if (curves.empty()) return Value(Value::Point, {x, y});
  auto point = [](const Curve &c, double u) {
    Numbers p(c.p, c.p + 2 * (c.degree + 1));
    for (int left = c.degree; left > 0; left--)
      for (int i = 0; i < 2 * left; i++) p[i] += (p[i + 2] - p[i]) * u;
    return Numbers{p[0], p[1]};
  };
  auto mode = get("calculationMode").s;
  auto times = keyTimesFor(*this, curves.size() + 1);
  if (mode == "paced" || mode == "cubicPaced") {
    std::vector<double> lengths;
    for (auto &c : curves) {
      double sum = 0;
      for (int i = 0; i < 64; i++) {
        auto p = point(c, i / 64.0), q = point(c, (i + 1) / 64.0);
        sum += std::hypot(q[0] - p[0], q[1] - p[1]);
      }
      lengths.push_back(sum);
    }
    times = pacedTimes(lengths);
  }
  double u;
  size_t i = segment(t, times, u);
  auto timings = get("timingFunctions").items;
  if (i < timings.size()) u = ease(timings[i], u);
  return Value(Value::Point, point(curves[i], mode == "discrete" ? 0 : u));
}

// ---- Layers and their animations -----------------------------------------------------------------

void Layer::addAnimation(const Animation &given, const std::string *key) {
  engine.touch();
  auto copy = given.copy();
  Value inherited = engine.transactionValue("animationDuration"), timing = engine.transactionValue("animationTimingFunction");
  if (copy->number("duration") == 0) copy->fields["duration"] = inherited;
  if (copy->get("timingFunction").isNil() && !timing.isNil()) copy->fields["timingFunction"] = timing;
  if (copy->type == "CAAnimationGroup" && copy->fields.count("animations"))
    for (auto &item : copy->fields["animations"].items)
      if (auto child = item.as<Animation>()) {
        auto own = child->copy();
        own->attached = true;
        item = Ref(own);
      }
  copy->attached = true;
  copy->hasKey = key || copy->type == "CATransition";
  copy->key = copy->type == "CATransition" ? "transition" : key ? *key : "";
  copy->completions = given.completions;
  for (auto &transaction : engine.stack)
    if (transaction.completion) copy->completions.push_back(transaction.completion);
  for (auto &completion : copy->completions) completion->pending++;
  if (copy->hasKey) removeAnimation(copy->key);
  animations.push_back(copy);
  cls->didAdd(*this, *copy);
}

std::shared_ptr<Animation> Layer::animation(const std::string &key) {
  for (auto &a : animations)
    if (a->hasKey && a->key == key) return a;
  return nullptr;
}

void Layer::drop(const std::shared_ptr<Animation> &animation) {
  animations.erase(std::find(animations.begin(), animations.end(), animation));
  if (!animation->stopped) engine.removed.emplace_back(animation, false);
}

void Layer::removeAnimation(const std::string &key) {
  if (auto found = animation(key)) {
    engine.touch();
    drop(found);
  }
}

void Layer::removeAllAnimations() {
  auto all = animations;
  for (auto &a : all) drop(a);
}

double Layer::timeFromParent(double t) { return (t - number("beginTime")) * number("speed") + number("timeOffset"); }

double Layer::timeToParent(double t) {
  double speed = number("speed");
  return (speed == 0 ? 0 : (t - number("timeOffset")) / speed) + number("beginTime");
}

double Layer::fromClock(double t) {
  auto up = parent();
  return timeFromParent(up ? up->fromClock(t) : t);
}

double Layer::toClock(double t) {
  auto up = parent();
  t = timeToParent(t);
  return up ? up->toClock(t) : t;
}

std::shared_ptr<Layer> Layer::presentation() {
  if (model) return model->presentation();
  if (!committed) return nullptr;
  auto copy = std::make_shared<Layer>(engine, cls);
  copy->name = name;
  copy->model = this;
  copy->superlayer = superlayer, copy->masked = masked;
  copy->sublayers = sublayers, copy->mask = mask;
  copy->delegate = delegate;
  copy->committed = true;
  copy->values = published;
  double now = fromClock(engine.clock);
  for (auto &a : animations)
    if (a->committed) a->apply(*copy, now, 0.25);
  return copy;
}

}  // namespace strata
