/// A mutant and the verdict on it.
struct Outcome: Sendable {
  let mutant: Mutant
  let verdict: Verdict

  /// The line that reports it.
  func line(isAccepted: Bool) -> String {
    let place = "\(mutant.name)  \(mutant.path):\(mutant.line)"
    let change = "\(mutant.original) → \(mutant.mutated)"
    return switch verdict {
    case .seen(let test): "\(place)  seen by \(test)"
    case .timedOut: "\(place)  timed out  \(change)"
    case .crashed: "\(place)  crashed  \(change)"
    case .survived: "\(place)  \(isAccepted ? "survived, as listed" : "SURVIVED")  \(change)"
    }
  }
}
