public import FlowKit
import HeadlessUI

/// One thing that happened to a flow, in words that tell nothing about the person.
public struct FlowNews: Equatable, Codable {
  /// The flow's number since the app was launched.
  public let id: Int
  /// The number of the flow that started it; none of the outermost one.
  public let parent: Int?
  /// The flow's name, as people say it.
  public let flow: String
  /// What happened.
  public let event: String
  /// What it happened with: a screen's name, a result's.
  public let detail: String?
}

extension FlowNews {
  /// What has happened to the flow of a node.
  @MainActor
  public init(_ node: FlowNode, _ event: FlowEvent) {
    id = node.id
    parent = node.parent.flatMap { $0.id == 0 ? nil : $0.id }
    flow = node.flowType.map { SpokenName(of: $0).words } ?? "App"
    switch event {
    case .started: (self.event, detail) = ("started", nil)
    case .progressed(let progress): (self.event, detail) = ("progressed", Self.name(of: progress))
    case .reported(let result): (self.event, detail) = ("reported", Self.name(of: result))
    case .visitedAgain: (self.event, detail) = ("visited again", nil)
    case .terminated: (self.event, detail) = ("terminated", nil)
    case .showed(let screen): (self.event, detail) = ("showed", Self.name(of: screen))
    case .lost(let screen): (self.event, detail) = ("lost", Self.name(of: screen))
    case .ended: (self.event, detail) = ("ended", nil)
    case .misused(let misuse): (self.event, detail) = ("was misused", String(describing: misuse))
    case .leaked(let type): (self.event, detail) = ("leaked", type)
    }
  }

  /// The case, and nothing of its value: that is the person's own.
  private static func name(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? String(describing: value)
  }

  @MainActor
  private static func name(of screen: any ViewController) -> String {
    (screen as? HeadlessViewController)?.screenName ?? String(describing: type(of: screen))
  }
}

// MARK: - CustomStringConvertible

extension FlowNews: CustomStringConvertible {
  /// One line of a log.
  public var description: String { [flow, event, detail].compactMap(\.self).joined(separator: " ") }
}
