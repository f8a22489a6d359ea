/// The completion of command lines for bash.
struct BashCompletion {
  let table: CompletionTable

  /// The script that bash reads.
  var text: String {
    """
    # Completion of layercheck for bash: eval "$(layercheck completion bash)"

    \(CompletionTable.lists.map { "_layercheck_\($0.name)='\($0.words.joined(separator: " "))'" }
      .joined(separator: "\n"))

    # Offers the words that go on from what is written; bash takes a colon or an equals sign for the end of a word.
    _layercheck_offer() {
      local word cut=
      case $cur in *[:=]*) cut=${cur%"${cur##*[:=]}"} ;; esac
      case $COMP_WORDBREAKS in *:*) ;; *) cut=${cut%"${cut##*=}"} ;; esac
      # Of several faults at once, the last is completed.
      local before=
      case $cur in *+*) before=${cur%"${cur##*+}"} ;; esac
      for word in $1; do
        case $before in
          fault:*) case $word in fault:*) word=$before${word#fault:} ;; *) continue ;; esac ;;
          variant:*) case $word in variant:*) word=$before${word#variant:} ;; *) continue ;; esac ;;
        esac
        word=$lead$word
        case $word in "$cur"*) COMPREPLY+=("${word#"$cut"}") ;; esac
      done
    }

    _layercheck_files() {
      local name
      while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen "$1" -- "${cur#"$lead"}")
      compopt -o filenames 2>/dev/null
    }

    # Offers what may stand behind an option, or as a plain word.
    _layercheck_value() {
      case "$1" in
    \(cases.valueCases)
      esac
    }

    _layercheck() {
      local line=${COMP_LINE:0:COMP_POINT} cur lead= verb option word
      local -a words
      COMPREPLY=()
      read -ra words <<<"$line"
      case $line in *[[:space:]]) words+=("") ;; esac
      cur=${words[${#words[@]}-1]}
      unset "words[${#words[@]}-1]"
      verb=${words[1]}
      if ((${#words[@]} < 2)); then
        _layercheck_offer "\(cases.overview)"
        return
      fi
      for word in "${words[@]:2}"; do
        if [[ $word == -- ]]; then
          _layercheck_files -f
          return
        fi
      done
      option=${words[${#words[@]}-1]}
      case $cur in
        --*=*)
          option=${cur%%=*} lead=${cur%%=*}=
          _layercheck_value "$verb $option"
          ;;
        *)
          case "$verb $option" in
            \(cases.valuePatterns)) _layercheck_value "$verb $option" ;;
            *)
              case $cur in
                -*) _layercheck_options "$verb" ;;
                *)
                  # A first plain word may be of another sort than those behind it.
                  case $option in
                    "$verb" | -*) _layercheck_value "$verb" ;;
                    *) _layercheck_value "$verb ..." ;;
                  esac
                  ;;
              esac
              ;;
          esac
          ;;
      esac
    }

    _layercheck_options() {
      case "$1" in
    \(cases.optionCases)
      esac
    }

    complete -F _layercheck layercheck

    """
  }

  private var cases: CompletionCases {
    CompletionCases(table: table, action: Self.action) { "_layercheck_offer \"\($0)\"" }
  }

  private static func action(_ offer: CommandOption.Value.Offer) -> String? {
    switch offer {
    case .files: "_layercheck_files -f"
    case .folders: "_layercheck_files -d"
    case .list(let name): "_layercheck_offer \"$_layercheck_\(name)\""
    case .words(let words): "_layercheck_offer \"\(words.joined(separator: " "))\""
    case .nothing: nil
    }
  }
}
