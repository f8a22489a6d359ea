import Engines

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// A file that names the script that is running.
///
/// An engine that traps takes the process with it, and everything that was found. The next start reads in
/// the file which script that was, answers in its place that the engine crashed, and goes on. The file has
/// a script a line: the last one was running, the others ended earlier processes of the same series. It is
/// deleted when a check comes to its end, so that the check behind that tries all of them again.
final class RunningScript: ScriptWatcher {
  /// The texts of the scripts that ended a process, or must not be tried for another reason.
  let deadly: Set<String>
  private let path: String
  private let descriptor: Int32
  /// Where the line of the running script begins.
  private let start: Int

  /// Opens the file; nil when it cannot be, or when another process uses it.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - deadly: Scripts that are known to end the process.
  init?(path: String, besides deadly: Set<String> = []) {
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
    let lines = text.split(separator: "\n").map(String.init)
    let kept = lines.map { $0 + "\n" }.joined()
    self.deadly = deadly.union(lines)
    self.path = path
    self.descriptor = descriptor
    start = kept.utf8.count
    write(kept, at: 0)
  }

  /// Notes a script, unless it ended an earlier process.
  func begin(_ script: Script) -> EngineRun? {
    let text = script.oneLine
    if deadly.contains(text) {
      return .crashed("the process ended while this script ran, when it was tried last")
    }
    write(text + "\n", at: start)
    return nil
  }

  /// Notes that no script is running.
  func end() { ftruncate(descriptor, off_t(start)) }

  /// Deletes the file: the check came to its end.
  func delete() {
    unlink(path)
    close()
  }

  /// Lets go of the file as it is.
  func close() {
    SystemFile.close(descriptor)
  }

  private func write(_ text: String, at place: Int) {
    ftruncate(descriptor, off_t(place))
    lseek(descriptor, off_t(place), SEEK_SET)
    _ = SystemFile.write(Array(text.utf8), to: descriptor)
  }
}
