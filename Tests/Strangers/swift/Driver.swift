// Carries out scripts on the layer engine, one JSON message a line.

import Foundation

@main
struct Driver {
    static let steps = [
        "new", "copy", "drop", "host", "set", "setValue", "get", "value", "exists", "add", "insert", "insertBelow", "insertAbove",
        "replace", "remove", "answer", "hook", "react", "begin", "commit", "flush", "advance", "tick", "addAnimation", "removeAnimation",
        "removeAllAnimations", "animationKeys", "setNeedsLayout", "layoutIfNeeded", "layoutSublayers", "setNeedsDisplay", "displayIfNeeded",
        "display", "ask", "convert", "convertTime", "hitTest", "contains", "paintOrder", "classDefault", "classAction", "classNeedsDisplay",
        "evaluate", "controlPoint", "compute"]

    static var hello: JSON {
        func texts<S: Sequence>(_ s: S) -> JSON where S.Element == String { .array(s.sorted().map { .string($0) }) }
        var properties = [("CALayer", texts(World.layerProperties)), ("transaction", texts(World.transactionProperties))]
        for (name, type) in World.animationClasses { properties.append((name, texts(Array(type.defaults.keys) + ["delegate"]))) }
        return .object([
            ("protocol", .number(1)),
            ("engine", .object([("name", .string("Lamina")), ("version", .string("0.2")), ("language", .string("Swift"))])),
            ("supports", .object([
                ("steps", texts(steps)),
                ("classes", texts(["CALayer", "delegate", "class"] + World.animationClasses.keys)),
                ("properties", .object(properties)),
                ("readOnly", .object([("CALayer", texts(World.readOnly))])),
                ("callbacks", texts(["actionForKey", "defaultActionForKey", "defaultValueForKey", "needsDisplayForKey", "layoutSublayers",
                                     "display", "draw", "layerWillDraw", "run", "start", "stop", "complete"])),
                ("features", texts(["presentation", "attachedAnimations", "anim.beginTime", "subPaths", "arbitraryKeys", "initialValues"]))])),
            ("clock", .string("controlled")),
            ("precision", .string("double"))])
    }

    static func main() {
        while let line = readLine() {
            guard let message = try? JSONReader.read(line), let n = message["n"]?.number else { continue }
            var answer: [(String, JSON)] = [("n", .number(n))]
            if message["hello"] != nil { answer.append(("hello", hello)) }
            else if let run = message["run"] {
                World.current = World()
                answer.append(("trace", .array((run["steps"]?.array ?? []).map { World.current.outcome($0) })))
            } else if message["bye"] != nil { answer.append(("bye", .object([]))) }
            else { answer.append(("error", .string("unknown message"))) }
            print(JSON.object(answer).encoded)
            fflush(stdout)
            if message["bye"] != nil { return }
        }
    }
}
