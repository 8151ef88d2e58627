/// An attempt of the person to dismiss screens, one of which asks first.
///
/// It lapses when the visit of the flow that asks is over, or when the screens that it would dismiss have changed:
/// allowing it then changes nothing.
@MainActor
public final class LeaveAttempt {
  /// Handles an attempt: allows it, at once or later, or ignores it.
  public typealias Handler = @MainActor (LeaveAttempt) -> Void

  private let leaving: Leaving
  /// The index of the screen that asks; those below it are still to be asked.
  private let index: Int
  private let visit: UInt32
  private var isAsking = true
  private var isAllowed = false

  private init(_ leaving: Leaving, index: Int, visit: UInt32) {
    self.leaving = leaving
    self.index = index
    self.visit = visit
  }

  /// The number of screens that were checked since the person tried to leave.
  package var checkedScreenCount: Int { leaving.checkedScreenCount }

  /// Allows the attempt: the screens are dismissed as if this one had not asked, after the current callback.
  ///
  /// A second call changes nothing.
  public func allow() {
    guard !isAllowed else { return }
    isAllowed = true
    // Within the handler, the toolkit itself proceeds.
    guard !isAsking, let screen = leaving[index], let runtime = screen.node.runtime else { return }
    let presentation = screen.presentation
    runtime.deliver(.call { runtime.enqueue(FlowTransition(.leave(self), [screen], by: .person, at: presentation)) })
  }

  /// Asks the screens below, and returns all screens if they allow the attempt at once, too.
  func screensToDismiss() -> [FlowScreen]? {
    guard let screen = leaving[index], isCurrent(at: screen), Self.isAllowed(leaving, unasked: index) else {
      return nil
    }
    return leaving.shownScreens
  }

  /// Whether the attempt has not lapsed.
  private func isCurrent(at screen: FlowScreen) -> Bool {
    screen.node.stage == .running && screen.node.visit == visit && leaving.isUnchanged(at: screen)
  }

  /// Asks screens, topmost first, until one of them does not allow the attempt at once, or lets it lapse.
  static func isAllowed(_ screens: [FlowScreen]) -> Bool {
    guard let top = screens.last(where: { $0.onLeave != nil }) else { return true }
    return isAllowed(Leaving(screens, top: top.presentation.factory.topViewController), unasked: screens.count)
  }

  private static func isAllowed(_ leaving: Leaving, unasked: Int) -> Bool {
    for index in (0..<unasked).reversed() {
      guard let screen = leaving[index], screen.node.stage == .running, let onLeave = screen.onLeave else { continue }
      let attempt = LeaveAttempt(leaving, index: index, visit: screen.node.visit)
      let record = screen.presentation.windowRecord
      let movingTreeCount = record.movingTreeCount
      // Callbacks that the handler causes run after it.
      screen.node.runtime?.holdDeliveries()
      onLeave(attempt)
      attempt.isAsking = false
      let isAllowed = attempt.isAllowed
      screen.node.runtime?.releaseDeliveries()
      // A movement that they have begun is another answer to the attempt; toolkits differ in which of the two wins.
      guard isAllowed, attempt.isCurrent(at: screen), record.movingTreeCount <= movingTreeCount else { return false }
    }
    return true
  }
}

/// The screens that one action of the person would dismiss; not retained, since a flow may keep the attempt.
@MainActor
private final class Leaving {
  private struct WeakScreen {
    weak var screen: FlowScreen?
  }

  /// Bottom first.
  private let screens: [WeakScreen]
  /// The topmost view controller when the person tried to leave.
  private weak var top: (any ViewController)?
  /// The count of lost screens when all screens were shown.
  private var lossCount = FlowScreen.lossCount
  private(set) var checkedScreenCount = 0

  init(_ screens: [FlowScreen], top: (any ViewController)?) {
    self.screens = screens.map { WeakScreen(screen: $0) }
    self.top = top
    for screen in screens { screen.isInAttempt = true }
  }

  /// A screen that is still shown.
  subscript(index: Int) -> FlowScreen? {
    checkedScreenCount += 1
    return screens[index].screen.flatMap { $0.isShown ? $0 : nil }
  }

  /// The screens, bottom first, without those that are gone.
  var shownScreens: [FlowScreen] { screens.indices.compactMap { self[$0] } }

  /// Returns whether all screens are shown, with the same one on top.
  func isUnchanged(at asking: FlowScreen) -> Bool {
    guard asking.presentation.factory.topViewController === top else { return false }
    // Many screens that ask would otherwise check each other again and again.
    if lossCount == FlowScreen.lossCount { return true }
    guard shownScreens.count == screens.count else { return false }
    lossCount = FlowScreen.lossCount
    return true
  }
}
