//! The client's side: objects that scripts name, what they answer, and the events that they report.
use crate::geometry::Pt;
use crate::json::{obj, s, Json};
use crate::layer::{Host, World};
use crate::value::{BagRef, Value};
use std::cell::RefCell;
use std::collections::HashMap;

#[derive(Default)]
pub struct Delegate { pub implements: Vec<String>, pub answers: HashMap<String, Value>, pub preferred: Option<Pt> }

#[derive(Default)]
pub struct State {
    pub events: Vec<Json>,
    pub layers: HashMap<String, usize>,
    pub views: HashMap<String, usize>,
    pub bags: HashMap<String, BagRef>,
    pub delegates: HashMap<String, Delegate>,
    pub managers: HashMap<String, Delegate>,
    pub shared: HashMap<String, Value>,
    pub reactions: HashMap<(String, String), (i64, Vec<Json>)>,
    pub depth: usize,
}

#[derive(Default)]
pub struct Client { pub st: RefCell<State> }

impl Client {
    pub fn event(&self, e: Json) {
        let mut st = self.st.borrow_mut();
        if st.events.len() < 9000 { st.events.push(e) }
    }
    fn called(&self, w: &World, who: &str, callback: &str, layer: usize) {
        self.event(obj(vec![("event", s("called")), ("who", s(who)), ("callback", s(callback)), ("layer", s(&w.layers[layer].name))]));
    }
    /// Carries out what the script wants done when this is called back.
    fn react(&self, w: &mut World, who: &str, callback: &str) {
        let steps = {
            let mut st = self.st.borrow_mut();
            if st.depth > 24 { return }
            match st.reactions.get_mut(&(who.to_string(), callback.to_string())) {
                Some((limit, steps)) if *limit > 0 => { *limit -= 1; steps.clone() }
                _ => return,
            }
        };
        self.st.borrow_mut().depth += 1;
        for step in steps {
            if crate::driver::outcome(self, w, &step).get("raised").is_some() { break }
        }
        self.st.borrow_mut().depth -= 1;
    }
    fn seen(&self, w: &mut World, layer: usize, key: &str) -> Option<Json> {
        let class = w.layers[layer].class.clone();
        if w.kind_of(&class, key).is_none() && !w.layers[layer].props.contains_key(key) { return None }
        let v = w.read(layer, None, key);
        Some(self.json(w, &v))
    }
}

impl Host for Client {
    fn delegate_action(&self, w: &mut World, delegate: &str, layer: usize, key: &str) -> Value {
        let answer = match self.st.borrow().delegates.get(delegate) {
            Some(d) if d.implements.iter().any(|c| c == "actionForKey") => d.answers.get(key).cloned().unwrap_or(Value::Nil),
            _ => return Value::Nil,
        };
        let mut e = vec![("event", s("asked")), ("who", s(delegate)), ("callback", s("actionForKey")), ("layer", s(&w.layers[layer].name.clone())), ("key", s(key))];
        if let Some(v) = self.seen(w, layer, key) { e.push(("seen", v)) }
        self.event(obj(e));
        answer
    }
    fn delegate_call(&self, w: &mut World, delegate: &str, callback: &str, layer: usize) -> bool {
        if !self.st.borrow().delegates.get(delegate).map_or(false, |d| d.implements.iter().any(|c| c == callback)) { return false }
        self.called(w, delegate, callback, layer);
        self.react(w, delegate, callback);
        true
    }
    fn manager_call(&self, w: &mut World, manager: &str, callback: &str, layer: usize) -> bool {
        if !self.st.borrow().managers.get(manager).map_or(false, |d| d.implements.iter().any(|c| c == callback)) { return false }
        self.called(w, manager, callback, layer);
        true
    }
    fn preferred_size(&self, w: &mut World, manager: &str, layer: usize) -> Option<Pt> {
        if !self.manager_call(w, manager, "preferredSize", layer) { return None }
        self.st.borrow().managers.get(manager).and_then(|m| m.preferred)
    }
    fn class_call(&self, w: &mut World, class: &str, callback: &str, layer: usize) {
        self.called(w, class, callback, layer);
        self.react(w, class, callback);
    }
    fn class_asked(&self, w: &mut World, class: &str, callback: &str, layer: Option<usize>, key: &str) {
        let mut e = vec![("event", s("asked")), ("who", s(class)), ("callback", s(callback))];
        if let Some(l) = layer { e.push(("layer", s(&w.layers[l].name.clone()))) }
        e.push(("key", s(key)));
        if callback == "actionForKey" {
            if let Some(v) = layer.and_then(|l| self.seen(w, l, key)) { e.push(("seen", v)) }
        }
        self.event(obj(e));
    }
    fn view_moved(&self, w: &mut World, view: usize) {
        if !w.views[view].implements.iter().any(|c| c == "didMoveToSuperview") { return }
        let layer = w.views[view].layer;
        let seen = self.seen(w, layer, "superlayer").unwrap_or(Json::Null);
        self.event(obj(vec![("event", s("asked")), ("who", s(&w.views[view].name)), ("callback", s("didMoveToSuperview")),
            ("layer", s(&w.layers[layer].name)), ("key", s("superlayer")), ("seen", seen)]));
    }
    fn run_action(&self, w: &mut World, action: &str, layer: usize, key: &str) {
        self.event(obj(vec![("event", s("ran")), ("who", s(action)), ("key", s(key)), ("layer", s(&w.layers[layer].name))]));
        self.react(w, action, "run");
    }
    fn anim_started(&self, w: &mut World, delegate: &str, anim: &str) {
        if !delegate.starts_with('h') || anim.is_empty() { return }
        self.event(obj(vec![("event", s("started")), ("who", s(delegate)), ("animation", s(anim))]));
        self.react(w, delegate, "start");
    }
    fn anim_stopped(&self, w: &mut World, delegate: &str, anim: &str, finished: bool) {
        if !delegate.starts_with('h') || anim.is_empty() { return }
        self.event(obj(vec![("event", s("stopped")), ("who", s(delegate)), ("animation", s(anim)), ("finished", Json::Bool(finished))]));
        self.react(w, delegate, "stop");
    }
    fn completed(&self, w: &mut World, block: &str, finished: Option<bool>) {
        let mut e = vec![("event", s("completed")), ("who", s(block))];
        if let Some(f) = finished { e.push(("finished", Json::Bool(f))) }
        self.event(obj(e));
        self.react(w, block, "complete");
    }
    fn changed(&self, w: &mut World, layer: usize, key: &str, old: Value, new: Value) {
        let (o, n) = (self.json(w, &old), self.json(w, &new));
        self.event(obj(vec![("event", s("changed")), ("layer", s(&w.layers[layer].name)), ("key", s(key)), ("old", o), ("new", n)]));
    }
    fn shared(&self, token: &str) -> Option<Value> { self.st.borrow().shared.get(token).cloned() }
}
