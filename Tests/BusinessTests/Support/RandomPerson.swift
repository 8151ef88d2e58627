import Business
import Contact
import FlowKit
import FlowScreens
import FlowTesting
import Profile

/// Performs random actions of a person and a caller on the Business flow, from a seed, and records violations.
@MainActor
struct RandomPerson {
  private let flow = BusinessFlowTest()
  private let answer = TestAnswer<Void>()
  private var random: SplitMix64
  private var typed = BusinessDraft(id: .number(0))
  private var resultCount = 0
  private var isSwiping = false

  /// The violations.
  private(set) var surprises: Set<String> = []
  /// The visited screens.
  private(set) var visits: Set<String> = []

  var completedCount: Int { flow.test.results.count - cancelledCount }
  var cancelledCount: Int { flow.test.results.count { $0 == .cancelled } }
  private var window: TestWindow { flow.window }

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    flow.store.answer = answer
    window.holdsTransitions = true
  }

  mutating func act() async throws {
    switch window.top {
    case let screen as CompanyTestScreen where !chance(10): fillIn(screen)
    case let screen as CompanyAddressTestScreen where !chance(10): fillIn(screen)
    case let screen as RoleAndWebTestScreen where !chance(10): fillIn(screen)
    case let screen as BusinessReviewTestScreen where !chance(4): tap(screen)
    case is TestScreen where !chance(4): try answerProfile()
    default: await move()
    }
    actAsCaller()
    look()
  }

  /// - Returns: misuses, and parts that were not released.
  mutating func leave() async -> [String] {
    await waitUntilIdle()
    window.holdsTransitions = false
    return await flow.test.problems()
  }
}

// MARK: - The person

extension RandomPerson {
  private mutating func fillIn(_ screen: CompanyTestScreen) {
    visits.insert("company")
    guard !chance(5), let field = CompanyField.allCases.randomElement(using: &random) else {
      return screen.presenter.didTapContinue()
    }
    typed.company[field] = text(FormDraft.acme[field], or: FormDraft.guild[field])
    screen.presenter.didEdit(field, to: typed.company[field])
  }

  private mutating func fillIn(_ screen: CompanyAddressTestScreen) {
    visits.insert("address")
    guard !chance(5), let field = AddressField.allCases.randomElement(using: &random) else {
      return screen.presenter.didTapContinue()
    }
    typed.address[field] = text(FormDraft.london[field], or: FormDraft.portland[field])
    screen.presenter.didEdit(field, to: typed.address[field])
  }

  private mutating func fillIn(_ screen: RoleAndWebTestScreen) {
    visits.insert("roleAndWeb")
    guard !chance(5), let field = RoleAndWebField.allCases.randomElement(using: &random) else {
      return screen.presenter.didTapContinue()
    }
    typed.roleAndWeb[field] = text(FormDraft.director[field], or: FormDraft.baker[field])
    screen.presenter.didEdit(field, to: typed.roleAndWeb[field])
  }

  private mutating func tap(_ screen: BusinessReviewTestScreen) {
    visits.insert("review")
    guard chance(3), let part = BusinessPart.allCases.randomElement(using: &random) else {
      return screen.presenter.didTapSave()
    }
    visits.insert("a change")
    screen.presenter.didTapChange(part)
  }

  private mutating func answerProfile() throws {
    guard let profile = flow.profile, profile.context.isRunning else { return }
    visits.insert("profile")
    if chance(4) { profile.finish(.cancelled) } else { try flow.enterProfile() }
  }

  private mutating func move() async {
    if isSwiping {
      window.endSwipeBack(cancelled: chance(2))
      isSwiping = false
      // Screens that were requested during the swipe appear now, and are dismissed if outdated.
      window.settle()
      return
    }
    window.settle()
    switch Int.random(in: 0..<10, using: &random) {
    case 0: window.goBack()
    case 1: if chance(4) { window.pullDown() }
    case 2: window.swipeBack(cancelled: chance(2))
    case 3:
      window.beginSwipeBack()
      isSwiping = true
    case 4: if let screen = window.viewControllers.randomElement(using: &random) { window.goBack(to: screen) }
    case 5, 6:
      flow.store.failure = chance(2) ? .unavailable : nil
      answer.give(())
    case 7: await nextTurn()
    case 8: await waitUntilIdle()
    default: await start()
    }
  }

  private mutating func waitUntilIdle() async {
    if isSwiping { window.endSwipeBack(cancelled: true) }
    isSwiping = false
    window.settle()
    await nextTurn()
    answer.give(())
    await nextTurn()
    window.settle()
    await flow.test.flows.idle()
  }

  private mutating func text(_ usual: String, or other: String) -> String {
    let invalidTexts = ["", " ", "x", "XX", "club", "\u{202E}", "https://x"]
    if chance(30) { return invalidTexts.randomElement(using: &random) ?? "" }
    return chance(8) ? other : usual
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
}

// MARK: - The caller

extension RandomPerson {
  private mutating func start() async {
    guard window.top == nil else { return }
    await waitUntilIdle()
    flow.needsProfile = chance(2)
    let presentations = [window.pushing, window.presenting(.sheet), window.presenting(.fullScreen)]
    flow.start(presentations.randomElement(using: &random))
    typed = flow.drafts.load() ?? BusinessDraft(id: .number(0))
    resultCount = flow.test.results.count
  }

  private mutating func actAsCaller() {
    if flow.test.results.count > resultCount + 1 { surprises.insert("two results of one act") }
    guard flow.test.results.count > resultCount else { return }
    resultCount = flow.test.results.count
    switch Int.random(in: 0..<4, using: &random) {
    case 0: flow.test.dismisser?.dismiss(animated: true)
    case 1: flow.test.dismisser?.dismiss(animated: false)
    case 2:
      visits.insert("another visit")
      flow.test.flows.start(StubFlow<FlowOutcome<Int>>("next", window.presenting())) { _, _ in }
    default: break
    }
  }

  private mutating func look() {
    let steps = flow.steps
    let shown = steps.compactMap(\.self)
    if shown != Array(BusinessDraft.Step.allCases.prefix(shown.count)) {
      surprises.insert("out of order: \(steps)")
    }
    switch window.top {
    case let screen as CompanyTestScreen:
      for field in screen.content?.fields ?? [] where field.value != typed.company[field.field] {
        surprises.insert("a company was lost")
      }
    case let screen as CompanyAddressTestScreen:
      for field in screen.content?.fields ?? [] where field.value != typed.address[field.field] {
        surprises.insert("an address was lost")
      }
    case let screen as RoleAndWebTestScreen:
      if screen.content?.draft != typed.roleAndWeb { surprises.insert("a role was lost") }
    default: break
    }
  }
}
