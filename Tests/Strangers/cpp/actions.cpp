// How a change finds its action.
#include "strata.h"

namespace strata {

Value LayerClass::defaultAction(const std::string &key) { return super ? super->defaultAction(key) : Value(); }

Value LayerClass::action(Layer &layer, const std::string &key) {
  return super ? super->action(layer, key) : layer.searchAction(key);
}

Value Layer::actionForKey(const std::string &key) {
  Value found = cls->action(*this, key);
  return found.kind == Value::Null ? Value() : found;
}

static const Value *inActions(const Value *actions, const std::string &key) {
  return actions && actions->kind == Value::Dict ? actions->entry(key) : nullptr;
}

// The delegate first, then the layer's own dictionary, its style, the class, and what is built in.
// Nil goes on to the next, the null object ends the search.
Value Layer::searchAction(const std::string &key) {
  auto d = delegate.lock();
  if (d && d->responds("actionForKey")) {
    Value answer = d->action(*this, key);
    if (!answer.isNil()) return answer;
  }
  auto own = values.find("actions");
  if (own != values.end())
    if (auto found = inActions(&own->second, key)) return *found;
  auto styled = values.find("style");
  const Value *style = styled == values.end() ? nullptr : &styled->second;
  for (int depth = 0; style && style->kind == Value::Dict && depth < 32; depth++) {
    if (auto found = inActions(style->entry("actions"), key)) return *found;
    style = style->entry("style");
  }
  Value standing = cls->defaultAction(key);
  if (!standing.isNil()) return standing;
  return Ref(implicitAnimation(key));
}

std::shared_ptr<Animation> Layer::implicitAnimation(const std::string &key) {
  auto property = cls->find(key);
  if (!committed || !property || !property->animates) return nullptr;
  auto animation = std::make_shared<Animation>("CABasicAnimation");
  animation->set("keyPath", Value::text(key));
  auto shown = presentation();
  animation->set("fromValue", shown ? shown->get(key) : get(key));
  animation->set("duration", engine.transactionValue("animationDuration"));
  auto timing = engine.transactionValue("animationTimingFunction");
  animation->set("timingFunction", timing.isNil() ? Value::timing("default") : timing);
  animation->set("fillMode", Value::text("backwards"));
  return animation;
}

// Asks for the action, makes the change, runs the action.
void Layer::withAction(const std::string &key, const std::function<void()> &change) {
  auto keep = shared_from_this();
  engine.touch();
  Value action;
  if (!engine.transactionValue("disableActions").on()) action = actionForKey(key);
  change();
  if (auto found = action.as<Action>()) found->run(*this, key);
}

}  // namespace strata
