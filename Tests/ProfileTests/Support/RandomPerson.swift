import Contact
import FlowKit
import FlowScreens
import FlowTesting
import Profile

/// Performs random actions of a person and a caller on the Profile flow, from a seed, and records violations.
@MainActor
struct RandomPerson {
  private let flow: ProfileFlowTest
  private let answer = TestAnswer<Void>()
  private var random: SplitMix64
  private var typed = ProfileDraft()
  private var resultCount = 0
  private var isSwiping = false

  /// The violations.
  private(set) var surprises: Set<String> = []

  var completedCount: Int { flow.test.results.count - cancelledCount }
  var cancelledCount: Int { flow.test.results.count { $0 == .cancelled } }
  private var window: TestWindow { flow.window }

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    flow = try ProfileFlowTest()
    flow.store.answer = answer
    window.holdsTransitions = true
  }

  mutating func act() async {
    switch window.top {
    case let screen as PersonalDetailsTestScreen where !chance(10): fillIn(screen)
    case let screen as AddressTestScreen where !chance(10): fillIn(screen)
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
  private mutating func fillIn(_ screen: PersonalDetailsTestScreen) {
    guard !chance(8), let field = PersonalDetailsField.allCases.randomElement(using: &random) else {
      return screen.presenter.didTapContinue()
    }
    let text = chance(12) ? invalidText() : FormDraft.ada[field]
    typed.personalDetails[field] = text
    screen.presenter.didEdit(field, to: text)
  }

  private mutating func fillIn(_ screen: AddressTestScreen) {
    guard !chance(8), let field = AddressField.allCases.randomElement(using: &random) else {
      return screen.presenter.didTapContinue()
    }
    let text = chance(12) ? invalidText() : (chance(2) ? FormDraft.london : .portland)[field]
    if screen.content?.isBusy == false { typed.address[field] = text }
    screen.presenter.didEdit(field, to: text)
  }

  private mutating func move() async {
    if isSwiping {
      window.endSwipeBack(cancelled: chance(2))
      isSwiping = false
      return
    }
    window.settle()
    switch Int.random(in: 0..<8, using: &random) {
    case 0: window.goBack()
    case 1: window.pullDown()
    case 2: window.swipeBack(cancelled: chance(2))
    case 3:
      window.beginSwipeBack()
      isSwiping = true
    case 4:
      flow.store.failure = chance(2) ? .unavailable : nil
      answer.give(())
    case 5: await nextTurn()
    case 6: await waitUntilIdle()
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

  private mutating func invalidText() -> String {
    ["", " ", "x", "4da", "1899-12-31", "2024-02-30", "+٤٤", "XX", "AE", "MX", "\u{202E}", "a@b.co"]
      .randomElement(using: &random) ?? ""
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
}

// MARK: - The caller

extension RandomPerson {
  private mutating func start() async {
    guard window.top == nil else { return }
    await waitUntilIdle()
    typed = flow.drafts.load() ?? ProfileDraft()
    let presentations = [window.pushing, window.presenting(.sheet), window.presenting(.fullScreen)]
    flow.start(presentations.randomElement(using: &random))
    resultCount = flow.test.results.count
  }

  private mutating func actAsCaller() {
    guard flow.test.results.count > resultCount else { return }
    if flow.test.results.count > resultCount + 1 { surprises.insert("two results of one act") }
    resultCount = flow.test.results.count
    guard window.top is AddressTestScreen else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: flow.test.dismisser?.dismiss(animated: true)
    case 1: flow.test.dismisser?.dismiss(animated: false)
    case 2: flow.test.flows.start(StubFlow<FlowOutcome<Int>>("next", window.presenting())) { _, _ in }
    default: break
    }
  }

  private mutating func look() {
    let shown = window.viewControllers
    switch shown.last {
    case let screen as PersonalDetailsTestScreen:
      if shown.count != 1 { surprises.insert("something is below the details") }
      if screen.content?.draft != typed.personalDetails { surprises.insert("details were lost") }
    case let screen as AddressTestScreen:
      if shown.count != 2 { surprises.insert("not only the details are below the address") }
      for field in screen.content?.fields ?? [] where field.value != typed.address[field.field] {
        surprises.insert("an address was lost")
      }
    default: break
    }
  }
}
