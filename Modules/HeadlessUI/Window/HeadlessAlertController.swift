/// A question above everything; each of its answers takes it away first, and then does what it stands for.
public final class HeadlessAlertController: HeadlessViewController {
  public override var screenName: String { "Alert" }

  /// An alert that is not on show yet.
  public init(title: String, message: String? = nil, answers: [Action]) {
    super.init()
    show(title) {
      if let message { message }
      for answer in answers { answer }
    }
  }
}
