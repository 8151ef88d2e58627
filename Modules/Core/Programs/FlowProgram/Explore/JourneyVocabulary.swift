import FlowHeadless

/// Facts about an app from its journeys: input for its fields, its links, its screens and its buttons.
struct JourneyVocabulary: Sendable {
  /// The input for each field, the most frequent first.
  private var texts: [String: [String]] = [:]
  /// The input with which a journey continues, for each field.
  private var acceptedTexts: [String: Set<String>] = [:]
  /// The input that a journey has left on a form, for each field: a screen that it tapped on to may lead back to it.
  private var leftTexts: [String: Set<String>] = [:]
  /// The names of the secrets for each field, in the order of the journeys.
  private var secrets: [String: [String]] = [:]
  private(set) var links: [String] = []
  /// The screens and the buttons that an exploration finds, too: it damages no data.
  private(set) var screens: Set<String> = []
  private(set) var buttons: Set<String> = []

  init(_ journeys: [Journey]) {
    var counts: [String: [String: Int]] = [:]
    for journey in journeys {
      var entered: [String: String] = [:]
      var isDamaged = false
      for case .step(let step) in journey.lines.map(\.content) {
        isDamaged = isDamaged || step.damagesData
        count(step, &counts)
        if !isDamaged { collectPlace(step) }
        switch step {
        case .action(.fill(let label, let text)), .action(.paste(let text, let label)),
          .action(.suggest(let text, let label)):
          entered[label] = text
        case .action(.tap):
          for (label, text) in entered { acceptedTexts[label, default: []].insert(text) }
        // Input that remains on a form was not accepted.
        case .action(.back), .action(.pullDown), .action(.swipeBack), .kill, .relaunch:
          for (label, text) in entered { leftTexts[label, default: []].insert(text) }
          entered = [:]
        case .expect(.error(_, at: let label?), false):
          if let text = entered.removeValue(forKey: label) { acceptedTexts[label]?.remove(text) }
        default: break
        }
      }
    }
    texts = counts.mapValues { counts in
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
  }

  private mutating func count(_ step: JourneyStep, _ counts: inout [String: [String: Int]]) {
    switch step {
    case .action(.fill(let label, let text)) where !text.isEmpty,
      .action(.paste(let text, let label)) where !text.isEmpty,
      .action(.suggest(let text, let label)) where !text.isEmpty:
      counts[label, default: [:]][text, default: 0] += 1
    case .action(.choose(let option, let label)): counts[label, default: [:]][option, default: 0] += 1
    case .fillSecret(let label, let name):
      if secrets[label]?.contains(name) != true { secrets[label, default: []].append(name) }
    case .open(let link): collect(link: link)
    case .atOnce(let action, let step):
      count(.action(action), &counts)
      count(step, &counts)
    default: break
    }
  }

  private mutating func collectPlace(_ step: JourneyStep) {
    switch step {
    case .action(.tap(let label)): buttons.insert(label)
    case .expect(.screen(let name), false): screens.insert(name)
    case .atOnce(let action, let step):
      collectPlace(.action(action))
      collectPlace(step)
    default: break
    }
  }

  private mutating func collect(link: String) {
    if !links.contains(link) { links.append(link) }
  }

  /// Returns the most frequent input of journeys for a field.
  func mostFrequentInput(label: String, options: [String]?) -> String? { input(label, options).first }

  /// Returns the names of the secrets with which journeys fill in a field.
  func secretNames(label: String) -> [String] { secrets[label] ?? [] }

  /// Returns the second most frequent input of journeys for a field, of that with which a journey continues; rather one that
  /// none has left behind.
  func otherInput(label: String, options: [String]?) -> String? {
    let accepted = input(label, options).dropFirst().filter { acceptedTexts[label]?.contains($0) == true }
    return accepted.first { leftTexts[label]?.contains($0) != true } ?? accepted.first
  }

  private func input(_ label: String, _ options: [String]?) -> [String] {
    (texts[label] ?? []).filter { options?.contains($0) ?? true }
  }
}

extension JourneyStep {
  /// Whether it is a phrase such as `the data is damaged`.
  fileprivate var damagesData: Bool {
    if case .app(let phrase, _) = self { phrase.hasSuffix(" damaged") } else { false }
  }
}
