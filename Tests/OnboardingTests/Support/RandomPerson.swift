import Business
import FlowKit
import FlowScreens
import FlowTesting
import Onboarding
import Profile

/// Performs random actions of a person and a caller on the Onboarding flow, from a seed, and records violations.
@MainActor
struct RandomPerson {
  let flow = OnboardingFlowTest()
  private let answer = TestAnswer<Void>()
  private let profiles: [PersonalProfile]
  private let businesses: [BusinessProfile]
  private var random: SplitMix64
  var email = ""
  var country = ""
  var activeProfile: ActiveProfile?
  private var resultCount = 0
  private var isSwiping = false

  /// The violations.
  var surprises: Set<String> = []
  /// The number of kills.
  private(set) var killCount = 0
  /// The number of repeated answers of sub-flows.
  private(set) var anewCount = 0

  var completedCount: Int { flow.test.results.count - cancelledCount }
  var cancelledCount: Int { flow.test.results.count { $0 == .cancelled } }
  var window: TestWindow { flow.window }

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    profiles = [try .ada, try .augusta]
    businesses = [try .acme, try .bolts]
    flow.users.answer = answer
    window.holdsTransitions = true
  }

  mutating func act() async {
    switch window.top {
    case let screen as EmailTestScreen where !chance(3): fillIn(screen)
    case let screen as CountryTestScreen where !chance(3): fillIn(screen)
    case let screen as AccountTypeTestScreen where !chance(3):
      screen.presenter.didChoose(chance(2) ? .personal : .business)
    case let screen as DoneTestScreen where chance(2): screen.presenter.didTapFinish()
    case let screen as TestScreen where chance(3): answerSubflow(on: screen)
    default: await move()
    }
    await actAsCaller()
    look()
  }

  /// - Returns: misuses, and parts that were not released.
  mutating func leave() async -> [String] {
    await waitUntilIdle()
    return await flow.test.problems()
  }
}

// MARK: - The person

extension RandomPerson {
  private mutating func fillIn(_ screen: EmailTestScreen) {
    if chance(2) { return screen.presenter.didTapContinue() }
    // So many that one is seldom known.
    let text = chance(6) ? invalidText() : "\(Int.random(in: 0..<10_000, using: &random))@example.com"
    if screen.content?.isBusy == false { email = text }
    screen.presenter.didEdit(.email, to: text)
  }

  private mutating func fillIn(_ screen: CountryTestScreen) {
    if chance(2) { return screen.presenter.didTapContinue() }
    let text = chance(6) ? invalidText() : (chance(2) ? "GB" : "EE")
    if screen.content?.isBusy == false { country = text }
    screen.presenter.didEdit(.country, to: text)
  }

  private mutating func answerSubflow(on screen: TestScreen) {
    let isCancelled = chance(5)
    if let subflow = flow.subflows.profile, subflow.screen === screen, subflow.context.isRunning {
      guard let profile = profiles.randomElement(using: &random), !isCancelled else {
        return subflow.finish(.cancelled)
      }
      note(.personal(profile))
      subflow.finish(.completed(profile))
    }
    if let subflow = flow.subflows.business, subflow.screen === screen, subflow.context.isRunning {
      guard let profile = businesses.randomElement(using: &random), !isCancelled else {
        return subflow.finish(.cancelled)
      }
      note(.business(profile))
      subflow.finish(.completed(profile))
    }
  }

  private mutating func note(_ profile: ActiveProfile) {
    if activeProfile != nil { anewCount += 1 }
    activeProfile = profile
  }

  private mutating func move() async {
    if isSwiping {
      window.endSwipeBack(cancelled: chance(2))
      isSwiping = false
      return
    }
    window.settle()
    switch Int.random(in: 0..<12, using: &random) {
    case 0: window.goBack()
    case 2: if chance(4) { window.pullDown() }
    case 3: window.swipeBack(cancelled: chance(2))
    case 4:
      window.beginSwipeBack()
      isSwiping = true
    case 5:
      flow.users.failure = chance(4) ? .unavailable : nil
      answer.give(())
    case 6: await nextTurn()
    case 1, 7, 8: await waitUntilIdle()
    case 9: if let screen = window.viewControllers.randomElement(using: &random) { window.goBack(to: screen) }
    case 10: if chance(4) { await kill() }
    default: await start()
    }
  }

  private mutating func invalidText() -> String {
    ["", " ", "x", "@@", "XX", "gb", "\u{202E}", "\u{212A}E"].randomElement(using: &random) ?? ""
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
}

// MARK: - The caller

extension RandomPerson {
  private mutating func start() async {
    guard window.top == nil else { return }
    await waitUntilIdle()
    let draft = flow.drafts.load()
    email = draft?.email[.email] ?? ""
    country = draft?.country[.country] ?? ""
    activeProfile = draft?.activeProfile
    let presentations = [window.pushing, window.presenting(.sheet), window.presenting(.fullScreen)]
    flow.start(presentations.randomElement(using: &random))
    resultCount = flow.test.results.count
  }

  private mutating func kill() async {
    await waitUntilIdle()
    flow.test.flows.terminate()
    killCount += 1
  }

  private mutating func waitUntilIdle() async {
    if isSwiping { window.endSwipeBack(cancelled: true) }
    isSwiping = false
    window.holdsTransitions = false
    window.settle()
    flow.users.answer = nil
    answer.give(())
    await flow.test.flows.idle()
    flow.users.answer = answer
    window.holdsTransitions = true
    lookAtRest()
  }

  private mutating func actAsCaller() async {
    guard flow.test.results.count > resultCount else { return }
    if flow.test.results.count > resultCount + 1 { surprises.insert("two results of one act") }
    resultCount = flow.test.results.count
    guard case .completed(let onboarded) = flow.test.results.last else { return }
    if onboarded.activeProfile != activeProfile { surprises.insert("another profile is active than was answered") }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: flow.test.dismisser?.dismiss(animated: true)
    case 1: flow.test.dismisser?.dismiss(animated: false)
    case 2: flow.test.flows.start(StubFlow<FlowOutcome<Int>>("next", window.presenting())) { _, _ in }
    default: break
    }
  }
}
