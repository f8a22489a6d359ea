//! Layout, display and scrolling.
use crate::conversion::At;
use crate::geometry::*;
use crate::layer::{Layer, World};
use crate::value::Value::{self, *};
use crate::value::*;

impl World {
    pub fn any_below(&self, id: usize, f: &dyn Fn(&Layer) -> bool) -> bool {
        f(&self.layers[id]) || self.layers[id].sublayers.iter().any(|s| self.any_below(*s, f))
            || self.layers[id].mask.map_or(false, |m| self.any_below(m, f))
    }
    pub fn set_needs_layout(&mut self, id: usize) {
        self.open_implicit();
        self.layers[id].needs_layout = true;
        if let Token(m) = self.stored(id, None, "layoutManager") { self.host.clone().manager_call(self, &m, "invalidateLayout", id); }
    }
    pub fn set_needs_display(&mut self, id: usize) {
        self.open_implicit();
        self.layers[id].needs_display = true;
    }
    /// Finds the topmost layer above that needs layout, and lays out from there down.
    pub fn layout_if_needed(&mut self, id: usize) {
        let (mut top, mut at) = (id, id);
        while let Some(s) = self.layers[at].superlayer {
            if !self.layers[s].needs_layout { break }
            top = s;
            at = s;
        }
        self.layout_below(top);
    }
    pub fn layout_below(&mut self, id: usize) {
        if self.layers[id].needs_layout {
            self.layers[id].needs_layout = false;
            self.layout_sublayers(id);
        }
        for s in self.layers[id].sublayers.clone() { self.layout_below(s) }
        if let Some(m) = self.layers[id].mask { self.layout_below(m) }
    }
    pub fn layout_sublayers(&mut self, id: usize) {
        let host = self.host.clone();
        let class = self.layers[id].class.clone();
        if let Some(k) = self.implementor(&class, "layoutSublayers") { return host.class_call(self, &k, "layoutSublayers", id) }
        if let Token(d) = self.layers[id].delegate.clone() {
            if host.delegate_call(self, &d, "layoutSublayers", id) { return }
        }
        if let Token(m) = self.stored(id, None, "layoutManager") { host.manager_call(self, &m, "layoutSublayers", id); }
    }
    pub fn preferred_size(&mut self, id: usize) -> Value {
        if let Token(m) = self.stored(id, None, "layoutManager") {
            if let Some(s) = self.host.clone().preferred_size(self, &m, id) { return Size(s) }
        }
        let f = self.read(id, None, "frame").rect();
        Size([f[2], f[3]])
    }
    pub fn display_below(&mut self, id: usize) {
        self.display_if_needed(id);
        for s in self.layers[id].sublayers.clone() { self.display_below(s) }
        if let Some(m) = self.layers[id].mask { self.display_below(m) }
    }
    pub fn display_if_needed(&mut self, id: usize) {
        if self.layers[id].needs_display { self.display(id) }
    }
    pub fn display(&mut self, id: usize) {
        self.layers[id].needs_display = false;
        let host = self.host.clone();
        let class = self.layers[id].class.clone();
        if let Some(k) = self.implementor(&class, "display") { return host.class_call(self, &k, "display", id) }
        let d = self.layers[id].delegate.clone();
        if let Token(d) = &d { if host.delegate_call(self, d, "display", id) { return } }
        let b = self.stored(id, None, "bounds").rect();
        if b[2] <= 0.0 || b[3] <= 0.0 { return }
        if let Token(d) = &d { host.delegate_call(self, d, "layerWillDraw", id); }
        if let Some(k) = self.implementor(&class, "draw") { return host.class_call(self, &k, "draw", id) }
        match d {
            Token(d) => { host.delegate_call(self, &d, "draw", id); }
            Layer(l) => {
                let c = self.layers[l].class.clone();
                if let Some(k) = self.implementor(&c, "drawLayer") { host.class_call(self, &k, "drawLayer", id) }
            }
            _ => {}
        }
    }

    // ---- Scrolling -----------------------------------------------------------------------------

    pub fn scroll_to_point(&mut self, id: usize, p: Pt) -> Res<()> {
        let mut b = self.stored(id, None, "bounds").rect();
        let mode = self.stored(id, None, "scrollMode").text().to_string();
        if mode == "both" || mode == "horizontally" { b[0] = p[0] }
        if mode == "both" || mode == "vertically" { b[1] = p[1] }
        self.write(id, "bounds", Rect(b))
    }
    pub fn scroll_to_rect(&mut self, id: usize, r: Box4) -> Res<()> {
        let b = self.stored(id, None, "bounds").rect();
        let axis = |i: usize| {
            if r[i] < b[i] || r[i + 2] > b[i + 2] { r[i] }
            else if r[i] + r[i + 2] > b[i] + b[i + 2] { r[i] + r[i + 2] - b[i + 2] }
            else { b[i] }
        };
        let p = [axis(0), axis(1)];
        self.scroll_to_point(id, p)
    }
    fn scroller(&self, id: usize) -> Option<usize> {
        let mut at = self.layers[id].superlayer;
        while let Some(l) = at {
            if self.framework_class(&self.layers[l].class) == "CAScrollLayer" { return Some(l) }
            at = self.layers[l].superlayer;
        }
        None
    }
    pub fn scroll_around(&mut self, id: usize, v: &Value) -> Res<()> {
        let Some(s) = self.scroller(id) else { return Ok(()) };
        let m = self.map_between(Some(At { layer: id, shown: false }), Some(At { layer: s, shown: false }));
        match v {
            Point(p) => self.scroll_to_point(s, affine_point(&m, *p)),
            Rect(r) => self.scroll_to_rect(s, affine_rect(&m, *r)),
            _ => unsupported("neither point nor rectangle"),
        }
    }
}
