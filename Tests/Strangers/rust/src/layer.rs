//! Layers: storage, accessors, key-value coding and observing, the tree, and classes of the client.
use crate::animation::Attached;
use crate::classes::{self, coerce, Kind};
use crate::geometry::*;
use crate::transaction::{Group, Level};
use crate::value::Value::{self, *};
use crate::value::*;
use std::collections::HashMap;
use std::rc::Rc;

/// What was last handed to the renderer.
#[derive(Clone)]
pub struct Published { pub props: Map, pub anims: Vec<Attached>, pub sublayers: Vec<usize>, pub superlayer: Option<usize> }

pub struct Layer {
    pub name: String,
    pub class: String,
    pub props: Map,
    pub sublayers: Vec<usize>,
    pub superlayer: Option<usize>,
    pub mask: Option<usize>,
    pub is_mask: bool,
    pub delegate: Value,
    pub view: Option<usize>,
    pub anims: Vec<Attached>,
    pub published: Option<Published>,
    pub hosted: bool,
    pub needs_layout: bool,
    pub needs_display: bool,
    pub observers: Vec<String>,
}

#[derive(Default, Clone)]
pub struct ClientClass {
    pub base: String,
    pub implements: Vec<String>,
    pub hooks: HashMap<(String, String), Value>,
    pub props: Vec<(String, Kind)>,
}

/// What the engine calls back. The client's objects are tokens to the engine.
pub trait Host {
    fn delegate_action(&self, w: &mut World, delegate: &str, layer: usize, key: &str) -> Value;
    /// Calls an optional method of a delegate; false where it has none of that name.
    fn delegate_call(&self, w: &mut World, delegate: &str, callback: &str, layer: usize) -> bool;
    fn manager_call(&self, w: &mut World, manager: &str, callback: &str, layer: usize) -> bool;
    fn preferred_size(&self, w: &mut World, manager: &str, layer: usize) -> Option<Pt>;
    fn class_call(&self, w: &mut World, class: &str, callback: &str, layer: usize);
    fn class_asked(&self, w: &mut World, class: &str, callback: &str, layer: Option<usize>, key: &str);
    fn view_moved(&self, w: &mut World, view: usize);
    fn run_action(&self, w: &mut World, action: &str, layer: usize, key: &str);
    fn anim_started(&self, w: &mut World, delegate: &str, anim: &str);
    fn anim_stopped(&self, w: &mut World, delegate: &str, anim: &str, finished: bool);
    fn completed(&self, w: &mut World, block: &str, finished: Option<bool>);
    fn changed(&self, w: &mut World, layer: usize, key: &str, old: Value, new: Value);
    fn shared(&self, token: &str) -> Option<Value>;
}

pub struct World {
    pub now: f64,
    pub host: Rc<dyn Host>,
    pub layers: Vec<Layer>,
    pub views: Vec<crate::view::View>,
    pub blocks: Vec<crate::view::Block>,
    pub animations_enabled: bool,
    pub classes: HashMap<String, ClientClass>,
    pub levels: Vec<Level>,
    pub groups: Vec<Rc<Group>>,
    pub stops: Vec<(String, String, bool, Vec<Rc<Group>>)>,
    pub serial: u64,
    /// A change is under way, not a mere question; and a view took a note of it.
    pub changing: bool,
    pub noted: bool,
}

impl World {
    pub fn new(host: Rc<dyn Host>) -> World {
        World { now: 100.0, host, layers: vec![], views: vec![], blocks: vec![], animations_enabled: true, classes: HashMap::new(),
            levels: vec![], groups: vec![], stops: vec![], serial: 0, changing: false, noted: false }
    }
    pub fn make_layer(&mut self, name: &str, class: &str) -> usize {
        let needs_display = class == "CATextLayer";
        self.layers.push(Layer { name: name.into(), class: class.into(), props: Map::new(), sublayers: vec![], superlayer: None, mask: None,
            is_mask: false, delegate: Nil, view: None, anims: vec![], published: None, hosted: false, needs_layout: false, needs_display, observers: vec![] });
        self.layers.len() - 1
    }

    // ---- Classes -------------------------------------------------------------------------------

    /// The class of the framework behind a class.
    pub fn framework_class(&self, class: &str) -> String {
        let mut c = class.to_string();
        while let Some(k) = self.classes.get(&c) { c = k.base.clone() }
        c
    }
    pub fn implementor(&self, class: &str, callback: &str) -> Option<String> {
        let mut c = class.to_string();
        while let Some(k) = self.classes.get(&c) {
            if k.implements.iter().any(|x| x == callback) { return Some(c) }
            c = k.base.clone();
        }
        None
    }
    /// What a hook of the client's classes answers; `Some(Nil)` where a method is overridden whole.
    pub fn hook(&mut self, class: &str, callback: &str, layer: Option<usize>, key: &str) -> Option<Value> {
        let mut c = class.to_string();
        while let Some(k) = self.classes.get(&c).cloned() {
            if let Some(v) = k.hooks.get(&(callback.to_string(), key.to_string())) {
                if callback.ends_with("ctionForKey") { self.host.clone().class_asked(self, &c, callback, layer, key) }
                return Some(v.clone());
            }
            if k.implements.iter().any(|x| x == callback) {
                if callback == "actionForKey" { self.host.clone().class_asked(self, &c, callback, layer, key) }
                return Some(Nil);
            }
            c = k.base;
        }
        None
    }
    pub fn kind_of(&self, class: &str, key: &str) -> Option<Kind> {
        let mut c = class.to_string();
        while let Some(k) = self.classes.get(&c) {
            if let Some(p) = k.props.iter().find(|p| p.0 == key) { return Some(p.1) }
            c = k.base.clone();
        }
        classes::property(&c, key).map(|p| p.0)
    }
    pub fn default_value(&mut self, class: &str, key: &str) -> Value {
        if let Some(v) = self.hook(class, "defaultValueForKey", None, key) { return v }
        let mut c = class.to_string();
        while let Some(k) = self.classes.get(&c) {
            if let Some(p) = k.props.iter().find(|p| p.0 == key) {
                return match p.1 {
                    Kind::Num => Num(0.0), Kind::Point => Point([0.; 2]), Kind::Size => Size([0.; 2]), Kind::Rect => Rect([0.; 4]),
                    Kind::Transform => Value::transform(IDENTITY), _ => Nil,
                };
            }
            c = k.base.clone();
        }
        classes::property(&c, key).map_or(Nil, |p| p.1)
    }
    pub fn needs_display_for(&mut self, class: &str, key: &str) -> bool {
        if let Some(v) = self.hook(class, "needsDisplayForKey", None, key) { return v.truth() }
        let f = self.framework_class(class);
        f == "CATextLayer" && classes::names("CATextLayer").contains(&key)
    }

    // ---- Reading -------------------------------------------------------------------------------

    /// A stored property: what was set, else what the style says, else the default of the class.
    pub fn stored(&mut self, id: usize, map: Option<&Map>, key: &str) -> Value {
        let found = {
            let m = map.unwrap_or(&self.layers[id].props);
            m.get(key).cloned().or_else(|| {
                let mut style = m.get("style").cloned().unwrap_or(Nil);
                for _ in 0..16 {
                    let v = style.entry(key);
                    if !v.is_nil() { return Some(v) }
                    style = style.entry("style");
                }
                None
            })
        };
        let class = self.layers[id].class.clone();
        match found {
            Some(v) => match self.kind_of(&class, key) { Some(k) => coerce(k, v).unwrap_or(Nil), None => v },
            None => self.default_value(&class, key),
        }
    }
    pub fn read(&mut self, id: usize, map: Option<&Map>, key: &str) -> Value {
        match key {
            "frame" => {
                let b = self.stored(id, map, "bounds").rect();
                Rect(affine_rect(&flat(&self.to_super(id, map)), b))
            }
            "affineTransform" => Affine(get_affine(&self.stored(id, map, "transform").matrix())),
            "delegate" => self.layers[id].delegate.clone(),
            "superlayer" => self.layers[id].superlayer.map_or(Nil, Layer),
            "sublayers" => {
                let l = &self.layers[id].sublayers;
                if l.is_empty() { Nil } else { List(l.iter().map(|x| Layer(*x)).collect()) }
            }
            "mask" => self.layers[id].mask.map_or(Nil, Layer),
            "needsLayout" => Bool(self.layers[id].needs_layout),
            "needsDisplay" => Bool(self.layers[id].needs_display),
            "modelLayer" => Layer(id),
            "presentationLayer" => if self.layers[id].published.is_some() { Layer(id) } else { Nil },
            "contentsAreFlipped" => {
                let (mut n, mut at) = (false, Some(id));
                while let Some(l) = at { n ^= self.stored(l, None, "geometryFlipped").truth(); at = self.layers[l].superlayer }
                Bool(n)
            }
            "preferredFrameSize" => self.preferred_size(id),
            "visibleRect" => Rect(self.visible_rect(id)),
            _ => self.stored(id, map, key),
        }
    }
    pub fn read_path(&mut self, id: usize, map: Option<&Map>, path: &str) -> Value {
        if self.layers[id].props.contains_key(path) { return self.read(id, map, path) }
        match path.split_once('.') {
            None => self.read(id, map, path),
            Some((key, rest)) => {
                let v = self.read(id, map, key);
                match &v {
                    Layer(l) => self.read_path(*l, None, rest),
                    Bag(b) => b.borrow().props.get(rest).cloned().unwrap_or(Nil),
                    v => part(v, rest).unwrap_or(Nil),
                }
            }
        }
    }

    // ---- Writing -------------------------------------------------------------------------------

    pub fn write_path(&mut self, id: usize, path: &str, v: Value) -> Res<()> {
        if let Some((key, rest)) = path.split_once('.') {
            let old = self.read(id, None, key);
            if let Layer(l) = old { return self.write_path(l, rest, v) }
            if let Some(new) = with_part(&old, rest, &v) {
                if matches!(v, Nil | Null) { return Err(Fault::Raised("NSInvalidArgumentException", "nil for a part of a structure".into())) }
                return self.write(id, key, new);
            }
            if self.kind_of(&self.layers[id].class, key).is_some() {
                return Err(Fault::Raised("NSUnknownKeyException", format!("no such part: {}", path)));
            }
        }
        self.write(id, path, v)
    }
    /// Sets a property as its accessor does.
    pub fn write(&mut self, id: usize, key: &str, v: Value) -> Res<()> {
        match key {
            "frame" => {
                let Rect(r) = coerce(Kind::Rect, v)? else { return Ok(()) };
                check(&r, "frame")?;
                return self.set_frame(id, standardize(r));
            }
            "affineTransform" => {
                if let Affine(_) | Transform(_) = v { return self.write(id, "transform", Value::transform(v.matrix())) }
                return unsupported("a value that is no affine map");
            }
            "sublayers" => return self.set_sublayers(id, v),
            "mask" => return match v {
                Layer(m) => self.set_mask(id, Some(m)),
                Nil => self.set_mask(id, None),
                _ => unsupported("a mask that is no layer"),
            },
            "delegate" => { self.layers[id].delegate = v; return Ok(()) }
            "superlayer" | "needsLayout" | "needsDisplay" | "modelLayer" | "presentationLayer" | "contentsAreFlipped" | "preferredFrameSize" | "visibleRect" =>
                return unsupported("a property that can only be read"),
            _ => {}
        }
        let class = self.layers[id].class.clone();
        let v = match self.kind_of(&class, key) {
            Some(k) => coerce(k, self.snapshot(&v))?,
            None => v,
        };
        match (&v, key) {
            (Point(p), "position" | "anchorPoint") => check(p, key)?,
            (Rect(r), "bounds") => check(r, key)?,
            (Num(n), "zPosition" | "anchorPointZ") => check(&[*n], key)?,
            (Transform(m), "transform" | "sublayerTransform") if m.iter().any(|x| x.is_nan()) => check(&m[..], key)?,
            _ => {}
        }
        let v = if let (Rect(r), "bounds") = (&v, key) { Rect(standardize(*r)) } else { v };
        self.change(id, key, v);
        Ok(())
    }
    /// Copies what the caller may change later.
    pub fn snapshot(&self, v: &Value) -> Value {
        match v {
            Token(t) if t.starts_with('s') => self.host.shared(t).map_or(v.clone(), |x| self.snapshot(&x)),
            List(l) => List(l.iter().map(|x| self.snapshot(x)).collect()),
            Dict(d) => Dict(d.iter().map(|(k, x)| (k.clone(), self.snapshot(x))).collect()),
            v => v.clone(),
        }
    }
    fn change(&mut self, id: usize, key: &str, v: Value) {
        let old = self.read(id, None, key);
        if same(&old, &v) {
            self.layers[id].props.entry(key.to_string()).or_insert(v);
            return;
        }
        self.open_implicit();
        let plain = matches!(key, "actions" | "style" | "name" | "layoutManager" | "needsDisplayOnBoundsChange" | "autoresizingMask" | "constraints");
        let action = if plain { Nil } else { self.action_for_change(id, key) };
        let from = self.shown(id, key);
        let watched = self.watched(id, key);
        let undeclared = self.kind_of(&self.layers[id].class, key).is_none();
        if v.is_nil() && undeclared { self.layers[id].props.remove(key); } else { self.layers[id].props.insert(key.to_string(), v.clone()); }
        self.notify(id, watched);
        self.changed_effects(id, key, &old, &v);
        self.run_action(id, key, action, from, old);
    }
    pub fn changed_effects(&mut self, id: usize, key: &str, old: &Value, v: &Value) {
        let class = self.layers[id].class.clone();
        if key == "bounds" {
            let (a, b) = (old.rect(), v.rect());
            if a[2] != b[2] || a[3] != b[3] {
                self.layers[id].needs_layout = true;
                if self.stored(id, None, "needsDisplayOnBoundsChange").truth() { self.layers[id].needs_display = true }
            }
            if let Some(k) = self.implementor(&class, "didSetBounds") { self.host.clone().class_call(self, &k, "didSetBounds", id) }
        }
        if key == "layoutManager" { self.layers[id].needs_layout = true }
        if self.needs_display_for(&class, key) { self.layers[id].needs_display = true }
        if key == "hidden" && self.is_visible(id) {
            let k = if v.truth() { "onOrderOut" } else { "onOrderIn" };
            let action = self.action_for_change(id, k);
            self.run_action(id, k, action, Nil, Nil);
        }
    }
    fn set_frame(&mut self, id: usize, r: Box4) -> Res<()> {
        let m = self.stored(id, None, "transform").matrix();
        let mut lin = flat(&m);
        lin[4] = 0.0; lin[5] = 0.0;
        let size = affine_rect(&affine_invert(&lin), [0., 0., r[2], r[3]]);
        let mut b = self.stored(id, None, "bounds").rect();
        b[2] = size[2]; b[3] = size[3];
        let a = self.stored(id, None, "anchorPoint").point();
        let z = self.stored(id, None, "anchorPointZ").num();
        let local = concat(&translation(-b[0] - a[0] * b[2], -b[1] - a[1] * b[3], -z), &m);
        let box_ = affine_rect(&flat(&local), b);
        self.write(id, "position", Point([r[0] - box_[0], r[1] - box_[1]]))?;
        self.write(id, "bounds", Rect(b))
    }

    // ---- Observing -----------------------------------------------------------------------------

    pub fn watched(&mut self, id: usize, key: &str) -> Vec<(String, Value)> {
        let derived: &[&str] = match key { "transform" => &["affineTransform", "frame"], "bounds" | "position" | "anchorPoint" => &["frame"], _ => &[] };
        let paths: Vec<String> = self.layers[id].observers.iter().filter(|p| {
            let k = p.split('.').next().unwrap();
            k == key || derived.contains(&k)
        }).cloned().collect();
        paths.into_iter().map(|p| { let v = self.read_path(id, None, &p); (p, v) }).collect()
    }
    pub fn notify(&mut self, id: usize, watched: Vec<(String, Value)>) {
        for (p, old) in watched {
            let new = self.read_path(id, None, &p);
            if !same(&old, &new) { self.host.clone().changed(self, id, &p, old, new) }
        }
    }

    // ---- The tree ------------------------------------------------------------------------------

    pub fn root(&self, id: usize) -> usize {
        let mut at = id;
        while let Some(s) = self.layers[at].superlayer { at = s }
        at
    }
    pub fn is_visible(&self, id: usize) -> bool { self.layers[self.root(id)].hosted }
    fn is_ancestor(&self, a: usize, of: usize) -> bool {
        let mut at = Some(of);
        while let Some(x) = at { if x == a { return true } at = self.layers[x].superlayer }
        false
    }
    /// Takes a layer out of whatever list or mask it stands in.
    fn detach(&mut self, id: usize) {
        if let Some(p) = self.layers[id].superlayer.take() {
            if self.layers[p].mask == Some(id) { self.layers[p].mask = None }
            self.layers[p].sublayers.retain(|x| *x != id);
        }
        self.layers[id].is_mask = false;
    }
    pub fn insert(&mut self, child: usize, parent: usize, index: usize) -> Res<()> {
        if self.is_ancestor(child, parent) {
            return Err(Fault::Raised("CALayerInvalidTree", "a layer cannot be its own descendant".into()));
        }
        self.open_implicit();
        let from = self.layers[child].superlayer;
        let n = self.layers[parent].sublayers.len();
        if index > n { return Err(Fault::Raised("NSRangeException", format!("index {} beyond {}", index, n))) }
        let mut index = index;
        if from == Some(parent) {
            if let Some(i) = self.layers[parent].sublayers.iter().position(|x| *x == child) { if i < index { index -= 1 } }
        }
        let action = self.action_for_change(parent, "sublayers");
        let (w1, w2) = (self.watched(parent, "sublayers"), self.watched(child, "superlayer"));
        if from.is_some() && from != Some(parent) { self.remove(child)? } else { self.detach(child) }
        let index = index.min(self.layers[parent].sublayers.len());
        self.layers[parent].sublayers.insert(index, child);
        self.layers[child].superlayer = Some(parent);
        self.layers[parent].needs_layout = true;
        self.notify(parent, w1);
        self.notify(child, w2);
        self.run_action(parent, "sublayers", action, Nil, Nil);
        if from != Some(parent) && self.is_visible(child) {
            let a = self.action_for_change(child, "onOrderIn");
            self.run_action(child, "onOrderIn", a, Nil, Nil);
        }
        Ok(())
    }
    pub fn remove(&mut self, id: usize) -> Res<()> {
        let Some(p) = self.layers[id].superlayer else { return Ok(()) };
        if self.layers[id].is_mask { return self.set_mask(p, None) }
        self.open_implicit();
        if self.is_visible(id) {
            let a = self.action_for_change(id, "onOrderOut");
            self.run_action(id, "onOrderOut", a, Nil, Nil);
        }
        let action = self.action_for_change(p, "sublayers");
        let (w1, w2) = (self.watched(p, "sublayers"), self.watched(id, "superlayer"));
        self.detach(id);
        self.layers[p].needs_layout = true;
        self.notify(p, w1);
        self.notify(id, w2);
        self.run_action(p, "sublayers", action, Nil, Nil);
        Ok(())
    }
    pub fn sibling_index(&self, parent: usize, sibling: usize) -> Res<usize> {
        match self.layers[parent].sublayers.iter().position(|x| *x == sibling) {
            Some(i) => Ok(i),
            None => Err(Fault::Raised("CALayerInvalidLayer", "the sibling is no sublayer".into())),
        }
    }
    pub fn replace(&mut self, old: usize, parent: usize, new: usize) -> Res<()> {
        if old == new { return Ok(()) }
        let i = self.sibling_index(parent, old)?;
        self.insert(new, parent, i)?;
        self.remove(old)
    }
    fn set_sublayers(&mut self, id: usize, v: Value) -> Res<()> {
        let v = self.snapshot(&v);
        let mut list: Vec<usize> = vec![];
        for x in v.list() {
            let Layer(l) = x else { return unsupported("a sublayer that is no layer") };
            if self.is_ancestor(*l, id) { return Err(Fault::Raised("CALayerInvalidTree", "a layer cannot be its own descendant".into())) }
            if !list.contains(l) { list.push(*l) }
        }
        if self.layers[id].sublayers == list { return Ok(()) }
        self.open_implicit();
        let action = self.action_for_change(id, "sublayers");
        let w = self.watched(id, "sublayers");
        let before = std::mem::take(&mut self.layers[id].sublayers);
        for o in &before {
            if !list.contains(o) && self.is_visible(id) { let a = self.action_for_change(*o, "onOrderOut"); self.run_action(*o, "onOrderOut", a, Nil, Nil); }
            self.layers[*o].superlayer = None;
        }
        for l in &list {
            self.detach(*l);
            self.layers[*l].superlayer = Some(id);
            self.layers[id].sublayers.push(*l);
        }
        self.layers[id].needs_layout = true;
        self.notify(id, w);
        self.run_action(id, "sublayers", action, Nil, Nil);
        for l in list {
            if !before.contains(&l) && self.is_visible(l) { let a = self.action_for_change(l, "onOrderIn"); self.run_action(l, "onOrderIn", a, Nil, Nil); }
        }
        Ok(())
    }
    pub fn set_mask(&mut self, id: usize, mask: Option<usize>) -> Res<()> {
        if self.layers[id].mask == mask { return Ok(()) }
        if let Some(m) = mask {
            if self.is_ancestor(m, id) { return Err(Fault::Raised("CALayerInvalidTree", "a layer cannot mask itself".into())) }
        }
        self.open_implicit();
        let action = self.action_for_change(id, "mask");
        let w = self.watched(id, "mask");
        if let Some(old) = self.layers[id].mask { self.detach(old) }
        if let Some(m) = mask {
            self.detach(m);
            self.layers[m].superlayer = Some(id);
            self.layers[m].is_mask = true;
            self.layers[id].mask = Some(m);
        }
        self.notify(id, w);
        self.run_action(id, "mask", action, Nil, Nil);
        Ok(())
    }
    pub fn paint_order(&mut self, id: usize) -> Vec<usize> {
        let mut l: Vec<(usize, f64)> = self.layers[id].sublayers.clone().into_iter().map(|x| (x, 0.0)).collect();
        for x in l.iter_mut() { x.1 = self.stored(x.0, None, "zPosition").num() }
        l.sort_by(|a, b| a.1.partial_cmp(&b.1).unwrap_or(std::cmp::Ordering::Equal));
        l.into_iter().map(|x| x.0).collect()
    }
}

fn check(n: &[f64], what: &str) -> Res<()> {
    if n.iter().any(|x| !x.is_finite()) { return Err(Fault::Raised("CALayerInvalidGeometry", format!("CALayer {} contains NaN: {:?}", what, n))) }
    Ok(())
}
