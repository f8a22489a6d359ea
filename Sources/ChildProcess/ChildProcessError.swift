/// The complaint that a program could not be started.
public struct ChildProcessError: Error, Hashable, Sendable {
  /// The program that was to be started.
  public let program: String
  /// The system's error number.
  public let code: Int32
  /// The system's words for it.
  public let message: String
}

extension ChildProcessError: CustomStringConvertible {
  /// The program and the reason in one line.
  public var description: String { "cannot start '\(program)': \(message)" }
}

/// How a child process ended.
public enum ExitStatus: Hashable, Sendable {
  /// It ended by itself with a code.
  case code(Int)
  /// A signal ended it.
  case signal(Int)
}

extension ExitStatus: CustomStringConvertible {
  /// The status in words.
  public var description: String {
    switch self {
    case .code(let code): "exit code \(code)"
    case .signal(let number): "signal \(number)"
    }
  }
}

/// What came of sending a line and waiting for one.
public enum Exchange: Hashable, Sendable {
  /// A line came, here without its end.
  case line([UInt8])
  /// The process ended, or closed its output, before a line was complete.
  case ended(rest: [UInt8])
  /// The deadline passed before a line was complete.
  case timedOut(rest: [UInt8])
  /// A line grew longer than allowed.
  case tooLong(start: [UInt8])
  /// Whoever asked gave up before a line was complete.
  case abandoned
}
