'use strict';
// A small layer engine for the web: layers with a model and a presentation side, implicit
// transactions, actions and animations. Geometry is flat: of a matrix, layers obey the part in the plane.

const {
  Struct, NULL, LayerError, point, size, rect, color, equal, IDENTITY, planeOf, invertPlane, applyPlane, cornersOf,
  boundingBox, getPart, setPart, combine, interpolate, addValues, CAMediaTimingFunction, TIMING, toLocal, fromLocal,
  activeLength, locate,
} = require('./values');

// ---- world and transactions

let world;
function reset() { world = { clock: 100, stack: [], roots: [], shown: new Set(), due: [] }; }
reset();

// Animations that were added while a completion block was in force, and the block.
class Group {
  constructor(block = null) { this.pending = new Set(); this.block = block; this.closed = false; }
  close() { this.closed = true; this.check(block => block()); }
  check(call) {
    if (!this.closed || this.pending.size || !this.block) return;
    const block = this.block;
    this.block = null;
    call(block);
  }
}

const CATransaction = {
  open(implicit) { world.stack.push({ implicit, values: new Map(), group: new Group() }); },
  current() {
    if (!world.stack.length) CATransaction.open(true);
    return world.stack[world.stack.length - 1];
  },
  begin() { CATransaction.open(false); },
  commit() {
    const tx = world.stack.pop();
    if (!tx) return;
    if (!world.stack.length) commitTree();
    tx.group.close();
  },
  flush() { if (world.stack.length === 1 && world.stack[0].implicit) CATransaction.commit(); },
  get(key) {
    if (key === 'completionBlock') return CATransaction.current().group.block;
    const tx = world.stack.findLast(t => t.values.has(key));
    return tx ? tx.values.get(key) : { animationDuration: 0.25, disableActions: false }[key] ?? null;
  },
  set(key, value) {
    const tx = CATransaction.current();
    if (key !== 'completionBlock') { tx.values.set(key, value); return; }
    tx.group.close();
    tx.group = new Group(value);
  },
};

// An animation has come to its end, or was taken away.
function finish(anim, finished) {
  if (anim._ended) return;
  anim._ended = true;
  if (anim.delegate) world.due.push(() => anim.delegate.animationDidStop(anim, finished));
  for (const group of anim._groups) {
    group.pending.delete(anim);
    group.check(block => world.due.push(block));
  }
}

// Hands the trees over to the screen: from now on what was added runs.
function commitTree() {
  const shown = new Set(), visit = layer => { shown.add(layer); layer.sublayers.forEach(visit); };
  world.roots.forEach(visit);
  for (const layer of world.shown) if (!shown.has(layer)) layer.removeAllAnimations();
  world.shown = shown;
  for (const layer of shown) {
    layer._previous.clear();
    for (const a of layer.animations.values()) {
      if (a.beginTime === 0) a._fields.set('beginTime', layer.localTime(world.clock));
      a._committed = true;
    }
  }
}

// The end of a turn of the run loop.
function tick() {
  if (!world.stack.length) commitTree();
  else CATransaction.flush();
  for (const layer of world.shown) {
    for (const [key, a] of [...layer.animations]) {
      const t = toLocal(a, layer.localTime(world.clock));
      if (!a._committed || t < 0) continue;
      if (!a._started && a.delegate) a.delegate.animationDidStart(a);
      a._started = true;
      if (t < activeLength(a)) continue;
      if (a.removedOnCompletion) layer.animations.delete(key);
      finish(a, true);
    }
  }
  world.due.splice(0).forEach(f => f());
}

// ---- animations

class CAAnimation {
  static properties = { ...TIMING, delegate: null, removedOnCompletion: true, timingFunction: null };
  constructor() { this._fields = new Map(); this._groups = []; this._readOnly = this._started = this._ended = this._committed = false; }
  get(key) { return this._fields.get(key) ?? this.constructor.properties[key] ?? null; }
  set(key, value) {
    if (this._readOnly) throw new LayerError('CAAnimationImmutable', `attempting to modify read-only animation (${key})`);
    this._fields.set(key, value);
  }
  copy() { return Object.assign(new this.constructor(), { _fields: new Map(this._fields), _origin: this._origin || this }); }
  runAction(key, layer) {
    const c = this.copy();
    if ('keyPath' in this.constructor.properties && !c.keyPath) c.set('keyPath', key);
    layer.addAnimation(c, key);
  }
}

class CAPropertyAnimation extends CAAnimation {
  static properties = { ...CAAnimation.properties, keyPath: null, additive: false };
  apply(shown, layer, time) {        // changes what the copy shows
    if (!this.keyPath) return;
    const base = shown.value(this.keyPath), v = this.valueAt(time, base, layer) ?? null;
    if (v !== null) shown.assign(this.keyPath, this.additive ? addValues(base, v) : v);
  }
  progress(time) {
    const f = this.duration > 0 ? time / this.duration : 1;
    return this.timingFunction ? this.timingFunction.evaluate(f) : f;
  }
}

class CABasicAnimation extends CAPropertyAnimation {
  static properties = { ...CAPropertyAnimation.properties, fromValue: null, toValue: null, byValue: null };
  ends(base, layer) {
    const { fromValue: from, toValue: to, byValue: by } = this;
    if (from !== null && to !== null) return [from, to];
    if (from !== null) return [from, by !== null ? addValues(from, by) : base];
    if (to !== null) return [by !== null ? combine(to, by, (x, y) => x - y) : base, to];
    if (by !== null) return [base, addValues(base, by)];
    return [this._previousValue ?? base, layer.value(this.keyPath)];
  }
  valueAt(time, base, layer) { return interpolate(...this.ends(base, layer), this.progress(time)); }
}

class CASpringAnimation extends CABasicAnimation {
  static properties = { ...CABasicAnimation.properties, mass: 1, stiffness: 100, damping: 10, initialVelocity: 0 };
  progress(t) {
    const w0 = Math.sqrt(this.stiffness / this.mass), zeta = this.damping / (2 * Math.sqrt(this.stiffness * this.mass));
    const v = this.initialVelocity, wd = w0 * Math.sqrt(1 - zeta * zeta);
    if (zeta >= 1) return 1 - Math.exp(-w0 * t) * (1 + (w0 - v) * t);
    return 1 - Math.exp(-zeta * w0 * t) * (Math.cos(wd * t) + (zeta * w0 - v) / wd * Math.sin(wd * t));
  }
}

class CAKeyframeAnimation extends CAPropertyAnimation {
  static properties = { ...CAPropertyAnimation.properties, values: null, keyTimes: null, timingFunctions: null, calculationMode: 'linear' };
  valueAt(time) {
    const { values, timingFunctions: curves } = this, f = this.progress(time), discrete = this.calculationMode === 'discrete';
    if (!values || values.length < 2) return values ? values[0] : null;
    const times = this.keyTimes || values.map((_, i) => i / (discrete ? values.length : values.length - 1));
    let i = 0;
    while (i < values.length - 1 && f >= times[i + 1]) i++;
    if (discrete || i === values.length - 1) return values[i];
    const local = Math.max(0, (f - times[i]) / (times[i + 1] - times[i]));
    return interpolate(values[i], values[i + 1], curves && curves[i] ? curves[i].evaluate(local) : local);
  }
}

class CAAnimationGroup extends CAAnimation {
  static properties = { ...CAAnimation.properties, animations: null };
  apply(shown, layer, time) {
    for (const child of this.animations || []) {
      const c = child.copy();
      if (c.duration <= 0) c.set('duration', this.duration);
      const inner = locate(c, time);
      if (inner !== null) c.apply(shown, layer, inner);
    }
  }
}

// Fields of animations read like plain properties.
for (const c of [CAAnimation, CAPropertyAnimation, CABasicAnimation, CASpringAnimation, CAKeyframeAnimation, CAAnimationGroup]) {
  for (const key of Object.keys(c.properties)) Object.defineProperty(c.prototype, key, { get() { return this.get(key); } });
}

// ---- layers

const BLACK = color(0, 0, 0, 1), UNIT = rect(0, 0, 1, 1);
const ANIMATABLE = {
  bounds: rect(0, 0, 0, 0), position: point(0, 0), anchorPoint: point(0.5, 0.5), zPosition: 0, transform: IDENTITY,
  masksToBounds: false, hidden: false, opacity: 1, doubleSided: true, backgroundColor: null, cornerRadius: 0, borderWidth: 0,
  borderColor: BLACK, shadowColor: BLACK, shadowOpacity: 0, shadowOffset: size(0, -3), shadowRadius: 3, contents: null,
  contentsRect: UNIT, contentsCenter: UNIT,
};
const QUIET = { ...TIMING, duration: Infinity, name: null, actions: null, delegate: null };

class CALayer {
  static properties = { ...ANIMATABLE, ...QUIET, opaque: false, contentsGravity: 'resize', contentsScale: 1 };
  static defaultActionForKey() { return null; }

  constructor() {
    this.values = new Map();
    this.sublayers = [];
    this.superlayer = null;
    this.animations = new Map();
    this.model = null;              // of a presentation copy: the layer that it shows
    this._previous = new Map();     // what was shown before the changes of this turn
  }
  get(key) { return this.values.has(key) ? this.values.get(key) : this.constructor.properties[key] ?? null; }
  set(key, value) {
    if (this.model) throw new LayerError('CALayerReadOnly', `attempting to modify read-only layer (${key})`);
    if (value instanceof Struct && value.n.some(Number.isNaN)) {
      throw new LayerError('CALayerInvalidGeometry', `CALayer ${key} contains NaN: [${value.n.join(' ')}]`);
    }
    if (key in QUIET) { this.values.set(key, value); return; }
    CATransaction.current();
    if (equal(this.get(key), value)) return;
    const action = this.wantedAction(key);
    if (world.shown.has(this) && !this._previous.has(key)) this._previous.set(key, this.presentation().get(key));
    this.values.set(key, value);
    if (action) action.runAction(key, this);
  }

  // Key-value coding. `assign` is for presentation copies and has no consequences.
  value(path) {
    const [key, ...rest] = path.split('.'), tail = rest.join('.');
    let v = key in this && !(key in this.constructor.properties) ? this[key] : this.get(key);
    if (!tail) return v;
    if (v instanceof CALayer) return v.value(tail);
    if (v instanceof Map) return v.get(tail) ?? null;
    v = getPart(v, tail);
    if (v === undefined) throw new LayerError('NSUndefinedKeyException', `no value for key path ${path}`);
    return v;
  }
  setValue(path, value) {
    const [key, ...rest] = path.split('.');
    if (rest.length) value = setPart(this.value(key), rest.join('.'), value);
    if (key === 'frame') this.frame = value;
    else this.set(key, value);
  }
  assign(path, value) {
    const [key, ...rest] = path.split('.');
    this.values.set(key, rest.length ? setPart(this.get(key), rest.join('.'), value) : value);
  }

  // ---- geometry
  // The box around the transformed bounds, seen from the position.
  boxFor(w, h) {
    const a = this.get('anchorPoint').n, t = planeOf(this.get('transform'));
    return boundingBox(cornersOf(-a[0] * w, -a[1] * h, w, h).map(c => applyPlane(t, c)));
  }
  get frame() {
    const b = this.get('bounds').n, p = this.get('position').n, box = this.boxFor(b[2], b[3]);
    return rect(box[0] + p[0], box[1] + p[1], box[2], box[3]);
  }
  set frame(r) {
    const [x, y, w, h] = boundingBox(cornersOf(...r.n));
    const b = this.get('bounds').n, inv = invertPlane(planeOf(this.get('transform'))) || planeOf(IDENTITY);
    const bw = Math.abs(w * inv[0] + h * inv[2]), bh = Math.abs(w * inv[1] + h * inv[3]), box = this.boxFor(bw, bh);
    this.set('position', point(x - box[0], y - box[1]));
    this.set('bounds', rect(b[0], b[1], bw, bh));
  }
  // From the coordinates of this layer to those of its superlayer.
  toSuper() {
    const b = this.get('bounds').n, a = this.get('anchorPoint').n, p = this.get('position').n, t = planeOf(this.get('transform'));
    const [x, y] = applyPlane(t, [-b[0] - a[0] * b[2], -b[1] - a[1] * b[3]]);
    return [t[0], t[1], t[2], t[3], x + p[0], y + p[1]];
  }
  static convert(points, from, to) {
    for (let l = from; l; l = l.superlayer) points = points.map(p => applyPlane(l.toSuper(), p));
    const chain = [];
    for (let l = to; l; l = l.superlayer) chain.unshift(invertPlane(l.toSuper()));
    for (const h of chain) if (h) points = points.map(p => applyPlane(h, p));
    return points;
  }

  // ---- hierarchy
  insertSublayer(child, index) {
    for (let l = this; l; l = l.superlayer) {
      if (l === child) throw new LayerError('CALayerInvalidTree', 'a layer cannot be put into itself');
    }
    CATransaction.current();
    if (child.superlayer === this && this.sublayers.indexOf(child) < index) index--;
    child.detach();
    this.sublayers.splice(index, 0, child);
    child.superlayer = this;
    if (world.shown.has(this)) child.trigger('onOrderIn');
    this.trigger('sublayers');
  }
  addSublayer(child) { this.insertSublayer(child, this.sublayers.length); }
  indexOf(sibling) {
    const i = this.sublayers.indexOf(sibling);
    if (i < 0) throw new LayerError('CALayerInvalidTree', 'the sibling is no sublayer of this layer');
    return i;
  }
  detach() {
    const parent = this.superlayer;
    if (parent) parent.sublayers.splice(parent.sublayers.indexOf(this), 1);
    this.superlayer = null;
    return parent;
  }
  removeFromSuperlayer() {
    if (!this.superlayer) return;
    CATransaction.current();
    if (world.shown.has(this)) this.trigger('onOrderOut');
    this.detach().trigger('sublayers');
  }

  // ---- actions
  wantedAction(key) { return CATransaction.get('disableActions') ? null : this.actionForKey(key); }
  trigger(key) {
    const action = this.wantedAction(key);
    if (action) action.runAction(key, this);
  }
  actionForKey(key) {
    const delegate = this.get('delegate'), actions = this.get('actions');
    const found = (delegate && delegate.actionForLayer(this, key)) || (actions && actions.get(key))
      || this.constructor.defaultActionForKey(key) || this.implicitAnimation(key);
    return found === NULL ? null : found;
  }
  implicitAnimation(key) {
    const duration = CATransaction.get('animationDuration');
    if (!(key in ANIMATABLE) || !world.shown.has(this) || duration <= 0) return null;
    const a = new CABasicAnimation();
    a.set('keyPath', key);
    a.set('fromValue', this.presentation().get(key));
    a.set('duration', duration);
    a.set('timingFunction', CATransaction.get('animationTimingFunction') || CAMediaTimingFunction.named('default'));
    return a;
  }

  // ---- animations
  addAnimation(anim, key = Symbol('unnamed')) {
    CATransaction.current();
    const a = anim.copy();
    if (a.duration <= 0) a.set('duration', CATransaction.get('animationDuration'));
    if (a.keyPath) a._previousValue = this._previous.get(a.keyPath);
    a._groups = world.stack.map(tx => tx.group);
    for (const group of a._groups) group.pending.add(a);
    a._readOnly = true;
    this.removeAnimation(key);
    this.animations.set(key, a);
  }
  removeAnimation(key) {
    const old = this.animations.get(key);
    if (this.animations.delete(key)) finish(old, false);
  }
  removeAllAnimations() { for (const key of [...this.animations.keys()]) this.removeAnimation(key); }
  animationKeys() {
    const keys = [...this.animations.keys()].filter(k => typeof k === 'string');
    return keys.length ? keys : null;
  }

  // ---- time and presentation
  localTime(t) { return toLocal(this, this.superlayer ? this.superlayer.localTime(t) : t); }
  globalTime(t) {
    const up = fromLocal(this, t);
    return this.superlayer ? this.superlayer.globalTime(up) : up;
  }
  presentation() {
    if (this.model || !world.shown.has(this)) return this.model ? this : null;
    const p = Object.create(this.constructor.prototype), now = this.localTime(world.clock);
    Object.assign(p, { values: new Map(this.values), animations: this.animations, model: this });
    Object.defineProperty(p, 'superlayer', { get: () => this.superlayer && this.superlayer.presentation() });
    Object.defineProperty(p, 'sublayers', { get: () => this.sublayers.map(l => l.presentation()).filter(Boolean) });
    for (const a of this.animations.values()) {
      const time = locate(a, a._committed || a.beginTime !== 0 ? now : 0);
      if (time !== null) a.apply(p, this, time);
    }
    return p;
  }
}

module.exports = {
  Struct, NULL, LayerError, rect, point, cornersOf, boundingBox, CAMediaTimingFunction, CATransaction, CAAnimation, CABasicAnimation,
  CASpringAnimation, CAKeyframeAnimation, CAAnimationGroup, CALayer, reset, tick,
  host(layer) { CATransaction.current(); world.roots.push(layer); },
  advance(seconds) { world.clock += seconds; },
};
