import HeadlessUI

/// Facts about an app from its journeys: input for its fields, its links, its screens and its buttons.
struct JourneyVocabulary: Sendable {
  private var texts: [String: [String: Int]] = [:]
  private(set) var links: [String] = []
  private(set) var screens: Set<String> = []
  private(set) var buttons: Set<String> = []

  init(_ journeys: [Journey]) {
    for journey in journeys {
      for case .step(let step) in journey.lines.map(\.content) { note(step) }
    }
  }

  private mutating func note(_ step: JourneyStep) {
    switch step {
    case .action(.fill(let label, let text)) where !text.isEmpty: texts[label, default: [:]][text, default: 0] += 1
    case .action(.choose(let option, let label)): texts[label, default: [:]][option, default: 0] += 1
    case .action(.tap(let label)): buttons.insert(label)
    case .open(let link): note(link: link)
    case .tapAndOpen(let label, let link):
      buttons.insert(label)
      note(link: link)
    case .expect(.screen(let name), false): screens.insert(name)
    default: break
    }
  }

  private mutating func note(link: String) {
    if !links.contains(link) { links.append(link) }
  }

  /// Returns the most frequent input of journeys for a field.
  func mostFrequentInput(label: String, options: [String]?) -> String? {
    let texts = texts[label]?.filter { options?.contains($0.key) ?? true }
    return texts?.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
