// Strata: a small layer engine after the manner of Core Animation.
#pragma once
#include <functional>
#include <set>

#include "geometry.h"
#include "values.h"

namespace strata {

struct Layer;
struct Animation;
struct Engine;

// What may be run when a property changes.
struct Action : Object {
  virtual void run(Layer &layer, const std::string &key) = 0;
};

struct Property {
  Value::Kind kind = Value::Any;
  Value initial;
  bool animates = false;  // by itself
};

// A class of layers. Subclasses override what they want to.
struct LayerClass : Object {
  std::shared_ptr<LayerClass> super;
  std::map<std::string, Property> properties;
  const Property *find(const std::string &key) const;
  bool isKindOf(const std::string &other) const;
  virtual Value defaultValue(const std::string &key);
  virtual Value defaultAction(const std::string &key);
  virtual bool needsDisplayFor(const std::string &key);
  virtual Value action(Layer &layer, const std::string &key);
  virtual void layoutSublayers(Layer &layer);
  virtual void display(Layer &layer);
  virtual void draw(Layer &layer);
  virtual void didSetBounds(Layer &layer);
  virtual void didAdd(Layer &layer, Animation &animation);
  virtual bool overridesDraw() const { return super && super->overridesDraw(); }
};
std::shared_ptr<LayerClass> builtinClass(const std::string &name);  // null if there is none

struct LayerDelegate : Object {
  virtual bool responds(const std::string &callback) const = 0;
  virtual Value action(Layer &, const std::string &) { return Value(); }
  virtual void layoutSublayers(Layer &) {}
  virtual void display(Layer &) {}
  virtual void draw(Layer &) {}
  virtual void willDraw(Layer &) {}
};

struct AnimationDelegate : Object {
  virtual void started(const std::string &animation) = 0;
  virtual void stopped(const std::string &animation, bool finished) = 0;
};

// A block that is called when the animations that belong to it have ended.
struct Completion {
  std::function<void(bool finished)> block;
  int pending = 0;
  bool closed = false, finished = true;
};

struct Animation : Action {
  std::string type;  // CABasicAnimation ...
  std::map<std::string, Value> fields;
  // Of an attached copy:
  bool attached = false, committed = false, started = false, stopped = false;
  std::string key;
  bool hasKey = false, uniqueKey = false;
  std::vector<std::shared_ptr<Completion>> completions;

  explicit Animation(const std::string &className) : type(className) {}
  static bool isClass(const std::string &className);
  static const Property *property(const std::string &className, const std::string &key);
  Value get(const std::string &key) const;
  void set(const std::string &key, const Value &value);
  double number(const std::string &key) const { return get(key).number(); }
  std::shared_ptr<Animation> copy() const;
  void run(Layer &layer, const std::string &key) override;
  double activeDuration(double duration) const;
  bool isOver(double parentTime) const;
  // Changes what the copy shows at this time of its layer, or of the group.
  void apply(Layer &shown, double parentTime, double defaultDuration) const;

 private:
  bool progress(double parentTime, double duration, double &fraction, double &iteration) const;
  Value valueAt(double fraction, double duration, const Value &underlying) const;
  Value basicValue(double t, const Value &underlying) const;
  Value keyframeValue(double t, const Value &underlying) const;
  Value pathValue(double t) const;
  double springProgress(double seconds) const;
};

struct Layer : Object, std::enable_shared_from_this<Layer> {
  Engine &engine;
  std::shared_ptr<LayerClass> cls;
  std::map<std::string, Value> values;     // what was set
  std::map<std::string, Value> published;  // and committed
  Layer *superlayer = nullptr, *masked = nullptr, *model = nullptr;
  std::vector<std::shared_ptr<Layer>> sublayers;
  std::shared_ptr<Layer> mask;
  std::weak_ptr<LayerDelegate> delegate;
  std::vector<std::shared_ptr<Animation>> animations;
  std::set<std::string> observed;
  bool committed = false, needsLayout = false, needsDisplay = false;

  Layer(Engine &e, std::shared_ptr<LayerClass> c) : engine(e), cls(std::move(c)) {}
  ~Layer() override;

  // Properties
  Value get(const std::string &key);
  void set(const std::string &key, const Value &value);
  Value valueForKeyPath(const std::string &path);
  void setValueForKeyPath(const std::string &path, const Value &value);
  Numbers numbers(const std::string &key) { return get(key).n; }
  double number(const std::string &key) { return get(key).number(); }

  // Tree
  void insert(const std::shared_ptr<Layer> &child, size_t index);
  void insertNextTo(const std::shared_ptr<Layer> &child, Layer &sibling, bool above);
  void replace(Layer &old, const std::shared_ptr<Layer> &child);
  void remove();
  void setSublayers(const std::vector<std::shared_ptr<Layer>> &list);
  void setMask(const std::shared_ptr<Layer> &layer);
  std::vector<std::shared_ptr<Layer>> paintOrder();
  std::shared_ptr<Layer> parent();  // of a presentation copy: the parent's copy

  // Geometry
  Numbers frame();
  void setFrame(const Numbers &frame);
  Matrix toParent();
  Matrix toRoot();
  std::shared_ptr<Layer> hitTest(double x, double y);
  bool containsPoint(double x, double y);
  bool contentsAreFlipped();
  void scrollTo(double x, double y);
  void scrollToRect(const Numbers &rect);
  Layer *enclosingScroller();

  // Actions
  Value actionForKey(const std::string &key);     // through the class
  Value searchAction(const std::string &key);     // what CALayer itself does
  std::shared_ptr<Animation> implicitAnimation(const std::string &key);

  // Animations and time
  void addAnimation(const Animation &animation, const std::string *key);
  void removeAnimation(const std::string &key);
  void removeAllAnimations();
  std::shared_ptr<Animation> animation(const std::string &key);
  double timeFromParent(double t);
  double timeToParent(double t);
  double fromClock(double t);
  double toClock(double t);
  std::shared_ptr<Layer> presentation();

  // Layout and display
  void setNeedsLayout();
  void layoutIfNeeded();
  void layoutTree();
  void layoutSublayersByDefault();
  void setNeedsDisplay();
  void displayIfNeeded();
  void displayByDefault();

 private:
  void change(const std::string &key, const Value &value);
  void withAction(const std::string &key, const std::function<void()> &change);
  void detach();
  void checkInsertion(const std::shared_ptr<Layer> &child);
  void drop(const std::shared_ptr<Animation> &animation);
};

struct Transaction {
  bool implicit = false;
  std::map<std::string, Value> values;
  std::shared_ptr<Completion> completion;
};

// A block of views.
struct ViewBlock {
  bool animates = true;
  double duration = 0.25, delay = 0, count = 0;
  bool autoreverses = false, fromCurrent = false;
  Value curve;
  std::shared_ptr<Completion> completion;
};

struct Engine {
  double clock = 100;
  std::set<Layer *> layers;  // all that live, but for copies
  std::vector<Transaction> stack;
  std::vector<std::shared_ptr<Layer>> hosts;
  std::vector<std::shared_ptr<Completion>> completions;
  std::vector<std::pair<std::shared_ptr<Animation>, bool>> removed;
  std::vector<ViewBlock> blocks;
  bool viewsAnimate = true;
  std::function<void(Layer &, const std::string &, const Value &, const Value &)> changed;

  void touch();  // opens the implicit transaction if there is none
  void begin();
  void commit();
  void flush();
  void tick();
  Value transactionValue(const std::string &key);
  void setTransactionValue(const std::string &key, const Value &value);
  std::shared_ptr<Completion> makeCompletion(std::function<void(bool)> block);

 private:
  bool committing = false;
  void end(size_t index);
  void publish();
  void deliverStarts();
  void deliverEnds();
  void deliverCompletions();
};

struct View : LayerDelegate {
  std::shared_ptr<Layer> layer;
  Engine &engine;
  explicit View(Engine &e) : engine(e) {}
  bool responds(const std::string &callback) const override { return callback == "actionForKey"; }
  Value action(Layer &layer, const std::string &key) override;
};
void beginBlock(Engine &engine, const ViewBlock &block);
void endBlock(Engine &engine);

// Tables such as "bounds:rect* opacity:num*=1", as property lists are written here.
std::map<std::string, Property> parseProperties(const std::string &table);
Value coerced(const Property &property, const Value &value);  // throws BadValue

}  // namespace strata
