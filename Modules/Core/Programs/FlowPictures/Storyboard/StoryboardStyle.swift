/// The look of a storyboard: in light, in dark, on a narrow screen and on paper.
enum StoryboardStyle {
  static let css = """
    :root { --phone: calc(125px + 7.8125rem); }
    :root { --paper: #eef0f4; --ink: #1a2130; --soft: #5a6475; --rim: #c3cad6; --glass: #ffffff; --shade: #dfe3ea;
      --line: #e3e7ee; --tint: #0a5fc4; --on-tint: #ffffff; --mark: #fff1c9; --mark-ink: #7a4c00; --bad: #b3261e; --on: #1d7a3a }
    @media (prefers-color-scheme: dark) { :root { --paper: #10141b; --ink: #e8ecf3; --soft: #9fabbd; --rim: #3a4454;
      --glass: #1b212b; --shade: #0a0d12; --line: #303947; --tint: #7db7ff; --on-tint: #0b1a2e; --mark: #4a3a10;
      --mark-ink: #ffd87a; --bad: #ff9d94; --on: #2f9e54 } }
    * { box-sizing: border-box }
    html { scroll-behavior: smooth }
    body { margin: 0; padding: 24px; background: var(--paper); color: var(--ink);
      font: .9375rem/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif }
    header, section { max-width: 1480px; margin: 0 auto 40px }
    h1 { margin: 0 0 4px; font-size: 1.75rem }
    h2 { margin: 0; font-size: 1.3125rem }
    h3 { margin: 0; font-size: .9375rem }
    p, span, li, div { unicode-bidi: isolate; overflow-wrap: anywhere; hyphens: auto }
    header p, .name, .flows { margin: 0; color: var(--soft) }
    .name { margin-bottom: 18px; font-size: .8125rem }
    header nav ol { margin: 12px 0 0; padding-left: 22px }
    a { color: var(--tint) }
    :focus-visible { outline: 3px solid var(--tint); outline-offset: 3px; border-radius: 6px }
    .skip { position: absolute; left: -9999px }
    .skip:focus { left: 12px; top: 12px; padding: 6px 12px; background: var(--glass) }
    .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }

    .board { display: grid; grid-template-columns: repeat(auto-fill, var(--phone)); gap: 30px 25px;
      margin: 0; padding: 0; list-style: none }
    .cell { display: grid; grid-row: span 2; grid-template-rows: subgrid; gap: 10px; min-width: 0 }
    .way { align-self: end }
    .way ul, .way p { margin: 0; padding: 0; list-style: none; font-size: .8125rem }
    .note { color: var(--soft); font-style: italic }
    .step { position: relative; padding-left: 1.5em; font-weight: 600 }
    .step::before { content: "▸"; position: absolute; left: .25em; color: var(--tint) }
    article { display: flex; flex-direction: column; scroll-margin-top: 16px }
    h3 { scroll-margin-top: 110px }
    h3:target { text-decoration: underline 3px var(--tint); text-underline-offset: 4px }
    h3 .number { display: inline-block; min-width: 24px; padding: 0 6px; margin-right: 2px; border-radius: 12px;
      background: var(--tint); color: var(--on-tint); text-align: center; font-size: .8125rem }
    .flows { min-height: 18px; margin: 2px 0 8px; font-size: .75rem }

    .phone { position: relative; display: flex; width: var(--phone); min-height: 500px; padding: 8px; border-radius: 34px;
      border: 2px solid var(--rim); background: var(--shade); overflow: hidden }
    .glass { flex: 1; display: flex; flex-direction: column; min-width: 0; padding: 14px 14px 12px;
      border-radius: 26px; background: var(--glass) }
    .sheet .glass { margin-top: 34px; border-radius: 18px 18px 26px 26px; padding-top: 8px }
    .sheet::before { content: ""; position: absolute; left: 20px; right: 20px; top: 26px; height: 30px;
      border-radius: 14px 14px 0 0; background: var(--line) }
    .sheet .glass { position: relative }
    .alert { align-items: center }
    .alert .glass { flex: 0 1 auto; width: 100%; margin: 0 12px; border-radius: 18px; border: 1px solid var(--rim) }
    .alert .bar, .alert .parts { text-align: center }
    .swiped .glass { position: relative; left: 38%; box-shadow: -6px 0 14px rgb(0 0 0 / .25) }
    .off { align-items: center; justify-content: center; background: var(--shade); color: var(--soft) }
    .grip { width: 40px; height: 5px; margin: 0 auto 8px; border-radius: 3px; background: var(--rim) }
    .bar { position: relative; margin-bottom: 12px; padding: 0 22px; text-align: center }
    .bar h4 { margin: 0; font-size: 1rem }
    .bar .exit { position: absolute; left: 0; top: -3px; color: var(--tint); font-size: 1.25rem; line-height: 1.2 }
    .work { margin: 0 0 10px; padding-bottom: 4px; border-bottom: 3px solid var(--tint); color: var(--soft); font-size: .75rem }
    .parts { display: flex; flex-direction: column; gap: 9px; font-size: .875rem }
    .parts p { margin: 0 }
    .field { position: relative; padding: 4px 8px 5px; border: 1px solid var(--line); border-radius: 9px }
    .field .label { display: block; color: var(--soft); font-size: .6875rem }
    .field .value { display: block; padding-right: 16px }
    .field .empty { color: transparent }
    .parts .title { font-size: 1.25rem; font-weight: 700 }
    .parts .heading { font-size: 1rem; font-weight: 700 }
    .parts .note, .remark { color: var(--soft); font-size: .75rem; font-style: normal }
    .parts .notice { font-weight: 600 }
    .parts p.error { font-size: .8125rem }
    .section { margin-top: 6px !important; color: var(--soft); font-size: .75rem; font-weight: 600 }
    .nothing { padding: 0 12px; color: var(--soft); text-align: center }
    .nothing.heading { margin-top: 14px; color: var(--ink) }
    .position, .refresh { margin: 0; color: var(--soft); font-size: .75rem; text-align: center }
    .refresh { margin-bottom: 8px }
    .image { display: flex; align-items: center; justify-content: center; min-height: 90px; padding: 10px; border-radius: 10px;
      background: var(--line); color: var(--soft); font-size: .75rem; text-align: center }
    .field.search { padding-left: 28px; border-radius: 18px }
    .field.search .label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    .field.search::before { content: ""; position: absolute; left: 10px; top: calc(50% - 7px); width: 10px; height: 10px;
      border: 2px solid var(--soft); border-radius: 50% }
    .field.search::after { content: ""; position: absolute; left: 18px; top: calc(50% + 3px); width: 7px; height: 2px;
      background: var(--soft); transform: rotate(45deg) }
    .field.search .empty { color: var(--soft) }
    .field.toggle, .field.date { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; padding: 7px 8px }
    .field.toggle .label, .field.date .label { flex: 1 1 auto; color: inherit; font-size: inherit }
    .field.toggle .value { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    .field.date .value { padding: 2px 8px; border-radius: 7px; background: var(--line) }
    .field.date .error { flex-basis: 100% }
    .switch { position: relative; flex: none; width: 40px; height: 24px; border-radius: 12px; background: var(--rim) }
    .switch::after { content: ""; position: absolute; left: 2px; top: 2px; width: 20px; height: 20px; border-radius: 50%;
      background: #fff }
    .switch.on { background: var(--on) }
    .switch.on::after { left: 18px }
    .item { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; padding: 6px 4px; border-bottom: 1px solid var(--line) }
    .item .words { flex: 1 1 6rem; min-width: 0 }
    .item .words > span { display: block }
    .item .words > .sr { display: inline }
    .item .subtitle, .item .value { color: var(--soft) }
    .item .subtitle { font-size: .75rem }
    .item .value { margin-left: auto }
    .item .badge { min-width: 20px; padding: 0 6px; border-radius: 10px; background: var(--bad); color: var(--glass);
      text-align: center; font-size: .75rem; font-weight: 600 }
    .item .next { color: var(--soft) }
    .item .symbol { flex: none; width: 22px; height: 22px; border-radius: 6px; background: var(--line) }
    .item.tapped { background: var(--tint); color: var(--on-tint); border-radius: 8px }
    .item.tapped .subtitle, .item.tapped .value, .item.tapped .next { color: inherit }
    .item.disabled { color: var(--soft) }
    .item.custom { border: 1px dotted var(--soft); border-radius: 9px }
    .item .view { flex-basis: 100%; color: var(--soft); font-size: .6875rem }
    .track { flex-basis: 100%; height: 6px; border-radius: 3px; background: var(--line); overflow: hidden }
    .track span { display: block; height: 100%; background: var(--tint) }
    .track.unknown { background: repeating-linear-gradient(90deg, var(--tint) 0 8px, var(--line) 8px 16px) }
    .item.progress { border-bottom: 0 }
    .field .open { position: absolute; right: 8px; top: 14px; color: var(--soft) }
    .field.filled { background: var(--mark); border-color: var(--mark-ink) }
    .field.fixed { border-style: dashed; color: var(--soft) }
    .error { display: block; color: var(--bad); font-size: .75rem }
    .error::before { content: "! "; font-weight: 700 }
    .button { padding: 7px 10px; border: 1px solid var(--tint); border-radius: 10px; color: var(--tint);
      text-align: center; font-weight: 600 }
    .button.main { background: var(--tint); color: var(--on-tint) }
    .button.cancel { border-color: transparent }
    .button.destructive { border-color: var(--bad); color: var(--bad) }
    .button.disabled { background: none; border-style: dashed; border-color: var(--rim); color: var(--soft); font-weight: 400 }
    .button.tapped { background: var(--tint); color: var(--on-tint); box-shadow: 0 0 0 2px var(--glass), 0 0 0 4px var(--tint) }
    .button.destructive.tapped { background: var(--bad); border-color: var(--bad); color: var(--glass);
      box-shadow: 0 0 0 2px var(--glass), 0 0 0 4px var(--bad) }
    .tabs { display: flex; justify-content: space-around; margin: auto 0 0; padding: 10px 0 0; list-style: none;
      font-size: .75rem; color: var(--soft) }
    .tabs .selected { color: var(--tint); font-weight: 700 }

    details { width: var(--phone); margin-top: 8px; font-size: .75rem; color: var(--soft) }
    summary { cursor: pointer }
    details ul { margin: 4px 0 0; padding-left: 18px }
    .turn { display: flex; justify-content: space-between; width: var(--phone); margin: 8px 0 0; font-size: .75rem }
    .turn .next { margin-left: auto }

    @media (max-width: 640px) {
      body { padding: 16px }
      .board { grid-template-columns: minmax(0, 1fr); justify-items: center }
      .cell { display: block; width: var(--phone) }
      .way { margin-bottom: 10px }
    }
    @media print {
      :root { --paper: #fff; --ink: #000; --soft: #444; --rim: #888; --glass: #fff; --shade: #e8e8e8; --line: #bbb;
        --tint: #003f8a; --on-tint: #fff; --mark: #fff1c9; --mark-ink: #7a4c00; --bad: #9c1006 }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact }
      @page { margin: 12mm }
      body { padding: 0; font-size: 12px }
      .skip, .turn, header nav, summary { display: none }
      section { break-before: page; margin-bottom: 0 }
      section:first-child { break-before: auto }
      h2 { break-after: avoid }
      .board { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 6mm }
      .cell { display: flex; flex-direction: column; grid-row: auto; gap: 0; break-inside: avoid }
      .way { align-self: auto }
      .way { margin-bottom: 2mm }
      .phone { width: 100%; min-height: 84mm; border-radius: 7mm }
      .glass { border-radius: 5.5mm }
      .parts { font-size: 11px }
      details { display: none }
    }

    """
}
