public import FlowKit
public import HeadlessUI

/// What a person sees at one moment, and which flow shows it.
public struct Sight: Equatable, Sendable {
  /// What the person sees.
  public let screen: ScreenSnapshot
  /// The names of the flows that the screen belongs to, outermost first; the last one shows it.
  public let flows: [String]

  /// A sight put together by hand.
  public init(_ screen: ScreenSnapshot, flows: [String]) {
    self.screen = screen
    self.flows = flows
  }

  /// What the person sees in a window; nil when there is no screen.
  /// - Parameters:
  ///   - window: The window in front of the person.
  ///   - controller: The root of the flows that are shown in the window.
  @MainActor
  public init?(_ window: HeadlessWindow, of controller: FlowController) {
    guard let screen = window.snapshot, let top = window.topViewController else { return nil }
    self.init(screen, flows: Self.flows(around: top, among: controller.subflows) ?? [])
  }

  @MainActor
  private static func flows(around screen: HeadlessViewController, among nodes: [FlowNode]) -> [String]? {
    for node in nodes {
      guard let type = node.flowType else { continue }
      let name = SpokenName(of: type).words
      if node.viewControllers.contains(where: { $0 === screen }) { return [name] }
      if let inner = flows(around: screen, among: node.subflows) { return [name] + inner }
    }
    return nil
  }

  /// Whether the person is asked something before they can go on.
  var isAlert: Bool { screen.stack.entries.last?.arrival == .presented(.alert) }

  /// Which screen it is; one that no flow has shown belongs to a flow without a name.
  var id: ScreenID {
    ScreenID(flow: flows.last ?? "", name: isAlert ? screen.title.withoutNumbers : screen.name)
  }
}

extension String {
  /// The text with a mark in the place of each number: numbers are the person's, not the app's.
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
