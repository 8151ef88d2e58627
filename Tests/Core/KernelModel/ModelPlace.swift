/// Where a flow shows its screens.
final class ModelPlace {
  enum Kind {
    case detached
    case stack
    case presented(StylePlan, over: ModelPlace)
  }

  let kind: Kind
  var isDetached: Bool {
    switch kind {
    case .detached: true
    case .stack: false
    case .presented(_, let host): host.isDetached
    }
  }
  /// The stack, if there is one already.
  var stack: ModelStack?

  init(_ kind: Kind, stack: ModelStack? = nil) {
    self.kind = kind
    self.stack = stack
  }
}
