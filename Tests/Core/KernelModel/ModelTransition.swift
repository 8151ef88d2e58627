/// A pending transition in the model.
struct ModelTransition {
  enum Change {
    case show([ModelScreen], on: ModelPlace, replacing: Bool)
    /// One screen above all.
    case present(ModelScreen, over: ModelPlace, replacing: ModelScreen?)
    /// These, as far as they are still shown by then.
    case remove(() -> [ModelScreen], by: FlowModel.Actor)
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
  /// What is called when it is over: of a flow, its number.
  var completion: (flow: ModelFlow, number: Int)?
  /// Whether its flow has no place, and so does not wait for the person's swipe.
  var isDetached = false
}
