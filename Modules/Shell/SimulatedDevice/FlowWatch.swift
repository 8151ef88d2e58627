import AppShell
public import FlowKit

/// Watches all flows of the app: for the log, for what the last one ended with, and for what must not happen.
@MainActor
public final class FlowWatch: FlowObserver {
  /// What the last flow ended with, such as `Notes completed`.
  public private(set) var lastResult: String?
  /// What flows did against their contract, and what they left behind.
  public private(set) var defects: [String] = []

  private let tell: (@MainActor (FlowNews) -> Void)?
  private var isStopped = false

  /// - Parameter tell: hears of all that happens; without it, nothing is put into words for nobody.
  public init(tell: (@MainActor (FlowNews) -> Void)?) {
    self.tell = tell
  }

  /// Takes note of it.
  public func flow(_ node: FlowNode, did event: FlowEvent) {
    guard !isStopped else { return }
    switch event {
    // Who reads a notice ends nothing.
    case .reported where node.flow is NoticeFlow: break
    case .reported:
      let news = FlowNews(node, event)
      lastResult = [news.flow, news.detail ?? ""].joined(separator: " ")
    case .misused, .leaked: defects.append("\(FlowNews(node, event)).")
    case .started, .progressed, .visitedAgain, .terminated, .showed, .lost, .ended: break
    }
    if let tell { tell(FlowNews(node, event)) }
  }

  /// The app was killed: what its parts still do when they are released, a dead process would not.
  public func stop() {
    isStopped = true
  }
}
