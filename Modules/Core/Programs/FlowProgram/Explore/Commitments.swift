/// What the person has confirmed, such as transfers, by identifiers.
public struct Commitments: Equatable, Sendable {
  /// What the services have done, once for each time.
  public var done: [String] = []
  /// What the app has still to find out.
  public var pending: Set<String> = []
  /// What was not done, and the person knows.
  public var told: Set<String> = []
  /// What was not done, and the person does not know yet, each with a part of the text that tells it.
  public var untold: [String: String] = [:]

  public init() {}

  /// What was done, although the person was told that it was not, or will be.
  var wronglyTold: Set<String> { told.union(untold.keys).intersection(done) }

  /// What was confirmed, and may be done.
  var confirmed: Set<String> { pending.union(done) }

  /// What is pending or untold, in a word; whether something that is pending was done determines what happens next.
  var situation: String {
    (pending.isEmpty ? "" : pending.isDisjoint(with: done) ? "pending" : "done") + (untold.isEmpty ? "" : "untold")
  }

  fileprivate var all: Set<String> { pending.union(told).union(untold.keys).union(done) }
}

extension ExploredDevice.Observation {
  /// Returns how often more was done than was confirmed, as a sentence.
  func findUnconfirmedWork(since before: Commitments, confirmed: Bool, afterFailure: Bool) -> String? {
    guard let now = commitments, now.done.count != before.done.count else { return nil }
    guard Set(now.done).count == now.done.count else { return "Something was done twice." }
    let unexpected = Set(now.done).subtracting(before.done).subtracting(before.pending)
    return unexpected.count <= (confirmed ? 1 : 0) || afterFailure
      ? nil : "Something was done that nobody has confirmed."
  }

  /// Returns what was confirmed and is neither done nor pending nor told, as a sentence.
  /// - Parameter isHome: Whether the person was at home, and still is.
  func findLostWork(since before: Commitments, told texts: [String], isHome: Bool = false) -> String? {
    guard let now = commitments else { return nil }
    guard before.pending.union(before.untold.keys).isSubset(of: now.all) else {
      return "Something was confirmed, and is neither done nor pending nor told."
    }
    if isHome, !before.pending.isDisjoint(with: now.told) {
      return "Something was not done, and the person at home was not told."
    }
    // Each is told by its own sentence.
    let newlyTold = Dictionary(grouping: Set(before.untold.keys).intersection(now.told)) { before.untold[$0] ?? "" }
    for (text, ids) in newlyTold where texts.reduce(0, { $0 + $1.ranges(of: text).count }) < ids.count {
      return "The person was not told that something was not done."
    }
    return nil
  }
}
