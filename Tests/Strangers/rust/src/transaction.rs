//! Transactions: nested levels with values, completion, and the turn of the run loop.
use crate::layer::{Published, World};
use crate::value::Value::{self, *};
use std::cell::Cell;
use std::rc::Rc;

/// Animations that a completion block waits for.
#[derive(Debug)]
pub struct Group { pub block: String, pub pending: Cell<i32>, pub closed: Cell<bool>, pub finished: Cell<bool>, pub of_view: bool }

pub struct Level { pub values: Vec<(String, Value)>, pub group: Option<Rc<Group>>, pub implicit: bool }

impl World {
    pub fn new_group(&mut self, block: &str, of_view: bool) -> Rc<Group> {
        let g = Rc::new(Group { block: block.into(), pending: Cell::new(0), closed: Cell::new(false), finished: Cell::new(true), of_view });
        self.groups.push(g.clone());
        g
    }
    pub fn open_implicit(&mut self) {
        if self.levels.is_empty() { self.levels.push(Level { values: vec![], group: None, implicit: true }) }
    }
    pub fn begin(&mut self) { self.levels.push(Level { values: vec![], group: None, implicit: false }) }
    pub fn commit(&mut self) {
        match self.levels.last() {
            Some(l) if !l.implicit => {}
            _ => return,
        }
        if self.levels.len() == 1 { self.publish() } else { self.pop() }
    }
    fn pop(&mut self) {
        if let Some(l) = self.levels.pop() { if let Some(g) = l.group { g.closed.set(true) } }
    }
    pub fn flush(&mut self) {
        if self.levels.len() == 1 && self.levels[0].implicit { self.publish() }
    }
    pub fn transaction_value(&self, key: &str) -> Value {
        for l in self.levels.iter().rev() {
            if let Some((_, v)) = l.values.iter().find(|(k, _)| k == key) { return v.clone() }
        }
        match key { "animationDuration" => Num(0.25), "disableActions" => Bool(false), _ => Nil }
    }
    pub fn transaction_duration(&self) -> f64 { self.transaction_value("animationDuration").num() }
    pub fn completion_block(&self) -> Value {
        self.levels.last().and_then(|l| l.group.as_ref()).map_or(Nil, |g| Token(g.block.clone()))
    }
    pub fn set_transaction(&mut self, key: &str, v: Value) {
        self.open_implicit();
        if key == "completionBlock" {
            if let Some(g) = self.levels.last_mut().unwrap().group.take() { g.closed.set(true) }
            if let Token(b) = v { let g = self.new_group(&b, false); self.levels.last_mut().unwrap().group = Some(g) }
            return;
        }
        let vals = &mut self.levels.last_mut().unwrap().values;
        vals.retain(|(k, _)| k != key);
        vals.push((key.into(), v));
    }

    /// Lays out, displays, and hands everything that is shown to the renderer.
    fn publish(&mut self) {
        let roots: Vec<usize> = (0..self.layers.len()).filter(|l| self.layers[*l].hosted && self.layers[*l].superlayer.is_none()).collect();
        for _ in 0..32 {
            for r in &roots { self.layout_below(*r) }
            if !roots.iter().any(|r| self.any_below(*r, &|l| l.needs_layout)) { break }
        }
        for r in &roots { self.display_below(*r) }
        while !self.levels.is_empty() { self.pop() }
        for id in 0..self.layers.len() {
            if !self.is_visible(id) {
                if self.layers[id].published.take().is_some() {
                    for a in std::mem::take(&mut self.layers[id].anims) { self.ended(a, false) }
                }
                continue;
            }
            let t = self.layer_time(id);
            for i in 0..self.layers[id].anims.len() {
                let a = &mut self.layers[id].anims[i];
                if a.begin.is_none() {
                    let b = a.bag.props.get("beginTime").map_or(0.0, |v| v.num());
                    let b = if b == 0.0 { t } else { b };
                    a.begin = Some(b);
                    a.bag.props.insert("beginTime".into(), Num(b));
                }
            }
            let l = &self.layers[id];
            let p = Published { props: l.props.clone(), anims: l.anims.clone(), sublayers: l.sublayers.clone(), superlayer: l.superlayer };
            self.layers[id].published = Some(p);
        }
    }

    /// Ends the turn of the run loop.
    pub fn tick(&mut self) {
        if self.levels.len() == 1 && self.levels[0].implicit { self.publish() }
        self.deliver();
    }
    fn deliver(&mut self) {
        let host = self.host.clone();
        let mut starts = vec![];
        for id in 0..self.layers.len() {
            let t = self.layer_time(id);
            for a in self.layers[id].anims.iter_mut() {
                if let Some(b) = a.begin {
                    if !a.started && t >= b {
                        a.started = true;
                        if let Some(Token(h)) = a.bag.props.get("delegate") { starts.push((a.serial, h.clone(), a.bag.name.clone())) }
                    }
                }
            }
        }
        starts.sort_by_key(|s| s.0);
        for (_, h, name) in starts { host.anim_started(self, &h, &name) }
        for id in 0..self.layers.len() {
            let t = self.layer_time(id);
            let over: Vec<u64> = self.layers[id].anims.iter()
                .filter(|a| !a.stopped && a.begin.map_or(false, |b| a.is_over(t - b))).map(|a| a.serial).collect();
            for s in over {
                let i = self.layers[id].anims.iter().position(|a| a.serial == s).unwrap();
                self.layers[id].anims[i].stopped = true;
                let a = self.layers[id].anims[i].clone();
                if a.bag.props.get("removedOnCompletion").map_or(true, |v| v.truth()) {
                    self.layers[id].anims.remove(i);
                    if let Some(p) = &mut self.layers[id].published { p.anims.retain(|x| x.serial != s) }
                }
                let mut a = a;
                a.stopped = false;
                self.ended(a, true);
            }
        }
        for (h, name, finished, groups) in std::mem::take(&mut self.stops) {
            for g in groups { g.pending.set(g.pending.get() - 1); if !finished { g.finished.set(false) } }
            if !h.is_empty() { host.anim_stopped(self, &h, &name, finished) }
        }
        let open: Vec<*const Group> = self.levels.iter().filter_map(|l| l.group.as_ref().map(Rc::as_ptr)).collect();
        let (due, rest): (Vec<_>, Vec<_>) = std::mem::take(&mut self.groups).into_iter()
            .partition(|g| g.closed.get() && g.pending.get() <= 0 && !open.contains(&Rc::as_ptr(g)));
        self.groups = rest;
        for g in due { if !g.block.is_empty() { host.completed(self, &g.block, if g.of_view { Some(g.finished.get()) } else { None }) } }
    }
}
