import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@testable import FlowExplorer

/// The rules about screens that no planted bug of the small app can break, since the toolkit refuses it.
@MainActor
struct ScreenRuleTests {
  /// Catches a rule that compares the visible screens only.
  @Test func `no screen comes up under a held swipe`() throws {
    let before = screen(isSwiping: true, ("Home", .root), ("Page", .pushed))
    let covered = screen(isSwiping: true, ("Home", .root), ("Page", .pushed), ("Letter", .presented(.sheet)))
    let rule = try rule("No screen appears or goes during a held swipe.")

    #expect(rule(before, before) == nil)
    #expect(rule(before, screen(isSwiping: false, ("Home", .root))) == nil)
    #expect(rule(before, covered) == "Home > Page has become Home > Page / Letter.")
  }

  @Test func `only an alert is above an alert`() throws {
    let question = screen(isSwiping: false, ("Home", .root), ("Alert", .presented(.alert)))
    let two = screen(
      isSwiping: false, ("Home", .root), ("Alert", .presented(.alert)), ("Alert", .presented(.alert)))
    let covered = screen(
      isSwiping: false, ("Home", .root), ("Alert", .presented(.alert)), ("Letter", .presented(.sheet)))
    let rule = try rule("An alert is above all other screens.")

    #expect(rule(question, question) == nil)
    #expect(rule(question, two) == nil)
    #expect(rule(question, covered) == "Letter is above an alert: Home / Alert / Letter.")
  }

  /// Catches a comparison of sets, which shows the same text once.
  @Test func `a text shown twice is still there twice after a launch`() throws {
    let once = screen(isSwiping: false, lines: ["Business: Acme"], ("Home", .root))
    let twice = screen(isSwiping: false, lines: ["Business: Acme", "Business: Acme"], ("Home", .root))
    let rule = try rule("A launch at rest restores the content of the screen.", .relaunch)

    #expect(rule(once, once) == nil)
    #expect(rule(twice, twice) == nil)
    #expect(rule(twice, once) == "Home shows \"Business: Acme\" less often after a launch.")
  }

  /// Catches a rule for which a list must have loaded as much as before.
  @Test func `a list that has more at its end may show less after a launch`() throws {
    let rule = try rule("A launch at rest restores the content of the screen.", .relaunch)
    let extended = list(0..<20, of: 36, scrolls: [.down, .end])
    let atItsEnd = list(16..<36, of: 36, scrolls: [.up, .top])

    for before in [extended, atItsEnd] {
      #expect(rule(before, list(0..<20, of: 20, scrolls: [.down, .end])) == nil)
      #expect(rule(before, list(0..<20, of: 36, scrolls: [.down, .end])) == nil)
    }
    #expect(rule(extended, list(0..<20, of: 20)) == "Shelf does not show \"1-20 of 36\" after a launch.")
    #expect(rule(list(0..<8, of: 8), list(0..<5, of: 5, scrolls: [.down, .end])) == nil)
    #expect(rule(list(0..<8, of: 8), list(0..<5, of: 5)) == "Shelf does not show \"Item 5\" after a launch.")
    #expect(
      rule(extended, list(0..<20, of: 20, scrolls: [.down, .end], button: nil))
        == "Shelf does not show \"Add\" after a launch.")
  }

  /// Catches a search for a way that taps a disabled button, and takes the refusal for a mistake.
  @Test func `a screen offers a step only if its control is enabled`() {
    let screen = ScreenSnapshot(
      name: "Form", title: "",
      elements: [
        .action(ActionState(label: "Save", isEnabled: false)), .action(ActionState(label: "Skip")),
        .field(FieldState(label: "Name", value: "", isEnabled: false)),
      ], exits: [], stack: ScreenStack(entries: []))

    #expect(!screen.offers(.action(.tap("Save"))))
    #expect(screen.offers(.action(.tap("Skip"))))
    #expect(!screen.offers(.action(.fill("Name", with: "Ada"))))
  }

  private func list(
    _ visible: Range<Int>, of count: Int, scrolls: [PersonAction.Scroll] = [], button: String? = "Add"
  ) -> ScreenSnapshot {
    let position = "\(visible.lowerBound + 1)-\(visible.upperBound) of \(count)"
    return ScreenSnapshot(
      name: "Shelf", title: "",
      elements: [button.map { .action(ActionState(label: $0)) }].compactMap(\.self)
        + visible.map { .action(ActionState(label: "Item \($0)", kind: .item)) }
        + (visible.count < count ? [.line(LineState(position, kind: .position))] : []),
      scrolls: scrolls, exits: [], stack: ScreenStack(entries: [ScreenStack.Entry(name: "Shelf", placement: .root)]))
  }

  /// Catches a rule that takes any way on for the action's success.
  @Test func `a problem must be gone only when the tap that has led to it has led on`() async throws {
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation)
    let driver = HeadlessDriver(window: window) {}
    let form = PlainScreen("Form") { TextRow("Say to whom.", style: .error) }
    let (next, about) = (ExplorerAction(.tap, .tap("Continue")), ExplorerAction(.tap, .tap("About")))
    let back = ExplorerAction(.leave, .back)
    window.push(form, onto: navigation)
    await driver.settle()
    var failed = try #require(FailedTap(next, on: form, before: [], in: window))
    func solved(by tap: ExplorerAction) async throws -> Set<String>? {
      let page = PlainScreen("Page") {}
      window.push(page, onto: navigation)
      await driver.settle()
      #expect(failed.solvedProblems(after: tap, on: form, in: window) == nil)
      try window.perform(.back)
      await driver.settle()
      return failed.solvedProblems(after: back, on: page, in: window)
    }

    #expect(try await solved(by: about) == nil)
    #expect(try await solved(by: next) == ["Say to whom."])
  }

  /// Catches a notice that every launch has to repeat, and a rule that takes any text for one.
  @Test func `a launch need not repeat a notice`() throws {
    let check = try rule("A launch at rest restores the content of the screen.", .kill)
    func form(_ lines: LineState...) -> ScreenSnapshot {
      ScreenSnapshot(
        name: "Review", title: "", elements: lines.map { .line($0) }, exits: [], stack: ScreenStack(entries: []))
    }
    let change = "The price has changed."

    #expect(check(form(LineState(change, kind: .text(.notice)), "Fee 1.00"), form("Fee 1.00")) == nil)
    #expect(
      check(form(LineState(change), "Fee 1.00"), form("Fee 1.00"))
        == "Review does not show \(change.quoted) after a launch.")
  }

  /// Catches a rule that judges a screen in the middle of an action, before its texts have gone.
  @Test func `what is concealed is looked for at rest`() {
    let ada = screen(isSwiping: false, lines: ["Ada"], ("Home", .root))

    func violation(isIdle: Bool) -> String? {
      var latest = AppInspection()
      latest.screen = ada
      latest.history.concealed = ["Ada"]
      return ExplorerRule.knowing.violation(
        in: CheckedStep(action: nil, previous: AppInspection(), latest: latest, isIdle: isIdle))
    }

    #expect(violation(isIdle: true) == "Home shows “Ada”, and nobody knows whose it is.")
    #expect(violation(isIdle: false) == nil)
  }

  /// Catches a rule that takes a price for input: at the first beginning it may not have arrived.
  @Test func `a feature may begin again with a computed value that it did not have before`() throws {
    let sentence = "A feature that starts again after its end is empty."
    let rule = try #require(ExplorerRule.shell(hasCommitments: false).first { $0.sentence == sentence })
    func violation(_ first: [(label: String, value: String)]) -> String? {
      var latest = AppInspection()
      latest.world.labels.computedFields = ["Pounds", "Euros"]
      latest.history.firstFields = first
      latest.screen = ScreenSnapshot(
        name: "Amount", title: "",
        elements: [
          .field(FieldState(label: "Pounds", value: "100")), .field(FieldState(label: "Euros", value: "119")),
        ],
        exits: [], stack: ScreenStack(entries: []))
      return rule.violation(in: CheckedStep(action: nil, previous: AppInspection(), latest: latest, isIdle: true))
    }

    #expect(violation([("Pounds", "100"), ("Euros", "")]) == nil)
    #expect(violation([("Pounds", ""), ("Euros", "")]) == "Pounds has the value “100” at the beginning.")
  }

  /// Catches a rule that counts as checked where nothing was compared.
  @Test func `input that survives a kill is looked for on a screen with fields`() throws {
    let rule = try #require(ExplorerRule.builtIn.first { $0.sentence == ExplorerRule.keepsInput })
    func applies(_ elements: [ScreenSnapshot.Element]) -> Bool {
      var latest = AppInspection()
      latest.screen = ScreenSnapshot(
        name: "Form", title: "", elements: elements, exits: [], stack: ScreenStack(entries: []))
      return rule.applies(CheckedStep(action: .kill, previous: AppInspection(), latest: latest, isIdle: true))
    }

    #expect(applies([.field(FieldState(label: "Name", value: "Ada"))]))
    #expect(!applies([.action(ActionState(label: "Save"))]))
  }

  /// Returns the violation by a kill that leads from one screen to another.
  private func violation(
    _ sentence: String, _ before: ScreenSnapshot, _ screen: ScreenSnapshot, _ place: PlaceToRestore
  ) throws -> String? {
    let rule = try #require(ExplorerRule.builtIn.first { $0.sentence == sentence })
    var (previous, latest) = (AppInspection(), AppInspection())
    (previous.screen, latest.screen) = (before, screen)
    latest.world.labels.unrestoredScreens = []
    return rule.violation(
      in: CheckedStep(
        action: .kill, previous: previous, latest: latest, isIdle: true, placeToRestore: place))
  }

  private func form(_ names: String..., elements: [ScreenSnapshot.Element] = []) -> ScreenSnapshot {
    ScreenSnapshot(
      name: names.last ?? "", title: "", elements: elements, exits: [],
      stack: ScreenStack(entries: names.map { ScreenStack.Entry(name: $0, placement: .pushed) }))
  }

  /// Catches a rule that takes the stored form of a phone number for another one, and one that compares digits alone.
  @Test(arguments: [
    ("+44 20", nil), ("+44-2(0)", nil), ("+44 21", "Phone had the value “+44 21”, and now has “+4420”."),
  ])
  func `stored input may lose its separators`(typed: String, expected: String?) throws {
    func screen(_ phone: String) -> ScreenSnapshot {
      form("Form", elements: [.field(FieldState(label: "Phone", value: phone))])
    }
    let place = PlaceToRestore(screens: ["Form"], isChanging: false, isUpToDate: true)

    #expect(try violation(ExplorerRule.keepsInput, screen(typed), screen("+4420"), place) == expected)
  }

  /// Catches a launch past a choice, directly after a way back to it.
  @Test(arguments: [(false, nil), (true, "Email > Type has become Email > Type > Details.")])
  func `a launch goes past a complete screen, and not past a choice`(isChanging: Bool, expected: String?) throws {
    let place = PlaceToRestore(screens: ["Email", "Type"], isChanging: isChanging, isUpToDate: true)
    let sentence = "A launch restores the screens of a running feature."

    #expect(try violation(sentence, form("Email", "Type"), form("Email", "Type", "Details"), place) == expected)
  }

  /// Catches a mistake that is none: a delayed payment was executed when the screen had shown the balance.
  @Test(arguments: [(true, "Amount does not show \"You have 10 GBP\" after a launch."), (false, nil)])
  func `what was executed since the launch may change the content`(isUpToDate: Bool, expected: String?) throws {
    let place = PlaceToRestore(screens: ["Amount"], isChanging: false, isUpToDate: isUpToDate)
    let former = form("Amount", elements: [.line(LineState("You have 10 GBP"))])

    #expect(try violation(ExplorerRule.restoresContent, former, form("Amount"), place) == expected)
  }

  private typealias Check = (_ before: ScreenSnapshot, _ screen: ScreenSnapshot) -> String?

  private func rule(_ sentence: String, _ action: ExplorerAction = ExplorerAction(.link, [.open("letters://write")]))
    throws -> Check
  {
    let rule = try #require(ExplorerRule.builtIn.first { $0.sentence == sentence })
    return { before, screen in
      var (previous, latest) = (AppInspection(), AppInspection())
      (previous.screen, latest.screen) = (before, screen)
      latest.homeScreen = "Home"
      return rule.violation(
        in: CheckedStep(
          action: action, previous: previous, latest: latest, isIdle: true,
          placeToRestore: PlaceToRestore(screens: [], isChanging: false, isUpToDate: true)))
    }
  }

  private func screen(
    isSwiping: Bool, lines: [String] = [], _ entries: (name: String, placement: ScreenStack.Placement)...
  ) -> ScreenSnapshot {
    ScreenSnapshot(
      name: entries.last?.name ?? "", title: "", isSwiping: isSwiping,
      elements: lines.map { .line(LineState($0)) }, exits: [],
      stack: ScreenStack(entries: entries.map { ScreenStack.Entry(name: $0.name, placement: $0.placement) }))
  }
}
