'use strict';
// Carries out scripts on the engine: one JSON message a line on standard input, one answer a line.

const readline = require('readline');
const E = require('./engine');
const { Struct, NULL, CATransaction, CALayer } = E;

const ANIMATIONS = ['CABasicAnimation', 'CASpringAnimation', 'CAKeyframeAnimation', 'CAAnimationGroup'];
const SIZES = { point: 2, size: 2, rect: 4, color: 4, transform: 16 };
const READ_ONLY = ['superlayer', 'sublayers'];
const PROPERTIES = {
  CALayer: [...Object.keys(CALayer.properties), 'frame', ...READ_ONLY],
  transaction: ['animationDuration', 'animationTimingFunction', 'disableActions', 'completionBlock'],
};
for (const name of ANIMATIONS) PROPERTIES[name] = Object.keys(E[name].properties);

class Unsupported extends Error {}
function no(why) { throw new Unsupported(why); }

let objects, reactions, events;

// Tells of a callback and carries out what the script wants done then.
function report(event, callback) {
  events.push(event);
  const r = reactions.get(`${event.who} ${callback}`);
  if (r && r.limit-- > 0) r.steps.every(s => !perform(s).raised);
}
function asked(who, callback, key, layer) {
  const event = { event: 'asked', who, callback, layer: layer.ref, key };
  if (PROPERTIES.CALayer.includes(key)) event.seen = encode(layer.value(key));
  report(event, callback);
}

// ---- values

const number = v => (typeof v === 'number' ? v : { nan: NaN, inf: Infinity, '-inf': -Infinity }[v.num] ?? no('number'));
function decode(v) {
  if (v === undefined || v === null) return null;
  if (typeof v !== 'object') return v;
  const [kind, body] = Object.entries(v)[0];
  if (kind in SIZES) return new Struct(kind, body.map(number));
  switch (kind) {
    case 'num': return number(v);
    case 'null': return NULL;
    case 'list': return body.map(decode);
    case 'dict': return new Map(body.map(([k, x]) => [k, decode(x)]));
    case 'ref': return find(body);
    case 'timing':
      return (typeof body === 'string' ? E.CAMediaTimingFunction.named(body) : new E.CAMediaTimingFunction(body)) || no('timing');
    default: return no(`value ${kind}`);
  }
}
const encodeNumber = n => (Number.isFinite(n) ? n : { num: Number.isNaN(n) ? 'nan' : n > 0 ? 'inf' : '-inf' });
function encode(v) {
  if (v === null || v === undefined) return null;
  if (typeof v === 'number') return encodeNumber(v);
  if (v === NULL) return { null: true };
  if (v instanceof Struct) return { [v.type]: v.n.map(encodeNumber) };
  if (v instanceof E.CAMediaTimingFunction) return { timing: v.name || v.points };
  if (Array.isArray(v)) return { list: v.map(encode) };
  if (v instanceof Map) return { dict: [...v].map(([k, x]) => [k, encode(x)]) };
  if (typeof v !== 'object' && typeof v !== 'function') return v;
  return { ref: v.model ? `${v.model.ref}.presentation` : v.ref || v._origin.ref };
}

// ---- objects of a script

const NAMED = {
  x: ref => ({ ref, runAction(key, layer) { report({ event: 'ran', who: ref, key, layer: layer.ref }, 'run'); } }),
  b: ref => Object.assign(() => report({ event: 'completed', who: ref }, 'complete'), { ref }),
  h: ref => ({
    ref,
    animationDidStart(a) { report({ event: 'started', who: ref, animation: a._origin.ref }, 'start'); },
    animationDidStop(a, finished) { report({ event: 'stopped', who: ref, animation: a._origin.ref, finished }, 'stop'); },
  }),
  i: ref => ({ ref }),
};
function find(name) {
  if (!objects.has(name)) objects.set(name, (NAMED[name[0]] || no)(name));
  return objects.get(name);
}
// What a step is about. Null where there is no such copy or animation.
function subject({ on, animation }) {
  if (on === 'transaction') return CATransaction;
  if (on.endsWith('.presentation')) return find(on.slice(0, -'.presentation'.length)).presentation();
  return animation === undefined ? find(on) : find(on).animations.get(animation) || null;
}

function makeDelegate(ref, step) {
  const list = step.implements || ['actionForKey'], answers = new Map((step.with || []).map(([k, v]) => [k, decode(v)]));
  return {
    ref, answers,
    actionForLayer(layer, key) {
      if (!list.includes('actionForKey')) return null;
      asked(ref, 'actionForKey', key, layer);
      return answers.get(key) ?? null;
    },
  };
}
const classNamed = name => (name === 'CALayer' || ANIMATIONS.includes(name) ? E[name] : no(`class ${name}`));

function setProperty(o, key, value) {
  if (!known(o, key) || READ_ONLY.includes(key)) no(`property ${key}`);
  if (key === 'frame') o.frame = value;
  else o.set(key, value);
}
function known(o, key) {
  if (o === CATransaction) return PROPERTIES.transaction.includes(key);
  return o instanceof CALayer ? PROPERTIES.CALayer.includes(key) : o instanceof E.CAAnimation && key in o.constructor.properties;
}
const layerNamed = name => { const l = find(name); return l instanceof CALayer ? l : no('not a layer'); };

// ---- steps

const answer = v => ({ value: encode(v) });
const STEPS = {
  new(s) {
    const kind = s.name[0];
    let o;
    if (kind === 'd') o = makeDelegate(s.name, s);
    else if (kind === 'l' || kind === 'a') {
      o = new (classNamed(s.class || (kind === 'l' ? 'CALayer' : 'CABasicAnimation')))();
      o.ref = s.name;
      for (const [key, value] of s.with || []) setProperty(o, key, decode(value));
    } else no(`objects of the kind ${kind}`);
    objects.set(s.name, o);
  },
  copy(s) { objects.set(s.as, Object.assign(find(s.on).copy(), { ref: s.as, _origin: null })); },
  host: s => E.host(layerNamed(s.on)),
  set: s => setProperty(subject(s) || no('nothing there'), s.property, decode(s.value)),
  get(s) {
    const o = subject(s);
    if (o && !known(o, s.property)) no(`property ${s.property}`);
    return answer(o && (o instanceof CALayer ? o.value(s.property) : o.get(s.property)));
  },
  setValue(s) { const o = subject(s) || no('nothing there'); (o.setValue || o.set).call(o, s.keyPath, decode(s.value)); },
  value(s) { const o = subject(s); return answer(o && (o.value || o.get).call(o, s.keyPath)); },

  add: s => layerNamed(s.parent).addSublayer(layerNamed(s.child)),
  insert: s => layerNamed(s.parent).insertSublayer(layerNamed(s.child), s.index),
  insertBelow(s) { const p = layerNamed(s.parent); p.insertSublayer(layerNamed(s.child), p.indexOf(find(s.sibling))); },
  insertAbove(s) { const p = layerNamed(s.parent); p.insertSublayer(layerNamed(s.child), p.indexOf(find(s.sibling)) + 1); },
  remove: s => layerNamed(s.child).removeFromSuperlayer(),

  answer(s) { find(s.on).answers.set(s.key, decode(s.value)); },
  react(s) { find(s.on); reactions.set(`${s.on} ${s.callback}`, { limit: s.limit, steps: s.steps }); },
  ask(s) {
    const a = layerNamed(s.on).actionForKey(s.key);
    if (!(a instanceof E.CAAnimation) || a.ref) return answer(a);
    return answer(new Map([['class', a.constructor.name], ['keyPath', a.keyPath], ['duration', a.duration]]));
  },

  begin: () => CATransaction.begin(),
  commit: () => CATransaction.commit(),
  flush: () => CATransaction.flush(),
  advance: s => E.advance(s.seconds),
  tick: () => E.tick(),

  addAnimation: s => layerNamed(s.on).addAnimation(find(s.animation), s.key ?? undefined),
  removeAnimation: s => layerNamed(s.on).removeAnimation(s.key),
  removeAllAnimations: s => layerNamed(s.on).removeAllAnimations(),
  animationKeys: s => answer(layerNamed(s.on).animationKeys()),
  exists: s => answer(subject(s) !== null),

  convert(s) {
    const value = decode(s.value), [from, to] = [s.from, s.to].map(on => (on ? subject({ on }) : null));
    if (value.type === 'point') return answer(E.point(...CALayer.convert([value.n], from, to)[0]));
    return answer(E.rect(...E.boundingBox(CALayer.convert(E.cornersOf(...value.n), from, to))));
  },
  convertTime(s) {
    const global = !s.from ? number(s.time) : layerNamed(s.from).globalTime(number(s.time));
    return answer(!s.to ? global : layerNamed(s.to).localTime(global));
  },
  evaluate: s => answer(decode({ timing: s.timing }).evaluate(number(s.at))),
};

function perform(step) {
  try {
    if (!Object.hasOwn(STEPS, step.step) || step.thread) no(`step ${step.step}`);
    return STEPS[step.step](step) || { done: true };
  } catch (e) {
    if (e instanceof Unsupported) return { unsupported: e.message };
    if (e instanceof E.LayerError) return { raised: e.name, reason: e.message };
    return { failed: String(e.stack) };
  }
}
function run({ steps }) {
  E.reset();
  objects = new Map();
  reactions = new Map();
  return steps.map(step => {
    events = [];
    const outcome = perform(step);
    return events.length ? { ...outcome, events } : outcome;
  });
}

const HELLO = {
  protocol: 1,
  engine: { name: 'weblayers', version: '0.1', language: 'JavaScript' },
  supports: {
    steps: Object.keys(STEPS),
    classes: ['CALayer', ...ANIMATIONS, 'delegate'],
    properties: PROPERTIES,
    readOnly: { CALayer: READ_ONLY },
    callbacks: ['actionForKey', 'run', 'start', 'stop', 'complete'],
    features: ['presentation', 'attachedAnimations', 'anim.beginTime', 'subPaths', 'arbitraryKeys', 'initialValues', 'askedSource'],
  },
  clock: 'controlled',
  precision: 'double',
};

readline.createInterface({ input: process.stdin }).on('line', line => {
  let m = {}, out;
  try {
    m = JSON.parse(line);
    if (m.hello) out = { hello: HELLO };
    else if (m.run) out = { trace: run(m.run) };
    else if (m.bye) out = { bye: {} };
    else out = { error: 'unknown message' };
  } catch (e) {
    out = { error: e.message };
  }
  process.stdout.write(JSON.stringify({ n: m.n, ...out }) + '\n', () => { if (m.bye) process.exit(0); });
});
