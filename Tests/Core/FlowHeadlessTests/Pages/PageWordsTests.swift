import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@MainActor
struct PageWordsTests {
  @Test func `a person in a terminal can read every word of a page`() {
    let app = PageApp("Savings") {
      TextRow("Your plan", style: .title)
      TextRow("This year", style: .heading)
      SectionRow("Goal", footer: "You can change it.") {
        ProgressRow("Saved", fraction: 0.25)
        ProgressRow("Loading", fraction: nil)
      }
      ImageRow("piggy", description: "A piggy bank")
      FieldRow("Search", "mi", kind: .search) { _ in }
      FieldRow("PIN", "1234", kind: .secret) { _ in }
      DateRow("Start", "2026-11-23", in: "2026-01-01"..."2026-12-31") { _ in }
      ToggleRow("Reminders", isOn: true) { _ in }
      ToggleRow("Sounds", isOn: false, isEnabled: false) { _ in }
      ItemRow("Deposits", subtitle: "Each month", value: "£ 5.00", badge: "3") {}
      ItemRow("Interest", value: "2 %")
      CustomRow("Chart", label: "This year", value: "rising")
      CustomRow("Ring", label: "Rate", value: "1.1") {}
      ListRow(count: 0, empty: EmptyRow("No deposits", message: "Make one.", button: ButtonRow("Deposit") {})) { _ in
        ItemRow("never")
      }
      ButtonRow("Save", role: .main) {}
      ButtonRow("Stop", role: .destructive) {}
      ButtonRow("Not now", role: .cancel) {}
    }

    #expect(
      app.rendered == """
        == Savings ==
          Your plan
          This year
          -- Goal
          Saved  [#####---------------]  25 %
          Loading  [...]
          You can change it.
          (image: A piggy bank)
          Search     mi
          PIN        ••••
          Start      2026-11-23  {2026-01-01 to 2026-12-31}
          Reminders  [x]
          Sounds     [ ]  (fixed)
          [Deposits]  Each month, £ 5.00, 3
          Interest, 2 %
          This year: rising
          [Rate]  1.1
          No deposits
          Make one.
          [Deposit]
          [Save]
          [Stop]
          [Not now]

        """)
  }

  @Test func `journeys read the text beside a title`() async throws {
    let app = PageApp("Savings") {
      ItemRow("Deposits", subtitle: "Each month", value: "£ 5.00", badge: "3") {}
      ItemRow("Interest", value: "2 %")
      ProgressRow("Saved", fraction: 0.255)
      CustomRow("Ring", label: "Rate", value: "1.1") {}
    }

    let report = try await app.play(
      """
      expect row "Deposits" shows "Each month"
      expect row "Deposits" shows "£ 5.00"
      expect row "Deposits" shows "3"
      expect no row "Deposits" shows "4"
      expect row "Interest" shows "2 %"
      expect row "Saved" shows "26 %"
      expect row "Rate" shows "1.1"
      expect text "Each month"
      expect action "Rate"
      expect row "Deposits" shows "£ 6.00"
      """)

    #expect(report.steps == 9)
    #expect(
      report.failure?.reason == .expectationFailed(#"it shows "Each month", "£ 5.00", "3""#))
  }

  @Test func `an item is tapped by its title, and only if it is enabled`() async throws {
    var taps: [String] = []
    let app = PageApp("List") {
      ItemRow("Ada", value: "3") { taps.append("Ada") }
      ItemRow("Bob", isEnabled: false) { taps.append("Bob") }
      CustomRow("Ring", label: "Rate", value: "1.1") { taps.append("Rate") }
    }

    try app.window.perform(.tap("Ada"))
    try app.window.perform(.tap("Rate"))

    #expect(throws: ActionError.actionDisabled("Bob")) { try app.window.perform(.tap("Bob")) }
    #expect(taps == ["Ada", "Rate"])
  }

  @Test func `a switch is turned on and off, but not to its current state`() throws {
    var states: [Bool] = []
    let app = PageApp("Settings") {
      ToggleRow("Sounds", isOn: true) { states.append($0) }
      ToggleRow("Lights", isOn: false) { states.append($0) }
      ToggleRow("Heat", isOn: false, isEnabled: false) { states.append($0) }
      FieldRow("Name", "") { _ in }
    }

    try app.window.perform(.turn("Sounds", on: false))
    try app.window.perform(.turn("Lights", on: true))

    #expect(states == [false, true])
    #expect(throws: ActionError.alreadyTurned("Sounds", on: true)) {
      try app.window.perform(.turn("Sounds", on: true))
    }
    #expect(throws: ActionError.fieldDisabled("Heat")) { try app.window.perform(.turn("Heat", on: true)) }
    #expect(throws: ActionError.fieldIsNoToggle("Name")) { try app.window.perform(.turn("Name", on: true)) }
    #expect(throws: ActionError.fieldIsToggle("Sounds")) { try app.window.perform(.choose("off", for: "Sounds")) }
    #expect(throws: ActionError.fieldIsToggle("Sounds")) { try app.window.perform(.fill("Sounds", with: "off")) }
    #expect(states == [false, true])
    #expect("\(ActionError.alreadyTurned("Sounds", on: true))" == #"The switch "Sounds" is already on."#)
  }

  @Test(arguments: ["2026-01-01", "2026-12-31", "2026-02-28"])
  func `a date within its range is chosen`(date: String) throws {
    var chosen: [String] = []
    let app = PageApp("Start") {
      DateRow("Start", "", in: "2026-01-01"..."2026-12-31") { chosen.append($0) }
    }

    try app.window.perform(.fill("Start", with: date))

    #expect(chosen == [date])
  }

  @Test(arguments: ["2025-12-31", "2027-01-01"])
  func `a date out of its range is refused`(date: String) {
    let app = PageApp("Start") {
      DateRow("Start", "", in: "2026-01-01"..."2026-12-31") { _ in Issue.record("chosen") }
    }

    let refusal = #expect(throws: ActionError.self) { try app.window.perform(.fill("Start", with: date)) }

    #expect(
      refusal?.description == #"The field "Start" takes a date from 2026-01-01 to 2026-12-31, and not \#(date)."#)
  }

  @Test(arguments: [
    "", "tomorrow", "2026-13-01", "2026-00-10", "2026-02-29", "1900-02-29", "2026-1-1", "23.11.2026", "+026-01-01",
    "２０２６-01-01",
  ])
  func `a text that is not a date is refused`(text: String) {
    let app = PageApp("Start") { DateRow("Start", "") { _ in Issue.record("chosen") } }

    #expect(throws: ActionError.notADate(text, field: "Start")) {
      try app.window.perform(.fill("Start", with: text))
    }
  }

  @Test(arguments: ["2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func `without a range, any date is chosen`(date: String) throws {
    var chosen = ""
    let app = PageApp("Start") { DateRow("Start", "") { chosen = $0 } }

    try app.window.perform(.fill("Start", with: date))

    #expect(chosen == date)
  }

  @Test func `a secret is nowhere in the output, and the app receives it`() async throws {
    var typed = ""
    let app = PageApp()
    func show() {
      app.screen.show("PIN") {
        FieldRow("PIN", typed, kind: .secret) { text in
          typed = text
          show()
        }
      }
    }
    show()

    let report = try await app.play(
      "fill \"PIN\" with \"4711\"\nexpect field \"PIN\" is \"••••\"\nexpect no text \"4711\"")

    #expect(typed == "4711")
    #expect(report.steps == 3)
    let shownTexts = [
      report.transcript.replacingOccurrences("expect no text \"4711\""), app.rendered,
      "\(app.window.snapshot.debugDescription)",
      app.masked(.action(.fill("PIN", with: "4711"))).description,
      app.masked(.action(.paste("4711", into: "PIN"))).description,
      app.masked(.action(.suggest("4711", for: "PIN"))).description,
      app.masked(.atOnce(.fill("PIN", with: "4711"), then: .action(.paste("4711", into: "PIN")))).description,
    ]
    for text in shownTexts { #expect(!text.contains("4711")) }
    #expect(report.transcript.contains(#">   fill "PIN" with "••••""#))
  }

  @Test func `a refused secret is not in the report`() async throws {
    let app = PageApp("PIN") { FieldRow("PIN", "", kind: .secret, isEnabled: false) { _ in } }

    let report = try await app.play("fill \"PIN\" with \"4711\"")

    #expect(report.failure?.step == .action(.fill("PIN", with: "••••")))
    #expect(!report.transcript.contains("4711"))
  }

  @Test func `a screen is refreshed only if it can be`() async throws {
    var refreshes = 0
    let app = PageApp()
    app.screen.show(Page("News", onRefresh: { refreshes += 1 }) { "Nothing new." })
    let offered = app.rendered
    try app.window.perform(.refresh)
    app.screen.show(Page("News", isBusy: true, onRefresh: { refreshes += 1 }) { "Nothing new." })
    #expect(throws: ActionError.noRefresh) { try app.window.perform(.refresh) }
    app.screen.show(Page("News") { "Nothing new." })
    #expect(throws: ActionError.noRefresh) { try app.window.perform(.refresh) }

    #expect(refreshes == 1)
    #expect(offered == "== News ==\n  Nothing new.\n  pull to refresh\n")
    #expect(app.rendered == "== News ==\n  Nothing new.\n")
  }

  @Test(
    arguments: [
      (#"turn on "Sounds""#, .action(.turn("Sounds", on: true))),
      (#"turn off "Sounds""#, .action(.turn("Sounds", on: false))),
      ("pull to refresh", .action(.refresh)), ("scroll down", .action(.scroll(.down))),
      ("scroll up", .action(.scroll(.up))),
      ("scroll to the end", .action(.scroll(.end))), ("scroll to the top", .action(.scroll(.top))),
      (#"expect row "A" shows "B""#, .expect(.row("A", shows: "B"), isNegated: false)),
    ] as [(String, JourneyStep)])
  func `the new lines of journeys are read and written`(line: String, step: JourneyStep) throws {
    #expect(try JourneyParser().step(from: line) == step)
    #expect(step.description == line)
  }
}

extension String {
  fileprivate func replacingOccurrences(_ text: String) -> String { split(separator: text).joined() }
}
