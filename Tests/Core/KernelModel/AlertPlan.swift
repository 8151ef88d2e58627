/// An alert, whose buttons are numbered; the last is `cancel`.
struct AlertPlan {
  let screen: Int
  var buttons = 2
  var onAnswer: [Act] = []
  /// How a task waits for the answer, instead.
  var awaited: AwaitPlan?

  /// Its answer when there is none, with its number.
  var unanswered: Int { screen * 10 + buttons - 1 }
}
