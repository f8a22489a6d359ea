//! The search for actions, and what comes of them.
use crate::classes;
use crate::layer::World;
use crate::value::Value::{self, *};
use crate::value::*;
use std::cell::RefCell;
use std::rc::Rc;

impl World {
    /// A delegate's answer: nil goes on, the null object ends the search.
    fn ask_delegate(&mut self, id: usize, key: &str) -> Value {
        let answer = match self.layers[id].delegate.clone() {
            Token(d) => self.host.clone().delegate_action(self, &d, id, key),
            View(v) => View(v),
            _ => Nil,
        };
        // A delegate that forwards answers the view that is to be asked.
        match answer { View(v) => self.view_action(v, id, key), a => a }
    }
    fn own_search(&mut self, id: usize, key: &str) -> Value {
        let v = self.ask_delegate(id, key);
        if !v.is_nil() { return v }
        let v = self.stored(id, None, "actions").entry(key);
        if !v.is_nil() { return v }
        let mut style = self.stored(id, None, "style");
        for _ in 0..16 {
            let v = style.entry("actions").entry(key);
            if !v.is_nil() { return v }
            style = style.entry("style");
        }
        let class = self.layers[id].class.clone();
        if let Some(v) = self.hook(&class, "defaultActionForKey", None, key) {
            if !v.is_nil() { return v }
        }
        let undeclared_dynamic = self.classes.get(&class).map_or(false, |c| c.props.iter().any(|p| p.0 == key));
        if self.layers[id].published.is_some() && !undeclared_dynamic && classes::animates(&self.framework_class(&class), key) {
            return self.standard_action(key);
        }
        Nil
    }
    /// The animation by which properties change on their own.
    fn standard_action(&mut self, key: &str) -> Value {
        let mut props = Map::new();
        props.insert("keyPath".into(), Str(key.into()));
        props.insert("duration".into(), Num(self.transaction_duration()));
        let f = self.transaction_value("animationTimingFunction");
        props.insert("timingFunction".into(), if f.is_nil() { TimingName("default".into()) } else { f });
        props.insert("fillMode".into(), Str("backwards".into()));
        props.insert("_implicit".into(), Bool(true));
        Bag(Rc::new(RefCell::new(crate::value::Bag { name: String::new(), class: "CABasicAnimation".into(), props })))
    }
    /// actionForKey: as anybody may call it. Never the null object.
    pub fn action_for_key(&mut self, id: usize, key: &str) -> Value {
        let class = self.layers[id].class.clone();
        let v = match self.hook(&class, "actionForKey", Some(id), key) {
            Some(Dict(d)) => {
                let of = d.iter().find(|e| e.0 == "timingOf").map_or("".to_string(), |e| e.1.text().to_string());
                self.timing_of(id, key, &of)
            }
            Some(v) => v,
            None => self.own_search(id, key),
        };
        match v { Null => Nil, v => v }
    }
    fn timing_of(&mut self, id: usize, key: &str, of: &str) -> Value {
        let got = self.own_search(id, of);
        if let Bag(b) = &got {
            let b = b.borrow();
            if b.class == "CABasicAnimation" || b.class == "CASpringAnimation" {
                let mut props = Map::new();
                for k in ["autoreverses", "beginTime", "delegate", "duration", "fillMode", "repeatCount", "repeatDuration", "speed", "timingFunction", "timeOffset", "_block"] {
                    if let Some(v) = b.props.get(k) { props.insert(k.into(), v.clone()); }
                }
                props.insert("keyPath".into(), Str(key.into()));
                props.insert("fromValue".into(), self.read(id, None, key));
                return Bag(Rc::new(RefCell::new(crate::value::Bag { name: String::new(), class: "CABasicAnimation".into(), props })));
            }
        }
        self.own_search(id, key)
    }
    /// The action for a change that is about to happen.
    pub fn action_for_change(&mut self, id: usize, key: &str) -> Value {
        if self.transaction_value("disableActions").truth() { return Nil }
        let before = (std::mem::replace(&mut self.changing, true), std::mem::replace(&mut self.noted, false));
        let v = self.action_for_key(id, key);
        let noted = self.noted;
        (self.changing, self.noted) = before;
        if noted { Nil } else { v }
    }
    pub fn run_action(&mut self, id: usize, key: &str, action: Value, shown: Value, old: Value) {
        match action {
            Token(x) if x.starts_with('x') => self.host.clone().run_action(self, &x, id, key),
            Bag(b) => {
                let mut a = b.borrow().clone();
                let given = a.props.clone();
                let p = |k: &str| given.get(k).cloned().unwrap_or(Nil);
                if p("_implicit").truth() && p("duration").num() <= 0.0 { return }
                let simple = a.class == "CABasicAnimation" || a.class == "CASpringAnimation";
                let mut name = key.to_string();
                if simple || a.class == "CAKeyframeAnimation" {
                    if p("keyPath").is_nil() { a.props.insert("keyPath".into(), Str(key.into())); }
                }
                if simple && p("_additive").truth() {
                    let new = self.read(id, None, key);
                    return self.add_view_animations(id, key, a, old, new);
                }
                if simple && p("fromValue").is_nil() && p("toValue").is_nil() && p("byValue").is_nil() {
                    let from = if shown.is_nil() { old } else { shown };
                    a.props.insert("fromValue".into(), from);
                }
                if a.class == "CATransition" { name = "transition".into() }
                self.add_animation(id, &a, Some(&name));
            }
            _ => {}
        }
    }
}
