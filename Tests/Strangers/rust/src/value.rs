//! Values, their parts by key path, and arithmetic for animations.
use crate::geometry::*;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

pub type Map = HashMap<String, Value>;

/// An object that is nothing but properties: an animation or an emitter cell.
#[derive(Clone, Debug)]
pub struct Bag { pub name: String, pub class: String, pub props: Map }
pub type BagRef = Rc<RefCell<Bag>>;

#[derive(Clone, Debug)]
pub enum Value {
    Nil,
    Null,
    Bool(bool),
    Num(f64),
    Str(String),
    Point(Pt),
    Size(Pt),
    Rect(Box4),
    Affine(Map2),
    Transform(Box<M4>),
    Color([f64; 4]),
    Path(Vec<(char, Vec<f64>)>),
    TimingName(String),
    Timing([f64; 4]),
    List(Vec<Value>),
    Dict(Vec<(String, Value)>),
    Layer(usize),
    View(usize),
    Bag(BagRef),
    /// Anything that only the client knows: a delegate, an action, a block, an image, ...
    Token(String),
}
use Value::*;

pub enum Fault { Unsupported(String), Raised(&'static str, String) }
pub type Res<T> = Result<T, Fault>;
pub fn unsupported<T>(why: &str) -> Res<T> { Err(Fault::Unsupported(why.to_string())) }

impl Value {
    pub fn is_nil(&self) -> bool { matches!(self, Nil) }
    pub fn num(&self) -> f64 {
        match self { Num(n) => *n, Bool(b) => *b as i32 as f64, _ => 0.0 }
    }
    pub fn truth(&self) -> bool { self.num() != 0.0 }
    pub fn text(&self) -> &str { match self { Str(s) => s, _ => "" } }
    pub fn point(&self) -> Pt { match self { Point(p) | Size(p) => *p, _ => [0.; 2] } }
    pub fn rect(&self) -> Box4 { match self { Rect(r) => *r, _ => [0.; 4] } }
    pub fn matrix(&self) -> M4 {
        match self { Transform(m) => **m, Affine(a) => from_affine(a), _ => IDENTITY }
    }
    pub fn entry(&self, key: &str) -> Value {
        match self {
            Dict(d) => d.iter().find(|(k, _)| k == key).map(|(_, v)| v.clone()).unwrap_or(Nil),
            _ => Nil,
        }
    }
    pub fn list(&self) -> &[Value] { match self { List(l) => l, _ => &[] } }
    pub fn transform(m: M4) -> Value { Transform(Box::new(m)) }
}

pub fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Nil, Nil) | (Null, Null) => true,
        (Num(_) | Bool(_), Num(_) | Bool(_)) => a.num() == b.num(),
        (Str(x), Str(y)) | (Token(x), Token(y)) | (TimingName(x), TimingName(y)) => x == y,
        (Layer(x), Layer(y)) | (View(x), View(y)) => x == y,
        (Bag(x), Bag(y)) => Rc::ptr_eq(x, y),
        (Timing(x), Timing(y)) => x == y,
        (Path(x), Path(y)) => x == y,
        (List(x), List(y)) => x.len() == y.len() && x.iter().zip(y).all(|(p, q)| same(p, q)),
        (Dict(x), Dict(y)) => x.len() == y.len() && x.iter().all(|(k, v)| y.iter().any(|(l, w)| k == l && same(v, w))),
        _ => match (nums(a), nums(b)) {
            (Some(x), Some(y)) => std::mem::discriminant(a) == std::mem::discriminant(b) && x == y,
            _ => false,
        },
    }
}

// ---- Parts -------------------------------------------------------------------------------------

pub fn part(v: &Value, path: &str) -> Option<Value> {
    if path.is_empty() { return Some(v.clone()) }
    Some(match (v, path) {
        (Point(p), "x") => Num(p[0]),
        (Point(p), "y") => Num(p[1]),
        (Size(p), "width") => Num(p[0]),
        (Size(p), "height") => Num(p[1]),
        (Rect(r), "origin") => Point([r[0], r[1]]),
        (Rect(r), "size") => Size([r[2], r[3]]),
        (Rect(r), "origin.x") => Num(r[0]),
        (Rect(r), "origin.y") => Num(r[1]),
        (Rect(r), "size.width") => Num(r[2]),
        (Rect(r), "size.height") => Num(r[3]),
        (Transform(m), _) => {
            let p = decompose(m);
            match path {
                "rotation" | "rotation.z" => Num(p.angles[2]),
                "rotation.x" => Num(p.angles[0]),
                "rotation.y" => Num(p.angles[1]),
                "scale" => Num((p.scale[0] + p.scale[1] + p.scale[2]) / 3.0),
                "scale.x" => Num(p.scale[0]),
                "scale.y" => Num(p.scale[1]),
                "scale.z" => Num(p.scale[2]),
                "translation" => Size([m[12], m[13]]),
                "translation.x" => Num(m[12]),
                "translation.y" => Num(m[13]),
                "translation.z" => Num(m[14]),
                _ => return None,
            }
        }
        (Dict(_), _) => match path.split_once('.') {
            Some((k, rest)) => return part(&v.entry(k), rest),
            None => v.entry(path),
        },
        _ => return None,
    })
}

pub fn with_part(v: &Value, path: &str, new: &Value) -> Option<Value> {
    if path.is_empty() { return Some(new.clone()) }
    let n = new.num();
    Some(match (v.clone(), path) {
        (Point(mut p), _) => { p[match path { "x" => 0, "y" => 1, _ => return None }] = n; Point(p) }
        (Size(mut p), _) => { p[match path { "width" => 0, "height" => 1, _ => return None }] = n; Size(p) }
        (Rect(mut r), _) => {
            match path {
                "origin" => { let p = new.point(); r[0] = p[0]; r[1] = p[1] }
                "size" => { let p = new.point(); r[2] = p[0]; r[3] = p[1] }
                "origin.x" => r[0] = n,
                "origin.y" => r[1] = n,
                "size.width" => r[2] = n,
                "size.height" => r[3] = n,
                _ => return None,
            }
            Rect(r)
        }
        (Transform(m), _) => {
            let mut m = *m;
            match path {
                "translation" => { let p = new.point(); m[12] = p[0]; m[13] = p[1]; return Some(Value::transform(m)) }
                "translation.x" => { m[12] = n; return Some(Value::transform(m)) }
                "translation.y" => { m[13] = n; return Some(Value::transform(m)) }
                "translation.z" => { m[14] = n; return Some(Value::transform(m)) }
                _ => {}
            }
            let mut p = decompose(&m);
            match path {
                "rotation" | "rotation.z" => p.angles[2] = n,
                "rotation.x" => p.angles[0] = n,
                "rotation.y" => p.angles[1] = n,
                "scale" => p.scale = [n, n, n],
                "scale.x" => p.scale[0] = n,
                "scale.y" => p.scale[1] = n,
                "scale.z" => p.scale[2] = n,
                _ => return None,
            }
            Value::transform(compose(&p))
        }
        _ => return None,
    })
}

// ---- Arithmetic --------------------------------------------------------------------------------

pub fn nums(v: &Value) -> Option<Vec<f64>> {
    Some(match v {
        Num(_) | Bool(_) => vec![v.num()],
        Point(p) | Size(p) => p.to_vec(),
        Rect(r) => r.to_vec(),
        Color(c) => c.to_vec(),
        Affine(a) => a.to_vec(),
        Transform(m) => m.to_vec(),
        Path(p) => p.iter().flat_map(|(_, n)| n.clone()).collect(),
        List(l) => {
            let mut out = vec![];
            for x in l { out.extend(nums(x)?) }
            out
        }
        _ => return None,
    })
}
pub fn rebuild(like: &Value, n: &[f64]) -> Value {
    match like {
        Bool(_) => Bool(n[0] != 0.0),
        Num(_) => Num(n[0]),
        Point(_) => Point([n[0], n[1]]),
        Size(_) => Size([n[0], n[1]]),
        Rect(_) => Rect([n[0], n[1], n[2], n[3]]),
        Color(_) => Color([n[0], n[1], n[2], n[3]]),
        Affine(_) => Affine(n[..6].try_into().unwrap()),
        Transform(_) => Value::transform(n[..16].try_into().unwrap()),
        Path(p) => {
            let mut i = 0;
            Path(p.iter().map(|(c, a)| { i += a.len(); (*c, n[i - a.len()..i].to_vec()) }).collect())
        }
        List(l) => {
            let mut i = 0;
            List(l.iter().map(|x| { let k = nums(x).map_or(0, |v| v.len()); i += k; rebuild(x, &n[i - k..i]) }).collect())
        }
        other => other.clone(),
    }
}
fn alike(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Path(p), Path(q)) => p.len() == q.len() && p.iter().zip(q).all(|(x, y)| x.0 == y.0),
        (List(p), List(q)) => p.len() == q.len() && p.iter().zip(q).all(|(x, y)| alike(x, y)),
        (Num(_) | Bool(_), Num(_) | Bool(_)) => true,
        _ => std::mem::discriminant(a) == std::mem::discriminant(b),
    }
}
fn combine(a: &Value, b: &Value, f: impl Fn(f64, f64) -> f64) -> Option<Value> {
    if !alike(a, b) { return None }
    let (x, y) = (nums(a)?, nums(b)?);
    let n: Vec<f64> = x.iter().zip(&y).map(|(p, q)| f(*p, *q)).collect();
    Some(rebuild(a, &n))
}
pub fn lerp(a: &Value, b: &Value, t: f64) -> Value {
    if let (Transform(x), Transform(y)) = (a, b) { return Value::transform(interpolate(x, y, t)) }
    if let (Bool(_), Bool(_)) = (a, b) { return if t < 1.0 { a.clone() } else { b.clone() } }
    combine(a, b, |p, q| p + (q - p) * t).unwrap_or_else(|| if t < 0.5 { a.clone() } else { b.clone() })
}
/// Matrices add by concatenation, all else by components.
pub fn add(a: &Value, b: &Value) -> Value {
    if let (Transform(x), Transform(y)) = (a, b) { return Value::transform(concat(y, x)) }
    combine(a, b, |p, q| p + q).unwrap_or_else(|| b.clone())
}
pub fn sub(a: &Value, b: &Value) -> Value {
    if let (Transform(x), Transform(y)) = (a, b) { return Value::transform(concat(x, &invert(y))) }
    combine(a, b, |p, q| p - q).unwrap_or_else(|| a.clone())
}
pub fn times(a: &Value, k: f64) -> Value {
    if let Transform(m) = a {
        let mut out = IDENTITY;
        for _ in 0..k as usize { out = concat(&out, m) }
        return Value::transform(out);
    }
    match nums(a) {
        Some(n) => rebuild(a, &n.iter().map(|x| x * k).collect::<Vec<_>>()),
        None => a.clone(),
    }
}
pub fn zero(like: &Value) -> Value {
    match like {
        Transform(_) => Value::transform(IDENTITY),
        Bool(_) => Num(0.0),
        v => match nums(v) { Some(n) => rebuild(v, &vec![0.0; n.len()]), None => Nil },
    }
}
pub fn distance(a: &Value, b: &Value) -> f64 {
    match (nums(a), nums(b)) {
        (Some(x), Some(y)) => x.iter().zip(&y).map(|(p, q)| (p - q).powi(2)).sum::<f64>().sqrt(),
        _ => 0.0,
    }
}

// ---- Timing functions --------------------------------------------------------------------------

pub fn control_points(v: &Value) -> Option<[f64; 4]> {
    match v {
        Timing(c) => Some(*c),
        TimingName(n) | Str(n) => Some(match n.as_str() {
            "linear" => [0., 0., 1., 1.],
            "easeIn" => [0.42, 0., 1., 1.],
            "easeOut" => [0., 0., 0.58, 1.],
            "easeInEaseOut" => [0.42, 0., 0.58, 1.],
            "default" => [0.25, 0.1, 0.25, 1.],
            _ => return None,
        }),
        _ => None,
    }
}
pub fn ease(c: &[f64; 4], x: f64) -> f64 {
    if c[0] == c[1] && c[2] == c[3] { return x }
    if x <= 0.0 { return 0.0 }
    if x >= 1.0 { return 1.0 }
    let at = |a: f64, b: f64, t: f64| 3. * a * t * (1. - t) * (1. - t) + 3. * b * t * t * (1. - t) + t * t * t;
    let (mut lo, mut hi) = (0.0, 1.0);
    for _ in 0..60 {
        let mid = (lo + hi) / 2.0;
        if at(c[0], c[2], mid) < x { lo = mid } else { hi = mid }
    }
    at(c[1], c[3], (lo + hi) / 2.0)
}
