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
  /// The window in which it is; of one that is none, of no meaning.
  let window: Int
  /// The stack, if there is one already.
  var stack: ModelStack?

  init(_ kind: Kind, stack: ModelStack? = nil, in window: Int = 0) {
    self.kind = kind
    self.stack = stack
    self.window = window
  }
}
