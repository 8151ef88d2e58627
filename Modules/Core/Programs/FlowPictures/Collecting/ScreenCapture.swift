package import FlowHeadless
package import FlowKit

/// A screen at one moment, with the flow that shows it.
package struct ScreenCapture: Equatable, Sendable {
  /// The content of the screen, with texts as journeys have them.
  package let screen: ScreenSnapshot
  /// The same content as a person reads it, with texts in their language and values in their forms.
  package let shown: ScreenSnapshot
  /// The identifier of the language in which the person reads it.
  let language: String
  /// The names of the flows that the screen belongs to, outermost first; the last one shows it.
  package let flows: [String]

  package init(
    _ screen: ScreenSnapshot, shown: ScreenSnapshot? = nil, in language: Language = .developers, flows: [String]
  ) {
    self.screen = screen
    self.shown = shown ?? screen
    self.language = language.identifier
    self.flows = flows
  }

  /// Creates a capture of the visible screen; nil if there is none.
  /// - Parameters:
  ///   - window: The window.
  ///   - controller: The root of the flows in the window.
  @MainActor
  package init?(_ window: HeadlessWindow, of controller: FlowController) {
    guard let screen = window.snapshot, let top = window.topViewController else { return nil }
    self.init(
      screen, shown: window.snapshot(in: window.language.forPeople), in: window.language,
      flows: Self.flows(around: top, among: controller.subflows) ?? [])
  }

  @MainActor
  private static func flows(around screen: HeadlessViewController, among nodes: [FlowNode]) -> [String]? {
    for node in nodes {
      guard let type = node.flowType else { continue }
      let name = TypeNameWords.words(of: type)
      if node.viewControllers.contains(where: { $0 === screen }) { return [name] }
      if let inner = flows(around: screen, among: node.subflows) { return [name] + inner }
    }
    return nil
  }

  /// Whether an alert is on top.
  var isAlert: Bool { screen.stack.entries.last?.placement == .presented(.alert) }

  /// The identifier of the screen; without a flow, its flow name is empty.
  var id: ScreenID {
    ScreenID(flow: flows.last ?? "", name: isAlert ? screen.title.withoutNumbers : screen.name)
  }
}

extension String {
  /// The text with a placeholder for each number, since numbers come from data.
  var withoutNumbers: String {
    var text = ""
    var isInNumber = false
    for character in self {
      if !character.isNumber { text.append(character) } else if !isInNumber { text.append("…") }
      isInNumber = character.isNumber
    }
    return text
  }
}

/// The path of screens to the topmost one, without those in hidden tabs.
struct ScreenPath: Equatable {
  private struct Entry: Equatable {
    let name: String
    let placement: ScreenStack.Placement
  }

  private let entries: [Entry]

  init(_ stack: ScreenStack) {
    entries = Self.seen(stack.entries)
  }

  private static func seen(_ entries: [ScreenStack.Entry]) -> [Entry] {
    entries.flatMap { entry in
      [Entry(name: entry.name, placement: entry.placement)] + seen(entry.tabs.first(where: \.isSelected)?.entries ?? [])
    }
  }

  /// Returns whether this path extends the other one.
  func isAbove(_ other: ScreenPath) -> Bool {
    entries.count > other.entries.count && entries.starts(with: other.entries)
  }

  /// Returns the passage from another path to this one.
  func passage(from before: ScreenPath) -> NavigationEdge.Passage {
    let common = zip(entries, before.entries).prefix { $0 == $1 }.count
    if common == entries.count, common < before.entries.count { return .back }
    let first = common < entries.count ? entries[common] : entries.last
    return switch first?.placement {
    case .presented(.alert): .alert
    case .presented: .present
    case .pushed, .root, nil: .push
    }
  }
}
