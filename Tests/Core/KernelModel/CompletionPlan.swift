/// A completion, with its acts.
struct CompletionPlan {
  let number: Int
  var acts: [Act] = []
}
