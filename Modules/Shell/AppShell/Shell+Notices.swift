public import Database
public import FlowKit

extension Shell {
  /// Tells the person something that needs no answer, above whatever is on the screen.
  public func tell(_ title: String, _ message: String) {
    tell(Alert(title, message: message, cancel: .init("OK", true)))
  }

  /// Tells the person something; the newest notice is enough, so it takes the place of one that is there.
  /// - Parameters:
  ///   - alert: The question.
  ///   - onRead: The person has given the answer that says that they have read it.
  public func tell(_ alert: Alert<Bool>, onRead: @escaping Completion = {}) {
    removeNotice()
    let flow = NoticeFlow(presentation: context.pushing, notice: alert)
    notice = flow
    context.start(flow) { result, _ in
      if result == .completed(true) { onRead() }
    }
  }

  /// Tells the person that this device cannot keep what they do: most likely its disk is full.
  public func didFailToWrite(_ error: DatabaseError) {
    guard lastFailure != error else { return }
    lastFailure = error
    tell("Nothing can be saved", "What you enter from now on is lost when the app ends. \(error.sentence)")
  }

  /// What comes next does not stand above a notice.
  func removeNotice() {
    if let notice { context.terminate(notice) }
  }
}
