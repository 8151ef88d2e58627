/// A recorded callback or event of a flow, of its screen, or of a completion.
struct Entry: Equatable {
  enum Kind: Int {
    // Callbacks.
    case onStarted, onFinished, onProgress, onGone, onAnswer, onLeave, completed
    // A result or an answer for a task, of the flow that waits.
    case answered
    // Events of the observer.
    case started, reported, progressed, resumed, terminated, screenShown, screenRevealed, screenRemoved, ended
  }

  let flow: Int
  let kind: Kind
  var value = 0
}

extension Entry {
  /// Whether the observer records it.
  var isEvent: Bool { group % 5 == 1 || isOfScreen }
  /// Tasks that continue in one turn have no order.
  var isOrdered: Bool { !isOfScreen && kind != .completed && kind != .answered }
  var isOfScreen: Bool { kind == .screenShown || kind == .screenRevealed || kind == .screenRemoved }
  var description: String { "\(flow) \(kind) \(value)" }

  /// The entries that have an order among each other: of one flow the calls of its caller, its life, its screens, and its tasks.
  var group: Int {
    switch kind {
    case .onStarted, .onFinished, .onProgress, .onGone, .onAnswer, .onLeave: flow * 5
    case .started, .reported, .progressed, .resumed, .terminated, .ended: flow * 5 + 1
    case .screenShown, .screenRevealed, .screenRemoved: flow * 5 + 2
    case .completed: flow * 5 + 3
    case .answered: flow * 5 + 4
    }
  }
}
