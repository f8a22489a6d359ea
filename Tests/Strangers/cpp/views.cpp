// Views as the delegates of their layers: outside of blocks nothing animates, inside additively.
#include "strata.h"

namespace strata {

Value View::action(Layer &layer, const std::string &key) {
  static const std::set<std::string> additive = {"bounds", "position", "transform", "opacity"};
  if (engine.blocks.empty() || !engine.viewsAnimate) return Value::null();
  for (auto &block : engine.blocks)
    if (!block.animates) return Value::null();
  auto &block = engine.blocks.back();
  bool isAdditive = additive.count(key) > 0;
  if (block.duration + block.delay <= 0 || !(isAdditive || key == "backgroundColor")) return Value::null();
  auto animation = std::make_shared<Animation>("CABasicAnimation");
  animation->set("keyPath", Value::text(key));
  animation->set("duration", block.duration);
  animation->set("timingFunction", block.curve);
  animation->set("fillMode", Value::text("both"));
  animation->set("autoreverses", Value::truth(block.autoreverses));
  if (block.count > 0) animation->set("repeatCount", block.count);
  if (block.delay > 0) animation->set("beginTime", layer.fromClock(engine.clock) + block.delay);
  auto shown = layer.presentation();
  animation->set("fromValue", block.fromCurrent && shown && !isAdditive ? shown->get(key) : layer.get(key));
  if (isAdditive) {
    // The difference is known once the new value is there: Animation::run makes it relative.
    animation->set("additive", Value::truth(true));
    animation->uniqueKey = true;
  }
  if (block.completion) animation->completions.push_back(block.completion);
  return Ref(animation);
}

void beginBlock(Engine &engine, const ViewBlock &block) { engine.blocks.push_back(block); }

void endBlock(Engine &engine) {
  auto block = engine.blocks.back();
  engine.blocks.pop_back();
  if (block.completion) block.completion->closed = true;
}

}  // namespace strata
