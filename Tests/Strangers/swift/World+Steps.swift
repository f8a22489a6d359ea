// Carries out the steps of a script.

extension World {
    private func make(_ step: JSON) throws {
        let name = try text(step, "name"), cls = step["class"]?.string
        let with = try (step["with"]?.array ?? []).map { ($0.array?.first?.string ?? "", try value($0.array?.last)) }
        let implements = step["implements"]?.array?.compactMap(\.string)
        switch name.first {
        case "l":
            let layer = ScriptLayer()
            layer.scriptName = name
            if let cls, cls != "CALayer" {
                guard let k = try object(cls) as? ScriptClass else { throw Trouble.unsupported("class \(cls)") }
                layer.scriptClass = k
            }
            for (k, v) in with {
                guard World.layerProperties.contains(k), !World.readOnly.contains(k) else { throw Trouble.unsupported("property \(k)") }
                try check(k, v, against: Layer.defaults)
            }
            objects[name] = layer
            for (k, v) in with { try set(layer, k, v) }
        case "a":
            guard let type = World.animationClasses[cls ?? "CABasicAnimation"] else { throw Trouble.unsupported("class \(cls!)") }
            let a = type.init()
            a["scriptName"] = .string(name)
            for (k, v) in with { try set(a, k, v) }
            objects[name] = a
        case "d":
            let d = ScriptDelegate(name, implements ?? ["actionForKey"])
            for (k, v) in with { d.answers[k] = v }
            objects[name] = d
        case "k":
            guard cls ?? "CALayer" == "CALayer", with.isEmpty else { throw Trouble.unsupported("class \(cls ?? "")") }
            objects[name] = ScriptClass(name, implements ?? [])
        default: throw Trouble.unsupported("object \(name)")
        }
    }

    /// The value that a query found, or nil for a command.
    func perform(_ step: JSON) throws -> JSON? {
        let on = step["on"]
        switch step["step"]?.string ?? "" {
        case "new": try make(step)
        case "copy":
            let c = try animation(on).copy(), name = try text(step, "as")
            c["scriptName"] = .string(name)
            objects[name] = c
        case "drop": objects[try text(step, "on")] = nil
        case "host": context.show(try layer(on))

        case "set":
            let key = try text(step, "property"), v = try value(step["value"])
            if on?.string == "transaction" {
                guard World.transactionProperties.contains(key) else { throw Trouble.unsupported("property \(key)") }
                setTransaction(key, v)
            } else { try set(try object(try text(step, "on")), key, v) }
        case "setValue":
            let path = try text(step, "keyPath"), v = try value(step["value"])
            if on?.string == "transaction" { setTransaction(path, v); break }
            let target = try object(try text(step, "on"))
            guard let l = target as? Layer else { try set(target, path, v); break }
            guard l.original == nil, !World.readOnly.contains(path) else { throw Trouble.unsupported("key path \(path)") }
            try check(path, v, against: Layer.defaults)
            try l.setValue(v, forKeyPath: path)
        case "get", "value":
            let path = try text(step, step["step"]?.string == "get" ? "property" : "keyPath"), owner = try text(step, "on")
            if owner == "transaction" { return json(getTransaction(path)) }
            if let key = step["animation"]?.string {
                guard let a = try layer(on).animation(forKey: key) else { return .null }
                return json(try get(a, path))
            }
            if owner.hasSuffix(".presentation"), try layer(.string(String(owner.dropLast(13)))).presentation() == nil { return .null }
            let target = try object(owner)
            guard step["step"]?.string == "value", let l = target as? Layer else { return json(try get(target, path)) }
            guard let v = l.value(forKeyPath: path) else { throw Trouble.unsupported("key path \(path)") }
            return json(v)
        case "exists":
            let owner = try text(step, "on")
            if let key = step["animation"]?.string { return .bool(try layer(on).animation(forKey: key) != nil) }
            guard owner.hasSuffix(".presentation") else { throw Trouble.unsupported("exists \(owner)") }
            return .bool(try layer(.string(String(owner.dropLast(13)))).presentation() != nil)

        case "add": try layer(step["parent"]).insert(try layer(step["child"]))
        case "insert": try layer(step["parent"]).insert(try layer(step["child"]), at: Int(try number(step, "index")))
        case "insertBelow": try layer(step["parent"]).insert(try layer(step["child"]), below: try layer(step["sibling"]))
        case "insertAbove": try layer(step["parent"]).insert(try layer(step["child"]), above: try layer(step["sibling"]))
        case "replace": try layer(step["parent"]).replace(try layer(step["old"]), with: try layer(step["new"]))
        case "remove": try layer(step["child"]).removeFromSuperlayer()

        case "answer":
            guard let d = try object(try text(step, "on")) as? ScriptDelegate else { throw Trouble.unsupported("no delegate") }
            d.answers[try text(step, "key")] = try value(step["value"])
        case "hook":
            let callback = try text(step, "callback"), v = try value(step["value"])
            guard let c = try object(try text(step, "on")) as? ScriptClass else { throw Trouble.unsupported("no class") }
            guard ["actionForKey", "defaultActionForKey", "defaultValueForKey", "needsDisplayForKey"].contains(callback) else { throw Trouble.unsupported(callback) }
            if callback == "actionForKey", case .dict = v { throw Trouble.unsupported("timingOf") }
            c.hooks[callback, default: [:]][try text(step, "key")] = v
        case "react":
            let who = try text(step, "on")
            _ = try object(who)
            reactions[who + "/" + (try text(step, "callback"))] = (Int(try number(step, "limit")), step["steps"]?.array ?? [])

        case "begin": context.begin()
        case "commit": context.commit()
        case "flush": context.flush()
        case "advance": context.now += try number(step, "seconds")
        case "tick": context.tick()

        case "addAnimation": try layer(on).add(try animation(step["animation"]), forKey: step["key"]?.string)
        case "removeAnimation": try layer(on).removeAnimation(forKey: try text(step, "key"))
        case "removeAllAnimations": try layer(on).removeAllAnimations()
        case "animationKeys":
            let keys = try layer(on).animationKeys
            return keys.isEmpty ? .null : json(.list(keys.map { .string($0) }))

        case "setNeedsLayout": try layer(on).setNeedsLayout()
        case "layoutIfNeeded": try layer(on).layoutIfNeeded()
        case "layoutSublayers": try layer(on).layoutSublayers()
        case "setNeedsDisplay": try layer(on).setNeedsDisplay()
        case "displayIfNeeded": try layer(on).displayIfNeeded()
        case "display": try layer(on).display()

        case "ask":
            guard let found = try layer(on).action(forKey: try text(step, "key")) else { return .null }
            return json(.object(found))
        case "convert":
            func end(_ key: String) throws -> Layer? {
                if case .null? = step[key] { return nil }
                return try layer(step[key])
            }
            let from = try end("from"), to = try end("to")
            switch try value(step["value"]) {
            case .point(let p): return json(.point(Layer.convert([p], from: from, to: to)[0]))
            case .rect(let r): return json(.rect(Rect(around: Layer.convert(r.corners, from: from, to: to))))
            default: throw Trouble.unsupported("value")
            }
        case "convertTime":
            var time = try number(step, "time")
            if let n = step["from"]?.string { time = try layer(.string(n)).clockTime(time) }
            if let n = step["to"]?.string { time = try layer(.string(n)).localTime(time) }
            return .number(time)
        case "hitTest": return json(try layer(on).hitTest(try value(step["point"]).point).map { .object($0) } ?? .none)
        case "contains": return .bool(try layer(on).contains(try value(step["point"]).point))
        case "paintOrder": return json(.list(try layer(on).paintOrder.map { .object($0) }))
        case "classDefault", "classAction", "classNeedsDisplay":
            let probe = ScriptLayer(), cls = try text(step, "class"), key = try text(step, "key")
            if cls != "CALayer" {
                guard let k = try object(cls) as? ScriptClass else { throw Trouble.unsupported("class \(cls)") }
                probe.scriptClass = k
            }
            switch step["step"]!.string! {
            case "classDefault": return json(probe.defaultValue(forKey: key))
            case "classNeedsDisplay": return .bool(probe.needsDisplay(forKey: key))
            default:
                switch probe.defaultAction(forKey: key) {
                case .unspecified: return .null
                case .nothing: return json(.null)
                case .action(let a): return json(.object(a))
                }
            }
        case "evaluate", "controlPoint":
            guard let t = try value(step["timing"]).timing else { throw Trouble.unsupported("timing") }
            if step["step"]?.string == "evaluate" { return .number(t(try number(step, "at"))) }
            return json(.point(t.controlPoint(Int(try number(step, "index")))))
        case "compute": return json(try compute(try text(step, "operation"), try (step["arguments"]?.array ?? []).map { try value($0) }))
        default: throw Trouble.unsupported("step \(step["step"]?.string ?? "")")
        }
        return nil
    }

    private func compute(_ operation: String, _ args: [Value]) throws -> Value {
        let n = args.compactMap { v -> Double? in if case .number(let d) = v { return d }; return nil }
        let t = args.compactMap { v -> Transform? in if case .transform(let t) = v { return t }; return nil }
        switch (operation, t.count, n.count) {
        case ("makeTranslation", 0, 3): return .transform(.translation(n[0], n[1], n[2]))
        case ("makeScale", 0, 3): return .transform(.scale(n[0], n[1], n[2]))
        case ("makeRotation", 0, 4): return .transform(.rotation(n[0], n[1], n[2], n[3]))
        case ("translate", 1, 3): return .transform(.translation(n[0], n[1], n[2]) * t[0])
        case ("scale", 1, 3): return .transform(.scale(n[0], n[1], n[2]) * t[0])
        case ("rotate", 1, 4): return .transform(.rotation(n[0], n[1], n[2], n[3]) * t[0])
        case ("concat", 2, 0): return .transform(t[0] * t[1])
        case ("invert", 1, 0): return .transform(t[0].inverse)
        case ("isIdentity", 1, 0): return .bool(t[0] == .identity)
        case ("equal", 2, 0): return .bool(t[0] == t[1])
        case ("isAffine", 1, 0): return .bool(t[0].isAffine)
        case ("getAffine", 1, 0): return .affine(t[0].affine)
        case ("makeAffine", 0, 0):
            if case .affine(let c)? = args.first { return .transform(.affine(c)) }
            fallthrough
        default: throw Trouble.unsupported("operation \(operation)")
        }
    }

    func outcome(_ step: JSON) -> JSON {
        events = []
        var members: [(String, JSON)]
        do { members = [try perform(step).map { ("value", $0) } ?? ("done", .bool(true))] }
        catch let e as LayerError { members = [("raised", .string(e.name)), ("reason", .string(e.reason))] }
        catch Trouble.unsupported(let why) { return .object([("unsupported", .string(why))]) }
        catch { return .object([("failed", .string("\(error)"))]) }
        if !events.isEmpty { members.append(("events", .array(events))) }
        return .object(members)
    }
}
