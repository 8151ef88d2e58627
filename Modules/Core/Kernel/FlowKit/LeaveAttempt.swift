/// An attempt of the person to dismiss screens, one of which asks first.
///
/// It lapses when the flow that asks has reported or ended, or when the screens that it would dismiss have changed:
/// allowing it then changes nothing.
@MainActor
public final class LeaveAttempt {
  /// Handles an attempt: allows it, at once or later, or ignores it.
  public typealias Handler = @MainActor (LeaveAttempt) -> Void

  private struct WeakScreen {
    weak var screen: FlowScreen?
  }

  /// All that would be dismissed, bottom first; not retained, since a flow may keep the attempt.
  private let screens: [WeakScreen]
  /// The index of the screen that asks; those below it are still to be asked.
  private let index: Int
  /// The topmost view controller when the person tried to leave.
  private weak var top: (any ViewController)?
  private var isAsking = true
  private var isAllowed = false

  private init(_ screens: [WeakScreen], index: Int, top: (any ViewController)?) {
    self.screens = screens
    self.index = index
    self.top = top
  }

  /// Allows the attempt: the screens are dismissed as if this one had not asked, after the current callback.
  ///
  /// A second call changes nothing.
  public func allow() {
    guard !isAllowed else { return }
    isAllowed = true
    // Within the handler, the toolkit itself proceeds.
    guard !isAsking, let screen = screens[index].screen, screen.isShown, let runtime = screen.node.runtime
    else { return }
    let presentation = screen.presentation
    runtime.deliver(.call { runtime.enqueue(FlowTransition(.leave(self), [screen], by: .person, at: presentation)) })
  }

  /// Asks the screens below, and returns all screens if they allow the attempt at once, too.
  func screensToDismiss() -> [FlowScreen]? {
    let shown = screens.compactMap(\.screen).filter(\.isShown)
    guard
      shown.count == screens.count, shown[index].node.stage == .running,
      shown[index].presentation.factory.topViewController === top, Self.isAllowed(shown, unasked: index)
    else { return nil }
    return shown
  }

  /// Asks screens, topmost first, until one of them does not allow the attempt at once.
  static func isAllowed(_ screens: [FlowScreen], unasked: Int) -> Bool {
    lazy var weakScreens = screens.map { WeakScreen(screen: $0) }
    for index in (0..<unasked).reversed() {
      let screen = screens[index]
      guard screen.isShown, screen.node.stage == .running, let onLeave = screen.onLeave else { continue }
      let attempt = LeaveAttempt(weakScreens, index: index, top: screen.presentation.factory.topViewController)
      onLeave(attempt)
      attempt.isAsking = false
      guard attempt.isAllowed else { return false }
    }
    return true
  }
}
