/// An alert, whose buttons are numbered; the last is `cancel`.
struct AlertPlan {
  let screen: Int
  var buttons = 2
  var onAnswer: [Act] = []
}
