//! Carries out steps of scripts on the engine.
use crate::animation::{deep_copy, field, VALUE_FUNCTIONS};
use crate::classes::{self, coerce, Kind};
use crate::client::{Client, Delegate};
use crate::conversion::At;
use crate::geometry::*;
use crate::json::{obj, s, Json};
use crate::layer::{ClientClass, World};
use crate::value::*;
use crate::view::{Block, View};
use std::cell::RefCell;
use std::rc::Rc;

pub const STEPS: &str = "new copy drop host set setValue mutate keep observe get value read exists add insert insertBelow insertAbove replace remove \
paintOrder hitTest contains convert convertTime render answer hook react ask askView classAction classDefault classNeedsDisplay begin commit flush lock unlock \
advance tick addAnimation removeAnimation removeAllAnimations animationKeys evaluate controlPoint valueFunction setNeedsLayout layoutIfNeeded \
layoutSublayers setNeedsDisplay setNeedsDisplayInRect displayIfNeeded display scrollToPoint scrollToRect scrollPoint scrollRectToVisible \
expansionFactor beginBlock endBlock startAnimating stopAnimating compute";

fn list(words: &str) -> Json { Json::Arr(words.split_whitespace().map(s).collect()) }

pub fn hello() -> Json {
    let shared = "delegate beginTime duration speed timeOffset repeatCount repeatDuration autoreverses fillMode removedOnCompletion timingFunction ";
    let mut props: Vec<(String, Json)> = vec![];
    for c in classes::LAYERS.iter().chain(classes::ANIMATIONS).chain(&["CAEmitterCell"]) {
        let mut n = classes::names(c).join(" ");
        if classes::ANIMATIONS.contains(c) && *c != "CASpringAnimation" { n = shared.to_string() + &n }
        if !n.is_empty() { props.push((c.to_string(), list(&n))) }
    }
    props.push(("UIView".into(), list("bounds transform frame hidden backgroundColor alpha center subviews superview layer animationsEnabled inheritedAnimationDuration")));
    props.push(("UIImageView".into(), list("animationImages animationDuration animationRepeatCount")));
    props.push(("transaction".into(), list("animationDuration animationTimingFunction disableActions completionBlock")));
    let classes = classes::LAYERS.join(" ") + " " + &classes::ANIMATIONS.join(" ") + " CAEmitterCell UIView UIImageView delegate class shared manager";
    let layer_ro = "contentsAreFlipped preferredFrameSize visibleRect superlayer presentationLayer modelLayer needsDisplay needsLayout";
    obj(vec![
        ("protocol", Json::Num(1.0)),
        ("engine", obj(vec![("name", s("Shale")), ("version", s("0.1")), ("language", s("Rust"))])),
        ("supports", obj(vec![
            ("steps", list(STEPS)),
            ("subjects", obj(vec![
                ("setValue", list("CALayer transaction CABasicAnimation CAKeyframeAnimation CAAnimationGroup CATransition CAEmitterCell")),
                ("value", list("CALayer presentation attached transaction CABasicAnimation CAKeyframeAnimation CAAnimationGroup CATransition CAEmitterCell"))])),
            ("classes", list(&classes)),
            ("properties", Json::Obj(props)),
            ("readOnly", obj(vec![("CALayer", list(layer_ro)), ("CASpringAnimation", list("settlingDuration")),
                ("UIView", list("subviews superview layer inheritedAnimationDuration"))])),
            ("callbacks", list("actionForKey defaultActionForKey defaultValueForKey needsDisplayForKey layoutSublayers display draw layerWillDraw drawLayer \
                initWithLayer addAnimation run start stop complete invalidateLayout preferredSize didMoveToSuperview didSetBounds")),
            ("features", list("presentation attachedAnimations anim.beginTime subPaths arbitraryKeys initialValues dynamicProperties askedSource")),
        ])),
        ("profiles", obj(["view8", "uikit11", "uikit13", "forest-conversion", "3d-frame", "render"].iter().map(|p| (*p, s("on"))).chain([("enum-validation", s("off"))]).collect())),
        ("clock", s("controlled")),
        ("precision", s("double")),
    ])
}

// ---- Values --------------------------------------------------------------------------------------

impl Client {
    pub fn parse(&self, j: &Json) -> Res<Value> {
        let nums = |v: &Json| -> Vec<f64> { v.arr().map_or(vec![], |a| a.iter().filter_map(|x| x.num()).collect()) };
        let bad = || Fault::Unsupported("a value that is not known here".into());
        Ok(match j {
            Json::Null => Value::Nil,
            Json::Bool(b) => Value::Bool(*b),
            Json::Num(n) => Value::Num(*n),
            Json::Str(t) => Value::Str(t.clone()),
            Json::Arr(_) => return Err(bad()),
            Json::Obj(o) => {
                let (tag, v) = o.first().ok_or_else(bad)?;
                let n = nums(v);
                match (tag.as_str(), n.len()) {
                    ("num", _) => Value::Num(j.num().ok_or_else(bad)?),
                    ("null", _) => Value::Null,
                    ("point", 2) => Value::Point([n[0], n[1]]),
                    ("size", 2) => Value::Size([n[0], n[1]]),
                    ("rect", 4) => Value::Rect([n[0], n[1], n[2], n[3]]),
                    ("affine", 6) => Value::Affine(n.try_into().unwrap()),
                    ("transform", 16) => Value::transform(n.try_into().unwrap()),
                    ("color", 4) => Value::Color([n[0], n[1], n[2], n[3]]),
                    ("path", _) => Value::Path(v.arr().ok_or_else(bad)?.iter().map(|e| {
                        let e = e.arr().cloned().unwrap_or_default();
                        (e.first().and_then(|c| c.str()).and_then(|c| c.chars().next()).unwrap_or('Z'), e.iter().skip(1).filter_map(|x| x.num()).collect())
                    }).collect()),
                    ("timing", _) => self.timing(v)?,
                    ("list", _) => {
                        let mut l = vec![];
                        for x in v.arr().ok_or_else(bad)? { l.push(self.parse(x)?) }
                        Value::List(l)
                    }
                    ("dict", _) => {
                        let mut d: Vec<(String, Value)> = vec![];
                        for e in v.arr().ok_or_else(bad)? {
                            let e = e.arr().ok_or_else(bad)?;
                            d.push((e[0].str().ok_or_else(bad)?.into(), self.parse(&e[1])?));
                        }
                        Value::Dict(d)
                    }
                    ("ref", _) => self.object(v.str().ok_or_else(bad)?)?,
                    _ => return Err(bad()),
                }
            }
        })
    }
    fn timing(&self, v: &Json) -> Res<Value> {
        let t = match v {
            Json::Str(n) => Value::TimingName(n.clone()),
            Json::Arr(a) if a.len() == 4 => Value::Timing([a[0].num().unwrap_or(0.), a[1].num().unwrap_or(0.), a[2].num().unwrap_or(0.), a[3].num().unwrap_or(0.)]),
            _ => return unsupported("timing"),
        };
        if control_points(&t).is_none() { return unsupported("a timing function of this name") }
        Ok(t)
    }
    fn object(&self, n: &str) -> Res<Value> {
        let st = self.st.borrow();
        let none = Fault::Unsupported(format!("there is no {}", n));
        match n.chars().next() {
            Some('l') => st.layers.get(n).map(|l| Value::Layer(*l)).ok_or(none),
            Some('v') => st.views.get(n).map(|l| Value::View(*l)).ok_or(none),
            Some('a' | 'c') => st.bags.get(n).map(|b| Value::Bag(b.clone())).ok_or(none),
            Some('d') if !st.delegates.contains_key(n) => Err(none),
            Some('s') if !st.shared.contains_key(n) => Err(none),
            Some('m') if !st.managers.contains_key(n) => Err(none),
            Some('d' | 's' | 'm' | 'x' | 'b' | 'h' | 'i') => Ok(Value::Token(n.into())),
            _ => Err(none),
        }
    }
    pub fn json(&self, w: &World, v: &Value) -> Json {
        let n = |tag: &str, x: &[f64]| obj(vec![(tag, Json::Arr(x.iter().map(|v| Json::number(*v)).collect()))]);
        let r = |name: &str| if name.is_empty() { Json::Null } else { obj(vec![("ref", s(name))]) };
        match v {
            Value::Nil => Json::Null,
            Value::Null => obj(vec![("null", Json::Bool(true))]),
            Value::Bool(b) => Json::Bool(*b),
            Value::Num(x) => Json::number(*x),
            Value::Str(t) => s(t),
            Value::Point(p) => n("point", p),
            Value::Size(p) => n("size", p),
            Value::Rect(p) => n("rect", p),
            Value::Affine(p) => n("affine", p),
            Value::Transform(m) => n("transform", &m[..]),
            Value::Color(c) => n("color", c),
            Value::Path(p) => obj(vec![("path", Json::Arr(p.iter().map(|(c, a)| {
                let mut e = vec![s(&c.to_string())];
                e.extend(a.iter().map(|x| Json::number(*x)));
                Json::Arr(e)
            }).collect()))]),
            Value::TimingName(t) => obj(vec![("timing", s(t))]),
            Value::Timing(c) => n("timing", c),
            Value::List(l) => obj(vec![("list", Json::Arr(l.iter().map(|x| self.json(w, x)).collect()))]),
            Value::Dict(d) => obj(vec![("dict", Json::Arr(d.iter().map(|(k, x)| Json::Arr(vec![s(k), self.json(w, x)])).collect()))]),
            Value::Layer(l) => r(&w.layers[*l].name),
            Value::View(x) => r(&w.views[*x].name),
            Value::Bag(b) => r(&b.borrow().name),
            Value::Token(t) => match self.st.borrow().shared.get(t) { Some(x) => self.json(w, x), None => r(t) },
        }
    }
    fn action_json(&self, w: &World, v: &Value) -> Json {
        match v {
            Value::Bag(b) if b.borrow().name.is_empty() => {
                let b = b.borrow();
                obj(vec![("dict", Json::Arr(vec![
                    Json::Arr(vec![s("class"), s(&b.class)]),
                    Json::Arr(vec![s("keyPath"), self.json(w, &field(&b, "keyPath"))]),
                    Json::Arr(vec![s("duration"), self.json(w, &field(&b, "duration"))])]))])
            }
            v => self.json(w, v),
        }
    }
    fn layer(&self, w: &World, n: &str) -> Res<usize> {
        let st = self.st.borrow();
        if let Some(l) = st.layers.get(n) { return Ok(*l) }
        if let Some(v) = st.views.get(n) { return Ok(w.views[*v].layer) }
        unsupported(&format!("there is no layer {}", n))
    }
    fn at(&self, w: &World, n: &str) -> Res<At> {
        match n.strip_suffix(".presentation") {
            Some(l) => Ok(At { layer: self.layer(w, l)?, shown: true }),
            None => Ok(At { layer: self.layer(w, n)?, shown: false }),
        }
    }
    fn view(&self, n: &str) -> Res<usize> {
        self.st.borrow().views.get(n).copied().ok_or_else(|| Fault::Unsupported(format!("there is no view {}", n)))
    }
    fn bag(&self, n: &str) -> Res<BagRef> {
        self.st.borrow().bags.get(n).cloned().ok_or_else(|| Fault::Unsupported(format!("there is no {}", n)))
    }
    fn set_bag(&self, w: &World, b: &BagRef, key: &str, v: Value) -> Res<()> {
        let class = b.borrow().class.clone();
        let v = w.snapshot(&v);
        let v = match classes::property(&class, key) {
            Some((Kind::Any, _)) | None => v,
            Some((k, _)) => coerce(k, v)?,
        };
        if key == "settlingDuration" { return unsupported("it can only be read") }
        b.borrow_mut().props.insert(key.into(), v);
        Ok(())
    }
}

// ---- Steps ---------------------------------------------------------------------------------------

pub fn outcome(c: &Client, w: &mut World, step: &Json) -> Json {
    if step.get("thread").and_then(|t| t.num()).map_or(false, |t| t != 1.0) { return obj(vec![("unsupported", s("threads"))]) }
    match run(c, w, step) {
        Ok(None) => obj(vec![("done", Json::Bool(true))]),
        Ok(Some(v)) => obj(vec![("value", v)]),
        Err(Fault::Unsupported(why)) => obj(vec![("unsupported", s(&why))]),
        Err(Fault::Raised(name, reason)) => obj(vec![("raised", s(name)), ("reason", s(&reason))]),
    }
}

pub fn top_level(c: &Client, w: &mut World, step: &Json) -> Json {
    c.st.borrow_mut().events.clear();
    let mut o = outcome(c, w, step);
    let events = std::mem::take(&mut c.st.borrow_mut().events);
    if !events.is_empty() && o.get("unsupported").is_none() {
        if let Json::Obj(m) = &mut o { m.push(("events".into(), Json::Arr(events))) }
    }
    o
}

fn run(c: &Client, w: &mut World, j: &Json) -> Res<Option<Json>> {
    let text = |k: &str| j.get(k).and_then(|v| v.str()).map(|v| v.to_string());
    let need = |k: &str| text(k).ok_or_else(|| Fault::Unsupported(format!("a step without {}", k)));
    let number = |k: &str| j.get(k).and_then(|v| v.num());
    let val = |k: &str| c.parse(j.get(k).unwrap_or(&Json::Null));
    let kind = need("step")?;
    match kind.as_str() {
        "new" => return make(c, w, j).map(|_| None),
        "copy" => {
            let b = c.bag(&need("on")?)?;
            let mut n = deep_copy(&b.borrow());
            let name = need("as")?;
            n.name = name.clone();
            c.st.borrow_mut().bags.insert(name, Rc::new(RefCell::new(n)));
        }
        "drop" => {
            let n = need("on")?;
            c.st.borrow_mut().delegates.remove(&n);
            let gone = c.st.borrow_mut().views.remove(&n);
            for l in w.layers.iter_mut() {
                let dead = match &l.delegate { Value::Token(t) => *t == n, Value::View(v) => Some(*v) == gone, _ => false };
                if dead { l.delegate = Value::Nil }
            }
            if let Some(v) = gone {
                for d in c.st.borrow_mut().delegates.values_mut() { d.answers.retain(|_, x| !matches!(x, Value::View(y) if *y == v)) }
            }
        }
        "host" => {
            let l = c.layer(w, &need("on")?)?;
            w.open_implicit();
            w.layers[l].hosted = true;
        }
        "set" => { let v = val("value")?; set(c, w, &need("on")?, text("animation"), &need("property")?, v)? }
        "setValue" => {
            let (on, path, v) = (need("on")?, need("keyPath")?, val("value")?);
            if on == "transaction" { w.set_transaction(&path, v) }
            else if on.starts_with('l') {
                if on.contains('.') || text("animation").is_some() { return unsupported("setValue of what is a copy") }
                let l = c.layer(w, &on)?;
                w.write_path(l, &path, v)?
            } else { c.set_bag(w, &c.bag(&on)?, &path, v)? }
        }
        "mutate" => {
            let (on, key, v) = (need("on")?, need("key")?, val("value")?);
            if matches!(&v, Value::Token(t) if *t == on) { return unsupported("a list within itself") }
            let mut st = c.st.borrow_mut();
            match st.shared.get_mut(&on) {
                Some(Value::Dict(d)) => { d.retain(|(k, _)| *k != key); if !v.is_nil() { d.push((key, v)) } }
                Some(Value::List(l)) => {
                    let i: usize = key.parse().map_err(|_| Fault::Unsupported("no index".into()))?;
                    if i < l.len() { l[i] = v } else if i == l.len() { l.push(v) } else { return Err(Fault::Raised("NSRangeException", key)) }
                }
                Some(p @ Value::Path(_)) => *p = v,
                _ => return unsupported("no shared argument"),
            }
        }
        "keep" => {
            let on = need("on")?;
            let l = c.layer(w, on.strip_suffix(".sublayers").unwrap_or(&on))?;
            let v = w.read(l, None, "sublayers");
            c.st.borrow_mut().shared.insert(need("as")?, v);
        }
        "observe" => { let l = c.layer(w, &need("on")?)?; w.layers[l].observers.push(need("keyPath")?) }
        "get" => return get(c, w, &need("on")?, text("animation"), &need("property")?, false).map(Some),
        "value" => return get(c, w, &need("on")?, text("animation"), &need("keyPath")?, true).map(Some),
        "read" => {
            let on = need("on")?;
            let v = c.st.borrow().shared.get(&on).cloned();
            return match v { Some(v) => Ok(Some(c.json(w, &v))), None => unsupported("no shared argument") };
        }
        "exists" => {
            let at = c.at(w, &need("on")?)?;
            return Ok(Some(Json::Bool(match text("animation") { Some(k) => w.attached(at.layer, &k).is_some(), None => !at.shown || w.layers[at.layer].published.is_some() })));
        }
        "add" | "insert" | "insertBelow" | "insertAbove" => {
            let (cn, pn) = (need("child")?, need("parent")?);
            let (ch, p) = (c.layer(w, &cn)?, c.layer(w, &pn)?);
            let before = w.layers[ch].superlayer;
            let n = w.layers[p].sublayers.len();
            let i = match kind.as_str() {
                "add" => n,
                "insert" => {
                    let i = number("index").unwrap_or(0.0);
                    if i < 0.0 { return Err(Fault::Raised("NSRangeException", "a negative index".into())) }
                    if cn.starts_with('v') { (i as usize).min(n) } else { i as usize }
                }
                k => {
                    let sb = c.layer(w, &need("sibling")?)?;
                    if sb == ch { return Ok(None) }
                    w.sibling_index(p, sb)? + (k == "insertAbove") as usize
                }
            };
            w.insert(ch, p, i)?;
            if cn.starts_with('v') && before != Some(p) { let v = c.view(&cn)?; w.host.clone().view_moved(w, v) }
        }
        "replace" => { let (o, p, n) = (c.layer(w, &need("old")?)?, c.layer(w, &need("parent")?)?, c.layer(w, &need("new")?)?); w.replace(o, p, n)? }
        "remove" => {
            let n = need("child")?;
            let l = c.layer(w, &n)?;
            let had = w.layers[l].superlayer.is_some();
            w.remove(l)?;
            if had && n.starts_with('v') { let v = c.view(&n)?; w.host.clone().view_moved(w, v) }
        }
        "paintOrder" => {
            let l = c.layer(w, &need("on")?)?;
            let v = Value::List(w.paint_order(l).into_iter().map(Value::Layer).collect());
            return Ok(Some(c.json(w, &v)));
        }
        "hitTest" => {
            let at = c.at(w, &need("on")?)?;
            let hit = w.hit_test(at, val("point")?.point()).map_or(Value::Nil, Value::Layer);
            return Ok(Some(c.json(w, &hit)));
        }
        "contains" => {
            let at = c.at(w, &need("on")?)?;
            let map = if at.shown { w.presentation(at.layer) } else { None };
            let b = w.stored(at.layer, map.as_ref(), "bounds").rect();
            return Ok(Some(Json::Bool(rect_contains(b, val("point")?.point()))));
        }
        "convert" => {
            let from = match text("from") { Some(n) => Some(c.at(w, &n)?), None => None };
            let to = match text("to") { Some(n) => Some(c.at(w, &n)?), None => None };
            let m = w.map_between(from, to);
            let v = match val("value")? {
                Value::Point(p) => Value::Point(affine_point(&m, p)),
                Value::Rect(r) => Value::Rect(affine_rect(&m, standardize(r))),
                _ => return unsupported("neither point nor rectangle"),
            };
            return Ok(Some(c.json(w, &v)));
        }
        "convertTime" => {
            let from = match text("from") { Some(n) => Some(c.at(w, &n)?.layer), None => None };
            let to = match text("to") { Some(n) => Some(c.at(w, &n)?.layer), None => None };
            return Ok(Some(Json::number(w.convert_time(number("time").unwrap_or(0.0), from, to))));
        }
        "render" => {
            let l = c.layer(w, &need("on")?)?;
            let r = w.painted(l, l).map(|r| rect_intersection(r, [0., 0., 256., 256.])).filter(|r| r[2] > 0. && r[3] > 0.);
            return Ok(Some(c.json(w, &r.map_or(Value::Nil, Value::Rect))));
        }
        "answer" => {
            let (on, key, v) = (need("on")?, need("key")?, val("value")?);
            match c.st.borrow_mut().delegates.get_mut(&on) { Some(d) => { d.answers.insert(key, v); } None => return unsupported("no delegate") }
        }
        "hook" => {
            let (on, cb, key, v) = (need("on")?, need("callback")?, need("key")?, val("value")?);
            match w.classes.get_mut(&on) { Some(k) => { k.hooks.insert((cb, key), v); } None => return unsupported("no class") }
        }
        "react" => {
            let steps = j.get("steps").and_then(|v| v.arr()).cloned().unwrap_or_default();
            c.st.borrow_mut().reactions.insert((need("on")?, need("callback")?), (number("limit").unwrap_or(1.0) as i64, steps));
        }
        "ask" => { let l = c.layer(w, &need("on")?)?; let v = w.action_for_key(l, &need("key")?); return Ok(Some(c.action_json(w, &v))) }
        "askView" => {
            let (v, l) = (c.view(&need("on")?)?, c.layer(w, &need("layer")?)?);
            let a = w.view_action(v, l, &need("key")?);
            return Ok(Some(c.action_json(w, &a)));
        }
        "classAction" | "classDefault" | "classNeedsDisplay" => {
            let (class, key) = (need("class")?, need("key")?);
            if !w.classes.contains_key(&class) && !classes::LAYERS.contains(&class.as_str()) && classes::base(&class).is_none() && class != "CAEmitterCell" { return unsupported("class") }
            return Ok(Some(match kind.as_str() {
                "classAction" => { let v = w.hook(&class, "defaultActionForKey", None, &key).unwrap_or(Value::Nil); c.action_json(w, &v) }
                "classDefault" => { let v = w.default_value(&class, &key); c.json(w, &v) }
                _ => Json::Bool(w.needs_display_for(&class, &key)),
            }));
        }
        "begin" => w.begin(),
        "commit" => w.commit(),
        "flush" => w.flush(),
        "lock" | "unlock" => {}
        "advance" => w.now += number("seconds").unwrap_or(0.0),
        "tick" => w.tick(),
        "addAnimation" => {
            let (l, b) = (c.layer(w, &need("on")?)?, c.bag(&need("animation")?)?);
            let b = b.borrow().clone();
            w.add_animation(l, &b, text("key").as_deref());
        }
        "removeAnimation" => { let l = c.layer(w, &need("on")?)?; w.remove_animation(l, &need("key")?) }
        "removeAllAnimations" => { let l = c.layer(w, &need("on")?)?; w.remove_all_animations(l) }
        "animationKeys" => {
            let l = c.layer(w, &need("on")?)?;
            let keys: Vec<Value> = w.layers[l].anims.iter().filter_map(|a| a.key.clone().map(Value::Str)).collect();
            return Ok(Some(if keys.is_empty() { Json::Null } else { c.json(w, &Value::List(keys)) }));
        }
        "evaluate" | "controlPoint" => {
            let t = j.get("timing").unwrap_or(&Json::Null);
            let p = control_points(&match t { Json::Obj(_) => c.parse(t)?, t => c.timing(t)? }).unwrap_or([0., 0., 1., 1.]);
            if kind == "evaluate" { return Ok(Some(Json::number(ease(&p, number("at").unwrap_or(0.0))))) }
            let q = match number("index").unwrap_or(0.0) as i64 { 0 => [0., 0.], 1 => [p[0], p[1]], 2 => [p[2], p[3]], 3 => [1., 1.], _ => return Err(Fault::Raised("NSRangeException", "index".into())) };
            return Ok(Some(c.json(w, &Value::Point(q))));
        }
        "valueFunction" => { let n = need("name")?; return Ok(Some(if VALUE_FUNCTIONS.contains(&n.as_str()) { s(&n) } else { Json::Null })) }
        "expansionFactor" => return Ok(Some(Json::Num(match need("name")?.as_str() { "continuous" => 1.528665, _ => 1.0 }))),
        "setNeedsLayout" => { let l = c.layer(w, &need("on")?)?; w.set_needs_layout(l) }
        "layoutIfNeeded" => { let l = c.layer(w, &need("on")?)?; w.layout_if_needed(l) }
        "layoutSublayers" => { let l = c.layer(w, &need("on")?)?; w.layout_sublayers(l) }
        "setNeedsDisplay" | "setNeedsDisplayInRect" => { let l = c.layer(w, &need("on")?)?; w.set_needs_display(l) }
        "displayIfNeeded" => { let l = c.layer(w, &need("on")?)?; w.display_if_needed(l) }
        "display" => { let l = c.layer(w, &need("on")?)?; w.display(l) }
        "scrollToPoint" | "scrollToRect" => {
            let l = c.layer(w, &need("on")?)?;
            if w.framework_class(&w.layers[l].class) != "CAScrollLayer" { return unsupported("no scroll layer") }
            match val("value")? { Value::Point(p) => w.scroll_to_point(l, p)?, Value::Rect(r) => w.scroll_to_rect(l, r)?, _ => return unsupported("value") }
        }
        "scrollPoint" | "scrollRectToVisible" => { let l = c.layer(w, &need("on")?)?; let v = val("value")?; w.scroll_around(l, &v)? }
        "beginBlock" => {
            let kind = need("kind")?;
            if !["animate", "spring", "keyframes", "keyframe", "withoutAnimation", "pop"].contains(&kind.as_str()) { return unsupported("kind of block") }
            let group = w.new_group(&text("completion").unwrap_or_default(), true);
            let options = j.get("options").and_then(|o| o.arr()).map_or(vec![], |a| a.iter().filter_map(|x| x.str().map(|t| t.to_string())).collect());
            w.begin_block(Block { kind, duration: number("duration").unwrap_or(0.0), delay: number("delay").unwrap_or(0.0),
                curve: text("curve").unwrap_or("easeInEaseOut".into()), damping: number("damping").unwrap_or(1.0), count: number("count"), options, group, notes: vec![] });
        }
        "endBlock" => w.end_block(),
        "startAnimating" => { let v = c.view(&need("on")?)?; w.start_animating(v) }
        "stopAnimating" => { let v = c.view(&need("on")?)?; let l = w.views[v].layer; w.remove_animation(l, "contents") }
        "compute" => return compute(c, w, &need("operation")?, j.get("arguments").and_then(|a| a.arr()).cloned().unwrap_or_default()).map(Some),
        k => return unsupported(&format!("step {}", k)),
    }
    Ok(None)
}

fn make(c: &Client, w: &mut World, j: &Json) -> Res<()> {
    let text = |k: &str| j.get(k).and_then(|v| v.str()).map(|v| v.to_string());
    let name = text("name").ok_or_else(|| Fault::Unsupported("no name".into()))?;
    let class = text("class");
    let words = |k: &str| j.get(k).and_then(|v| v.arr()).map(|a| a.iter().filter_map(|x| x.str().map(|t| t.to_string())).collect::<Vec<String>>());
    let mut with: Vec<(String, Value)> = vec![];
    for e in j.get("with").and_then(|v| v.arr()).cloned().unwrap_or_default() {
        let e = e.arr().cloned().unwrap_or_default();
        if e.len() == 2 { with.push((e[0].str().unwrap_or("").into(), c.parse(&e[1])?)) }
    }
    let layer_class = |w: &World, k: &str| w.classes.contains_key(k) || classes::LAYERS.contains(&k);
    match name.chars().next() {
        Some('l') => {
            let class = class.unwrap_or("CALayer".into());
            if !layer_class(w, &class) { return unsupported("class") }
            for (k, _) in &with {
                if w.kind_of(&class, k).is_none() { return unsupported("a property that is not known here") }
            }
            let l = w.make_layer(&name, &class);
            c.st.borrow_mut().layers.insert(name, l);
            for (k, v) in with { w.write(l, &k, v)? }
        }
        Some('v') => {
            let class = class.unwrap_or("UIView".into());
            if class != "UIView" && class != "UIImageView" { return unsupported("class of view") }
            let lc = text("layerClass").unwrap_or("CALayer".into());
            if !layer_class(w, &lc) { return unsupported("class of layer") }
            let ln = text("layer");
            let l = w.make_layer(ln.as_deref().unwrap_or(&name), &lc);
            let v = w.views.len();
            w.views.push(View { name: name.clone(), layer: l, class, implements: words("implements").unwrap_or_default(), props: Map::new() });
            w.layers[l].delegate = Value::View(v);
            w.layers[l].view = Some(v);
            if let Some(n) = ln { c.st.borrow_mut().layers.insert(n, l); }
            c.st.borrow_mut().views.insert(name.clone(), v);
            for (k, x) in with { set(c, w, &name, None, &k, x)? }
        }
        Some('a' | 'c') => {
            let class = class.unwrap_or(if name.starts_with('a') { "CABasicAnimation" } else { "CAEmitterCell" }.into());
            if !classes::ANIMATIONS.contains(&class.as_str()) && class != "CAEmitterCell" { return unsupported("class") }
            let b = Rc::new(RefCell::new(Bag { name: name.clone(), class, props: Map::new() }));
            for (k, v) in with { c.set_bag(w, &b, &k, v)? }
            c.st.borrow_mut().bags.insert(name, b);
        }
        Some('d') => {
            let d = Delegate { implements: words("implements").unwrap_or(vec!["actionForKey".into()]), answers: with.into_iter().collect(), preferred: None };
            c.st.borrow_mut().delegates.insert(name, d);
        }
        Some('k') => {
            let base = class.unwrap_or("CALayer".into());
            if !layer_class(w, &base) { return unsupported("class") }
            let mut props = vec![];
            for (k, v) in with {
                props.push((k, match v.text() { "number" => Kind::Num, "object" => Kind::Any, "point" => Kind::Point, "size" => Kind::Size,
                    "rect" => Kind::Rect, "transform" => Kind::Transform, _ => return unsupported("kind of property") }));
            }
            w.classes.insert(name, ClientClass { base, implements: words("implements").unwrap_or_default(), hooks: Default::default(), props });
        }
        Some('m') => {
            if class.map_or(false, |c| c == "CAConstraintLayoutManager") { return unsupported("constraints") }
            let preferred = with.iter().find(|e| e.0 == "preferredSize").map(|e| e.1.point());
            let implements = words("implements").unwrap_or(vec!["layoutSublayers".into(), "invalidateLayout".into()]);
            c.st.borrow_mut().managers.insert(name, Delegate { implements, answers: Default::default(), preferred });
        }
        Some('s') => {
            let v = if with.len() == 1 && with[0].0 == "path" { with.remove(0).1 }
                else if !with.is_empty() && with.iter().enumerate().all(|(i, e)| e.0 == i.to_string()) { Value::List(with.into_iter().map(|e| e.1).collect()) }
                else { Value::Dict(with) };
            c.st.borrow_mut().shared.insert(name, v);
        }
        _ => return unsupported("this kind of object"),
    }
    Ok(())
}

fn view_property(p: &str) -> Option<&str> {
    Some(match p { "alpha" => "opacity", "center" => "position", "frame" | "bounds" | "transform" | "hidden" | "backgroundColor" => p, _ => return None })
}

fn set(c: &Client, w: &mut World, on: &str, animation: Option<String>, p: &str, v: Value) -> Res<()> {
    if on == "transaction" {
        if !["animationDuration", "animationTimingFunction", "disableActions", "completionBlock"].contains(&p) { return unsupported("property") }
        w.set_transaction(p, v);
        return Ok(());
    }
    if on == "UIView" {
        if p != "animationsEnabled" { return unsupported("property") }
        w.animations_enabled = v.truth();
        return Ok(());
    }
    if on.contains('.') { return unsupported("presentation copies are not set") }
    match on.chars().next() {
        Some('v') => {
            let view = c.view(on)?;
            if let Some(k) = view_property(p) { let l = w.views[view].layer; return w.write(l, k, v) }
            if w.views[view].class != "UIImageView" || !p.starts_with("animation") { return unsupported("property") }
            let v = w.snapshot(&v);
            w.views[view].props.insert(p.into(), v);
            Ok(())
        }
        Some('l') => {
            let l = c.layer(w, on)?;
            if let Some(k) = animation {
                if w.attached(l, &k).is_none() { return Ok(()) }
                return Err(Fault::Raised("CAAnimationImmutable", "attempting to modify an animation that is attached".into()));
            }
            let class = w.layers[l].class.clone();
            if w.kind_of(&class, p).is_none() { return unsupported("property") }
            w.write(l, p, v)
        }
        _ => {
            let b = c.bag(on)?;
            let class = b.borrow().class.clone();
            if classes::property(&class, p).is_none() { return unsupported("property") }
            c.set_bag(w, &b, p, v)
        }
    }
}

fn get(c: &Client, w: &mut World, on: &str, animation: Option<String>, p: &str, kvc: bool) -> Res<Json> {
    if on == "transaction" {
        let v = if p == "completionBlock" { w.completion_block() } else { w.transaction_value(p) };
        if !kvc && !["animationDuration", "animationTimingFunction", "disableActions", "completionBlock"].contains(&p) { return unsupported("property") }
        return Ok(c.json(w, &v));
    }
    if on == "UIView" {
        return match p {
            "animationsEnabled" => Ok(Json::Bool(w.animations_enabled)),
            "inheritedAnimationDuration" => Ok(Json::number(w.inherited_duration())),
            _ => unsupported("property"),
        };
    }
    match on.chars().next() {
        Some('v') => {
            let view = c.view(on)?;
            let l = w.views[view].layer;
            let v = match p {
                "layer" => Value::Layer(l),
                "superview" => w.layers[l].superlayer.and_then(|s| w.layers[s].view).map_or(Value::Nil, Value::View),
                "subviews" => Value::List(w.layers[l].sublayers.iter().filter_map(|s| w.layers[*s].view).map(Value::View).collect()),
                _ => match view_property(p) {
                    Some(k) => w.read(l, None, k),
                    None if w.views[view].class == "UIImageView" => w.views[view].props.get(p).cloned().unwrap_or(if p == "animationImages" { Value::Nil } else { Value::Num(0.0) }),
                    None => return unsupported("property"),
                },
            };
            Ok(c.json(w, &v))
        }
        Some('l') => {
            let at = c.at(w, on)?;
            if let Some(k) = animation {
                let v = w.attached(at.layer, &k).map_or(Value::Nil, |a| bag_value(&a.bag, p));
                return Ok(c.json(w, &v));
            }
            let class = w.layers[at.layer].class.clone();
            if !kvc && w.kind_of(&class, p).is_none() { return unsupported("property") }
            let map = if at.shown { match w.presentation(at.layer) { Some(m) => Some(m), None => return Ok(Json::Null) } } else { None };
            if at.shown {
                if let Some(k) = w.implementor(&class, "initWithLayer") { w.host.clone().class_call(w, &k, "initWithLayer", at.layer) }
            }
            let v = match (at.shown, p) {
                (true, "superlayer") => w.layers[at.layer].published.as_ref().and_then(|x| x.superlayer).map_or(Value::Nil, Value::Layer),
                (true, "sublayers") => Value::List(w.layers[at.layer].published.as_ref().map_or(vec![], |x| x.sublayers.iter().map(|l| Value::Layer(*l)).collect())),
                _ => w.read_path(at.layer, map.as_ref(), p),
            };
            if let (Value::List(l), "sublayers") = (&v, p) { if l.is_empty() { return Ok(Json::Null) } }
            Ok(c.json(w, &v))
        }
        _ => {
            let b = c.bag(on)?;
            let b = b.borrow();
            if !kvc && classes::property(&b.class, p).is_none() { return unsupported("property") }
            Ok(c.json(w, &bag_value(&b, p)))
        }
    }
}

fn bag_value(b: &Bag, path: &str) -> Value {
    let whole = field(b, path);
    if !whole.is_nil() { return whole }
    match path.split_once('.') { Some((k, rest)) => part(&field(b, k), rest).unwrap_or(Value::Nil), None => whole }
}

fn compute(c: &Client, w: &World, op: &str, args: Vec<Json>) -> Res<Json> {
    let mut v = vec![];
    for a in &args { v.push(c.parse(a)?) }
    let n = |i: usize| v.get(i).map_or(0.0, |x| x.num());
    let m = |i: usize| v.get(i).map_or(IDENTITY, |x| x.matrix());
    let out = match op {
        "makeTranslation" => Value::transform(translation(n(0), n(1), n(2))),
        "makeScale" => Value::transform(scale(n(0), n(1), n(2))),
        "makeRotation" => Value::transform(rotation(n(0), n(1), n(2), n(3))),
        "translate" => Value::transform(concat(&translation(n(1), n(2), n(3)), &m(0))),
        "scale" => Value::transform(concat(&scale(n(1), n(2), n(3)), &m(0))),
        "rotate" => Value::transform(concat(&rotation(n(1), n(2), n(3), n(4)), &m(0))),
        "concat" => Value::transform(concat(&m(0), &m(1))),
        "invert" => Value::transform(invert(&m(0))),
        "isIdentity" => Value::Bool(m(0) == IDENTITY),
        "equal" => Value::Bool(m(0) == m(1)),
        "makeAffine" => Value::transform(m(0)),
        "isAffine" => Value::Bool(is_affine(&m(0))),
        "getAffine" => Value::Affine(get_affine(&m(0))),
        _ => return unsupported("operation"),
    };
    Ok(c.json(w, &out))
}
