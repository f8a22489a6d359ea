/// The completion of command lines for zsh.
struct ZshCompletion {
  let table: CompletionTable

  /// The script that zsh reads.
  var text: String {
    """
    #compdef layercheck
    # Completion of layercheck for zsh: eval "$(layercheck completion zsh)" behind compinit

    \(CompletionTable.lists.map { "typeset -ga _layercheck_\($0.name)=(\($0.words.joined(separator: " ")))" }
      .joined(separator: "\n"))

    # Offers words; of several faults at once, the last is completed.
    _layercheck_offer() {
      local -a offered=("$@")
      if [[ $PREFIX == (fault|variant):*+* ]]; then
        local kind=${PREFIX%%:*}:
        offered=(${(M)offered:#$kind*})
        offered=(${offered#$kind})
        compset -P '*+'
      fi
      compadd -a offered
    }

    # Offers what may stand behind an option, or as a plain word.
    _layercheck_value() {
      case "$1" in
    \(cases.valueCases)
      esac
    }

    _layercheck_options() {
      case "$1" in
    \(cases.optionCases)
      esac
    }

    _layercheck() {
      local verb=$words[2] option=$words[CURRENT-1]
      if (( CURRENT == 2 )); then
        compadd -- \(cases.overview)
        return
      fi
      if (( ${words[(Ib:3:)--]} > 0 && ${words[(ib:3:)--]} < CURRENT )); then
        _files
        return
      fi
      if [[ $words[CURRENT] == --*=* ]]; then
        option=${words[CURRENT]%%=*}
        compset -P '*='
        _layercheck_value "$verb $option"
        return
      fi
      case "$verb $option" in
        \(cases.valuePatterns)) _layercheck_value "$verb $option" ;;
        *)
          if [[ $words[CURRENT] == -* ]]; then
            _layercheck_options "$verb"
          elif [[ $option == $verb || $option == -* ]]; then
            _layercheck_value "$verb"
          else
            # A first plain word may be of another sort than those behind it.
            _layercheck_value "$verb ..."
          fi
          ;;
      esac
    }

    if [[ $funcstack[1] == _layercheck ]]; then
      _layercheck "$@"
    else
      compdef _layercheck layercheck
    fi

    """
  }

  private var cases: CompletionCases {
    CompletionCases(table: table, action: Self.action) { "compadd -- \($0)" }
  }

  private static func action(_ offer: CommandOption.Value.Offer) -> String? {
    switch offer {
    case .files: "_files"
    case .folders: "_files -/"
    case .list(let name): "_layercheck_offer $_layercheck_\(name)"
    case .words(let words): "_layercheck_offer \(words.joined(separator: " "))"
    case .nothing: nil
    }
  }
}
