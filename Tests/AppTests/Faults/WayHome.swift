import FlowHeadless

@testable import App
@testable import FlowProgram

/// A person who goes home from the screens after a launch, and the app's statements about their money on the way.
///
/// The result of a flow is judged, too: nobody may read it, but the app acts on it.
@MainActor
struct WayHome {
  /// How many steps the person could choose from at first.
  let choiceCount: Int
  private(set) var steps: [PersonAction] = []
  /// The number of statements about money on the screens and in the results.
  private(set) var toldCount = 0
  /// The number of results of flows.
  private(set) var resultCount = 0
  /// The drafts from before the sending that were left before the review, and that the flow calls cancelled: the app shows
  /// no false sentence, and home lists the transfer.
  private(set) var outdatedCount = 0
  private(set) var problems: [String] = []

  /// Goes home, from home to a transfer and back.
  /// - Parameters:
  ///   - isOutdated: Whether the app's data may be from before the sending.
  ///   - maximum: How many transfers the person has confirmed.
  init(
    on device: Device, choosing choices: inout StepsHome, isOutdated: Bool = false, sentAtMost maximum: Int = 1
  ) async throws {
    let formerCount = device.results?.count ?? 0
    var facts = try await MoneyFacts(of: device)
    var screen = device.driver?.window.snapshot
    choiceCount = screen.map(StepsHome.all)?.count ?? 0
    judge(ToldMoney.all(on: screen), facts)
    var isReviewed = false
    while steps.count < 16, let current = screen, steps.isEmpty || current.name != "Home",
      let step = choices.next(on: current)
    {
      isReviewed = isReviewed || ["Review", "Receipt"].contains(current.name)
      steps.append(step)
      do throws(ActionError) { try device.driver?.window.perform(step) } catch {
        problems.append("cannot \(step) on \(current.name)")
        break
      }
      await device.driver?.settle()
      if case .tap = step { facts = try await MoneyFacts(of: device) }
      screen = device.driver?.window.snapshot
      judge(ToldMoney.all(on: screen), facts)
    }
    if !steps.isEmpty, screen?.name != "Home" {
      problems.append("never came home, but to \(screen?.name ?? "nothing")")
    }
    let told = device.results?.takeTold() ?? []
    let outdated = told.filter { isOutdated && !isReviewed && $0.words == FlowResults.cancelled }
      .filter { facts.falsehood(of: $0) != nil }
    outdatedCount = outdated.count
    judge(told.filter { !outdated.contains($0) }, facts)
    if facts.sent.count > maximum { problems.append("sent \(facts.sent.count) times") }
    resultCount = (device.results?.count ?? 0) - formerCount
    problems = problems.map { "\($0), on the way \(steps)" }
  }

  private mutating func judge(_ told: [ToldMoney], _ facts: MoneyFacts) {
    toldCount += told.count
    problems += told.compactMap(facts.falsehood)
  }
}

/// The steps towards home: on the same screen another one each time, so that many ways try all of them.
struct StepsHome {
  private var turns: [String: Int] = [:]

  /// - Returns: nil if there is none.
  mutating func next(on screen: ScreenSnapshot) -> PersonAction? {
    let steps = Self.all(on: screen)
    guard !steps.isEmpty else { return nil }
    let key = "\(screen.name) \(steps)"
    defer { turns[key, default: 0] += 1 }
    return steps[turns[key, default: 0] % steps.count]
  }

  /// All steps, those of the toolkit first.
  static func all(on screen: ScreenSnapshot) -> [PersonAction] {
    let labels = screen.actions.filter(\.isEnabled).map(\.label)
    switch screen.name {
    case "Alert": return (labels.contains("Discard") ? ["Discard"] : labels.prefix(1)).map { .tap($0) }
    case "Home":
      let transfer = labels.first { $0.hasPrefix("Open transfer-") }
      return [transfer ?? "Send money"].filter(labels.contains).map { .tap($0) }
    default:
      let exits: [PersonAction] = screen.exits.map { exit in
        switch exit {
        case .back, .close: .back
        case .swipeBack: .swipeBack(.finished)
        case .pullDown: .pullDown
        }
      }
      return exits.reversed()
        + ["Confirm and send", "Leave it for now", "Done"].filter(labels.contains).map { .tap($0) }
    }
  }
}
