import FlowHeadless
package import FlowKit

/// An event of a flow, in words without personal data.
package struct FlowEventDescription: Equatable, Codable {
  /// The number of the flow since the launch of the app.
  package let id: Int
  /// The number of the flow that started it; nil for the root flow.
  package let parent: Int?
  /// The name of the flow, in words.
  package let flow: String
  package let event: String
  /// The detail of the event, such as the name of a screen or of a result.
  package let detail: String?
}

extension FlowEventDescription {
  @MainActor
  package init(_ node: FlowNode, _ event: FlowEvent) {
    id = node.id
    parent = node.parent.flatMap { $0.id == 0 ? nil : $0.id }
    flow = node.flowType.map { TypeNameWords(of: $0).words } ?? "App"
    switch event {
    case .started: (self.event, detail) = ("started", nil)
    case .progressed(let progress): (self.event, detail) = ("progressed", Self.name(of: progress))
    case .reported(let result): (self.event, detail) = ("reported", Self.name(of: result))
    case .resumed: (self.event, detail) = ("visited again", nil)
    case .terminated: (self.event, detail) = ("terminated", nil)
    case .screenShown(let screen): (self.event, detail) = ("showed", Self.name(of: screen))
    case .screenRevealed(let screen): (self.event, detail) = ("revealed", Self.name(of: screen))
    case .screenRemoved(let screen): (self.event, detail) = ("lost", Self.name(of: screen))
    case .ended: (self.event, detail) = ("ended", nil)
    case .misused(let misuse): (self.event, detail) = ("was misused", String(describing: misuse))
    case .leaked(let type): (self.event, detail) = ("leaked", type)
    }
  }

  /// Returns the name of the case without its associated value, which may be personal data.
  private static func name(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? String(describing: value)
  }

  @MainActor
  private static func name(of screen: any ViewController) -> String {
    (screen as? HeadlessViewController)?.screenName ?? String(describing: type(of: screen))
  }
}

// MARK: - CustomStringConvertible

extension FlowEventDescription: CustomStringConvertible {
  package var description: String { [flow, event, detail].compactMap(\.self).joined(separator: " ") }
}
