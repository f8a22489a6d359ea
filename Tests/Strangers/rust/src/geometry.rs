//! Points, rectangles, affine maps and 4 by 4 matrices.

pub type Pt = [f64; 2];
pub type Box4 = [f64; 4];
pub type Map2 = [f64; 6];
pub type M4 = [f64; 16];

pub const IDENTITY: M4 = [1., 0., 0., 0., 0., 1., 0., 0., 0., 0., 1., 0., 0., 0., 0., 1.];

pub fn standardize(r: Box4) -> Box4 {
    let [mut x, mut y, mut w, mut h] = r;
    if w < 0.0 { x += w; w = -w }
    if h < 0.0 { y += h; h = -h }
    [x, y, w, h]
}
pub fn rect_contains(r: Box4, p: Pt) -> bool {
    let r = standardize(r);
    p[0] >= r[0] && p[0] < r[0] + r[2] && p[1] >= r[1] && p[1] < r[1] + r[3]
}
pub fn rect_intersection(a: Box4, b: Box4) -> Box4 {
    let (x0, y0) = (a[0].max(b[0]), a[1].max(b[1]));
    let (x1, y1) = ((a[0] + a[2]).min(b[0] + b[2]), (a[1] + a[3]).min(b[1] + b[3]));
    if x1 <= x0 || y1 <= y0 { [0.; 4] } else { [x0, y0, x1 - x0, y1 - y0] }
}
pub fn affine_point(m: &Map2, p: Pt) -> Pt {
    [m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5]]
}
/// The smallest rectangle around the four mapped corners.
pub fn affine_rect(m: &Map2, r: Box4) -> Box4 {
    let c = [[r[0], r[1]], [r[0] + r[2], r[1]], [r[0], r[1] + r[3]], [r[0] + r[2], r[1] + r[3]]];
    let q: Vec<Pt> = c.iter().map(|p| affine_point(m, *p)).collect();
    let min = |i: usize| q.iter().map(|p| p[i]).fold(f64::INFINITY, f64::min);
    let max = |i: usize| q.iter().map(|p| p[i]).fold(f64::NEG_INFINITY, f64::max);
    [min(0), min(1), max(0) - min(0), max(1) - min(1)]
}
pub fn affine_concat(a: &Map2, b: &Map2) -> Map2 {
    [
        a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5],
    ]
}
pub fn affine_invert(m: &Map2) -> Map2 {
    let d = m[0] * m[3] - m[1] * m[2];
    if d == 0.0 { return *m }
    let (a, b, c, e) = (m[3] / d, -m[1] / d, -m[2] / d, m[0] / d);
    [a, b, c, e, -(m[4] * a + m[5] * c), -(m[4] * b + m[5] * e)]
}

pub fn translation(x: f64, y: f64, z: f64) -> M4 {
    let mut m = IDENTITY;
    m[12] = x; m[13] = y; m[14] = z;
    m
}
pub fn scale(x: f64, y: f64, z: f64) -> M4 {
    let mut m = IDENTITY;
    m[0] = x; m[5] = y; m[10] = z;
    m
}
pub fn rotation(angle: f64, x: f64, y: f64, z: f64) -> M4 {
    let l = (x * x + y * y + z * z).sqrt();
    if l == 0.0 { return IDENTITY }
    let (x, y, z) = (x / l, y / l, z / l);
    let (s, c) = angle.sin_cos();
    let t = 1.0 - c;
    [
        t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0.,
        t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0.,
        t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0.,
        0., 0., 0., 1.,
    ]
}
/// `a` is applied first.
pub fn concat(a: &M4, b: &M4) -> M4 {
    let mut m = [0.0; 16];
    for r in 0..4 {
        for c in 0..4 {
            m[r * 4 + c] = (0..4).map(|k| a[r * 4 + k] * b[k * 4 + c]).sum();
        }
    }
    m
}
/// The inverse, or the matrix itself where there is none.
pub fn invert(m: &M4) -> M4 {
    let mut a = *m;
    let mut inv = IDENTITY;
    for col in 0..4 {
        let mut piv = col;
        for r in col + 1..4 {
            if a[r * 4 + col].abs() > a[piv * 4 + col].abs() { piv = r }
        }
        if a[piv * 4 + col].abs() < 1e-300 || !a[piv * 4 + col].is_finite() { return *m }
        for k in 0..4 {
            a.swap(col * 4 + k, piv * 4 + k);
            inv.swap(col * 4 + k, piv * 4 + k);
        }
        let d = a[col * 4 + col];
        for k in 0..4 { a[col * 4 + k] /= d; inv[col * 4 + k] /= d }
        for r in 0..4 {
            if r == col { continue }
            let f = a[r * 4 + col];
            if f == 0.0 { continue }
            for k in 0..4 { a[r * 4 + k] -= f * a[col * 4 + k]; inv[r * 4 + k] -= f * inv[col * 4 + k] }
        }
    }
    inv
}
pub fn from_affine(m: &Map2) -> M4 {
    [m[0], m[1], 0., 0., m[2], m[3], 0., 0., 0., 0., 1., 0., m[4], m[5], 0., 1.]
}
pub fn is_affine(m: &M4) -> bool {
    m[2] == 0. && m[3] == 0. && m[6] == 0. && m[7] == 0. && m[8] == 0. && m[9] == 0. && m[10] == 1. && m[11] == 0. && m[14] == 0. && m[15] == 1.
}
pub fn get_affine(m: &M4) -> Map2 {
    if is_affine(m) { flat(m) } else { [1., 0., 0., 1., 0., 0.] }
}
/// The map of the plane z = 0 to itself by parallel projection.
pub fn flat(m: &M4) -> Map2 { [m[0], m[1], m[4], m[5], m[12], m[13]] }

/// What a matrix is made of: scale, then rotation (about x, y and z in this order), then translation.
#[derive(Clone, Copy)]
pub struct Parts { pub scale: [f64; 3], pub angles: [f64; 3], pub translation: [f64; 3], pub perspective: [f64; 4] }

pub fn decompose(m: &M4) -> Parts {
    let len = |r: usize| (m[r * 4].powi(2) + m[r * 4 + 1].powi(2) + m[r * 4 + 2].powi(2)).sqrt();
    let mut sc = [len(0), len(1), len(2)];
    let det = m[0] * (m[5] * m[10] - m[6] * m[9]) - m[1] * (m[4] * m[10] - m[6] * m[8]) + m[2] * (m[4] * m[9] - m[5] * m[8]);
    if det < 0.0 {
        // A mirrored matrix: the axis that points backwards takes the sign.
        let axis = if m[0] < 0.0 { 0 } else if m[5] < 0.0 { 1 } else if m[10] < 0.0 { 2 } else { 0 };
        sc[axis] = -sc[axis];
    }
    let d = |r: usize, c: usize| if sc[r] == 0.0 { if r == c { 1.0 } else { 0.0 } } else { m[r * 4 + c] / sc[r] };
    let b = (-d(0, 2)).clamp(-1.0, 1.0).asin();
    let (a, c) = if b.cos().abs() > 1e-9 {
        (d(1, 2).atan2(d(2, 2)), d(0, 1).atan2(d(0, 0)))
    } else {
        ((-d(2, 1)).atan2(d(1, 1)), 0.0)
    };
    Parts { scale: sc, angles: [a, b, c], translation: [m[12], m[13], m[14]], perspective: [m[3], m[7], m[11], m[15]] }
}
pub fn compose(p: &Parts) -> M4 {
    let mut m = scale(p.scale[0], p.scale[1], p.scale[2]);
    for (i, axis) in [(0, [1., 0., 0.]), (1, [0., 1., 0.]), (2, [0., 0., 1.])] {
        if p.angles[i] != 0.0 { m = concat(&m, &rotation(p.angles[i], axis[0], axis[1], axis[2])) }
    }
    m[12] = p.translation[0]; m[13] = p.translation[1]; m[14] = p.translation[2];
    m[3] = p.perspective[0]; m[7] = p.perspective[1]; m[11] = p.perspective[2]; m[15] = p.perspective[3];
    m
}
fn quat(p: &Parts) -> [f64; 4] {
    let mut q = [0., 0., 0., 1.];
    for i in 0..3 {
        let (s, c) = (p.angles[i] / 2.0).sin_cos();
        let mut r = [0., 0., 0., c];
        r[i] = s;
        q = mul(&r, &q);
    }
    q
}
fn mul(a: &[f64; 4], b: &[f64; 4]) -> [f64; 4] {
    [
        a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
        a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
        a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
        a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
    ]
}
/// Interpolates the parts; rotations go the shorter way round.
pub fn interpolate(a: &M4, b: &M4, t: f64) -> M4 {
    let (pa, pb) = (decompose(a), decompose(b));
    let l = |x: f64, y: f64| x + (y - x) * t;
    let sc: Vec<f64> = (0..3).map(|i| l(pa.scale[i], pb.scale[i])).collect();
    let (qa, mut qb) = (quat(&pa), quat(&pb));
    let mut dot: f64 = (0..4).map(|i| qa[i] * qb[i]).sum();
    if dot < 0.0 { dot = -dot; for v in qb.iter_mut() { *v = -*v } }
    let q: Vec<f64> = if dot > 0.999999 {
        (0..4).map(|i| l(qa[i], qb[i])).collect()
    } else {
        let th = dot.acos();
        let (wa, wb) = (((1.0 - t) * th).sin() / th.sin(), (t * th).sin() / th.sin());
        (0..4).map(|i| qa[i] * wa + qb[i] * wb).collect()
    };
    let n = (q.iter().map(|v| v * v).sum::<f64>()).sqrt();
    let (x, y, z, w) = (q[0] / n, q[1] / n, q[2] / n, q[3] / n);
    let rot: M4 = [
        1. - 2. * (y * y + z * z), 2. * (x * y + z * w), 2. * (x * z - y * w), 0.,
        2. * (x * y - z * w), 1. - 2. * (x * x + z * z), 2. * (y * z + x * w), 0.,
        2. * (x * z + y * w), 2. * (y * z - x * w), 1. - 2. * (x * x + y * y), 0.,
        0., 0., 0., 1.,
    ];
    let mut m = concat(&scale(sc[0], sc[1], sc[2]), &rot);
    for i in 0..3 { m[12 + i] = l(pa.translation[i], pb.translation[i]) }
    for (i, k) in [3, 7, 11, 15].iter().enumerate() { m[*k] = l(pa.perspective[i], pb.perspective[i]) }
    m
}
