#include <algorithm>
#include <cmath>
#include <sstream>

#include "strata.h"

namespace strata {

// ---- Classes and their properties ----------------------------------------------------------------

std::map<std::string, Property> parseProperties(const std::string &table) {
  static const std::map<std::string, Value::Kind> kinds = {
      {"num", Value::Number}, {"bool", Value::Bool}, {"text", Value::Text}, {"point", Value::Point}, {"size", Value::Size},
      {"rect", Value::Rect}, {"transform", Value::Transform}, {"color", Value::Color}, {"path", Value::Path},
      {"list", Value::List}, {"dict", Value::Dict}, {"timing", Value::Timing}, {"any", Value::Any},
      {"number", Value::Number}, {"object", Value::Any}};
  std::map<std::string, Property> result;
  std::istringstream words(table);
  for (std::string word; words >> word;) {
    Property p;
    auto colon = word.find(':'), equals = word.find('=');
    auto kind = word.substr(colon + 1, equals == std::string::npos ? equals : equals - colon - 1);
    if (kind.back() == '*') p.animates = true, kind.pop_back();
    p.kind = kinds.at(kind);
    p.initial = zero(p.kind);
    if (equals != std::string::npos) {
      auto text = word.substr(equals + 1);
      if (p.kind == Value::Text) p.initial = Value::text(text);
      else if (p.kind == Value::Any) p.initial = Value::text(text);
      else {
        Numbers n;
        std::istringstream parts(text);
        for (std::string number; std::getline(parts, number, ',');) n.push_back(std::strtod(number.c_str(), nullptr));
        p.initial = Value(p.kind, n);
      }
    }
    result[word.substr(0, colon)] = p;
  }
  return result;
}

Value coerced(const Property &p, const Value &v) {
  if (p.kind == Value::Any || v.kind == p.kind) return v;
  if (p.kind == Value::Number && v.kind == Value::Bool) return v.number();
  if (p.kind == Value::Bool && v.kind == Value::Number) return Value::truth(v.on());
  bool isObject = p.kind == Value::Text || p.kind == Value::Color || p.kind >= Value::Path;
  if (isObject && v.isNil()) return v;
  throw BadValue("a value of another shape");
}

static const char *const classTables[][3] = {
    {"CALayer", "",
     "bounds:rect* position:point* anchorPoint:point*=0.5,0.5 anchorPointZ:num* zPosition:num* transform:transform* "
     "sublayerTransform:transform* geometryFlipped:bool masksToBounds:bool* hidden:bool* opacity:num*=1 doubleSided:bool=1 "
     "opaque:bool backgroundColor:color* cornerRadius:num* maskedCorners:num=15 cornerCurve:text=circular borderWidth:num* "
     "borderColor:color*=0,0,0,1 shadowColor:color*=0,0,0,1 shadowOpacity:num* shadowOffset:size*=0,-3 shadowRadius:num*=3 "
     "shadowPath:path* filters:list backgroundFilters:list compositingFilter:any shouldRasterize:bool rasterizationScale:num*=1 "
     "allowsGroupOpacity:bool=1 allowsEdgeAntialiasing:bool edgeAntialiasingMask:num=15 drawsAsynchronously:bool contents:any* "
     "contentsRect:rect*=0,0,1,1 contentsCenter:rect*=0,0,1,1 contentsGravity:text=resize contentsScale:num*=1 "
     "contentsFormat:text=RGBA8 minificationFilter:text=linear magnificationFilter:text=linear minificationFilterBias:num* "
     "needsDisplayOnBoundsChange:bool name:text actions:dict style:dict beginTime:num duration:num=inf speed:num=1 "
     "timeOffset:num repeatCount:num repeatDuration:num autoreverses:bool fillMode:text=removed"},
    {"CAShapeLayer", "CALayer",
     "path:path fillColor:color*=0,0,0,1 fillRule:text=non-zero strokeColor:color* strokeStart:num* strokeEnd:num*=1 "
     "lineWidth:num*=1 miterLimit:num*=10 lineCap:text=butt lineJoin:text=miter lineDashPhase:num* lineDashPattern:list"},
    {"CAGradientLayer", "CALayer", "colors:list* locations:list* startPoint:point*=0.5,0 endPoint:point*=0.5,1 type:text=axial"},
    {"CATextLayer", "CALayer",
     "string:any font:any=Helvetica fontSize:num*=36 foregroundColor:color*=1,1,1,1 wrapped:bool alignmentMode:text=natural "
     "truncationMode:text=none allowsFontSubpixelQuantization:bool"},
    {"CAScrollLayer", "CALayer", "scrollMode:text=both masksToBounds:bool*=1"},
    {"CAReplicatorLayer", "CALayer",
     "instanceCount:num*=1 instanceDelay:num* instanceTransform:transform* instanceColor:color*=1,1,1,1 instanceRedOffset:num* "
     "instanceGreenOffset:num* instanceBlueOffset:num* instanceAlphaOffset:num* preservesDepth:bool"},
    {"CATiledLayer", "CALayer", "levelsOfDetail:num=1 levelsOfDetailBias:num tileSize:size=256,256"},
    {"CATransformLayer", "CALayer", ""}};

std::shared_ptr<LayerClass> builtinClass(const std::string &name) {
  static const auto classes = [] {
    std::map<std::string, std::shared_ptr<LayerClass>> all;
    for (auto &row : classTables) {
      auto c = std::make_shared<LayerClass>();
      c->name = row[0];
      if (*row[1]) c->super = all[row[1]];
      c->properties = parseProperties(row[2]);
      all[c->name] = c;
    }
    return all;
  }();
  auto found = classes.find(name);
  return found == classes.end() ? nullptr : found->second;
}

const Property *LayerClass::find(const std::string &key) const {
  auto found = properties.find(key);
  return found != properties.end() ? &found->second : super ? super->find(key) : nullptr;
}

bool LayerClass::isKindOf(const std::string &other) const { return name == other || (super && super->isKindOf(other)); }

Value LayerClass::defaultValue(const std::string &key) {
  auto found = properties.find(key);
  return found != properties.end() ? found->second.initial : super ? super->defaultValue(key) : Value();
}

bool LayerClass::needsDisplayFor(const std::string &key) {
  static const std::set<std::string> text = {"string", "font", "fontSize", "foregroundColor", "wrapped", "alignmentMode", "truncationMode"};
  return name == "CATextLayer" && text.count(key) ? true : super && super->needsDisplayFor(key);
}

// ---- Properties ----------------------------------------------------------------------------------

Layer::~Layer() {
  engine.layers.erase(this);
  if (model) return;
  for (auto &child : sublayers) child->superlayer = nullptr;
  if (mask) mask->masked = nullptr;
}

static const Value *inStyle(const Value *style, const std::string &key) {
  for (int depth = 0; style && style->kind == Value::Dict && depth < 32; depth++) {
    if (auto found = style->entry(key)) return found;
    style = style->entry("style");
  }
  return nullptr;
}

Value Layer::get(const std::string &key) {
  if (key == "frame") return Value(Value::Rect, frame());
  if (key == "affineTransform") return Value(Value::Affine, toAffine(Matrix(numbers("transform"))));
  if (key == "needsLayout") return Value::truth(needsLayout);
  if (key == "needsDisplay") return Value::truth(needsDisplay);
  if (key == "contentsAreFlipped") return Value::truth(contentsAreFlipped());
  if (key == "preferredFrameSize") return Value(Value::Size, {frame()[2], frame()[3]});
  if (key == "superlayer") return parent();
  if (key == "mask") return mask;
  if (key == "delegate") return Ref(delegate.lock());
  if (key == "modelLayer") return model ? model->shared_from_this() : shared_from_this();
  if (key == "presentationLayer") return presentation();
  if (key == "sublayers") {
    if (sublayers.empty()) return Value();
    Value list = Value::list({});
    for (auto &child : sublayers) list.items.push_back(child);
    return list;
  }
  auto found = values.find(key);
  if (found != values.end()) return found->second;
  auto style = values.find("style");
  auto property = cls->find(key);
  if (key != "style" && style != values.end())
    if (auto value = inStyle(&style->second, key)) {
      try {
        if (value->kind != Value::Null) return property ? coerced(*property, *value) : *value;
      } catch (const BadValue &) {}
    }
  Value initial = cls->defaultValue(key);
  return initial.isNil() && property ? zero(property->kind) : initial;
}

static void checkFinite(const char *what, const Numbers &n) {
  for (double x : n)
    if (!std::isfinite(x)) throw Exception("CALayerInvalidGeometry", std::string("CALayer ") + what + " contains NaN");
}

void Layer::set(const std::string &key, const Value &given) {
  if (model) throw BadValue("a presentation copy is not set");
  if (key == "frame") {
    if (given.kind != Value::Rect) throw BadValue("no frame");
    return setFrame(given.n);
  }
  if (key == "affineTransform") {
    if (given.kind != Value::Affine) throw BadValue("no affine map");
    return change("transform", Value(Value::Transform, fromAffine(given.n).numbers()));
  }
  if (key == "mask") {
    if (!given.isNil() && !given.as<Layer>()) throw BadValue("no layer");
    return setMask(given.as<Layer>());
  }
  if (key == "sublayers") {
    if (!given.isNil() && given.kind != Value::List) throw BadValue("no list");
    std::vector<std::shared_ptr<Layer>> list;
    for (auto &item : given.items) {
      if (!item.as<Layer>()) throw BadValue("no layer");
      list.push_back(item.as<Layer>());
    }
    return setSublayers(list);
  }
  if (key == "delegate") {
    if (!given.isNil() && !given.as<LayerDelegate>()) throw BadValue("no delegate");
    delegate = given.as<LayerDelegate>();
    return;
  }
  static const std::set<std::string> readOnly = {"needsLayout", "needsDisplay", "contentsAreFlipped", "preferredFrameSize",
                                                 "superlayer", "modelLayer", "presentationLayer"};
  if (readOnly.count(key)) throw BadValue(key + " is read only");
  auto property = cls->find(key);
  Value value = property ? coerced(*property, given) : given;
  if (key == "position") checkFinite("position", value.n);
  if (key == "bounds") {
    checkFinite("bounds", value.n);
    value.n = standardised(value.n);
  }
  change(key, value);
}

void Layer::change(const std::string &key, const Value &value) {
  Value old = get(key);
  // What actions are looked for in has none itself.
  if (old == value || key == "actions" || key == "style") {
    values[key] = value;
    return;
  }
  withAction(key, [&] {
    values[key] = value;
    if (key == "bounds") {
      bool resized = old.n[2] != value.n[2] || old.n[3] != value.n[3];
      setNeedsLayout();
      if (resized && superlayer) superlayer->setNeedsLayout();
      if (resized && get("needsDisplayOnBoundsChange").on()) setNeedsDisplay();
      cls->didSetBounds(*this);
    }
    if (cls->needsDisplayFor(key)) setNeedsDisplay();
    if (observed.count(key) && engine.changed) engine.changed(*this, key, old, value);
  });
}

Value Layer::valueForKeyPath(const std::string &path) {
  auto dot = path.find('.');
  if (dot == std::string::npos) return get(path);
  auto rest = path.substr(dot + 1);
  Value whole = get(path.substr(0, dot));
  if (auto layer = whole.as<Layer>()) return layer->valueForKeyPath(rest);
  if (whole.kind == Value::Dict) {
    auto found = whole.entry(rest);
    return found ? *found : Value();
  }
  if (!whole.isNil() && !hasParts(whole.kind, rest)) throw BadValue("no part " + rest);
  return part(whole, rest);
}

void Layer::setValueForKeyPath(const std::string &path, const Value &value) {
  auto dot = path.find('.');
  if (dot != std::string::npos) {
    auto key = path.substr(0, dot), rest = path.substr(dot + 1);
    Value whole = get(key);
    if (auto layer = whole.as<Layer>()) return layer->setValueForKeyPath(rest, value);
    return set(key, withPart(whole, rest, value));
  }
  // nil for a number, a point and so on is what the class has at first
  auto property = cls->find(path);
  if (value.isNil() && property && !zero(property->kind).isNil()) return set(path, cls->defaultValue(path));
  set(path, value);
}

// ---- Tree ----------------------------------------------------------------------------------------

void Layer::checkInsertion(const std::shared_ptr<Layer> &child) {
  for (Layer *up = this; up; up = up->superlayer ? up->superlayer : up->masked)
    if (up == child.get()) throw Exception("CALayerInvalid", "layer is a part of cycle in its layer tree");
}

void Layer::detach() {
  if (superlayer) {
    auto &list = superlayer->sublayers;
    list.erase(std::find_if(list.begin(), list.end(), [this](auto &l) { return l.get() == this; }));
    superlayer->setNeedsLayout();
    superlayer = nullptr;
  } else if (masked) {
    auto owner = masked;
    masked = nullptr;
    owner->mask = nullptr;
  }
}

void Layer::insert(const std::shared_ptr<Layer> &child, size_t index) {
  checkInsertion(child);
  auto keep = child;
  withAction("sublayers", [&] {
    child->detach();
    sublayers.insert(sublayers.begin() + std::min(index, sublayers.size()), child);
    child->superlayer = this;
    setNeedsLayout();
  });
  if (committed) child->withAction("onOrderIn", [] {});
}

void Layer::insertNextTo(const std::shared_ptr<Layer> &child, Layer &sibling, bool above) {
  if (sibling.superlayer != this) throw Exception("NSInvalidArgumentException", "sibling is not a sublayer");
  if (child.get() == &sibling) return;
  size_t index = 0;
  for (auto &layer : sublayers) {
    if (layer.get() == &sibling) break;
    if (layer != child) index++;
  }
  insert(child, index + above);
}

void Layer::replace(Layer &old, const std::shared_ptr<Layer> &child) {
  if (old.superlayer != this) throw Exception("NSInvalidArgumentException", "the old layer is not a sublayer");
  if (child.get() == &old) return;
  checkInsertion(child);
  insertNextTo(child, old, false);
  old.remove();
}

void Layer::remove() {
  auto self = shared_from_this();
  engine.touch();
  if (superlayer) {
    if (committed) withAction("onOrderOut", [] {});
    if (superlayer) superlayer->withAction("sublayers", [&] { detach(); });
  } else if (masked) {
    masked->withAction("mask", [&] { detach(); });
  }
}

void Layer::setSublayers(const std::vector<std::shared_ptr<Layer>> &list) {
  for (auto &child : list) checkInsertion(child);
  for (size_t i = 0; i < list.size(); i++)
    for (size_t j = 0; j < i; j++)
      if (list[i] == list[j]) throw Exception("CALayerInvalid", "a layer stands twice in the list");
  if (list == sublayers) return;
  withAction("sublayers", [&] {
    auto old = sublayers;
    for (auto &child : old) child->detach();
    for (auto &child : list) {
      child->detach();
      child->superlayer = this;
      sublayers.push_back(child);
    }
    setNeedsLayout();
  });
}

void Layer::setMask(const std::shared_ptr<Layer> &layer) {
  if (layer == mask) return;
  if (layer) checkInsertion(layer);
  withAction("mask", [&] {
    if (mask) mask->masked = nullptr;
    mask = nullptr;
    if (layer) layer->detach(), layer->masked = this;
    mask = layer;
  });
}

std::vector<std::shared_ptr<Layer>> Layer::paintOrder() {
  std::vector<std::shared_ptr<Layer>> order;
  for (auto &child : sublayers) {
    auto copy = model ? child->presentation() : child;
    order.push_back(copy ? copy : child);
  }
  std::stable_sort(order.begin(), order.end(), [](auto &a, auto &b) { return a->number("zPosition") < b->number("zPosition"); });
  return order;
}

std::shared_ptr<Layer> Layer::parent() {
  Layer *up = superlayer ? superlayer : masked;
  if (!up) return nullptr;
  auto copy = model ? up->presentation() : nullptr;
  return copy ? copy : up->shared_from_this();
}

// ---- Geometry ------------------------------------------------------------------------------------

// The bounds, seen around the position.
static Numbers aroundAnchor(Layer &layer) {
  auto b = layer.numbers("bounds"), a = layer.numbers("anchorPoint");
  return {-a[0] * b[2], -a[1] * b[3], b[2], b[3]};
}

Numbers Layer::frame() {
  auto p = numbers("position");
  auto box = applyToRect(Matrix(numbers("transform")), aroundAnchor(*this));
  return {p[0] + box[0], p[1] + box[1], box[2], box[3]};
}

void Layer::setFrame(const Numbers &given) {
  checkFinite("bounds", given);
  auto f = standardised(given);
  auto b = numbers("bounds"), a = numbers("anchorPoint");
  Matrix m(numbers("transform")), inverse;
  Numbers size = {0, 0, f[2], f[3]};
  if (m.flattened().inverted(inverse)) size = applyToRect(inverse, {0, 0, f[2], f[3]});
  auto box = applyToRect(m, {-a[0] * size[2], -a[1] * size[3], size[2], size[3]});
  Numbers position = {f[0] - box[0], f[1] - box[1]};
  set("position", Value(Value::Point, position));
  set("bounds", Value(Value::Rect, {b[0], b[1], size[2], size[3]}));
}

Matrix Layer::toParent() {
  auto b = numbers("bounds"), a = numbers("anchorPoint"), p = numbers("position");
  double z = number("anchorPointZ");
  Matrix m = translation(-b[0] - a[0] * b[2], -b[1] - a[1] * b[3], -z) * Matrix(numbers("transform")) *
             translation(p[0], p[1], z + number("zPosition"));
  auto up = parent();
  if (!up) return m.flattened();
  auto ub = up->numbers("bounds"), ua = up->numbers("anchorPoint");
  Matrix sub(up->numbers("sublayerTransform"));
  if (!(sub == Matrix())) {
    double x = ub[0] + ua[0] * ub[2], y = ub[1] + ua[1] * ub[3];
    m = m * translation(-x, -y) * sub * translation(x, y);
  }
  if (up->get("geometryFlipped").on()) m = m * scaling(1, -1) * translation(0, 2 * ub[1] + ub[3]);
  return m.flattened();
}

Matrix Layer::toRoot() {
  Matrix m = toParent();
  for (auto up = parent(); up; up = up->parent()) m = m * up->toParent();
  return m;
}

bool Layer::containsPoint(double x, double y) { return contains(numbers("bounds"), x, y); }

std::shared_ptr<Layer> Layer::hitTest(double x, double y) {
  Matrix inverse;
  if (get("hidden").on() || !toParent().inverted(inverse)) return nullptr;
  apply(inverse, x, y);
  bool inside = containsPoint(x, y), isTransformLayer = cls->isKindOf("CATransformLayer");
  if (!inside && get("masksToBounds").on() && !isTransformLayer) return nullptr;
  auto order = paintOrder();
  for (auto child = order.rbegin(); child != order.rend(); ++child)
    if (auto hit = (*child)->hitTest(x, y)) return hit;
  return inside && !isTransformLayer ? shared_from_this() : nullptr;
}

bool Layer::contentsAreFlipped() {
  bool flipped = get("geometryFlipped").on();
  auto up = parent();
  return up ? flipped != up->contentsAreFlipped() : flipped;
}

Layer *Layer::enclosingScroller() {
  for (Layer *up = this; up; up = up->superlayer)
    if (up->cls->isKindOf("CAScrollLayer")) return up;
  return nullptr;
}

void Layer::scrollTo(double x, double y) {
  auto b = numbers("bounds");
  auto mode = get("scrollMode").s;
  if (mode == "both" || mode == "horizontally") b[0] = x;
  if (mode == "both" || mode == "vertically") b[1] = y;
  set("bounds", Value(Value::Rect, b));
}

void Layer::scrollToRect(const Numbers &given) {
  auto b = numbers("bounds"), r = standardised(given);
  double origin[2];
  for (int i = 0; i < 2; i++) {
    double low = r[i], high = r[i] + r[i + 2];
    origin[i] = b[i];
    if (low < b[i] || r[i + 2] > b[i + 2]) origin[i] = low;
    else if (high > b[i] + b[i + 2]) origin[i] = high - b[i + 2];
  }
  scrollTo(origin[0], origin[1]);
}

// ---- Layout and display --------------------------------------------------------------------------

void Layer::setNeedsLayout() {
  engine.touch();
  needsLayout = true;
}

void Layer::layoutIfNeeded() {
  Layer *top = this;
  while (top->superlayer && top->superlayer->needsLayout) top = top->superlayer;
  auto keep = top->shared_from_this();
  top->layoutTree();
}

void Layer::layoutTree() {
  if (needsLayout) {
    needsLayout = false;
    cls->layoutSublayers(*this);
    withAction("onLayout", [] {});
  }
  auto children = sublayers;
  for (auto &child : children) child->layoutTree();
  if (auto keep = mask) keep->layoutTree();
}

void LayerClass::layoutSublayers(Layer &layer) { super ? super->layoutSublayers(layer) : layer.layoutSublayersByDefault(); }
void LayerClass::display(Layer &layer) { super ? super->display(layer) : layer.displayByDefault(); }
void LayerClass::didSetBounds(Layer &layer) { if (super) super->didSetBounds(layer); }
void LayerClass::didAdd(Layer &layer, Animation &animation) { if (super) super->didAdd(layer, animation); }

void LayerClass::draw(Layer &layer) {
  if (super) return super->draw(layer);
  auto delegate = layer.delegate.lock();
  if (delegate && delegate->responds("draw")) delegate->draw(layer);
}

void Layer::layoutSublayersByDefault() {
  auto d = delegate.lock();
  if (d && d->responds("layoutSublayers")) d->layoutSublayers(*this);
}

void Layer::setNeedsDisplay() {
  engine.touch();
  needsDisplay = true;
}

void Layer::displayIfNeeded() {
  if (!needsDisplay) return;
  needsDisplay = false;
  cls->display(*this);
}

void Layer::displayByDefault() {
  needsDisplay = false;
  auto d = delegate.lock();
  if (d && d->responds("display")) return d->display(*this);
  auto b = numbers("bounds");
  if (b[2] <= 0 || b[3] <= 0) return;
  if (!cls->overridesDraw() && !(d && d->responds("draw"))) return;
  if (d && d->responds("layerWillDraw")) d->willDraw(*this);
  cls->draw(*this);
}

}  // namespace strata
