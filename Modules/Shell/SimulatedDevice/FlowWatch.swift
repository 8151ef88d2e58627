import AppShell
public import FlowKit

/// Watches all flows of the app: for the log, for what the last one ended with, and for what must not happen.
@MainActor
public final class FlowWatch: FlowObserver {
  /// What the last flow ended with, such as `Notes completed`.
  public private(set) var lastResult: String?
  /// What flows did against their contract, and what they left behind.
  public private(set) var defects: [String] = []

  private var tell: (@MainActor (FlowNews) -> Void)?

  /// - Parameter tell: hears of all that happens.
  public init(tell: @escaping @MainActor (FlowNews) -> Void) {
    self.tell = tell
  }

  /// Takes note of it.
  public func flow(_ node: FlowNode, did event: FlowEvent) {
    guard let tell else { return }
    let news = FlowNews(node, event)
    switch event {
    // Who reads a notice ends nothing.
    case .reported where node.flow is NoticeFlow: break
    case .reported: lastResult = [news.flow, news.detail ?? ""].joined(separator: " ")
    case .misused, .leaked: defects.append("\(news).")
    case .started, .progressed, .visitedAgain, .terminated, .showed, .lost, .ended: break
    }
    tell(news)
  }

  /// The app was killed: what its parts still do when they are released, a dead process would not.
  public func stop() {
    tell = nil
  }
}
