/// The style of every page. The colours remain distinct for colour-blind readers, and in grey by their lightness.
enum PageStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --paper: #fff; --card: #f6f7f9; --ink: #16191d; --quiet: #535b65; --line: #d5dae1; --grid: #e6e9ee;
      --plain: #56606c; --accent: #0b63b5; --good: #00724f; --bad: #b3261e; --unusual: #8a5a00; --faint: #626b76;
      --content: #7a4aa0; --lit: #fff3c4; --focus: #0b63b5;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #14171b; --card: #1d2127; --ink: #e8eaed; --quiet: #a4adb8; --line: #39404a; --grid: #282e36;
        --plain: #a9b3bf; --accent: #6cb6ff; --good: #4cd0a0; --bad: #ff8a80; --unusual: #f0b849; --faint: #87919d;
        --content: #c9a0ec; --lit: #4a4115; --focus: #6cb6ff;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; }
    body {
      margin: 0 auto; padding: 1rem clamp(.75rem, 2.5vw, 2.5rem) 3rem; max-width: 120rem;
      background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    a { color: var(--accent); }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { left: 1rem; background: var(--paper); padding: .5rem; }
    h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
    h2 { font-size: 1.2rem; margin: 2.25rem 0 .75rem; padding-top: .75rem; border-top: 1px solid var(--line); }
    h3 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
    p, ul, ol, dl { margin: .5rem 0; }
    p, li { max-width: 80ch; }
    small, .note, .kind { color: var(--quiet); }
    .kind { margin: 0; font-size: .85rem; letter-spacing: .04em; }
    .verdict { font-size: 1.05rem; font-weight: 600; margin: .25rem 0 .75rem; }
    code, pre { font: .88em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    pre {
      margin: .5rem 0; padding: .6rem .75rem; background: var(--card); border: 1px solid var(--line);
      border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere;
    }
    td, th, dd, li, pre, code, p { unicode-bidi: isolate; }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; }
    .facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); gap: .5rem 1.5rem; }
    .facts dt { color: var(--quiet); font-size: .85rem; }
    .facts dd { margin: 0; }
    .tone-plain { color: var(--plain); } .tone-accent { color: var(--accent); } .tone-good { color: var(--good); }
    .tone-bad { color: var(--bad); } .tone-unusual { color: var(--unusual); } .tone-faint { color: var(--faint); }
    .tone-content { color: var(--content); }
    .badge { font-weight: 600; white-space: nowrap; }
    .id { white-space: nowrap; }
    .wide { overflow-x: auto; }
    .wide + .wide, .chart + .wide { margin-top: 1.25rem; }
    table { border-collapse: collapse; width: 100%; font-size: .92rem; }
    caption { text-align: left; color: var(--quiet); font-size: .85rem; padding-bottom: .25rem; }
    th, td { text-align: left; vertical-align: top; padding: .3rem .9rem .3rem .4rem; border-bottom: 1px solid var(--grid); }
    th, td { overflow-wrap: break-word; }
    tbody th:not(.number) { min-width: 7rem; }
    .indent { padding-left: 1.25rem; }
    .prose { overflow-wrap: anywhere; } td.prose { min-width: 12rem; }
    th { font-weight: 600; } tbody th { font-weight: 400; }
    thead th { border-bottom: 1px solid var(--line); vertical-align: bottom; }
    tr.group > th { font-weight: 600; padding-top: .8rem; border-bottom: 1px solid var(--line); }
    .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    thead .number { white-space: normal; }
    tbody tr.tone-bad > *, tbody tr.tone-unusual > *, tbody tr.tone-good > *, tbody tr.tone-accent > * { color: inherit; }
    tbody tr.tone-plain > *, tbody tr > * { color: var(--ink); }
    tr:target > *, tr.lit > *, .lit { background: var(--lit); }
    .tools, .filter { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem .75rem; margin: .5rem 0; }
    [hidden] { display: none !important; }
    button, input, select {
      font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 6px;
      padding: .2rem .6rem; min-height: 2rem; max-width: 100%;
    }
    output { color: var(--quiet); font-size: .88rem; font-variant-numeric: tabular-nums; }
    .readout { flex: 1 1 20rem; min-height: 1.4em; }
    .scroller { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; padding: .25rem .5rem; }
    .canvas { position: relative; min-width: 100%; }
    .lane { display: grid; grid-template-columns: minmax(8rem, 15rem) minmax(0, 1fr); align-items: center; }
    .lane + .lane { border-top: 1px solid var(--grid); }
    .lane .name { position: sticky; left: 0; padding-right: .75rem; line-height: 1.25; font-size: .88rem; }
    .lane .name small { display: block; }
    .track { display: block; width: 100%; height: 28px; overflow: visible; }
    .axis .track { height: 20px; font-size: 11px; } .axis text { fill: var(--quiet); }
    .grid { stroke: var(--grid); }
    .track rect, .mark path { fill: currentColor; } .mark { overflow: visible; }
    .track rect { fill-opacity: .9; }
    .track .tone-faint rect { fill-opacity: .25; stroke: currentColor; stroke-dasharray: 3 2; }
    .track .tone-bad rect { fill-opacity: .55; stroke: currentColor; }
    .track .edge { stroke: currentColor; stroke-width: 2; }
    .track .caption { font-size: 12px; }
    .track .caption.inside { fill: var(--paper); stroke: none; font-weight: 600; }
    .track .tone-faint .caption.inside { fill: var(--ink); } .track .tone-bad .caption.inside { fill: var(--ink); }
    .track .caption:not(.inside) { fill: var(--ink); font-size: 12px; stroke: var(--paper); stroke-width: 3px; paint-order: stroke; }
    .track a.lit path, .track g.lit path, .track a:focus path { stroke: var(--ink); stroke-width: 2; }
    .track a.lit rect, .track a:focus rect { stroke: var(--ink); stroke-width: 2; }
    .cursor { position: absolute; top: 0; bottom: 0; width: 0; border-left: 1.5px solid var(--ink); pointer-events: none; }
    .card { border: 1px solid var(--line); border-radius: 12px; background: var(--card); padding: 1rem; max-width: 26rem; align-self: start; }
    .card img { max-width: 100%; height: auto; border-radius: 6px; display: block; }
    .card .button {
      display: block; text-align: center; padding: .5rem; border-radius: 8px; border: 1px solid var(--accent);
      color: var(--accent); font-weight: 600; margin-top: .75rem;
    }
    .ad-head { display: flex; gap: .75rem; align-items: center; margin-bottom: .75rem; }
    .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 1rem 2rem; }
    .chart { margin-bottom: .75rem; }
    .legend span { white-space: nowrap; margin-right: 1rem; }
    .legend span > svg { width: 12px; height: 12px; margin: 0 .25rem 0 .1rem; vertical-align: -1px; }
    .intervals .lane { grid-template-columns: minmax(8rem, 26rem) minmax(0, 1fr); }
    details { border: 1px solid var(--line); border-radius: 8px; padding: .5rem .75rem; margin: .5rem 0; }
    details[open] > summary { margin-bottom: .5rem; }
    summary { cursor: pointer; }
    details:target { border-color: var(--accent); }
    figure { margin: 1rem 0; } figcaption { color: var(--quiet); font-size: .88rem; }
    .plot { display: block; width: 100%; overflow: visible; font-size: 11px; }
    .plot text { fill: var(--quiet); } .plot .frame { stroke: var(--line); fill: none; }
    .plot polyline { fill: none; stroke: currentColor; stroke-width: 2; vector-effect: non-scaling-stroke; }
    .ticks { display: block; width: 100%; height: 20px; overflow: visible; font-size: 11px; } .ticks text { fill: var(--quiet); }
    .zero { stroke: var(--ink); stroke-width: 1.5; } circle { fill: currentColor; }
    .curve { display: grid; grid-template-columns: 3rem minmax(0, 1fr); margin-top: 2.25rem; }
    .curve .plot, .shares { height: 18rem; } .shares { display: block; width: 100%; overflow: visible; font-size: 11px; }
    .shares text { fill: var(--quiet); } .plot .caption, .band rect { fill: currentColor; }
    .plot .caption { font-size: 12px; stroke: var(--paper); stroke-width: 4px; paint-order: stroke; } .strong { font-weight: 600; }
    .bars .lane { grid-template-columns: minmax(0, 28%) minmax(0, 1fr); }
    .flow { list-style: none; padding: 0; } .flow > li { max-width: none; } .part { margin-left: .75rem; }
    .band { display: block; width: 100%; height: .9rem; } .band rect { fill: var(--grid); }
    .tree details { border: 0; border-left: 2px solid var(--line); border-radius: 0; padding: 0 0 0 .75rem; }
    .rows { display: grid; grid-template-columns: minmax(6rem, 9rem) minmax(0, 1fr); gap: 0 .75rem; font-size: .92rem; }
    .rows dt { color: var(--quiet); } .rows dd { margin: 0; grid-column: 2; }
    .source {
      font: .82em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; margin: 0;
      padding: .5rem .5rem .5rem 4rem; background: var(--card); border: 1px solid var(--line); border-radius: 6px;
      align-self: start; max-height: 95vh; overflow: auto; position: sticky; top: .5rem;
    }
    .source li { max-width: none; white-space: pre-wrap; overflow-wrap: anywhere; } .source li::marker { color: var(--quiet); }
    .source .gap { list-style: none; color: var(--quiet); } .source .marked { background: var(--lit); }
    .found { font-family: system-ui, sans-serif; } .source li:target { outline: 2px solid var(--focus); }
    footer { margin-top: 3rem; color: var(--quiet); font-size: .85rem; }
    .track .narrow { display: none; }
    @media (max-width: 70rem) {
      .track .tight { display: none; }
      .track .narrow { display: inline; }
    }
    @media (max-width: 40rem) {
      .lane, .intervals .lane { grid-template-columns: minmax(0, 1fr); padding-top: .25rem; }
      .lane .name { width: fit-content; }
      .axis .name { order: 2; }
      th, td { padding-right: .5rem; }
      td.prose { min-width: 9rem; }
      .stack thead { position: absolute; left: -999rem; }
      .stack, .stack tbody, .stack tr, .stack th, .stack td, .stack caption { display: block; }
      .stack tbody th { font-weight: 600; }
      .stack tr { border-bottom: 1px solid var(--line); padding: .4rem 0; }
      .stack th, .stack td { border: 0; padding: .1rem 0; text-align: left; min-width: 0; }
      .stack td::before { content: attr(data-column) ": "; color: var(--quiet); font-size: .85rem; }
      .stack td:empty { display: none; }
    }
    @media print {
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      html, body { font-size: 11px; }
      body { max-width: none; padding: 0; }
      nav, .tools, .filter, .skip, .cursor { display: none; }
      .scroller, .wide, .source { overflow: visible; max-height: none; position: static; }
      details::details-content { content-visibility: visible; }
      tr, .lane, figure { break-inside: avoid; }
    }
    """
}
