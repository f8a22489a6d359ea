#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// A file that was written beside the one whose place it is to take, so that there is a whole one at any
/// time, whatever happens.
struct Draft {
  /// What the name of each draft begins with.
  static let nameStart = ".layercheck-draft-"

  private let path: String
  private let beside: String

  /// Writes a text under a name that nobody can know before; folders on the way are made.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The file whose place it is to take; if that is a link, it takes the place of the link.
  /// - Throws: `UsageError` when it cannot be written; nothing is left of it then.
  init(_ text: String, for path: String) throws(UsageError) {
    var folder = ""
    if let slash = path.lastIndex(of: "/") {
      folder = String(path[...slash])
      if slash != path.startIndex { try Files.makeFolder(String(path[..<slash])) }
    }
    self.path = path
    beside = folder + Self.nameStart + String(UInt64.random(in: .min ... .max), radix: 16)
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw Files.problem("cannot write '\(path)'", errno) }
    var earlier = stat()
    if lstat(path, &earlier) == 0, (earlier.st_mode & S_IFMT) == S_IFREG {
      fchmod(descriptor, earlier.st_mode & 0o777)
    }
    var failure = Terminal.write(Array(text.utf8), to: descriptor)
    if close(descriptor) != 0 { failure = failure ?? errno }
    if let failure {
      discard()
      throw Files.problem("cannot write '\(path)'", failure)
    }
  }

  /// Puts the draft in the place of the file.
  func putInPlace() throws(UsageError) {
    if rename(beside, path) == 0 { return }
    let code = errno
    discard()
    throw Files.problem("cannot write '\(path)'", code)
  }

  /// Deletes the draft.
  func discard() {
    unlink(beside)
  }

  /// Deletes drafts in a folder that a process left when it was ended.
  static func discardAll(in folder: String) {
    for name in Files.contents(of: folder) where name.hasPrefix(nameStart) {
      unlink(folder + "/" + name)
    }
  }
}

extension [Draft] {
  /// Puts all in the place of their files.
  func putInPlace() throws(UsageError) {
    for (place, draft) in enumerated() {
      do throws(UsageError) {
        try draft.putInPlace()
      } catch {
        for rest in self[(place + 1)...] { rest.discard() }
        throw error
      }
    }
  }
}
