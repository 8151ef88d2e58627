/// A recorded callback or event of a flow, of its screen, or of a completion.
struct Entry: Equatable {
  enum Kind: Int {
    // Callbacks.
    case onStarted, onFinished, onProgress, onGone, onAnswer, onLeave, completed
    // Events of the observer.
    case started, reported, progressed, resumed, terminated, screenShown, screenRevealed, screenRemoved, ended
  }

  let flow: Int
  let kind: Kind
  var value = 0
}

extension Entry {
  /// Whether the observer records it.
  var isEvent: Bool { group % 4 == 1 || isOfScreen }
  var isOrdered: Bool { !isOfScreen && kind != .completed }
  var isOfScreen: Bool { kind == .screenShown || kind == .screenRevealed || kind == .screenRemoved }
  var description: String { "\(flow) \(kind) \(value)" }

  /// The entries that have an order among each other: of one flow what its caller hears, its life, and its screens.
  var group: Int {
    switch kind {
    case .onStarted, .onFinished, .onProgress, .onGone, .onAnswer, .onLeave: flow * 4
    case .started, .reported, .progressed, .resumed, .terminated, .ended: flow * 4 + 1
    case .screenShown, .screenRevealed, .screenRemoved: flow * 4 + 2
    case .completed: flow * 4 + 3
    }
  }
}
