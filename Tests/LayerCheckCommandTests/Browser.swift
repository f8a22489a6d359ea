import Foundation

/// A browser without a window, for pages that are to be looked at.
enum Browser {
  /// The name of a browser that is installed; nil where there is none.
  static let program = ["chromium", "chromium-browser", "google-chrome"].first {
    PseudoTerminal.has($0)
  }

  /// Opens a page, has some lines of JavaScript carried out in it, and says what they put on record.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - probe: The lines; `record(name, value)` puts something on record, and `await` may stand in them.
  ///   - folder: Where the page is written to.
  /// - Returns: What is on record, and under `troubles` errors and everything that was blocked or requested.
  /// - Throws: When the browser cannot be started or does not answer.
  static func look(at page: String, _ probe: String, in folder: Folder) throws -> [String: String] {
    let watch = """
      <script>
      window.troubles = [];
      addEventListener('error', event => troubles.push('error ' + event.message));
      addEventListener('unhandledrejection', event => troubles.push('rejected ' + event.reason));
      addEventListener('securitypolicyviolation', event => troubles.push('blocked ' + event.blockedURI));
      for (const level of ['error', 'warn'])
        console[level] = (...words) => troubles.push(level + ' ' + words.join(' '));
      </script>
      """
    let look = """
      <script>
      (async () => {
        const seen = {};
        const record = (name, value) => { seen[name] = String(value); };
        const turn = () => new Promise(done => setTimeout(done, 20));
        await turn();
        try { \(probe) } catch (error) { troubles.push('probe ' + error); }
        for (const entry of performance.getEntriesByType('resource')) troubles.push('asked for ' + entry.name);
        seen.troubles = troubles.join('; ');
        const result = document.createElement('pre');
        result.id = 'result';
        result.textContent = btoa(unescape(encodeURIComponent(JSON.stringify(seen))));
        document.body.replaceChildren(result);
      })();
      </script>
      """
    let changed = page.replacing("<head>\n", with: "<head>\n\(watch)\n")
      .replacing("</body>", with: look + "</body>")
    try folder.write(changed, to: "page.html")
    let output = try PseudoBrowser.dump(folder.url("page.html"), profile: folder.path("profile"))
    guard let found = output.firstMatch(of: #/<pre id="result">([^<]*)</#),
      let data = Data(base64Encoded: String(found.1)),
      let seen = try JSONSerialization.jsonObject(with: data) as? [String: String]
    else { throw CocoaError(.fileReadCorruptFile) }
    return seen
  }
}

/// The browser as a program.
private enum PseudoBrowser {
  static func dump(_ page: URL, profile: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "timeout", "100", Browser.program ?? "", "--headless", "--no-sandbox", "--disable-gpu",
      "--disable-dev-shm-usage", "--user-data-dir=\(profile)", "--virtual-time-budget=4000",
      "--dump-dom", page.absoluteString + "#f1",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
