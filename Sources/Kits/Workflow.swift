/// The file for continuous integration on GitHub.
enum Workflow {
  /// The file for a driver.
  ///
  /// - Parameters:
  ///   - build: How it is built; nil where nothing is.
  ///   - command: The command that runs it.
  /// - Returns: The text of the file.
  static func text(_ build: String?, _ command: String) -> String {
    let step = build.map { "      - name: Build\n        run: \($0)\n" } ?? ""
    return """
      # Runs LayerCheck on each push and pull request; it fails on what known.txt does not list.
      # `layercheck` has to be on the PATH: install it in a step of its own, or use an image that has it.
      name: LayerCheck
      on: [push, pull_request]
      jobs:
        layercheck:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
      \(step)      - name: Check
              run: layercheck run --cases 2000 --expect known.txt --report report -- \(command)
            - uses: actions/upload-artifact@v4
              if: ${{ !cancelled() }}
              with:
                name: layercheck
                path: report

      """
  }
}
