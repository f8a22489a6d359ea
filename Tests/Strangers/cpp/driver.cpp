// Drives Strata for LayerCheck.
#include <algorithm>
#include <iostream>

#include "json.h"
#include "strata.h"

using namespace strata;

struct Unsupported : std::runtime_error {
  bool situation;
  explicit Unsupported(const std::string &why, bool s = false) : runtime_error(why), situation(s) {}
};

// ---- What is declared ----------------------------------------------------------------------------

static const std::vector<std::string> layerClasses = {"CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAScrollLayer",
                                                      "CAReplicatorLayer", "CATiledLayer", "CATransformLayer"};
static const char *const derived = R"("frame","affineTransform","superlayer","sublayers","mask","delegate","needsLayout","needsDisplay",)"
                                   R"("contentsAreFlipped","preferredFrameSize","modelLayer","presentationLayer")";
static const char *const animationCommon = R"("delegate","beginTime","duration","speed","timeOffset","repeatCount","repeatDuration",)"
                                           R"("autoreverses","fillMode","removedOnCompletion","timingFunction",)";

static std::string greeting() {
  std::vector<std::string> properties;
  for (auto &name : layerClasses) {
    std::vector<std::string> keys;
    if (name == "CALayer") keys.push_back(derived);
    for (auto &[key, property] : builtinClass(name)->properties)
      if (name == "CALayer" || !builtinClass("CALayer")->find(key)) keys.push_back(quoted(key));
    properties.push_back(quoted(name) + ":[" + joined(keys) + "]");
  }
  auto animation = [&](const std::string &name, const std::string &keys) {
    properties.push_back(quoted(name) + ":[" + (name == "CASpringAnimation" ? "" : animationCommon) + keys + "]");
  };
  animation("CABasicAnimation", R"("keyPath","fromValue","toValue","byValue","additive","cumulative","valueFunction")");
  animation("CASpringAnimation", R"("mass","stiffness","damping","initialVelocity","settlingDuration")");
  animation("CAKeyframeAnimation", R"("path","keyPath","additive","cumulative","values","keyTimes","timingFunctions",)"
            R"("calculationMode","tensionValues","continuityValues","biasValues","valueFunction")");
  animation("CAAnimationGroup", R"("animations")");
  animation("CATransition", R"("type","subtype","startProgress","endProgress","filter")");
  properties.push_back(R"("transaction":["animationDuration","animationTimingFunction","disableActions","completionBlock"])");
  properties.push_back(R"("UIView":["bounds","transform","frame","hidden","backgroundColor","alpha","center","subviews","superview",)"
                       R"("layer","animationsEnabled","inheritedAnimationDuration"])");
  std::vector<std::string> classes;
  for (auto &name : layerClasses) classes.push_back(quoted(name));
  return R"("hello":{"protocol":1,"engine":{"name":"Strata","version":"1.0","language":"C++"},"supports":{"steps":[)"
         R"("new","copy","drop","host","set","setValue","mutate","keep","observe","add","insert","insertBelow","insertAbove",)"
         R"("replace","remove","answer","hook","react","begin","commit","flush","lock","unlock","advance","tick","addAnimation",)"
         R"("removeAnimation","removeAllAnimations","animationKeys","exists","setNeedsLayout","layoutIfNeeded","layoutSublayers",)"
         R"("setNeedsDisplay","setNeedsDisplayInRect","displayIfNeeded","display","scrollToPoint","scrollToRect","scrollPoint",)"
         R"("scrollRectToVisible","beginBlock","endBlock","get","value","read","ask","askView","convert","convertTime","hitTest",)"
         R"("contains","paintOrder","classDefault","classAction","classNeedsDisplay","expansionFactor","valueFunction","evaluate",)"
         R"("controlPoint","compute"],"classes":[)" + joined(classes) +
         R"(,"CABasicAnimation","CASpringAnimation","CAKeyframeAnimation","CAAnimationGroup","CATransition","UIView",)"
         R"("delegate","class","shared"],"properties":{)" + joined(properties) +
         R"(},"readOnly":{"CALayer":["superlayer","needsLayout","needsDisplay","contentsAreFlipped","preferredFrameSize",)"
         R"("modelLayer","presentationLayer"],"CASpringAnimation":["settlingDuration"],"UIView":["subviews","superview","layer",)"
         R"("inheritedAnimationDuration"]},"callbacks":["actionForKey","defaultActionForKey","defaultValueForKey",)"
         R"("needsDisplayForKey","layoutSublayers","display","draw","layerWillDraw","addAnimation","didSetBounds","run","start",)"
         R"("stop","complete"],"features":["presentation","attachedAnimations","anim.beginTime","subPaths","arbitraryKeys",)"
         R"("initialValues","dynamicProperties","askedSource"]},"profiles":{"enum-validation":"off","hdr":"off","emitter":"off",)"
         R"("3d-frame":"on","view8":"on"},"deviations":[],"clock":"controlled","precision":"double"})";
}

// ---- Objects of the script -----------------------------------------------------------------------

struct World;

struct ScriptAction : Action {
  World &world;
  explicit ScriptAction(World &w) : world(w) {}
  void run(Layer &layer, const std::string &key) override;
};

struct ScriptAnimationDelegate : AnimationDelegate {
  World &world;
  explicit ScriptAnimationDelegate(World &w) : world(w) {}
  void started(const std::string &animation) override;
  void stopped(const std::string &animation, bool finished) override;
};

struct ScriptDelegate : LayerDelegate {
  World &world;
  std::set<std::string> implemented{"actionForKey"};
  std::map<std::string, Value> answers;
  explicit ScriptDelegate(World &w) : world(w) {}
  bool responds(const std::string &callback) const override { return implemented.count(callback) > 0; }
  Value action(Layer &layer, const std::string &key) override;
  void layoutSublayers(Layer &layer) override;
  void display(Layer &layer) override;
  void draw(Layer &layer) override;
  void willDraw(Layer &layer) override;
};

struct ScriptClass : LayerClass {
  World &world;
  std::set<std::string> implemented;
  std::map<std::string, std::map<std::string, Value>> hooks;
  explicit ScriptClass(World &w) : world(w) {}
  const Value *hooked(const std::string &callback, const std::string &key) const;
  Value defaultValue(const std::string &key) override;
  Value defaultAction(const std::string &key) override;
  bool needsDisplayFor(const std::string &key) override;
  Value action(Layer &layer, const std::string &key) override;
  void layoutSublayers(Layer &layer) override;
  void display(Layer &layer) override;
  void draw(Layer &layer) override;
  void didSetBounds(Layer &layer) override;
  void didAdd(Layer &layer, Animation &animation) override;
  bool overridesDraw() const override { return implemented.count("draw") || LayerClass::overridesDraw(); }
  bool report(const std::string &callback, Layer &layer);
};

struct Reaction {
  int left;
  Json steps;
};

struct World {
  Engine engine;
  std::map<std::string, Ref> objects;
  std::map<std::string, Value> shared;
  std::map<std::pair<std::string, std::string>, Reaction> reactions;
  std::vector<std::string> events;
  int depth = 0;

  World() {
    engine.changed = [this](Layer &layer, const std::string &key, const Value &old, const Value &now) {
      events.push_back(R"({"event":"changed","layer":)" + quoted(layer.name) + ",\"key\":" + quoted(key) + ",\"old\":" +
                       encode(old) + ",\"new\":" + encode(now) + "}");
    };
  }
  ~World() {
    // Objects of a script may hold one another.
    std::vector<std::shared_ptr<Layer>> all;
    for (auto layer : engine.layers) all.push_back(layer->shared_from_this());
    for (auto &layer : all) layer->values.clear(), layer->published.clear(), layer->animations.clear();
    engine.hosts.clear();
    engine.stack.clear();
    objects.clear();
  }

  // Values
  std::string encode(const Value &v);
  Value decode(const Json &json);
  Ref object(const std::string &name);
  Numbers decodeNumbers(const Json &json, const std::string &tag, size_t count);

  template <class T> std::shared_ptr<T> find(const std::string &name) {
    auto found = objects.find(name);
    auto result = found == objects.end() ? nullptr : std::dynamic_pointer_cast<T>(found->second);
    if (!result) throw Unsupported("there is no " + name);
    return result;
  }
  // The layer of a name, of a view, or a presentation copy: null if there is no copy.
  std::shared_ptr<Layer> layer(const std::string &name) {
    auto dot = name.find(".presentation");
    if (dot != std::string::npos) return find<Layer>(name.substr(0, dot))->presentation();
    auto found = objects.find(name);
    if (found != objects.end())
      if (auto view = std::dynamic_pointer_cast<View>(found->second)) return view->layer;
    return find<Layer>(name);
  }
  std::shared_ptr<Layer> modelLayer(const Json &name) {
    if (name.text().find('.') != std::string::npos) throw Unsupported("a presentation copy");
    return layer(name.text());
  }
  std::shared_ptr<Layer> presentLayer(const Json &name) {
    auto found = layer(name.text());
    if (!found) throw Unsupported("there is no copy", true);
    return found;
  }
  std::shared_ptr<LayerClass> layerClass(const std::string &name) {
    if (auto c = builtinClass(name)) return c;
    if (name[0] != 'k') throw Unsupported("class " + name);
    return find<ScriptClass>(name);
  }

  void called(const std::string &who, const std::string &callback, Layer &layer) {
    events.push_back(R"({"event":"called","who":)" + quoted(who) + ",\"callback\":" + quoted(callback) + ",\"layer\":" +
                     quoted(layer.name) + "}");
    react(who, callback);
  }
  void asked(const std::string &who, Layer &layer, const std::string &key) {
    static const std::set<std::string> others = {"frame", "sublayers", "mask", "superlayer", "affineTransform"};
    std::string seen;
    if (layer.cls->find(key) || others.count(key)) seen = ",\"seen\":" + encode(layer.get(key));
    events.push_back(R"({"event":"asked","who":)" + quoted(who) + R"(,"callback":"actionForKey","layer":)" + quoted(layer.name) +
                     ",\"key\":" + quoted(key) + seen + "}");
  }
  void react(const std::string &who, const std::string &callback);

  // Steps
  std::string perform(const Json &step);  // an outcome without its events
  std::string carryOut(const std::string &kind, const Json &step);
  void make(const Json &step);
  void makeView(const Json &step);
  void set(const Json &step);
  void setLayer(Layer &layer, const std::string &key, const Value &value);
  void setView(View &view, const std::string &key, const Value &value);
  void setTransaction(const std::string &key, const Value &value);
  Value get(const Json &step);
  Value getView(View &view, const std::string &key);
  Value convert(const Json &step);
  Value compute(const Json &step);
  void openBlock(const Json &step);
  std::shared_ptr<View> viewOf(Layer *layer) {
    auto view = layer ? std::dynamic_pointer_cast<View>(layer->delegate.lock()) : nullptr;
    return view && view->layer.get() == layer ? view : nullptr;
  }
};

void ScriptAction::run(Layer &layer, const std::string &key) {
  world.events.push_back(R"({"event":"ran","who":)" + quoted(name) + ",\"key\":" + quoted(key) + ",\"layer\":" + quoted(layer.name) + "}");
  world.react(name, "run");
}

void ScriptAnimationDelegate::started(const std::string &animation) {
  world.events.push_back(R"({"event":"started","who":)" + quoted(name) + ",\"animation\":" + quoted(animation) + "}");
  world.react(name, "start");
}

void ScriptAnimationDelegate::stopped(const std::string &animation, bool finished) {
  world.events.push_back(R"({"event":"stopped","who":)" + quoted(name) + ",\"animation\":" + quoted(animation) +
                         ",\"finished\":" + (finished ? "true" : "false") + "}");
  world.react(name, "stop");
}

Value ScriptDelegate::action(Layer &layer, const std::string &key) {
  world.asked(name, layer, key);
  auto found = answers.find(key);
  if (found == answers.end()) return Value();
  if (auto view = found->second.as<View>()) return view->action(layer, key);
  return found->second;
}
void ScriptDelegate::layoutSublayers(Layer &layer) { world.called(name, "layoutSublayers", layer); }
void ScriptDelegate::display(Layer &layer) { world.called(name, "display", layer); }
void ScriptDelegate::draw(Layer &layer) { world.called(name, "draw", layer); }
void ScriptDelegate::willDraw(Layer &layer) { world.called(name, "layerWillDraw", layer); }

const Value *ScriptClass::hooked(const std::string &callback, const std::string &key) const {
  static const Value nothing;
  auto of = hooks.find(callback);
  if (of != hooks.end()) {
    auto found = of->second.find(key);
    if (found != of->second.end()) return &found->second;
  }
  return implemented.count(callback) ? &nothing : nullptr;
}

Value ScriptClass::defaultValue(const std::string &key) {
  auto hook = hooked("defaultValueForKey", key);
  return hook ? *hook : LayerClass::defaultValue(key);
}

Value ScriptClass::defaultAction(const std::string &key) {
  auto hook = hooked("defaultActionForKey", key);
  if (!hook) return LayerClass::defaultAction(key);
  if (hooks["defaultActionForKey"].count(key))
    world.events.push_back(R"({"event":"asked","who":)" + quoted(name) + R"(,"callback":"defaultActionForKey","key":)" + quoted(key) + "}");
  return *hook;
}

bool ScriptClass::needsDisplayFor(const std::string &key) {
  auto hook = hooked("needsDisplayForKey", key);
  return hook ? hook->on() : LayerClass::needsDisplayFor(key);
}

Value ScriptClass::action(Layer &layer, const std::string &key) {
  auto hook = hooked("actionForKey", key);
  if (!hook) return LayerClass::action(layer, key);
  world.asked(name, layer, key);
  Value answer = *hook;
  auto timing = answer.entry("timingOf");
  if (!timing) return answer;
  auto model = LayerClass::action(layer, timing->s).as<Animation>();
  if (!model || model->type != "CABasicAnimation") return LayerClass::action(layer, key);
  auto animation = std::make_shared<Animation>("CABasicAnimation");
  animation->set("keyPath", Value::text(key));
  animation->set("fromValue", layer.get(key));
  for (auto field : {"autoreverses", "beginTime", "delegate", "duration", "fillMode", "repeatCount", "repeatDuration", "speed",
                     "timingFunction", "timeOffset"})
    animation->set(field, model->get(field));
  return animation;
}

bool ScriptClass::report(const std::string &callback, Layer &layer) {
  if (!implemented.count(callback)) return false;
  world.called(name, callback, layer);
  return true;
}
void ScriptClass::layoutSublayers(Layer &layer) { if (!report("layoutSublayers", layer)) LayerClass::layoutSublayers(layer); }
void ScriptClass::display(Layer &layer) { if (!report("display", layer)) LayerClass::display(layer); }
void ScriptClass::draw(Layer &layer) { if (!report("draw", layer)) LayerClass::draw(layer); }
void ScriptClass::didSetBounds(Layer &layer) {
  LayerClass::didSetBounds(layer);
  report("didSetBounds", layer);
}
void ScriptClass::didAdd(Layer &layer, Animation &animation) {
  LayerClass::didAdd(layer, animation);
  if (implemented.count("addAnimation"))
    world.events.push_back(R"({"event":"asked","who":)" + quoted(name) + R"(,"callback":"addAnimation","layer":)" +
                           quoted(layer.name) + ",\"key\":" + quoted(animation.key) + "}");
}

void World::react(const std::string &who, const std::string &callback) {
  auto found = reactions.find({who, callback});
  if (found == reactions.end() || found->second.left <= 0 || depth > 40) return;
  found->second.left--;
  Json steps = found->second.steps;
  depth++;
  for (auto &[key, step] : steps.parts)
    if (perform(step).compare(0, 9, "{\"raised\"") == 0) break;
  depth--;
}

// ---- Values --------------------------------------------------------------------------------------

static const std::vector<std::pair<std::string, std::pair<Value::Kind, size_t>>> structures = {
    {"point", {Value::Point, 2}}, {"size", {Value::Size, 2}}, {"rect", {Value::Rect, 4}},
    {"affine", {Value::Affine, 6}}, {"transform", {Value::Transform, 16}}, {"color", {Value::Color, 4}}};

static size_t operands(char operation) { return operation == 'C' ? 6 : operation == 'Q' ? 4 : operation == 'Z' ? 0 : 2; }

std::string World::encode(const Value &v) {
  std::vector<std::string> parts;
  for (auto &[tag, shape] : structures)
    if (shape.first == v.kind) {
      for (double x : v.n) parts.push_back(spelled(x));
      return "{\"" + tag + "\":[" + joined(parts) + "]}";
    }
  switch (v.kind) {
    case Value::Null: return R"({"null":true})";
    case Value::Bool: return v.on() ? "true" : "false";
    case Value::Number: return spelled(v.n[0]);
    case Value::Text: return quoted(v.s);
    case Value::Timing:
      if (!v.s.empty()) return "{\"timing\":" + quoted(v.s) + "}";
      for (double x : v.n) parts.push_back(spelled(x));
      return "{\"timing\":[" + joined(parts) + "]}";
    case Value::Path: {
      size_t at = 0;
      for (char operation : v.s) {
        std::string text = std::string("[\"") + operation + "\"";
        for (size_t i = 0; i < operands(operation); i++) text += "," + spelled(v.n[at++]);
        parts.push_back(text + "]");
      }
      return "{\"path\":[" + joined(parts) + "]}";
    }
    case Value::List:
      for (auto &item : v.items) parts.push_back(encode(item));
      return "{\"list\":[" + joined(parts) + "]}";
    case Value::Dict:
      for (auto &[key, value] : v.entries) parts.push_back("[" + quoted(key) + "," + encode(value) + "]");
      return "{\"dict\":[" + joined(parts) + "]}";
    case Value::Obj: {
      if (!v.object->name.empty()) return "{\"ref\":" + quoted(v.object->name) + "}";
      auto animation = v.as<Animation>();
      if (!animation) return "null";
      return R"({"dict":[["class",)" + quoted(animation->type) + "],[\"keyPath\"," + encode(animation->get("keyPath")) +
             "],[\"duration\"," + encode(animation->get("duration")) + "]]}";
    }
    default: return "null";
  }
}

static double plainNumber(const Json &json) {
  auto name = json["num"].text();
  if (name != "") return name == "nan" ? NAN : name == "inf" ? INFINITY : -INFINITY;
  if (json.kind != Json::number && json.kind != Json::truth) throw Unsupported("a value that is no number");
  return json.n;
}

Numbers World::decodeNumbers(const Json &json, const std::string &tag, size_t count) {
  if (json[tag].kind != Json::list || json[tag].parts.size() != count) throw Unsupported("a value that is no " + tag);
  Numbers result;
  for (auto &[key, part] : json[tag].parts) result.push_back(plainNumber(part));
  return result;
}

// Actions, blocks, delegates of animations and images come to be by being named.
Ref World::object(const std::string &name) {
  auto found = objects.find(name);
  if (found != objects.end()) return found->second;
  Ref made;
  switch (name.empty() ? ' ' : name[0]) {
    case 'x': made = std::make_shared<ScriptAction>(*this); break;
    case 'h': made = std::make_shared<ScriptAnimationDelegate>(*this); break;
    case 'b': case 'i': made = std::make_shared<Object>(); break;
    default: throw Unsupported("there is no " + name);
  }
  made->name = name;
  return objects[name] = made;
}

Value World::decode(const Json &json) {
  switch (json.kind) {
    case Json::nothing: return Value();
    case Json::truth: return Value::truth(json.n != 0);
    case Json::number: return json.n;
    case Json::text_: return Value::text(json.s);
    default: break;
  }
  if (json.has("num")) return plainNumber(json);
  if (json.has("null")) return Value::null();
  for (auto &[tag, shape] : structures)
    if (json.has(tag)) return Value(shape.first, decodeNumbers(json, tag, shape.second));
  if (json.has("ref")) {
    auto name = json["ref"].text();
    auto found = shared.find(name);
    if (found != shared.end()) return found->second;
    return object(name);
  }
  if (json["timing"].kind == Json::text_) {
    Value v = Value::timing(json["timing"].text());
    if (v.isNil()) throw Unsupported("no timing function");
    return v;
  }
  if (json.has("timing")) return Value(Value::Timing, decodeNumbers(json, "timing", 4));
  if (json.has("list")) {
    Value v = Value::list({});
    for (auto &[key, item] : json["list"].parts) v.items.push_back(decode(item));
    return v;
  }
  if (json.has("dict")) {
    Value v = Value::dict();
    for (auto &[key, entry] : json["dict"].parts)
      if (entry.parts.size() == 2) v.entries.emplace_back(entry.parts[0].second.text(), decode(entry.parts[1].second));
    return v;
  }
  if (json.has("path")) {
    Value v(Value::Path, {});
    for (auto &[key, element] : json["path"].parts) {
      auto operation = element.parts.empty() ? "" : element.parts[0].second.text();
      if (operation.size() != 1 || std::string("MLQCZ").find(operation) == std::string::npos ||
          element.parts.size() != 1 + operands(operation[0]))
        throw Unsupported("no path");
      v.s += operation;
      for (size_t i = 1; i < element.parts.size(); i++) v.n.push_back(plainNumber(element.parts[i].second));
    }
    return v;
  }
  throw Unsupported("no value");
}

// ---- Making, setting, getting --------------------------------------------------------------------

static bool isLayerKey(Layer &layer, const std::string &key) {
  return layer.cls->find(key) || std::string(derived).find("\"" + key + "\"") != std::string::npos;
}

void World::setLayer(Layer &layer, const std::string &key, const Value &value) {
  if (!isLayerKey(layer, key)) throw Unsupported("property " + key);
  layer.set(key, value);
}

void World::make(const Json &step) {
  auto name = step["name"].text(), type = step["class"].text();
  auto &with = step["with"].parts;
  char letter = name.empty() ? ' ' : name[0];
  auto entry = [](const std::pair<std::string, Json> &pair) -> const std::vector<std::pair<std::string, Json>> & {
    if (pair.second.parts.size() != 2) throw Unsupported("no entry");
    return pair.second.parts;
  };
  if (letter == 'v') return makeView(step);
  if (letter == 'l') {
    auto made = std::make_shared<Layer>(engine, layerClass(type.empty() ? "CALayer" : type));
    made->name = name;
    engine.layers.insert(made.get());
    for (auto &pair : with) setLayer(*made, entry(pair)[0].second.text(), decode(entry(pair)[1].second));
    objects[name] = made;
  } else if (letter == 'a') {
    if (type.empty()) type = "CABasicAnimation";
    if (!Animation::isClass(type)) throw Unsupported("class " + type);
    auto made = std::make_shared<Animation>(type);
    made->name = name;
    for (auto &pair : with) made->set(entry(pair)[0].second.text(), decode(entry(pair)[1].second));
    objects[name] = made;
  } else if (letter == 'd') {
    static const std::set<std::string> known = {"actionForKey", "layoutSublayers", "display", "draw", "layerWillDraw"};
    auto made = std::make_shared<ScriptDelegate>(*this);
    made->name = name;
    if (step["implements"].kind == Json::list) made->implemented.clear();
    for (auto &[key, callback] : step["implements"].parts) {
      if (!known.count(callback.text())) throw Unsupported("callback " + callback.text());
      made->implemented.insert(callback.text());
    }
    for (auto &pair : with) made->answers[entry(pair)[0].second.text()] = decode(entry(pair)[1].second);
    objects[name] = made;
  } else if (letter == 'k') {
    static const std::set<std::string> known = {"actionForKey", "defaultActionForKey", "defaultValueForKey", "needsDisplayForKey",
                                                "layoutSublayers", "display", "draw", "addAnimation", "didSetBounds"};
    auto made = std::make_shared<ScriptClass>(*this);
    made->name = name;
    made->super = layerClass(type.empty() ? "CALayer" : type);
    for (auto &[key, callback] : step["implements"].parts) {
      if (!known.count(callback.text())) throw Unsupported("callback " + callback.text());
      made->implemented.insert(callback.text());
    }
    static const std::set<std::string> kinds = {"number", "object", "point", "size", "rect", "transform"};
    std::string table;
    for (auto &pair : with) {
      if (!kinds.count(entry(pair)[1].second.text())) throw Unsupported("kind of property");
      table += entry(pair)[0].second.text() + ":" + entry(pair)[1].second.text() + " ";
    }
    made->properties = parseProperties(table);
    objects[name] = made;
  } else if (letter == 's') {
    Value v = Value::dict();
    bool isList = !with.empty();
    for (size_t i = 0; i < with.size(); i++) {
      v.entries.emplace_back(entry(with[i])[0].second.text(), decode(entry(with[i])[1].second));
      isList = isList && v.entries[i].first == std::to_string(i);
    }
    if (v.entries.size() == 1 && v.entries[0].second.kind == Value::Path) v = Value(v.entries[0].second);
    if (isList) {
      Value list = Value::list({});
      for (auto &e : v.entries) list.items.push_back(e.second);
      v = list;
    }
    shared[name] = v;
  } else {
    throw Unsupported("objects such as " + name);
  }
}

void World::makeView(const Json &step) {
  auto name = step["name"].text(), type = step["class"].text();
  if ((type != "" && type != "UIView") || !step["implements"].parts.empty()) throw Unsupported("views of class " + type);
  auto view = std::make_shared<View>(engine);
  auto layerName = step.has("layer") ? step["layer"].text() : name;
  view->name = name;
  view->layer = std::make_shared<Layer>(engine, layerClass(step.has("layerClass") ? step["layerClass"].text() : "CALayer"));
  view->layer->name = layerName;
  view->layer->delegate = view;
  engine.layers.insert(view->layer.get());
  for (auto &[key, pair] : step["with"].parts)
    if (pair.parts.size() == 2) setView(*view, pair.parts[0].second.text(), decode(pair.parts[1].second));
  if (layerName != name) objects[layerName] = view->layer;
  objects[name] = view;
}

static std::string layerKey(const std::string &viewKey) {
  static const std::map<std::string, std::string> keys = {
      {"bounds", "bounds"}, {"transform", "transform"}, {"frame", "frame"}, {"hidden", "hidden"},
      {"backgroundColor", "backgroundColor"}, {"alpha", "opacity"}, {"center", "position"}};
  auto found = keys.find(viewKey);
  if (found == keys.end()) throw Unsupported("property " + viewKey);
  return found->second;
}

void World::setView(View &view, const std::string &key, const Value &value) { view.layer->set(layerKey(key), value); }

Value World::getView(View &view, const std::string &key) {
  if (key == "layer") return view.layer;
  if (key == "superview") return viewOf(view.layer->superlayer);
  if (key != "subviews") return view.layer->get(layerKey(key));
  Value list = Value::list({});
  for (auto &child : view.layer->sublayers)
    if (auto sub = viewOf(child.get())) list.items.push_back(sub);
  return list;
}

void World::setTransaction(const std::string &key, const Value &value) {
  if (key != "completionBlock") return engine.setTransactionValue(key, value);
  engine.touch();
  auto &top = engine.stack.back();
  if (top.completion) top.completion->block = nullptr;
  top.completion = nullptr;
  top.values[key] = value;
  if (value.isNil()) return;
  auto block = value.object;
  if (!block) throw Unsupported("no block");
  top.completion = engine.makeCompletion([this, block](bool) {
    events.push_back(R"({"event":"completed","who":)" + quoted(block->name) + "}");
    react(block->name, "complete");
  });
}

void World::set(const Json &step) {
  bool coding = step["step"].text() == "setValue";
  auto on = step["on"].text(), key = step[coding ? "keyPath" : "property"].text();
  Value value = decode(step["value"]);
  if (step.has("animation")) {
    auto attached = modelLayer(step["on"])->animation(step["animation"].text());
    if (!attached) throw Unsupported("there is no such animation", true);
    return attached->set(key, value);
  }
  if (on == "transaction") {
    static const Property duration{Value::Number}, disable{Value::Bool}, timing{Value::Timing};
    if (key == "animationDuration") value = coerced(duration, value);
    else if (key == "disableActions") value = coerced(disable, value);
    else if (key == "animationTimingFunction") value = coerced(timing, value);
    else if (!coding && key != "completionBlock") throw Unsupported("property " + key);
    return setTransaction(key, value);
  }
  if (on == "UIView") {
    if (key != "animationsEnabled") throw Unsupported("property " + key);
    engine.viewsAnimate = value.on();
    return;
  }
  if (on.find('.') != std::string::npos) throw Unsupported("presentation copies are not set");
  if (!on.empty() && on[0] == 'a') return find<Animation>(on)->set(key, value);
  if (!on.empty() && on[0] == 'v') return setView(*find<View>(on), key, value);
  auto target = find<Layer>(on);
  coding ? target->setValueForKeyPath(key, value) : setLayer(*target, key, value);
}

Value World::get(const Json &step) {
  bool coding = step["step"].text() == "value";
  auto on = step["on"].text(), key = step[coding ? "keyPath" : "property"].text();
  if (step.has("animation") || on[0] == 'a') {
    auto animation = step.has("animation") ? presentLayer(step["on"])->animation(step["animation"].text()) : find<Animation>(on);
    if (!animation) return Value();
    if (!Animation::property(animation->type, key)) throw Unsupported("property " + key);
    return animation->get(key);
  }
  if (on == "transaction") {
    if (key == "completionBlock") {
      if (engine.stack.empty()) return Value();
      auto found = engine.stack.back().values.find(key);
      return found == engine.stack.back().values.end() ? Value() : found->second;
    }
    if (!coding && key != "animationDuration" && key != "disableActions" && key != "animationTimingFunction")
      throw Unsupported("property " + key);
    return engine.transactionValue(key);
  }
  if (on == "UIView") {
    if (key == "animationsEnabled") return Value::truth(engine.viewsAnimate);
    if (key != "inheritedAnimationDuration") throw Unsupported("property " + key);
    return engine.blocks.empty() ? 0.0 : engine.blocks.back().duration;
  }
  if (on[0] == 'v' && on.find('.') == std::string::npos) return getView(*find<View>(on), key);
  auto target = layer(on);
  if (!target) return Value();
  if (coding) return target->valueForKeyPath(key);
  if (!isLayerKey(*target, key)) throw Unsupported("property " + key);
  return target->get(key);
}

// ---- Queries -------------------------------------------------------------------------------------

Value World::convert(const Json &step) {
  auto from = step.has("from") ? presentLayer(step["from"]) : nullptr, to = step.has("to") ? presentLayer(step["to"]) : nullptr;
  auto chain = [](std::shared_ptr<Layer> at) {
    std::vector<std::shared_ptr<Layer>> all;
    for (; at; at = at->parent()) all.push_back(at);
    return all;
  };
  auto up = chain(from), down = chain(to);
  // What both have above them says nothing.
  while (!up.empty() && !down.empty() && up.back() == down.back()) up.pop_back(), down.pop_back();
  Matrix out, in, inverse;
  for (auto &layer : up) out = out * layer->toParent();
  for (auto &layer : down) in = in * layer->toParent();
  if (in.inverted(inverse)) out = out * inverse;
  Value v = decode(step["value"]);
  if (v.kind == Value::Point) apply(out, v.n[0], v.n[1]);
  else if (v.kind == Value::Rect) v.n = applyToRect(out, v.n);
  else throw Unsupported("a value that is not converted");
  return v;
}

Value World::compute(const Json &step) {
  auto operation = step["operation"].text();
  std::vector<Value> arguments;
  for (auto &[key, argument] : step["arguments"].parts) arguments.push_back(decode(argument));
  auto matrix = [&](size_t i) {
    if (i >= arguments.size() || arguments[i].kind != Value::Transform) throw Unsupported("an argument that is no matrix");
    return Matrix(arguments[i].n);
  };
  auto number = [&](size_t i) {
    if (i >= arguments.size() || !arguments[i].isNumber()) throw Unsupported("an argument that is no number");
    return arguments[i].number();
  };
  auto transform = [](const Matrix &m) { return Value(Value::Transform, m.numbers()); };
  if (operation == "makeTranslation") return transform(translation(number(0), number(1), number(2)));
  if (operation == "makeScale") return transform(scaling(number(0), number(1), number(2)));
  if (operation == "makeRotation") return transform(rotation(number(0), number(1), number(2), number(3)));
  if (operation == "translate") return transform(translation(number(1), number(2), number(3)) * matrix(0));
  if (operation == "scale") return transform(scaling(number(1), number(2), number(3)) * matrix(0));
  if (operation == "rotate") return transform(rotation(number(1), number(2), number(3), number(4)) * matrix(0));
  if (operation == "concat") return transform(matrix(0) * matrix(1));
  if (operation == "invert") {
    Matrix inverse;
    return transform(matrix(0).inverted(inverse) ? inverse : matrix(0));
  }
  if (operation == "isIdentity") return Value::truth(matrix(0) == Matrix());
  if (operation == "equal") return Value::truth(matrix(0) == matrix(1));
  if (operation == "isAffine") return Value::truth(matrix(0).isAffine());
  if (operation == "getAffine") return Value(Value::Affine, toAffine(matrix(0)));
  if (operation == "makeAffine") {
    if (arguments.empty() || arguments[0].kind != Value::Affine) throw Unsupported("an argument that is no affine map");
    return transform(fromAffine(arguments[0].n));
  }
  throw Unsupported("operation " + operation);
}

void World::openBlock(const Json &step) {
  auto kind = step["kind"].text();
  if (kind != "animate" && kind != "withoutAnimation") throw Unsupported("blocks of kind " + kind);
  ViewBlock block;
  std::set<std::string> options;
  for (auto &[key, option] : step["options"].parts) options.insert(option.text());
  block.animates = kind == "animate";
  block.duration = step.has("duration") ? plainNumber(step["duration"]) : 0;
  block.delay = step.has("delay") ? plainNumber(step["delay"]) : 0;
  block.autoreverses = options.count("autoreverse");
  block.fromCurrent = options.count("beginFromCurrentState");
  block.count = step.has("count") ? plainNumber(step["count"]) : options.count("repeat") ? INFINITY : 0;
  block.curve = Value::timing(step.has("curve") ? step["curve"].text() : "easeInEaseOut");
  if (block.curve.isNil()) throw Unsupported("no such curve");
  if (!engine.blocks.empty() && engine.blocks.back().animates) {
    if (!options.count("overrideInheritedDuration")) block.duration = engine.blocks.back().duration;
    if (!options.count("overrideInheritedCurve")) block.curve = engine.blocks.back().curve;
  }
  if (step.has("completion")) {
    auto name = object(step["completion"].text())->name;
    block.completion = engine.makeCompletion([this, name](bool finished) {
      events.push_back(R"({"event":"completed","who":)" + quoted(name) + ",\"finished\":" + (finished ? "true" : "false") + "}");
      react(name, "complete");
    });
  }
  beginBlock(engine, block);
}

// ---- The steps -----------------------------------------------------------------------------------

static const char *const done = R"("done":true)";

std::string World::carryOut(const std::string &kind, const Json &step) {
  auto answer = [this](const Value &v) { return "\"value\":" + encode(v); };
  auto target = [&] { return modelLayer(step["on"]); };
  auto pointOf = [&](const char *member) { return decodeNumbers(step[member], "point", 2); };

  if (kind == "new") return make(step), done;
  if (kind == "set" || kind == "setValue") return set(step), done;
  if (kind == "get" || kind == "value") return answer(get(step));
  if (kind == "copy") {
    auto copy = find<Animation>(step["on"].text())->copy();
    copy->name = step["as"].text();
    objects[copy->name] = copy;
    return done;
  }
  if (kind == "drop") {
    if (!objects.erase(step["on"].text())) throw Unsupported("there is no such object");
    return done;
  }
  if (kind == "host") {
    engine.touch();
    engine.hosts.push_back(target());
    return done;
  }
  if (kind == "mutate") {
    auto found = shared.find(step["on"].text());
    if (found == shared.end()) throw Unsupported("there is no such argument");
    auto key = step["key"].text();
    Value value = decode(step["value"]);
    if (found->second.kind == Value::List) {
      size_t index = std::strtoul(key.c_str(), nullptr, 10);
      if (index > found->second.items.size()) throw Unsupported("no such index");
      if (index == found->second.items.size()) found->second.items.push_back(value);
      else found->second.items[index] = value;
    } else if (found->second.kind == Value::Dict) {
      for (auto &entry : found->second.entries)
        if (entry.first == key) return entry.second = value, done;
      found->second.entries.emplace_back(key, value);
    } else {
      found->second = value;
    }
    return done;
  }
  if (kind == "keep") return shared[step["as"].text()] = target()->get("sublayers"), done;
  if (kind == "read") {
    auto found = shared.find(step["on"].text());
    if (found == shared.end()) throw Unsupported("there is no such argument");
    return answer(found->second);
  }
  if (kind == "observe") {
    auto key = step["keyPath"].text();
    if (!target()->cls->find(key)) throw Unsupported("observers of " + key);
    return target()->observed.insert(key), done;
  }

  if (kind == "add" || kind == "insert") {
    auto parent = modelLayer(step["parent"]);
    auto child = modelLayer(step["child"]);
    size_t index = kind == "add" ? parent->sublayers.size() : static_cast<size_t>(std::max(0.0, step["index"].n));
    return parent->insert(child, index), done;
  }
  if (kind == "insertBelow" || kind == "insertAbove")
    return modelLayer(step["parent"])->insertNextTo(modelLayer(step["child"]), *modelLayer(step["sibling"]), kind == "insertAbove"), done;
  if (kind == "replace") return modelLayer(step["parent"])->replace(*modelLayer(step["old"]), modelLayer(step["new"])), done;
  if (kind == "remove") return modelLayer(step["child"])->remove(), done;

  if (kind == "answer") return find<ScriptDelegate>(step["on"].text())->answers[step["key"].text()] = decode(step["value"]), done;
  if (kind == "hook") {
    auto callback = step["callback"].text();
    if (callback != "actionForKey" && callback != "defaultActionForKey" && callback != "defaultValueForKey" && callback != "needsDisplayForKey")
      throw Unsupported("hook " + callback);
    return find<ScriptClass>(step["on"].text())->hooks[callback][step["key"].text()] = decode(step["value"]), done;
  }
  if (kind == "react") {
    static const std::set<std::string> known = {"layoutSublayers", "display", "draw", "run", "start", "stop", "complete", "didSetBounds"};
    if (!known.count(step["callback"].text())) throw Unsupported("reactions to " + step["callback"].text());
    object(step["on"].text());
    reactions[{step["on"].text(), step["callback"].text()}] = {static_cast<int>(step["limit"].n), step["steps"]};
    return done;
  }

  if (kind == "begin") return engine.begin(), done;
  if (kind == "commit") return engine.commit(), done;
  if (kind == "flush") return engine.flush(), done;
  if (kind == "lock" || kind == "unlock") return done;
  if (kind == "advance") return engine.clock += plainNumber(step["seconds"]), done;
  if (kind == "tick") return engine.tick(), done;

  if (kind == "addAnimation") {
    auto key = step["key"].text();
    return target()->addAnimation(*find<Animation>(step["animation"].text()), step.has("key") ? &key : nullptr), done;
  }
  if (kind == "removeAnimation") return target()->removeAnimation(step["key"].text()), done;
  if (kind == "removeAllAnimations") return target()->removeAllAnimations(), done;
  if (kind == "animationKeys") {
    Value keys = Value::list({});
    for (auto &animation : target()->animations)
      if (animation->hasKey) keys.items.push_back(Value::text(animation->key));
    return answer(keys.items.empty() ? Value() : keys);
  }
  if (kind == "exists") {
    auto found = layer(step["on"].text());
    return answer(Value::truth(step.has("animation") ? found && found->animation(step["animation"].text()) : found != nullptr));
  }

  if (kind == "setNeedsLayout") return target()->setNeedsLayout(), done;
  if (kind == "layoutIfNeeded") return target()->layoutIfNeeded(), done;
  if (kind == "layoutSublayers") return target()->cls->layoutSublayers(*target()), done;
  if (kind == "setNeedsDisplay" || kind == "setNeedsDisplayInRect") return target()->setNeedsDisplay(), done;
  if (kind == "displayIfNeeded") return target()->displayIfNeeded(), done;
  if (kind == "display") return target()->cls->display(*target()), done;
  if (kind == "scrollToPoint" || kind == "scrollPoint" || kind == "scrollToRect" || kind == "scrollRectToVisible") {
    bool isRect = step["value"].has("rect");
    Numbers n = decodeNumbers(step["value"], isRect ? "rect" : "point", isRect ? 4 : 2);
    auto from = target();
    Layer *scroller = from->enclosingScroller();
    if (!scroller) return done;
    for (Layer *at = from.get(); at != scroller; at = at->superlayer) {
      if (isRect) n = applyToRect(at->toParent(), n);
      else apply(at->toParent(), n[0], n[1]);
    }
    isRect ? scroller->scrollToRect(n) : scroller->scrollTo(n[0], n[1]);
    return done;
  }

  if (kind == "beginBlock") return openBlock(step), done;
  if (kind == "endBlock") {
    if (engine.blocks.empty()) throw Unsupported("no block is open", true);
    return endBlock(engine), done;
  }

  if (kind == "ask") return answer(target()->actionForKey(step["key"].text()));
  if (kind == "askView") return answer(find<View>(step["on"].text())->action(*modelLayer(step["layer"]), step["key"].text()));
  if (kind == "convert") return answer(convert(step));
  if (kind == "convertTime") {
    double time = plainNumber(step["time"]);
    if (step.has("from")) time = presentLayer(step["from"])->toClock(time);
    if (step.has("to")) time = presentLayer(step["to"])->fromClock(time);
    return answer(time);
  }
  if (kind == "hitTest") {
    auto p = pointOf("point");
    return answer(presentLayer(step["on"])->hitTest(p[0], p[1]));
  }
  if (kind == "contains") {
    auto p = pointOf("point");
    return answer(Value::truth(presentLayer(step["on"])->containsPoint(p[0], p[1])));
  }
  if (kind == "paintOrder") {
    Value list = Value::list({});
    for (auto &child : presentLayer(step["on"])->paintOrder()) list.items.push_back(child);
    return answer(list);
  }
  if (kind == "classDefault") return answer(layerClass(step["class"].text())->defaultValue(step["key"].text()));
  if (kind == "classAction") return answer(layerClass(step["class"].text())->defaultAction(step["key"].text()));
  if (kind == "classNeedsDisplay") return answer(Value::truth(layerClass(step["class"].text())->needsDisplayFor(step["key"].text())));
  if (kind == "expansionFactor") {
    auto name = step["name"].text();
    return answer(name == "continuous" ? 1.528665 : 1.0);
  }
  if (kind == "valueFunction") {
    auto name = step["name"].text();
    return answer(isValueFunction(name) ? Value::text(name) : Value());
  }
  if (kind == "evaluate" || kind == "controlPoint") {
    Json wrapped;  // the member is bare
    wrapped.kind = Json::object;
    if (step["timing"].has("timing")) wrapped = step["timing"];
    else wrapped.parts.emplace_back("timing", step["timing"]);
    Value timing = decode(wrapped);
    if (kind == "evaluate") return answer(ease(timing, plainNumber(step["at"])));
    Numbers all = {0, 0, timing.n[0], timing.n[1], timing.n[2], timing.n[3], 1, 1};
    int index = static_cast<int>(step["index"].n);
    if (index < 0 || index > 3) throw Unsupported("no such control point");
    return answer(Value(Value::Point, {all[2 * index], all[2 * index + 1]}));
  }
  if (kind == "compute") return answer(compute(step));
  throw Unsupported("step " + kind);
}

std::string World::perform(const Json &step) {
  try {
    if (step.has("thread")) throw Unsupported("threads");
    return "{" + carryOut(step["step"].text(), step);
  } catch (const Exception &raised) {
    return "{\"raised\":" + quoted(raised.what()) + ",\"reason\":" + quoted(raised.reason);
  } catch (const BadValue &why) {
    return "{\"unsupported\":" + quoted(why.what());
  } catch (const Unsupported &why) {
    return "{\"unsupported\":" + quoted(why.what()) + (why.situation ? ",\"situation\":true" : "");
  }
}

static std::string answer(const Json &message) {
  if (message.has("hello")) return greeting();
  if (!message.has("run")) return "\"bye\":{}";
  World world;
  std::vector<std::string> trace;
  for (auto &[key, step] : message["run"]["steps"].parts) {
    world.events.clear();
    auto outcome = world.perform(step);
    if (!world.events.empty()) outcome += ",\"events\":[" + joined(world.events) + "]";
    trace.push_back(outcome + "}");
  }
  return "\"trace\":[" + joined(trace) + "]";
}

int main() {
  std::ostream output(std::cout.rdbuf());
  std::cout.rdbuf(std::cerr.rdbuf());
  std::string line;
  while (std::getline(std::cin, line)) {
    Json message = Reader{line}.read();
    output << "{\"n\":" << static_cast<long>(message["n"].n) << "," << answer(message) << "}" << std::endl;
    if (message.has("bye")) break;
  }
}
