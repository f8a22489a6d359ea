//! Points, rectangles and times between layers; hit tests; painted boxes.
use crate::geometry::*;
use crate::layer::World;
use crate::value::Map;

/// A place in the tree: a layer, or the presentation copy of it.
#[derive(Clone, Copy, PartialEq)]
pub struct At { pub layer: usize, pub shown: bool }

impl World {
    fn num(&mut self, id: usize, map: Option<&Map>, key: &str) -> f64 { self.stored(id, map, key).num() }

    /// From the coordinates of a layer to those of the layer above.
    pub fn to_super(&mut self, id: usize, map: Option<&Map>) -> M4 {
        let b = self.stored(id, map, "bounds").rect();
        let a = self.stored(id, map, "anchorPoint").point();
        let p = self.stored(id, map, "position").point();
        let (az, z) = (self.num(id, map, "anchorPointZ"), self.num(id, map, "zPosition"));
        let m = concat(&translation(-b[0] - a[0] * b[2], -b[1] - a[1] * b[3], -az), &self.stored(id, map, "transform").matrix());
        concat(&m, &translation(p[0], p[1], z))
    }
    fn step_up(&mut self, id: usize, shown: bool) -> Map2 {
        let map = if shown { self.presentation(id) } else { None };
        let b = self.stored(id, map.as_ref(), "bounds").rect();
        let mut m = self.to_super(id, map.as_ref());
        if self.stored(id, map.as_ref(), "geometryFlipped").truth() {
            let mut f = scale(1., -1., 1.);
            f[13] = 2.0 * b[1] + b[3];
            m = concat(&f, &m);
        }
        if let Some(s) = self.layers[id].superlayer {
            let smap = if shown { self.presentation(s) } else { None };
            let sub = self.stored(s, smap.as_ref(), "sublayerTransform").matrix();
            if sub != IDENTITY {
                let sb = self.stored(s, smap.as_ref(), "bounds").rect();
                let sa = self.stored(s, smap.as_ref(), "anchorPoint").point();
                let (cx, cy) = (sb[0] + sa[0] * sb[2], sb[1] + sa[1] * sb[3]);
                m = concat(&concat(&concat(&m, &translation(-cx, -cy, 0.)), &sub), &translation(cx, cy, 0.));
            }
        }
        flat(&m)
    }
    fn chain(&self, id: usize) -> Vec<usize> {
        let mut c = vec![id];
        while let Some(s) = self.layers[*c.last().unwrap()].superlayer { c.push(s) }
        c
    }
    pub fn map_between(&mut self, from: Option<At>, to: Option<At>) -> Map2 {
        let mut up = from.map_or(vec![], |a| self.chain(a.layer));
        let mut down = to.map_or(vec![], |a| self.chain(a.layer));
        let (fs, ts) = (from.map_or(false, |a| a.shown), to.map_or(false, |a| a.shown));
        if fs == ts {
            while let (Some(a), Some(b)) = (up.last(), down.last()) {
                if a != b { break }
                up.pop();
                down.pop();
            }
        }
        let mut m = [1., 0., 0., 1., 0., 0.];
        for l in up { let s = self.step_up(l, fs); m = affine_concat(&m, &s) }
        let mut d = [1., 0., 0., 1., 0., 0.];
        for l in down { let s = self.step_up(l, ts); d = affine_concat(&d, &s) }
        affine_concat(&m, &affine_invert(&d))
    }
    pub fn convert_time(&mut self, t: f64, from: Option<usize>, to: Option<usize>) -> f64 {
        let mut t = t;
        let mut up = from.map_or(vec![], |l| self.chain(l));
        let mut down = to.map_or(vec![], |l| self.chain(l));
        while let (Some(a), Some(b)) = (up.last(), down.last()) {
            if a != b { break }
            up.pop();
            down.pop();
        }
        for l in up {
            let (b, s, o) = (self.num(l, None, "beginTime"), self.num(l, None, "speed"), self.num(l, None, "timeOffset"));
            t = if s == 0.0 { b } else { (t - o) / s + b };
        }
        for l in down.into_iter().rev() {
            let (b, s, o) = (self.num(l, None, "beginTime"), self.num(l, None, "speed"), self.num(l, None, "timeOffset"));
            t = (t - b) * s + o;
        }
        t
    }
    pub fn layer_time(&mut self, id: usize) -> f64 { let now = self.now; self.convert_time(now, None, Some(id)) }

    /// The point is in the coordinates of the layer above.
    pub fn hit_test(&mut self, at: At, p: Pt) -> Option<usize> {
        let map = if at.shown { self.presentation(at.layer) } else { None };
        if self.stored(at.layer, map.as_ref(), "hidden").truth() { return None }
        let up = self.step_up(at.layer, at.shown);
        if up[0] * up[3] - up[1] * up[2] == 0.0 { return None }
        let q = affine_point(&affine_invert(&up), p);
        let inside = rect_contains(self.stored(at.layer, map.as_ref(), "bounds").rect(), q);
        if !inside && self.stored(at.layer, map.as_ref(), "masksToBounds").truth() { return None }
        if let Some(m) = self.layers[at.layer].mask {
            self.hit_test(At { layer: m, shown: at.shown }, q)?;
        }
        for s in self.paint_order(at.layer).into_iter().rev() {
            if let Some(hit) = self.hit_test(At { layer: s, shown: at.shown }, q) { return Some(hit) }
        }
        if inside && self.framework_class(&self.layers[at.layer].class) != "CATransformLayer" { Some(at.layer) } else { None }
    }
    pub fn visible_rect(&mut self, id: usize) -> Box4 {
        let mut r = self.stored(id, None, "bounds").rect();
        let mut at = id;
        while let Some(s) = self.layers[at].superlayer {
            let fw = self.framework_class(&self.layers[s].class);
            if fw == "CAScrollLayer" || self.stored(s, None, "masksToBounds").truth() {
                let m = self.map_between(Some(At { layer: s, shown: false }), Some(At { layer: id, shown: false }));
                let b = self.stored(s, None, "bounds").rect();
                r = rect_intersection(r, affine_rect(&m, b));
            }
            at = s;
        }
        r
    }
    /// The box of everything that is not transparent, in the layer's own coordinates.
    pub fn painted(&mut self, id: usize, root: usize) -> Option<Box4> {
        if id != root && (self.stored(id, None, "hidden").truth() || self.num(id, None, "opacity") <= 0.0) { return None }
        let b = self.stored(id, None, "bounds").rect();
        let color = |v: crate::value::Value| matches!(v, crate::value::Value::Color(c) if c[3] > 0.0);
        let filled = color(self.stored(id, None, "backgroundColor")) || !self.stored(id, None, "contents").is_nil()
            || (self.num(id, None, "borderWidth") > 0.0 && color(self.stored(id, None, "borderColor")));
        let mut out = if filled && b[2] > 0.0 && b[3] > 0.0 { Some(b) } else { None };
        for s in self.paint_order(id) {
            if let Some(r) = self.painted(s, root) {
                let r = affine_rect(&self.step_up(s, false), r);
                out = Some(match out {
                    None => r,
                    Some(o) => {
                        let (x, y) = (o[0].min(r[0]), o[1].min(r[1]));
                        [x, y, (o[0] + o[2]).max(r[0] + r[2]) - x, (o[1] + o[3]).max(r[1] + r[3]) - y]
                    }
                });
            }
        }
        let mut clip = |out: Option<Box4>, c: Box4| out.map(|o| rect_intersection(o, c)).filter(|r| r[2] > 0.0 && r[3] > 0.0);
        if self.stored(id, None, "masksToBounds").truth() { out = clip(out, b) }
        if let Some(m) = self.layers[id].mask {
            let r = self.painted(m, root);
            let up = self.step_up(m, false);
            out = r.and_then(|r| clip(out, affine_rect(&up, r)));
        }
        out
    }
}
