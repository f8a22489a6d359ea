// Transactions, the turn of the run loop, and what is delivered at its end.
#include <algorithm>

#include "strata.h"

namespace strata {

void Engine::touch() {
  if (!stack.empty()) return;
  stack.emplace_back();
  stack.back().implicit = true;
}

void Engine::begin() { stack.emplace_back(); }

void Engine::commit() {
  if (stack.empty()) return;
  if (stack.size() > 1) return end(stack.size() - 1);
  if (committing) return;  // by a layer that lays out: what is being committed ends by itself
  publish();
  end(0);
}

void Engine::flush() {
  if (stack.size() == 1 && stack[0].implicit) commit();
}

void Engine::end(size_t index) {
  auto completion = stack[index].completion;
  stack.erase(stack.begin() + index);
  if (completion) completion->closed = true;
}

Value Engine::transactionValue(const std::string &key) {
  for (auto t = stack.rbegin(); t != stack.rend(); ++t) {
    auto found = t->values.find(key);
    if (found != t->values.end()) return found->second;
  }
  if (key == "animationDuration") return 0.25;
  if (key == "disableActions") return Value::truth(false);
  return Value();
}

void Engine::setTransactionValue(const std::string &key, const Value &value) {
  touch();
  stack.back().values[key] = value;
}

std::shared_ptr<Completion> Engine::makeCompletion(std::function<void(bool)> block) {
  auto completion = std::make_shared<Completion>();
  completion->block = std::move(block);
  completions.push_back(completion);
  return completion;
}

static void visit(const std::shared_ptr<Layer> &layer, std::vector<std::shared_ptr<Layer>> &all) {
  all.push_back(layer);
  if (layer->mask) visit(layer->mask, all);
  for (auto &child : layer->sublayers) visit(child, all);
}

// Lays out and displays what is shown, and hands it over: from here on it has presentation copies.
void Engine::publish() {
  if (committing) return;
  committing = true;
  std::vector<std::shared_ptr<Layer>> shown;
  auto roots = hosts;
  for (int pass = 0; pass < 8; pass++) {
    for (auto &root : roots) root->layoutTree();
    shown.clear();
    for (auto &root : roots) visit(root, shown);
    for (auto &layer : shown) layer->displayIfNeeded();
    if (std::none_of(shown.begin(), shown.end(), [](auto &l) { return l->needsLayout || l->needsDisplay; })) break;
  }
  shown.clear();
  for (auto &root : roots) visit(root, shown);
  std::set<Layer *> reached;
  for (auto &layer : shown) reached.insert(layer.get());
  for (auto layer : layers)
    if (layer->committed && !reached.count(layer)) {
      layer->committed = false;
      layer->published.clear();
      layer->removeAllAnimations();
    }
  for (auto &layer : shown) {
    layer->committed = true;
    layer->published = layer->values;
  }
  for (auto &layer : shown)
    for (auto &animation : layer->animations)
      if (!animation->committed) {
        animation->committed = true;
        double begin = animation->number("beginTime");
        if (begin == 0) animation->fields["beginTime"] = layer->fromClock(clock);
      }
  committing = false;
}

void Engine::tick() {
  flush();
  if (committing) return;
  deliverStarts();
  deliverEnds();
  deliverCompletions();
}

static std::vector<std::shared_ptr<Layer>> alive(const std::set<Layer *> &layers) {
  std::vector<std::shared_ptr<Layer>> result;
  for (auto layer : layers)
    if (auto held = layer->weak_from_this().lock()) result.push_back(held);
  std::sort(result.begin(), result.end(), [](auto &a, auto &b) { return a->name < b->name; });
  return result;
}

static void tellStart(Animation &animation) {
  animation.started = true;
  if (auto delegate = animation.get("delegate").as<AnimationDelegate>()) delegate->started(animation.name);
}

static void tellStop(Animation &animation, bool finished) {
  if (animation.stopped) return;
  animation.stopped = true;
  for (auto &completion : animation.completions) {
    completion->pending--;
    if (!finished) completion->finished = false;
  }
  if (auto delegate = animation.get("delegate").as<AnimationDelegate>()) delegate->stopped(animation.name, finished);
}

void Engine::deliverStarts() {
  for (auto &layer : alive(layers)) {
    auto list = layer->animations;
    for (auto &animation : list)
      if (animation->committed && !animation->started && layer->fromClock(clock) >= animation->number("beginTime"))
        tellStart(*animation);
  }
}

void Engine::deliverEnds() {
  auto gone = std::move(removed);
  removed.clear();
  for (auto &[animation, finished] : gone) tellStop(*animation, finished);
  for (auto &layer : alive(layers)) {
    auto list = layer->animations;
    for (auto &animation : list) {
      if (!animation->committed || animation->stopped || !animation->isOver(layer->fromClock(clock))) continue;
      if (animation->get("removedOnCompletion").on()) {
        auto &held = layer->animations;
        held.erase(std::remove(held.begin(), held.end(), animation), held.end());
      }
      tellStop(*animation, true);
    }
  }
}

void Engine::deliverCompletions() {
  std::vector<std::shared_ptr<Completion>> due, later;
  for (auto &c : completions) (c->closed && c->pending <= 0 ? due : later).push_back(c);
  completions = later;
  for (auto &c : due)
    if (c->block) c->block(c->finished);
}

}  // namespace strata
