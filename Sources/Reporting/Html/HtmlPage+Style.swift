extension HtmlPage {
  /// How the page looks: on a light and on a dark ground, and on paper.
  static let style = """
    :root { color-scheme: light dark; --ground: #fff; --text: #1b1f24; --faint: #57606a; --line: #d0d7de;
      --code: #f3f5f7; --bad: #a3201a; --link: #0a58b5; --mark: #fff3d6; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #11161c; --text: #e6edf3; --faint: #a2afbb; --line: #39434d; --code: #1c242c;
        --bad: #ff9489; --link: #79b8ff; --mark: #3a3010; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--text);
      font: 16px/1.5 system-ui, "Liberation Sans", Arial, sans-serif; }
    main { max-width: 76rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; }
    h1 { font-size: 1.6rem; line-height: 1.25; overflow-wrap: anywhere; }
    h2 { font-size: 1.25rem; margin: 2.2rem 0 .6rem; border-bottom: 1px solid var(--line); }
    h3 { font-size: 1rem; margin: 0; display: inline; }
    a { color: var(--link); }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { left: 1rem; top: 1rem; background: var(--ground); padding: .5rem; }
    code, pre { font: .875em/1.45 ui-monospace, "DejaVu Sans Mono", Menlo, monospace; }
    code { background: var(--code); padding: .1em .3em; border-radius: 4px; overflow-wrap: anywhere; }
    pre { background: var(--code); padding: .8rem; border-radius: 6px; overflow: auto; max-height: 30rem; }
    pre code { padding: 0; background: none; overflow-wrap: normal; }
    .wide { overflow-x: auto; margin: .8rem 0; }
    table { border-collapse: collapse; min-width: 50%; }
    th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border: 1px solid var(--line); }
    th { background: var(--code); }
    .name, .number { white-space: nowrap; }
    .prose { min-width: 13rem; }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    th.number { white-space: normal; }
    @media (max-width: 40rem) {
      th, td { padding: .2rem .35rem; font-size: .875rem; }
      th.number { writing-mode: vertical-rl; text-align: left; }
      td.number { white-space: normal; }
      .prose { min-width: 7rem; }
    }
    tr.wrong { background: var(--mark); }
    td strong { color: var(--bad); }
    #filter { position: sticky; top: 0; z-index: 1; background: var(--ground); padding: .6rem 0;
      border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
    #filter[hidden] { display: none; }
    #filter input { width: 14rem; max-width: 100%; }
    #filter output { color: var(--faint); }
    .hint { flex-basis: 100%; margin: 0; color: var(--faint); font-size: .85rem; }
    input, select, button { font: inherit; color: inherit; background: var(--ground);
      border: 1px solid var(--faint); border-radius: 5px; padding: .15rem .5rem; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .finding { border: 1px solid var(--line); border-radius: 8px; margin: .7rem 0; padding: .5rem .9rem;
      scroll-margin-top: 7rem; }
    .finding > summary { cursor: pointer; }
    .finding[data-verdict=failed] { border-left: 5px solid var(--bad); }
    .tag { color: var(--faint); white-space: nowrap; margin-left: .6rem; }
    tr:target, h2:target { background: var(--mark); }
    tr, h2 { scroll-margin-top: 7rem; }
    .copy { margin-left: .4rem; font-size: .8rem; padding: 0 .4rem; }
    pre .copy { position: sticky; float: right; right: 0; top: 0; }
    .off { display: none; }
    figure { margin: .8rem 0; }
    .picture { max-width: 100%; height: auto; }
    @media print {
      body { font-size: 10pt; }
      #filter, .copy, .skip, .files { display: none !important; }
      .finding { break-inside: avoid; }
      pre { max-height: none; white-space: pre-wrap; }
      .wide { overflow: visible; }
    }
    """
}
