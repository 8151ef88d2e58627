/// Where a flow shows its screens.
final class ModelPlace {
  enum Kind {
    case nowhere
    case stack
    case presented(StylePlan, over: ModelPlace)
  }

  let kind: Kind
  var isNowhere: Bool {
    switch kind {
    case .nowhere: true
    case .stack: false
    case .presented(_, let host): host.isNowhere
    }
  }
  /// The stack, if there is one already.
  var stack: ModelStack?

  init(_ kind: Kind, stack: ModelStack? = nil) {
    self.kind = kind
    self.stack = stack
  }
}
