#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// The file of the scripts at which processes ended, behind which stands the one that is running.
struct EndedScriptFile: Sendable {
  let path: String
  /// What ended earlier processes.
  let ended: [EndedScript]
  private let descriptor: Int32
  /// Where the line of the running script begins.
  private let start: Int
  /// Whether the file is left behind for the next process.
  private let isKept: Bool

  /// Opens the file; nil when it cannot be, or when another process uses it.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - program: What is another text for another build of the program, with whose scripts this one has nothing to
  ///     do; nil where that is not known.
  init?(path: String, of program: String?) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor < 0 { return nil }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_uid == getuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else {
      SystemFile.close(descriptor)
      return nil
    }
    let text = String(decoding: SystemFile.contents(of: descriptor), as: UTF8.self)
    let lines = text.split(separator: "\n")
    let isOfThisProgram = program == nil || lines.first.map(String.init) == program
    ended = isOfThisProgram ? lines.compactMap { EndedScript(line: $0) } : []
    isKept = program != nil && !ended.isEmpty
    let kept = ([program ?? "program"] + ended.map(\.line)).map { $0 + "\n" }.joined()
    (self.path, self.descriptor, start) = (path, descriptor, kept.utf8.count)
    write(kept, at: 0)
  }

  /// The script that is running; nil where none is.
  var running: EndedScript? {
    lseek(descriptor, off_t(start), SEEK_SET)
    let text = String(decoding: SystemFile.contents(of: descriptor), as: UTF8.self)
    return text.split(separator: "\n").first.flatMap { EndedScript(line: $0) }
  }

  /// Notes which script is running; nil for none.
  func note(_ script: EndedScript?) {
    if let script {
      write(script.line + "\n", at: start)
    } else {
      ftruncate(descriptor, off_t(start))
    }
  }

  /// Notes how many steps of the running script have begun.
  func note(steps: Int) {
    let digits = Array(EndedScript.number(of: steps).utf8)
    pwrite(descriptor, digits, digits.count, off_t(start))
  }

  /// Lets go of the file, and deletes it where it says nothing, or where it cannot be told from which build it is.
  func close() {
    if !isKept { unlink(path) }
    letGo()
  }

  /// Lets go of the file as it is.
  func letGo() { SystemFile.close(descriptor) }

  private func write(_ text: String, at place: Int) {
    ftruncate(descriptor, off_t(place))
    lseek(descriptor, off_t(place), SEEK_SET)
    _ = SystemFile.write(Array(text.utf8), to: descriptor)
  }
}
