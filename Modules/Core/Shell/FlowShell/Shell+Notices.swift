public import FlowKit
public import FlowStorage

extension Shell {
  /// Shows a notice above the current screen.
  public func showNotice(_ title: LocalizedText, message: LocalizedText) {
    showNotice(Alert(title, message: message, cancel: .init("OK", true)))
  }

  /// Shows a notice, and replaces the current one.
  ///
  /// A notice with `onRead` has to be read: if another one replaces it, it is shown again afterwards.
  /// - Parameters:
  ///   - alert: The alert, whose answer is whether the person has read it.
  ///   - onRead: Called when the person has read the notice.
  public func showNotice(_ alert: Alert<Bool>, onRead: Completion? = nil) {
    show(Notice(alert: alert, onRead: onRead))
  }

  /// Shows the latest of the notices that wait.
  func showReplacedNotice() { if let replaced = replacedNotices.popLast() { show(replaced) } }

  private func show(_ new: Notice) {
    if isSigningIn {
      // It waits below SignIn.
      replacedNotices.removeAll { $0.alert.title == new.alert.title }
      return replacedNotices.append(new)
    }
    if let current = notice {
      if current.notice.onRead != nil { replacedNotices.append(current.notice) }
      context.terminate(current)
    }
    // A notice with the same title says all that has to be read.
    replacedNotices.removeAll { $0.alert.title == new.alert.title }
    let flow = NoticeFlow(presentation: context.pushing, notice: new)
    notice = flow
    var wasShown = false
    context.start(
      flow,
      onFinished: { [weak self] result, _ in
        guard result == .completed(true) else {
          // It went with the screen below it. A toolkit that cannot show it would refuse it again, for ever.
          if new.returns, wasShown { self?.show(new) }
          return
        }
        self?.notice = nil
        new.onRead?()
        self?.showReplacedNotice()
      },
      onStarted: { _ in wasShown = true })
  }

  /// Shows a notice that data cannot be saved, most likely because the disk is full.
  public func didFailToWrite(_ error: DatabaseError) {
    guard lastFailure != error else { return }
    lastFailure = error
    var message: LocalizedText = "What you enter from now on is lost when the app ends. \(error.sentence)"
    if error.isMendedByRestoring {
      message = LocalizedText([message, "Start the app again: it shows what you can do."])
    }
    let alert = Alert("Nothing can be saved", message: message, choice: .init("OK", true), unanswered: false)
    show(Notice(alert: alert, onRead: nil, returns: true))
  }

  /// Shows a notice that the end of a feature could not be stored.
  func didFailToStoreEnd(_ error: any Error) {
    if let error = error as? DatabaseError {
      // The person may have read about an earlier failure of the feature, and has finished since.
      if notice == nil { lastFailure = nil }
      return didFailToWrite(error)
    }
    showNotice(
      "Nothing can be saved",
      message: """
        The app could not save that you have finished. It leads back there when it starts again: finish there once more.
        """)
  }

  /// Dismisses all notices, also those that would be shown again.
  func dismissNotices() {
    replacedNotices = []
    if let notice { context.terminate(notice) }
  }
}

/// An alert for the person to read.
struct Notice {
  let alert: Alert<Bool>
  /// Called when the person has read it; nil if it does not have to be read.
  let onRead: Completion?
  /// Whether it is shown again if the screen below it takes it away.
  var returns = false
}

/// Shows a notice as an alert.
@MainActor
public final class NoticeFlow: Flow {
  public let context: FlowContext<FlowOutcome<Bool>>

  let notice: Notice

  init(presentation: FlowPresentation, notice: Notice) {
    context = FlowContext(presentation)
    self.notice = notice
  }

  public func didStart() {
    context.ask(notice.alert) { [weak self] isRead in self?.finish(.completed(isRead)) }
  }
}
