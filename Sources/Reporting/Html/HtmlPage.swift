import LayerScript

/// A report in one file that opens without a network.
struct HtmlPage {
  /// What stands in the title of the window.
  let title: String
  /// What is filtered by; none where the page has no list of rules.
  let areas: [String]
  let verdicts: [String]
  /// The page in front of the filter, and what can be filtered and stands behind.
  let start: String
  let content: String

  /// The page.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'; img-src data:">
    <link rel="icon" href="data:,">
    <title>\(title.htmlText)</title>
    <style>
    \(Self.style)
    \(SvgDrawing.style)
    </style>
    </head>
    <body>
    <a class="skip" href="#findings">To the findings</a>
    <main>
    \(start)
    \(filter)
    \(content)
    </main>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  /// What the findings and rules are filtered with; it is there only where scripts are carried out.
  private var filter: String {
    """
    <form id="filter" role="search" aria-label="Findings and rules" hidden>
    <label>Area <select name="area"><option value="">all</option>\(options(areas))</select></label>
    <label>Verdict <select name="verdict"><option value="">all</option>\(options(verdicts))</select></label>
    <label>Text <input name="text" type="search" autocomplete="off" spellcheck="false"></label>
    <button type="reset">Show all</button>
    <button type="button" id="unfold">Unfold</button>
    <output aria-live="polite"></output>
    <p class="hint">Keys: <kbd>/</kbd> text, <kbd>j</kbd> and <kbd>k</kbd> next and previous finding, \
    <kbd>Enter</kbd> fold, <kbd>Esc</kbd> show all</p>
    </form>
    """
  }

  private func options(_ words: [String]) -> String {
    words.map { "<option>\($0.htmlText)</option>" }.joined()
  }
}
