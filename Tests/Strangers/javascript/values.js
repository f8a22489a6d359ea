'use strict';
// The values that properties take: structures of numbers, matrices, their parts, and timing.

// ---- values

// A structure of numbers: point, size, rect, color or transform. Never changed in place.
class Struct {
  constructor(type, n) { this.type = type; this.n = n; }
}
const make = type => (...n) => new Struct(type, n);
const point = make('point'), size = make('size'), rect = make('rect'), color = make('color'), matrix = make('transform');
const NULL = { isNull: true };          // "do nothing", as opposed to null: "no opinion"

class LayerError extends Error {
  constructor(name, reason) { super(reason); this.name = name; }
}
function equal(a, b) {
  return a === b || (a instanceof Struct && b instanceof Struct && a.type === b.type && a.n.every((v, i) => v === b.n[i]));
}

// ---- matrices (a point is a row vector in front)

const IDENTITY = matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
function concat(a, b) {
  const out = new Array(16).fill(0);
  for (let i = 0; i < 16; i++) for (let k = 0; k < 4; k++) out[i] += a.n[(i & 12) + k] * b.n[k * 4 + (i & 3)];
  return matrix(...out);
}

// The part of a matrix in the plane, its inverse, and a point under it.
const planeOf = ({ n }) => [n[0], n[1], n[4], n[5], n[12], n[13]];
function invertPlane([a, b, c, d, tx, ty]) {
  const det = a * d - b * c;
  return det ? [d / det, -b / det, -c / det, a / det, (c * ty - d * tx) / det, (b * tx - a * ty) / det] : null;
}
const applyPlane = ([a, b, c, d, tx, ty], [x, y]) => [a * x + c * y + tx, b * x + d * y + ty];
const cornersOf = (x, y, w, h) => [[x, y], [x + w, y], [x, y + h], [x + w, y + h]];
function boundingBox(corners) {
  const xs = corners.map(c => c[0]), ys = corners.map(c => c[1]), x = Math.min(...xs), y = Math.min(...ys);
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

// Translation, scale and angle (about the z axis) of a matrix, and back again.
function decompose({ n }) {
  const sx = Math.hypot(n[0], n[1]), sy = Math.hypot(n[4], n[5]) * (n[0] * n[5] < n[1] * n[4] ? -1 : 1);
  return { translation: [n[12], n[13], n[14]], scale: [sx, sy, n[10]], rotation: [0, 0, Math.atan2(n[1], n[0])] };
}
function recompose({ translation: t, scale: s, rotation: r }) {
  const c = Math.cos(r[2]), w = Math.sin(r[2]);
  return matrix(c * s[0], w * s[0], 0, 0, -w * s[1], c * s[1], 0, 0, 0, 0, s[2], 0, ...t, 1);
}

// ---- parts of values

const FIELDS = { point: ['x', 'y'], size: ['width', 'height'], rect: ['origin.x', 'origin.y', 'size.width', 'size.height'] };
const AXES = ['x', 'y', 'z'];

function getPart(value, path) {
  if (!(value instanceof Struct)) return undefined;
  if (value.type === 'transform') {
    const [kind, axis] = path.split('.'), parts = decompose(value)[kind];
    if (!parts || axis) return parts && parts[AXES.indexOf(axis)];
    if (kind === 'rotation') return parts[2];
    return kind === 'scale' ? (parts[0] + parts[1] + parts[2]) / 3 : size(parts[0], parts[1]);
  }
  if (value.type === 'rect' && path === 'origin') return point(value.n[0], value.n[1]);
  if (value.type === 'rect' && path === 'size') return size(value.n[2], value.n[3]);
  return FIELDS[value.type] ? value.n[FIELDS[value.type].indexOf(path)] : undefined;
}
function setPart(value, path, part) {
  if (getPart(value, path) === undefined) throw new LayerError('NSUndefinedKeyException', `no part ${path} to set`);
  const n = value.n.slice();
  if (value.type === 'transform') {
    const [kind, axis] = path.split('.'), all = decompose(value);
    if (axis) all[kind][AXES.indexOf(axis)] = part;
    else if (kind === 'rotation') all.rotation[2] = part;
    else if (kind === 'scale') all.scale = [part, part, part];
    else [all.translation[0], all.translation[1]] = part.n;
    return recompose(all);
  }
  if (path === 'origin') [n[0], n[1]] = part.n;
  else if (path === 'size') [n[2], n[3]] = part.n;
  else n[FIELDS[value.type].indexOf(path)] = part;
  return new Struct(value.type, n);
}

// Numbers and structures can be calculated with; anything else is switched over.
const numeric = v => typeof v === 'number' || typeof v === 'boolean' || v instanceof Struct;
function combine(a, b, f) {
  return a instanceof Struct ? new Struct(a.type, a.n.map((v, i) => f(v, b.n[i]))) : f(Number(a), Number(b));
}
function interpolate(a, b, t) {
  if (!numeric(a) || !numeric(b)) return t < 0.5 ? a : b;
  if (a.type !== 'transform') return combine(a, b, (x, y) => x + (y - x) * t);
  const p = decompose(a), q = decompose(b), mix = k => p[k].map((v, i) => v + (q[k][i] - v) * t);
  return recompose({ translation: mix('translation'), scale: mix('scale'), rotation: mix('rotation') });
}
function addValues(a, b) {
  if (!numeric(a) || !numeric(b)) return b;
  return a.type === 'transform' ? concat(b, a) : combine(a, b, (x, y) => x + y);
}

// ---- timing

const CURVES = {
  linear: [0, 0, 1, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1], easeInEaseOut: [0.42, 0, 0.58, 1], default: [0.25, 0.1, 0.25, 1],
};
class CAMediaTimingFunction {
  constructor(points, name = null) { this.points = points; this.name = name; }
  static named(name) { return CURVES[name] ? new CAMediaTimingFunction(CURVES[name], name) : null; }
  evaluate(x) {
    if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
    const [x1, y1, x2, y2] = this.points;
    const bezier = (t, p, q) => 3 * (1 - t) * (1 - t) * t * p + 3 * (1 - t) * t * t * q + t * t * t;
    let lo = 0, hi = 1;
    for (let i = 0; i < 50; i++) {
      const mid = (lo + hi) / 2;
      if (bezier(mid, x1, x2) < x) lo = mid; else hi = mid;
    }
    return bezier((lo + hi) / 2, y1, y2);
  }
}

const TIMING = {
  beginTime: 0, duration: 0, speed: 1, timeOffset: 0, repeatCount: 0, repeatDuration: 0, autoreverses: false, fillMode: 'removed',
};
const toLocal = (m, t) => (t - m.get('beginTime')) * m.get('speed') + m.get('timeOffset');
const fromLocal = (m, t) => (m.get('speed') === 0 ? 0 : (t - m.get('timeOffset')) / m.get('speed')) + m.get('beginTime');
const cycleLength = a => a.duration * (a.autoreverses ? 2 : 1);
const activeLength = a => (a.repeatDuration > 0 ? a.repeatDuration : cycleLength(a) * (a.repeatCount > 0 ? a.repeatCount : 1));

// How far into its duration an animation is at a time of its parent, or null when it has no effect.
function locate(a, parentTime) {
  let t = toLocal(a, parentTime);
  const end = activeLength(a), length = cycleLength(a);
  if (t < 0 && !['backwards', 'both'].includes(a.fillMode)) return null;
  if (t >= end && !['forwards', 'both'].includes(a.fillMode)) return null;
  t = Math.max(0, Math.min(t, end));
  let time = length > 0 ? t % length : 0;
  if (t === end && t > 0 && time === 0) time = length;
  return time > a.duration ? length - time : time;
}

module.exports = {
  Struct, NULL, LayerError, point, size, rect, color, equal, IDENTITY, planeOf, invertPlane, applyPlane, cornersOf,
  boundingBox, getPart, setPart, combine, interpolate, addValues, CAMediaTimingFunction, TIMING, toLocal, fromLocal,
  activeLength, locate,
};
