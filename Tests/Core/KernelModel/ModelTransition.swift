/// A pending transition in the model.
struct ModelTransition {
  enum Change {
    case show([ModelScreen], on: ModelPlace, replacing: Bool)
    /// One screen above all.
    case present(ModelScreen, over: ModelPlace, replacing: ModelScreen?)
    /// These, as far as they are still shown by then.
    case remove(() -> [ModelScreen], by: FlowModel.Initiator)
    /// The screens of an attempt, unless it has lapsed.
    case leave(ModelAttempt)
    case select(ModelScreen, Int)
  }

  var change: Change
  var isAnimated = true
  /// The movement that it is part of.
  var movement: Int?
  /// The screens that go when it arrives.
  var replaced: [ModelScreen] = []
  /// Called when it is over.
  var completion: (() -> Void)?
  /// The window in which it begins once the person's swipe there is over; nil if it waits for none.
  var window: Int?

  /// The same in another window.
  func next(in window: Int?) -> ModelTransition {
    var next = self
    next.window = window
    return next
  }
}
