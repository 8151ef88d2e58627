import FlowCommandLine
public import FlowHeadless
import FlowKit
public import FlowUIKit
package import FlowUIKitRows
public import FlowUIKitStandIn

/// A stand-in window, with the person's view and actions.
@MainActor
public final class PhoneWindow: PersonWindow {
  /// The device that shows it.
  public let device: StandInDevice
  /// The stack at its root.
  public let navigation = UINavigationController()
  /// Show flows in it.
  public let presenters: UIKitPresenters
  /// The screen under the person's finger, half way through a swipe back, and the stack that it is taken from.
  public private(set) var swiped: (screen: UIViewController, stack: UINavigationController)?

  /// Creates the window of a device that behaves in these ways.
  public init(_ variants: StandInVariants) {
    let device = StandInDevice(variants)
    self.device = device
    device.window.rootViewController = navigation
    let runLoop = UIKitPresenters.RunLoop(inNextTurn: device.inNextTurn, afterNextEvent: device.afterNextEvent)
    presenters = UIKitPresenters(window: device.window, runLoop: runLoop)
  }

  /// What UIKit would have complained about.
  public var refusals: [String] { device.complaints }

  /// Informs the visible screen that time has passed.
  public func clockDidAdvance() { (top as? RowsViewController)?.timeDidPass() }

  /// What the person sees; under their finger, what they are taking away.
  public var top: UIViewController? {
    swiped?.screen ?? (presenters.factory.topViewController as? UIViewController)
  }

  /// The root and what is presented above it, bottom first.
  var containers: [UIViewController] {
    Array(sequence(first: navigation, next: \.presentedViewController))
  }

  /// The views of the rows on the screen, top first.
  package var rows: [any RowView] {
    // What UIKit shows has a view that is loaded.
    top?.viewIfLoaded == nil ? [] : (top as? RowsViewController)?.list.views ?? []
  }

  /// Performs an action of the person on the views.
  /// - Throws: a refusal if the screen does not offer it.
  public func perform(_ action: PersonAction) throws(RefusedAction) {
    guard let top else { throw .nothingOnScreen }
    switch action {
    case .finishSwipe: return try endSwipe(cancelled: false)
    case .cancelSwipe: return try endSwipe(cancelled: true)
    case _ where device.isFingerDown: throw .swipeInProgress
    case _ where device.isMoving: throw .transitionInProgress
    case .tap(let label): try tap(label)
    case .tapTwice(let label):
      try tap(label)
      if self.top === top, !device.isMoving { try? tap(label) }
    case .fill(let label, let text): try fill(label, with: text)
    case .choose(let option, let label): try choose(option, for: label)
    case .back: try leave(by: exits.contains(.close) ? .close : .back) { $0.tapBack() }
    case .backTo(let title): try goBack(to: title)
    case .swipeBack(let swipe): try swipeBack(swipe, from: top)
    case .pullDown: try leave(by: .pullDown) { $0.pullDown() }
    case .selectTab(let title): throw .noTab(title, nearest: nil)
    }
  }
}

// MARK: - Touching what the screen shows

extension PhoneWindow {
  private func tap(_ label: String) throws(RefusedAction) {
    if top is UIAlertController {
      guard device.answer(label) else { throw .noAction(label, nearest: nil) }
      return
    }
    let buttons = rows.compactMap { ($0 as? ButtonRowView)?.button }
    let button = try one(buttons.filter { $0.configuration?.title == label }, label) {
      .noAction(label, nearest: label.nearest(in: buttons.compactMap(\.configuration?.title)))
    }
    guard device.tap(button) else { throw .actionDisabled(label) }
  }

  private func fill(_ label: String, with text: String) throws(RefusedAction) {
    if rows.contains(where: { ($0 as? ChoiceRowView)?.caption.label.text == label }) { throw .fieldIsChoice(label) }
    let fields = rows.compactMap { $0 as? FieldRowView }.filter { $0.caption.label.text == label }
    let field = try one(fields, label) { .noField(label, nearest: nil) }
    guard device.type(text, into: field.field) else { throw .fieldDisabled(label) }
  }

  private func choose(_ option: String, for label: String) throws(RefusedAction) {
    if rows.contains(where: { ($0 as? FieldRowView)?.caption.label.text == label }) { throw .fieldIsText(label) }
    let choices = rows.compactMap { $0 as? ChoiceRowView }.filter { $0.caption.label.text == label }
    let button = try one(choices, label) { .noField(label, nearest: nil) }.button
    let options = button.menu?.children.map(\.title) ?? []
    guard options.contains(option) else {
      throw .noOption(option, field: label, nearest: option.nearest(in: options))
    }
    guard device.choose(option, in: button) else { throw .fieldDisabled(label) }
  }

  private func one<Found>(_ found: [Found], _ label: String, orElse refusal: () -> RefusedAction) throws(RefusedAction)
    -> Found
  {
    guard found.count <= 1 else { throw .ambiguous(label) }
    guard let first = found.first else { throw refusal() }
    return first
  }
}

// MARK: - Leaving

extension PhoneWindow {
  private func leave(by exit: Exit, _ act: (StandInDevice) -> Bool) throws(RefusedAction) {
    let isBusy = top?.isBusy == true
    // A busy sheet hears that the person pulls at it.
    guard act(device) else { throw isBusy ? .busy : .noExit(exit) }
    if isBusy { throw .busy }
  }

  private func goBack(to title: String) throws(RefusedAction) {
    let below = backStack?.viewControllers.dropLast() ?? []
    guard let controller = below.last(where: { $0.title == title }) else {
      throw .noScreenBelow(title, nearest: title.nearest(in: below.compactMap(\.title)))
    }
    try leave(by: .back) { $0.chooseFromBackMenu(controller) }
  }

  private func swipeBack(_ swipe: PersonAction.Swipe, from screen: UIViewController) throws(RefusedAction) {
    guard let stack = backStack else { throw .noExit(.swipeBack) }
    try leave(by: .swipeBack) { $0.beginSwipeBack() }
    swiped = (screen, stack)
    switch swipe {
    case .finished: try endSwipe(cancelled: false)
    case .cancelled: try endSwipe(cancelled: true)
    case .held: break
    }
  }

  private func endSwipe(cancelled: Bool) throws(RefusedAction) {
    guard device.endSwipe(cancelled: cancelled) else { throw .noSwipe }
    swiped = nil
  }
}
