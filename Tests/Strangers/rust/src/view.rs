//! Views: delegates of their layers, and the blocks that animate them.
use crate::layer::World;
use crate::transaction::Group;
use crate::value::Value::{self, *};
use crate::value::{sub, zero, BagRef, Map};
use std::cell::RefCell;
use std::rc::Rc;

pub struct View { pub name: String, pub layer: usize, pub class: String, pub implements: Vec<String>, pub props: Map }

#[derive(Clone)]
pub struct Note { pub layer: usize, pub key: String, pub old: Value, pub start: f64, pub end: f64, pub new: Option<Value> }

pub struct Block {
    pub kind: String,
    pub duration: f64,
    pub delay: f64,
    pub curve: String,
    pub damping: f64,
    pub count: Option<f64>,
    pub options: Vec<String>,
    pub group: Rc<Group>,
    pub notes: Vec<Note>,
}

fn bag(class: &str, props: Vec<(&str, Value)>) -> BagRef {
    Rc::new(RefCell::new(crate::value::Bag { name: String::new(), class: class.into(), props: props.into_iter().map(|(k, v)| (k.to_string(), v)).collect() }))
}

impl World {
    pub fn view_of(&self, layer: usize) -> Option<usize> { self.layers[layer].view }

    pub fn begin_block(&mut self, mut b: Block) {
        if let Some(outer) = self.blocks.iter().rev().find(|o| matches!(o.kind.as_str(), "animate" | "spring")) {
            if matches!(b.kind.as_str(), "animate" | "spring") {
                if !b.options.iter().any(|o| o == "overrideInheritedDuration") { b.duration = outer.duration }
                if !b.options.iter().any(|o| o == "overrideInheritedCurve") { b.curve = outer.curve.clone() }
            }
        }
        self.blocks.push(b);
    }
    pub fn end_block(&mut self) {
        let Some(b) = self.blocks.pop() else { return };
        match b.kind.as_str() {
            "keyframe" => {
                let mut notes = b.notes;
                for n in notes.iter_mut() { if n.new.is_none() { n.new = Some(self.read(n.layer, None, &n.key.clone())) } }
                if let Some(outer) = self.blocks.last_mut() { outer.notes.extend(notes) }
            }
            "keyframes" => self.attach_keyframes(&b),
            "pop" => {
                for n in &b.notes {
                    let new = self.read(n.layer, None, &n.key);
                    let a = bag("CAKeyframeAnimation", vec![
                        ("keyPath", Str(n.key.clone())), ("duration", Num(b.duration)),
                        ("values", List(vec![n.old.clone(), new, n.old.clone()])),
                        ("keyTimes", List(vec![Num(0.), Num(0.35), Num(1.)])),
                        ("timingFunctions", List(vec![Timing([1., 0., 0.8, 1.]), Timing([0.2, 0., 0., 1.])]))]);
                    self.begin();
                    self.set_transaction("disableActions", Bool(true));
                    let _ = self.write(n.layer, &n.key, n.old.clone());
                    self.commit();
                    let a = a.borrow().clone();
                    self.add_animation(n.layer, &a, Some(&n.key));
                }
            }
            _ => {}
        }
        b.group.closed.set(true);
    }
    fn attach_keyframes(&mut self, b: &Block) {
        let mut done: Vec<(usize, String)> = vec![];
        for n in &b.notes {
            if done.contains(&(n.layer, n.key.clone())) { continue }
            done.push((n.layer, n.key.clone()));
            let mut of: Vec<&Note> = b.notes.iter().filter(|m| m.layer == n.layer && m.key == n.key).collect();
            of.sort_by(|x, y| x.start.partial_cmp(&y.start).unwrap_or(std::cmp::Ordering::Equal));
            let (mut values, mut times) = (vec![n.old.clone()], vec![0.0]);
            for m in of {
                let new = m.new.clone().unwrap_or_else(|| Nil);
                let new = if new.is_nil() { self.read(m.layer, None, &m.key) } else { new };
                if m.start > *times.last().unwrap() { values.push(values.last().unwrap().clone()); times.push(m.start) }
                values.push(new);
                times.push(m.end.min(1.0));
            }
            if *times.last().unwrap() < 1.0 { values.push(values.last().unwrap().clone()); times.push(1.0) }
            let mut props = vec![
                ("keyPath", Str(n.key.clone())), ("duration", Num(b.duration)), ("values", List(values)),
                ("keyTimes", List(times.into_iter().map(Num).collect())), ("fillMode", Str("both".into())),
                ("timingFunction", TimingName("easeInEaseOut".into()))];
            if b.delay > 0.0 { props.push(("beginTime", Num(self.layer_time(n.layer) + b.delay))) }
            let a = bag("CAKeyframeAnimation", props).borrow().clone();
            self.add_animation(n.layer, &a, Some(&n.key));
            let g = b.group.clone();
            g.pending.set(g.pending.get() + 1);
            self.layers[n.layer].anims.last_mut().unwrap().groups.push(g);
        }
    }
    /// Key frames and custom blocks take notes of changes; of several changes of one key, the first.
    fn note_change(&mut self, id: usize, key: &str) {
        let old = self.read(id, None, key);
        let Some(b) = self.blocks.last_mut() else { return };
        if b.notes.iter().any(|n| n.layer == id && n.key == key) { return }
        let (start, end) = if b.kind == "keyframe" { (b.delay, b.delay + b.duration) } else { (0.0, 1.0) };
        b.notes.push(Note { layer: id, key: key.into(), old, start, end, new: None });
    }
    /// actionForLayer:forKey: of a view, for its own layer or any other.
    pub fn view_action(&mut self, _view: usize, id: usize, key: &str) -> Value {
        let Some(b) = self.blocks.last() else { return Null };
        if !self.animations_enabled { return Null }
        match b.kind.as_str() {
            "keyframes" | "keyframe" => {
                if self.changing && animatable(key) { self.note_change(id, key); self.noted = true }
                return Nil;
            }
            "pop" => {
                if self.changing && animatable(key) { self.note_change(id, key) }
                return Null;
            }
            "animate" | "spring" => {}
            _ => return Null,
        }
        if !animatable(key) || b.duration <= 0.0 { return Null }
        let current = b.options.iter().any(|o| o == "beginFromCurrentState");
        let mut props = vec![("keyPath", Str(key.into())), ("duration", Num(b.duration)), ("fillMode", Str("both".into())),
            ("timingFunction", TimingName(b.curve.clone())), ("_block", Num(self.blocks.len() as f64 - 1.0))];
        let additive = matches!(key, "position" | "bounds" | "transform" | "opacity" | "zPosition" | "cornerRadius" | "anchorPoint");
        if additive && !current { props.push(("_additive", Bool(true))) }
        let repeat = b.options.iter().any(|o| o == "repeat");
        if let Some(c) = b.count { props.push(("repeatCount", Num(c))) } else if repeat { props.push(("repeatCount", Num(f64::INFINITY))) }
        if b.options.iter().any(|o| o == "autoreverse") { props.push(("autoreverses", Bool(true))) }
        let (delay, spring, damping, duration) = (b.delay, b.kind == "spring", b.damping, b.duration);
        if spring {
            let (k, c) = World::damping_for_ratio(damping, duration);
            props.push(("mass", Num(1.0)));
            props.push(("stiffness", Num(k)));
            props.push(("damping", Num(c)));
        }
        if delay > 0.0 { props.push(("beginTime", Num(self.layer_time(id) + delay))) }
        Bag(bag(if spring { "CASpringAnimation" } else { "CABasicAnimation" }, props))
    }
    /// Since iOS 8, changes stack: each animation runs from the difference to nothing.
    pub fn add_view_animations(&mut self, id: usize, key: &str, a: crate::value::Bag, old: Value, new: Value) {
        let parts: Vec<(String, Value, Value)> = match (&old, &new) {
            (Rect(o), Rect(n)) => {
                let mut p = vec![];
                if o[..2] != n[..2] { p.push(("bounds.origin".to_string(), Point([o[0], o[1]]), Point([n[0], n[1]]))) }
                if o[2..] != n[2..] { p.push(("bounds.size".to_string(), Size([o[2], o[3]]), Size([n[2], n[3]]))) }
                p
            }
            _ => vec![(key.to_string(), old, new)],
        };
        for (path, old, new) in parts {
            let mut a = a.clone();
            a.props.remove("_additive");
            a.props.insert("keyPath".into(), Str(path.clone()));
            a.props.insert("additive".into(), Bool(true));
            a.props.insert("fromValue".into(), sub(&old, &new));
            a.props.insert("toValue".into(), zero(&new));
            let (mut name, mut n) = (path.clone(), 2);
            while self.attached(id, &name).is_some() { name = format!("{}-{}", path, n); n += 1 }
            self.add_animation(id, &a, Some(&name));
        }
    }
    pub fn block_group(&self, a: &crate::value::Bag) -> Option<Rc<Group>> {
        let i = match a.props.get("_block") { Some(Num(n)) => *n as usize, _ => return None };
        self.blocks.get(i).map(|b| b.group.clone())
    }
    pub fn inherited_duration(&self) -> f64 {
        self.blocks.iter().rev().find(|b| matches!(b.kind.as_str(), "animate" | "spring" | "keyframes")).map_or(0.0, |b| b.duration)
    }
    pub fn start_animating(&mut self, v: usize) {
        let (layer, p) = (self.views[v].layer, self.views[v].props.clone());
        let images = p.get("animationImages").cloned().unwrap_or(Nil);
        if images.list().is_empty() { return }
        let d = p.get("animationDuration").map_or(0.0, |v| v.num());
        let d = if d > 0.0 { d } else { images.list().len() as f64 / 30.0 };
        let n = p.get("animationRepeatCount").map_or(0.0, |v| v.num());
        let a = bag("CAKeyframeAnimation", vec![("keyPath", Str("contents".into())), ("values", images), ("duration", Num(d)),
            ("calculationMode", Str("discrete".into())), ("repeatCount", Num(if n > 0.0 { n } else { f64::INFINITY }))]);
        let a = a.borrow().clone();
        self.add_animation(layer, &a, Some("contents"));
    }
}

pub fn animatable(key: &str) -> bool {
    matches!(key, "position" | "bounds" | "transform" | "opacity" | "backgroundColor" | "zPosition" | "contents" | "cornerRadius" | "anchorPoint"
        | "sublayerTransform" | "contentsRect" | "hidden")
}
