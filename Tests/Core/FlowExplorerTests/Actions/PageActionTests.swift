import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@testable import FlowExplorer

/// The words of a page as an exploration uses them.
@MainActor
struct PageActionTests {
  @Test func `every word of a page is used, and every offered action is possible`() async {
    let app = PageApp()
    var names: Set<String> = []

    let report = await Exploration(of: app, limits: ExplorerLimits(depth: 2)) { names.insert($0.action.name) }.run()

    #expect(report.findings.isEmpty, "\(report.findings)")
    let expected = [
      #"turn on "Sounds""#, "pull to refresh", "scroll to the end", "scroll to the top", #"tap "Item 29""#,
      #"fill "Start" with "2026-12-31""#, #"fill "PIN" with "1""#,
    ]
    for line in expected { #expect(names.contains { $0.split(separator: "\n").contains(Substring(line)) }, "\(line)") }
    #expect(!names.contains { $0.contains("scroll down") })
  }

  @Test(
    arguments: [
      (nil, "", ["2026-11-23", "0001-01-01", "9999-12-31"]),
      ("2026-01-01"..."2026-01-31", "", ["2026-01-01", "2026-01-31"]),
      ("2026-01-01"..."2026-01-31", "2026-01-10", ["2026-01-10", "2026-01-01", "2026-01-31"]),
    ] as [(ClosedRange<String>?, String, [String])])
  func `the samples of a date can be chosen`(range: ClosedRange<String>?, value: String, samples: [String]) {
    let field = FieldState(label: "Start", value: value, kind: .date(in: range))

    #expect(FieldSample.common(for: field).map(\.text) == samples)
  }

  // Catches an exploration that types only clean text: no keyboard and no clipboard delivers that.
  @Test func `a text is also pasted behind the field's, and completed by a suggestion`() {
    let field = FieldState(label: "Name", value: "", kind: .text(.text))
    let samples = FieldSample.common(for: field, valid: "Ada")
    let control = OfferedControls.Field(field, samples: samples)

    let steps = samples.compactMap { control.step(for: $0) }

    #expect(samples.map(\.kind) == [.valid, .empty, .invalid, .extreme, .pasted, .suggested])
    #expect(steps.contains(.action(.suggest("Ada", for: "Name"))))
    #expect(
      steps.contains { step in
        if case .action(.paste(let text, into: "Name")) = step { text.hasPrefix("\u{200F}") } else { false }
      })
  }

  // Catches a finding that has a secret of the world, and a search that never gets past it.
  @Test func `a secret of the world is entered by its name`() {
    let field = FieldState(label: "PIN", value: "•••", kind: .text(.secret))
    let samples = FieldSample.secrets(["ada", "byron", "charles"])
    let control = OfferedControls.Field(field, samples: samples)

    let steps = samples.compactMap { control.step(for: $0) }

    #expect(
      steps.prefix(3) == [
        .fillSecret("PIN", named: "ada"), .fillSecret("PIN", named: "byron"), .action(.fill("PIN", with: "")),
      ])
    #expect(samples.prefix(3).map(\.kind) == [.valid, .other, .empty])
  }

  // Catches a rule that asks for secrets, which no draft has.
  @Test func `a secret that a kill has emptied is no lost input`() throws {
    let rule = try #require(ExplorerRule.restoring.first)
    func finding(_ kind: FieldState.Kind) -> String? {
      func inspection(_ value: String) -> AppInspection {
        var inspection = AppInspection()
        inspection.screen = ScreenSnapshot(
          name: "Sign in", title: "Sign in", elements: [.field(FieldState(label: "PIN", value: value, kind: kind))],
          exits: [], stack: ScreenStack(entries: []))
        return inspection
      }
      let step = CheckedStep(action: .kill, previous: inspection("••••"), latest: inspection(""), isIdle: true)
      return rule.violation(in: step)
    }

    #expect(finding(.text(.secret)) == nil)
    #expect(finding(.text(.text)) != nil)
  }

  @Test func `the samples of a switch are on and off`() {
    let field = FieldState(label: "Sounds", isOn: true)

    #expect(FieldSample.common(for: field).map(\.text) == ["on", "off"])
  }
}

/// An app with one screen.
@MainActor
private final class PageApp: AppDriver, JourneyHost {
  private(set) var driver: (any PersonDriver)?
  private(set) var flows: FlowController?
  let lastResult: String? = nil
  var host: any JourneyHost { self }

  func inspect(after action: ExplorerAction?) async -> AppInspection {
    var inspection = AppInspection()
    inspection.screen = headlessWindow?.snapshot
    inspection.appWindow = InspectedWindow(headlessWindow, flows)
    inspection.homeScreen = "Page"
    // This app stores nothing, so that a kill loses the input.
    inspection.disk.hasFailed = true
    return inspection
  }

  func reset() async {
    let flows = FlowController(observer: nil)
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation)
    driver = HeadlessDriver(window: window) { await flows.idle() }
    self.flows = flows
    flows.start(PageFlow(.push(onto: navigation, using: HeadlessPresenterFactory(window: window))))
  }

  func open(_ link: String) async {}
  func advanceClock(by duration: Duration) async {}
  func relaunch() async { await reset() }
  func kill() async {
    driver = nil
    flows = nil
  }
  func perform(_ phrase: String, _ texts: [String]) async {}
}

private final class PageFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>
  private let screen = HeadlessViewController()
  private var isOn = false
  private var date = ""
  private var pin = ""
  private var refreshes = 0

  init(_ presentation: FlowPresentation) {
    context = FlowContext(presentation)
  }

  func didStart() {
    display()
    context.show(screen)
  }

  private func display() {
    screen.show(
      Page("Page", onRefresh: { [weak self] in self?.refresh() }) {
        ToggleRow("Sounds", isOn: isOn) { [weak self] in self?.change(\.isOn, to: $0) }
        DateRow("Start", date, in: "2026-01-01"..."2026-12-31") { [weak self] in self?.change(\.date, to: $0) }
        FieldRow("PIN", pin, kind: .secret) { [weak self] in self?.change(\.pin, to: $0) }
        "\(refreshes) times"
        ListRow(count: 30) { ItemRow("Item \($0)") {} }
      })
  }

  private func refresh() { change(\.refreshes, to: 1) }

  private func change<Value>(_ property: ReferenceWritableKeyPath<PageFlow, Value>, to value: Value) {
    self[keyPath: property] = value
    display()
  }
}
