// Reads and writes JSON.

import Foundation

indirect enum JSON {
    case null, bool(Bool), number(Double), string(String), array([JSON]), object([(String, JSON)])

    subscript(key: String) -> JSON? {
        if case .object(let o) = self { return o.first { $0.0 == key }?.1 }
        return nil
    }
    var string: String? { if case .string(let s) = self { return s }; return nil }
    var array: [JSON]? { if case .array(let a) = self { return a }; return self["list"]?.array }
    var number: Double? {
        if case .number(let d) = self { return d }
        switch self["num"]?.string { case "nan": return .nan; case "inf": return .infinity; case "-inf": return -.infinity; default: return nil }
    }

    static func quote(_ s: String) -> String {
        var out = "\""
        for u in s.unicodeScalars {
            switch u {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case _ where u.value < 32: out += String(format: "\\u%04x", u.value)
            default: out.unicodeScalars.append(u)
            }
        }
        return out + "\""
    }
    var encoded: String {
        switch self {
        case .null: return "null"
        case .bool(let b): return b ? "true" : "false"
        case .number(let d):
            if d.isNaN { return "{\"num\":\"nan\"}" }
            if d.isInfinite { return d > 0 ? "{\"num\":\"inf\"}" : "{\"num\":\"-inf\"}" }
            if d == d.rounded(), abs(d) < 1e15 { return "\(Int(d))" }
            return "\(d)"
        case .string(let s): return JSON.quote(s)
        case .array(let a): return "[" + a.map(\.encoded).joined(separator: ",") + "]"
        case .object(let o): return "{" + o.map { JSON.quote($0.0) + ":" + $0.1.encoded }.joined(separator: ",") + "}"
        }
    }
}

struct JSONReader {
    struct Malformed: Error {}
    private let bytes: [UInt8]
    private var i = 0

    init(_ text: String) { bytes = Array(text.utf8) }
    static func read(_ text: String) throws -> JSON {
        var reader = JSONReader(text)
        return try reader.value()
    }
    private mutating func next() throws -> UInt8 {
        while i < bytes.count, bytes[i] <= 32 { i += 1 }
        guard i < bytes.count else { throw Malformed() }
        return bytes[i]
    }
    private mutating func take(_ c: Character) throws -> Bool {
        if try next() == c.asciiValue! { i += 1; return true }
        return false
    }
    private mutating func word(_ w: String, _ v: JSON) throws -> JSON {
        guard bytes[i...].starts(with: w.utf8) else { throw Malformed() }
        i += w.utf8.count
        return v
    }
    private mutating func value() throws -> JSON {
        switch UnicodeScalar(try next()) {
        case "{":
            i += 1
            var members: [(String, JSON)] = []
            if try take("}") { return .object(members) }
            repeat {
                _ = try next()
                let key = try text()
                guard try take(":") else { throw Malformed() }
                members.append((key, try value()))
            } while try take(",")
            guard try take("}") else { throw Malformed() }
            return .object(members)
        case "[":
            i += 1
            var items: [JSON] = []
            if try take("]") { return .array(items) }
            repeat { items.append(try value()) } while try take(",")
            guard try take("]") else { throw Malformed() }
            return .array(items)
        case "\"": return .string(try text())
        case "t": return try word("true", .bool(true))
        case "f": return try word("false", .bool(false))
        case "n": return try word("null", .null)
        default:
            let start = i
            while i < bytes.count, "+-.eE0123456789".utf8.contains(bytes[i]) { i += 1 }
            guard let d = Double(String(decoding: bytes[start..<i], as: UTF8.self)) else { throw Malformed() }
            return .number(d)
        }
    }
    private mutating func text() throws -> String {
        let start = i
        guard bytes[i] == UInt8(ascii: "\"") else { throw Malformed() }
        i += 1
        var plain = true
        while i < bytes.count, bytes[i] != UInt8(ascii: "\"") {
            if bytes[i] == UInt8(ascii: "\\") { plain = false; i += 1 }
            i += 1
        }
        guard i < bytes.count else { throw Malformed() }
        i += 1
        if plain { return String(decoding: bytes[start + 1..<i - 1], as: UTF8.self) }
        let any = try JSONSerialization.jsonObject(with: Data(bytes[start..<i]), options: .fragmentsAllowed)
        guard let s = any as? String else { throw Malformed() }
        return s
    }
}
