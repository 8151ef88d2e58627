/// What the person has confirmed, such as transfers, by identifiers.
public struct Commitments: Equatable, Sendable {
  /// What the services have done, once for each time.
  public var done: [String] = []
  /// What the app has still to find out.
  public var pending: Set<String> = []
  /// What was not done, and the person has read so, each with a part of the text that says so.
  public var told: [String: String] = [:]
  /// What was not done, and the person does not know yet, each with a part of the text that tells it.
  public var untold: [String: String] = [:]

  public init() {}

  /// What was done, although the person was told that it was not, or will be.
  var wronglyTold: Set<String> { Set(told.keys).union(untold.keys).intersection(done) }

  /// What was confirmed, and may be done.
  package var confirmed: Set<String> { pending.union(done) }

  /// What is pending or untold, in a word; whether something that is pending was done determines what happens next.
  var situation: String {
    (pending.isEmpty ? "" : pending.isDisjoint(with: done) ? "pending" : "done") + (untold.isEmpty ? "" : "untold")
  }

  private var all: Set<String> { pending.union(told.keys).union(untold.keys).union(done) }

  /// Returns what is neither executed, nor pending, nor reported, as a sentence: what a person confirmed is one of these, after
  /// any kill.
  /// - Parameters:
  ///   - before: The commitments before.
  ///   - texts: What the person has read since then.
  ///   - isHome: Whether the person is home, where an app reports what it has not reported yet.
  package func findSilence(since before: Commitments, reading texts: [String], isHome: Bool) -> String? {
    let open = before.pending.union(before.untold.keys)
    guard open.isSubset(of: all) else {
      return "Something was confirmed, and is neither executed, nor pending, nor reported."
    }
    let reported = open.intersection(told.keys).union(isHome ? untold.keys.map(\.self) : [])
    // Each is reported by its own sentence.
    let news = Dictionary(grouping: reported) { told[$0] ?? untold[$0] ?? "" }
    let isSilent = news.contains { text, ids in texts.reduce(0) { $0 + $1.ranges(of: text).count } < ids.count }
    return isSilent ? "Something was not done, and the person has not read so." : nil
  }
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
}
