/// The driver in JavaScript.
enum JavaScriptKit {
  static let text = #"""
    #!/usr/bin/env node
    // A driver for LayerCheck: it carries out scripts on your engine. Node 16 or later, nothing to install.
    //
    // The first part is yours: it drives a layer that this file has itself, with bounds, position and frame.
    // Put your engine in its place, then follow Specs/drivers.md: each step there is a line in SUPPORTS and
    // a function in STEPS. Run after every change:
    //
    //     layercheck run --cases 500 --expect known.txt -- node driver.js
    'use strict'
    const fs = require('fs')

    // ---- Yours -------------------------------------------------------------------------------------

    const NAME = 'my engine'
    // What is declared is asked for, and nothing else.
    const SUPPORTS = {
      steps: ['new', 'set', 'get'],
      classes: ['CALayer'],
      properties: { CALayer: ['bounds', 'position', 'frame'] },
      readOnly: { CALayer: ['frame'] },
    }
    // What your engine does otherwise on purpose, such as 'no-presentation': Specs/protocol.md, Deviations.
    const DEVIATIONS = []

    /** What one script makes. Nothing may stay from one script to the next. */
    class World {
      constructor() { this.layers = new Map() }

      layer(name) {
        if (!this.layers.has(name)) throw new Unsupported(`there is no ${name}`)
        return this.layers.get(name)
      }
    }

    const STEPS = {
      new(world, step) {
        if ((step.class ?? 'CALayer') !== 'CALayer' || step.with || step.implements) {
          throw new Unsupported('only plain layers are made here')
        }
        world.layers.set(step.name, { bounds: [0, 0, 0, 0], position: [0, 0] })
        return done()
      },

      set(world, step) {
        const layer = world.layer(step.on)
        if (step.property === 'bounds') {
          const [x, y, width, height] = numbers(step.value, 'rect')
          layer.bounds = [
            Math.min(x, x + width), Math.min(y, y + height), Math.abs(width), Math.abs(height)]
        } else if (step.property === 'position') {
          layer.position = numbers(step.value, 'point')
        } else throw new Unsupported(`set ${step.property}`)
        return done()
      },

      get(world, step) {
        const { bounds, position } = world.layer(step.on)
        const [, , width, height] = bounds
        switch (step.property) {
          case 'bounds': return value('rect', bounds)
          case 'position': return value('point', position)
          case 'frame':
            return value('rect', [position[0] - width / 2, position[1] - height / 2, width, height])
          default: throw new Unsupported(`get ${step.property}`)
        }
      },
    }

    // ---- The protocol: nothing below needs to change -----------------------------------------------

    /** The step, or something about it, is not known here: nothing happened. */
    class Unsupported extends Error {}

    /** The engine raised an exception; the message is its name. */
    class Raised extends Error {}

    function done() { return { done: true } }

    /** A number; {"num":"nan"} and its like are numbers that JSON has no spelling for. */
    function number(json) {
      if (typeof json === 'number') return json
      return { nan: NaN, inf: Infinity, '-inf': -Infinity }[json.num]
    }

    /** The numbers of a value such as {"rect":[0,0,1,1]}; what is not finite raises, as the rules ask. */
    function numbers(json, tag) {
      if (json === null || typeof json !== 'object' || !(tag in json)) {
        throw new Unsupported(`a value that is no ${tag}`)
      }
      const parts = json[tag].map(number)
      if (!parts.every(Number.isFinite)) throw new Raised('CALayerInvalidGeometry')
      return parts
    }

    function spelled(part) {
      if (Number.isFinite(part)) return part
      return { num: Number.isNaN(part) ? 'nan' : part > 0 ? 'inf' : '-inf' }
    }

    /** An answer such as {"value":{"rect":[0,0,1,1]}}. */
    function value(tag, parts) { return { value: { [tag]: parts.map(spelled) } } }

    /** An answer that is a number, a truth value or a text. */
    function plain(part) { return { value: typeof part === 'number' ? spelled(part) : part } }

    /** An answer that is an object, by the name that the script gave it; null is no object. */
    function reference(name) { return { value: name === null ? null : { ref: name } } }

    /** An answer that is a list of objects; one without any is no object, as sublayers are. */
    function references(names) {
      return { value: names.length > 0 ? { list: names.map((name) => ({ ref: name })) } : null }
    }

    function outcome(world, step) {
      const known = Object.hasOwn(STEPS, step.step) && (step.thread ?? 1) === 1
      if (!known) return { unsupported: String(step.step) }
      try {
        return STEPS[step.step](world, step)
      } catch (error) {
        if (error instanceof Raised) return { raised: error.message }
        if (error instanceof Unsupported) return { unsupported: error.message }
        throw error
      }
    }

    function answer(message) {
      if (message.hello) {
        const engine = { name: NAME, language: 'JavaScript' }
        return { hello: { protocol: 1, engine, supports: SUPPORTS, deviations: DEVIATIONS } }
      }
      if (!message.run) return { bye: {} }
      const world = new World()
      return { trace: message.run.steps.map((step) => outcome(world, step)) }
    }

    // What is printed must not stand between the answers.
    console.log = console.error

    /** Writes all of a text: a pipe that is full takes a part of it, or nothing for now. */
    function write(text) {
      let rest = Buffer.from(text)
      while (rest.length > 0) {
        try {
          rest = rest.subarray(fs.writeSync(1, rest))
        } catch (error) {
          if (error.code !== 'EAGAIN') throw error
        }
      }
    }

    let pending = ''
    process.stdin.setEncoding('utf8')
    process.stdin.on('data', (text) => {
      const lines = (pending + text).split('\n')
      pending = lines.pop()
      for (const line of lines) {
        const message = JSON.parse(line)
        write(JSON.stringify({ n: message.n, ...answer(message) }) + '\n')
        if (message.bye) process.exit(0)
      }
    })

    """#
}
