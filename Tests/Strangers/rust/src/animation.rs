//! Animations: attaching, timing, values, and the presentation copies that they make.
use crate::classes;
use crate::geometry::*;
use crate::layer::World;
use crate::transaction::Group;
use crate::value::Value::{self, *};
use crate::value::*;
use std::f64::consts::PI;
use std::rc::Rc;

#[derive(Clone)]
pub struct Attached {
    pub key: Option<String>,
    pub bag: crate::value::Bag,
    pub begin: Option<f64>,
    pub started: bool,
    pub stopped: bool,
    pub serial: u64,
    pub groups: Vec<Rc<Group>>,
}

pub fn field(b: &crate::value::Bag, key: &str) -> Value {
    if key == "settlingDuration" { return Num(settling(b)) }
    b.props.get(key).cloned().unwrap_or_else(|| classes::property(&b.class, key).map_or(Nil, |p| p.1))
}
fn num(b: &crate::value::Bag, key: &str) -> f64 { field(b, key).num() }

/// Copies an animation with the animations inside it.
pub fn deep_copy(b: &crate::value::Bag) -> crate::value::Bag { copy_to(b, 0) }
fn copy_to(b: &crate::value::Bag, depth: usize) -> crate::value::Bag {
    let mut c = b.clone();
    if let Some(List(l)) = c.props.get_mut("animations") {
        if depth > 16 { l.clear() }
        for x in l.iter_mut() {
            if let Bag(i) = x { let n = copy_to(&i.borrow(), depth + 1); *x = Bag(Rc::new(std::cell::RefCell::new(n))) }
        }
    }
    c
}

fn settling(b: &crate::value::Bag) -> f64 {
    let (m, k, c) = (num(b, "mass"), num(b, "stiffness"), num(b, "damping"));
    let w = (k / m).sqrt();
    let z = c / (2.0 * (k * m).sqrt());
    let decay = if z < 1.0 { z * w } else { w * (z - (z * z - 1.0).sqrt()) };
    if decay <= 0.0 { return f64::INFINITY }
    7.3635 / decay
}
/// The progress of a spring from 0 to 1 after some seconds.
fn spring(b: &crate::value::Bag, t: f64) -> f64 {
    let (m, k, c, v0) = (num(b, "mass"), num(b, "stiffness"), num(b, "damping"), num(b, "initialVelocity"));
    let w = (k / m).sqrt();
    let z = c / (2.0 * (k * m).sqrt());
    if z < 1.0 {
        let wd = w * (1.0 - z * z).sqrt();
        1.0 - (-z * w * t).exp() * ((wd * t).cos() + (z * w - v0) / wd * (wd * t).sin())
    } else if z == 1.0 {
        1.0 - (-w * t).exp() * (1.0 + (w - v0) * t)
    } else {
        let r = (z * z - 1.0).sqrt();
        let (r1, r2) = (-w * (z - r), -w * (z + r));
        // x(0) = -1, x'(0) = v0
        let c2 = (v0 + r1) / (r2 - r1);
        1.0 + (-1.0 - c2) * (r1 * t).exp() + c2 * (r2 * t).exp()
    }
}

pub struct Phase { pub f: f64, pub cycle: f64 }

fn total(b: &crate::value::Bag, d: f64) -> f64 {
    let rd = num(b, "repeatDuration");
    if rd > 0.0 { return rd }
    let n = num(b, "repeatCount");
    d * if n > 0.0 { n } else { 1.0 } * if field(b, "autoreverses").truth() { 2.0 } else { 1.0 }
}
/// Where an animation is, `rel` seconds of its parent behind its begin.
fn phase(b: &crate::value::Bag, rel: f64, d: f64) -> Option<Phase> {
    let fill = field(b, "fillMode").text().to_string();
    let mut t = rel * num(b, "speed");
    if rel < 0.0 {
        if fill != "backwards" && fill != "both" { return None }
        t = 0.0;
    }
    t += num(b, "timeOffset");
    if t < 0.0 {
        if fill != "backwards" && fill != "both" { return None }
        t = 0.0;
    }
    let end = total(b, d);
    if t >= end {
        if fill != "forwards" && fill != "both" { return None }
        t = end;
    }
    if d <= 0.0 { return Some(Phase { f: 1.0, cycle: 0.0 }) }
    let mut cycle = (t / d).floor();
    let mut f = t / d - cycle;
    if t >= end && f == 0.0 && cycle > 0.0 { cycle -= 1.0; f = 1.0 }
    if field(b, "autoreverses").truth() {
        if cycle % 2.0 == 1.0 { f = 1.0 - f }
        cycle = (cycle / 2.0).floor();
    }
    Some(Phase { f, cycle })
}

impl Attached {
    pub fn is_over(&self, rel: f64) -> bool {
        let t = rel * num(&self.bag, "speed") + num(&self.bag, "timeOffset");
        let (d, speed) = (num(&self.bag, "duration"), num(&self.bag, "speed"));
        rel >= 0.0 && (if speed < 0.0 { t < 0.0 } else { speed > 0.0 && t >= total(&self.bag, d) })
    }
}

fn by_function(name: &str, v: &Value) -> Value {
    let n = v.num();
    let l: Vec<f64> = nums(v).unwrap_or_default();
    let at = |i: usize, d: f64| l.get(i).copied().unwrap_or(d);
    Value::transform(match name {
        "rotateX" => rotation(n, 1., 0., 0.),
        "rotateY" => rotation(n, 0., 1., 0.),
        "rotateZ" => rotation(n, 0., 0., 1.),
        "scale" => scale(at(0, 1.), at(1, 1.), at(2, 1.)),
        "scaleX" => scale(n, 1., 1.),
        "scaleY" => scale(1., n, 1.),
        "scaleZ" => scale(1., 1., n),
        "translate" => translation(at(0, 0.), at(1, 0.), at(2, 0.)),
        "translateX" => translation(n, 0., 0.),
        "translateY" => translation(0., n, 0.),
        "translateZ" => translation(0., 0., n),
        _ => return v.clone(),
    })
}
pub const VALUE_FUNCTIONS: &[&str] = &["rotateX", "rotateY", "rotateZ", "scale", "scaleX", "scaleY", "scaleZ", "translate", "translateX", "translateY", "translateZ"];

fn basic(b: &crate::value::Bag, f: f64, cur: &Value) -> Value {
    let (from, to, by) = (field(b, "fromValue"), field(b, "toValue"), field(b, "byValue"));
    let here = if field(b, "additive").truth() { zero(cur) } else { cur.clone() };
    let (from, to) = match (from.is_nil(), to.is_nil(), by.is_nil()) {
        (false, false, _) => (from, to),
        (false, true, false) => { let t = add(&from, &by); (from, t) }
        (true, false, false) => (sub(&to, &by), to),
        (false, true, true) => (from, here),
        (true, false, true) => (here, to),
        (true, true, false) => { let t = add(&here, &by); (here, t) }
        _ => (here.clone(), here),
    };
    let (from, to) = match (&from, &to) {
        (Nil, Color(c)) => (Color([c[0], c[1], c[2], 0.]), to),
        (Color(c), Nil) => (from.clone(), Color([c[0], c[1], c[2], 0.])),
        _ => (from, to),
    };
    lerp(&from, &to, f)
}

/// A stretch between two key frames.
enum Stretch { Line(Value, Value), Curve(Vec<Pt>) }
impl Stretch {
    fn at(&self, t: f64) -> Value {
        match self {
            Stretch::Line(a, b) => lerp(a, b, t),
            Stretch::Curve(p) => {
                let mut p = p.clone();
                while p.len() > 1 {
                    p = p.windows(2).map(|w| [w[0][0] + (w[1][0] - w[0][0]) * t, w[0][1] + (w[1][1] - w[0][1]) * t]).collect();
                }
                Point(p[0])
            }
        }
    }
    fn length(&self) -> f64 {
        match self {
            Stretch::Line(a, b) => distance(a, b),
            c => (0..64).map(|i| distance(&c.at(i as f64 / 64.), &c.at((i + 1) as f64 / 64.))).sum(),
        }
    }
}
fn along(path: &[(char, Vec<f64>)]) -> Vec<Stretch> {
    let (mut at, mut start, mut out) = ([0., 0.], [0., 0.], vec![]);
    for (c, n) in path {
        let p: Vec<Pt> = n.chunks(2).filter(|c| c.len() == 2).map(|c| [c[0], c[1]]).collect();
        match c {
            'M' => { at = p[0]; start = at }
            'L' => { out.push(Stretch::Line(Point(at), Point(p[0]))); at = p[0] }
            'Z' => { out.push(Stretch::Line(Point(at), Point(start))); at = start }
            _ => { let mut q = vec![at]; q.extend(&p); at = *p.last().unwrap_or(&at); out.push(Stretch::Curve(q)) }
        }
    }
    out
}

fn keyframe(b: &crate::value::Bag, f: f64, cur: &Value) -> Value {
    let mode = field(b, "calculationMode").text().to_string();
    let values: Vec<Value> = field(b, "values").list().to_vec();
    let pts;
    let stretches: Vec<Stretch> = if let Path(p) = field(b, "path") {
        pts = true;
        along(&p)
    } else {
        pts = false;
        values.windows(2).map(|w| Stretch::Line(w[0].clone(), w[1].clone())).collect()
    };
    let times: Vec<f64> = field(b, "keyTimes").list().iter().map(|v| v.num()).collect();
    if mode == "discrete" {
        let v: Vec<Value> = if pts {
            let mut v: Vec<Value> = stretches.iter().map(|s| s.at(0.)).collect();
            if let Some(s) = stretches.last() { v.push(s.at(1.)) }
            v
        } else { values };
        if v.is_empty() { return cur.clone() }
        let i = if times.len() >= v.len() {
            times[..v.len()].iter().rposition(|t| *t <= f).unwrap_or(0)
        } else { (f * v.len() as f64) as usize };
        return v[i.min(v.len() - 1)].clone();
    }
    if stretches.is_empty() { return values.first().cloned().unwrap_or(cur.clone()) }
    let n = stretches.len();
    let paced = mode == "paced" || mode == "cubicPaced";
    let knots: Vec<f64> = if paced {
        let l: Vec<f64> = stretches.iter().map(|s| s.length()).collect();
        let sum: f64 = l.iter().sum();
        let mut k = vec![0.0];
        let mut acc = 0.0;
        for x in l { acc += x; k.push(if sum > 0.0 { acc / sum } else { 0.0 }) }
        k
    } else if times.len() == n + 1 { times } else { (0..=n).map(|i| i as f64 / n as f64).collect() };
    if f < knots[0] { return stretches[0].at(0.) }
    let i = (0..n).rev().find(|i| knots[*i] <= f).unwrap_or(0);
    let w = knots[i + 1] - knots[i];
    let mut u = if w > 0.0 { ((f - knots[i]) / w).min(1.0) } else { 1.0 };
    if !paced {
        if let Some(c) = field(b, "timingFunctions").list().get(i).and_then(control_points) { u = ease(&c, u) }
    }
    if mode.starts_with("cubic") && !pts && alike_all(&values) { return cubic(b, &values, i, u) }
    stretches[i].at(u)
}
fn alike_all(v: &[Value]) -> bool {
    let n: Vec<Option<usize>> = v.iter().map(|x| nums(x).map(|n| n.len())).collect();
    n[0].is_some() && n.iter().all(|x| *x == n[0])
}
/// Kochanek-Bartels splines through the values.
fn cubic(b: &crate::value::Bag, v: &[Value], i: usize, u: f64) -> Value {
    let get = |k: &str, i: usize| field(b, k).list().get(i).map_or(0.0, |v| v.num());
    let n = |j: usize| nums(&v[j]).unwrap_or_default();
    let last = v.len() - 1;
    let (p0, p1) = (n(i), n(i + 1));
    let before = if i > 0 { n(i - 1) } else { p0.clone() };
    let after = if i + 2 <= last { n(i + 2) } else { p1.clone() };
    let out: Vec<f64> = (0..p0.len()).map(|k| {
        let (t, c, s) = (get("tensionValues", i), get("continuityValues", i), get("biasValues", i));
        let m0 = (1. - t) * (1. + c) * (1. + s) / 2. * (p0[k] - before[k]) + (1. - t) * (1. - c) * (1. - s) / 2. * (p1[k] - p0[k]);
        let (t, c, s) = (get("tensionValues", i + 1), get("continuityValues", i + 1), get("biasValues", i + 1));
        let m1 = (1. - t) * (1. - c) * (1. + s) / 2. * (p1[k] - p0[k]) + (1. - t) * (1. + c) * (1. - s) / 2. * (after[k] - p1[k]);
        let (u2, u3) = (u * u, u * u * u);
        (2. * u3 - 3. * u2 + 1.) * p0[k] + (u3 - 2. * u2 + u) * m0 + (3. * u2 - 2. * u3) * p1[k] + (u3 - u2) * m1
    }).collect();
    rebuild(&v[i], &out)
}

impl World {
    pub fn add_animation(&mut self, id: usize, a: &crate::value::Bag, key: Option<&str>) {
        self.open_implicit();
        let mut bag = deep_copy(a);
        let key = if bag.class == "CATransition" { Some("transition") } else { key };
        if field(&bag, "duration").num() <= 0.0 {
            let d = self.transaction_duration();
            bag.props.insert("duration".into(), Num(d));
        }
        if let Some(k) = key { self.remove_animation(id, k) }
        let mut groups: Vec<Rc<Group>> = self.levels.iter().filter_map(|l| l.group.clone()).collect();
        if let Some(g) = self.block_group(&bag) { groups.push(g) }
        for g in &groups { g.pending.set(g.pending.get() + 1) }
        self.serial += 1;
        let serial = self.serial;
        self.layers[id].anims.push(Attached { key: key.map(|k| k.into()), bag, begin: None, started: false, stopped: false, serial, groups });
        if let Some(k) = self.implementor(&self.layers[id].class.clone(), "addAnimation") {
            self.host.clone().class_asked(self, &k, "addAnimation", Some(id), key.unwrap_or(""));
        }
    }
    pub fn ended(&mut self, a: Attached, finished: bool) {
        if a.stopped { return }
        let h = match a.bag.props.get("delegate") { Some(Token(h)) => h.clone(), _ => String::new() };
        self.stops.push((h, a.bag.name.clone(), finished, a.groups.clone()));
    }
    pub fn remove_animation(&mut self, id: usize, key: &str) {
        if let Some(i) = self.layers[id].anims.iter().position(|a| a.key.as_deref() == Some(key)) {
            self.open_implicit();
            let a = self.layers[id].anims.remove(i);
            self.ended(a, false);
        }
    }
    pub fn remove_all_animations(&mut self, id: usize) {
        if !self.layers[id].anims.is_empty() { self.open_implicit() }
        for a in std::mem::take(&mut self.layers[id].anims) { self.ended(a, false) }
    }
    pub fn attached(&self, id: usize, key: &str) -> Option<&Attached> {
        self.layers[id].anims.iter().find(|a| a.key.as_deref() == Some(key))
    }

    // ---- Presentation --------------------------------------------------------------------------

    /// The values of the presentation copy at this moment; none before the layer was shown.
    pub fn presentation(&mut self, id: usize) -> Option<Map> {
        let p = self.layers[id].published.clone()?;
        let mut map = p.props;
        let t = self.layer_time(id);
        for a in &p.anims {
            let Some(begin) = a.begin else { continue };
            let d = num(&a.bag, "duration");
            self.apply(id, &a.bag, t - begin, d, &mut map);
        }
        Some(map)
    }
    fn apply(&mut self, id: usize, b: &crate::value::Bag, rel: f64, d: f64, map: &mut Map) {
        let Some(ph) = phase(b, rel, d) else { return };
        let mut f = ph.f;
        if b.class == "CASpringAnimation" {
            f = spring(b, f * d);
        } else if let Some(c) = control_points(&field(b, "timingFunction")) {
            f = ease(&c, f);
        }
        match b.class.as_str() {
            "CAAnimationGroup" => {
                for c in field(b, "animations").list() {
                    if let Bag(c) = c {
                        let c = c.borrow().clone();
                        let cd = num(&c, "duration");
                        self.apply(id, &c, f * d - num(&c, "beginTime"), if cd > 0.0 { cd } else { d }, map);
                    }
                }
            }
            "CATransition" => {}
            _ => {
                let path = field(b, "keyPath").text().to_string();
                if path.is_empty() { return }
                let (key, rest) = if map.contains_key(&path) { (path.as_str(), "") } else { path.split_once('.').unwrap_or((&path, "")) };
                let key = key.to_string();
                let whole = self.read(id, Some(map), &key);
                let Some(cur) = part(&whole, rest) else { return };
                let function = field(b, "valueFunction");
                let input = if function.is_nil() { cur.clone() } else { Num(0.0) };
                let value = |f: f64| if b.class == "CAKeyframeAnimation" { keyframe(b, f, &input) } else { basic(b, f, &input) };
                let mut v = value(f);
                if ph.cycle > 0.0 && field(b, "cumulative").truth() { v = add(&times(&value(1.0), ph.cycle), &v) }
                if !function.is_nil() { v = by_function(function.text(), &v) }
                if field(b, "additive").truth() { v = add(&cur, &v) }
                let Some(new) = with_part(&whole, rest, &v) else { return };
                if key == "frame" { return }
                let kind = self.kind_of(&self.layers[id].class, &key);
                let new = match kind { Some(k) => match classes::coerce(k, new) { Ok(v) => v, _ => return }, None => new };
                map.insert(key, new);
            }
        }
    }
    /// What is shown of a property, where there is a presentation copy.
    pub fn shown(&mut self, id: usize, key: &str) -> Value {
        match self.presentation(id) { Some(m) => self.read(id, Some(&m), key), None => Nil }
    }
    pub fn damping_for_ratio(ratio: f64, duration: f64) -> (f64, f64) {
        let r = ratio.clamp(0.01, 1.0);
        let w = (7.3635 / (r * duration.max(1e-6))).max(2.0 * PI / (100.0 * duration.max(1e-6)));
        (w * w, 2.0 * r * w)
    }
}
