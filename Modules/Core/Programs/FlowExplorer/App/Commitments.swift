/// The actions that the person has confirmed, such as transfers, by identifiers.
public struct Commitments: Equatable, Sendable {
  /// The actions that the services have executed, once for each time.
  public var executed: [String] = []
  /// The actions whose outcome the app has still to find out.
  public var unresolved: Set<String> = []
  /// The actions that failed, and of which the person has read so, each with a part of the text that says so.
  public var acknowledged: [String: String] = [:]
  /// The actions that failed, and of which the person does not know yet, each with a part of the text that will say so.
  public var unannounced: [String: String] = [:]
  /// The actions of a person who was forgotten: the app does not find out any more whether they were executed.
  public var forgotten: Set<String> = []

  public init() {}

  /// The executed actions that the app reports, or will report, as failed.
  var falselyReported: Set<String> { Set(acknowledged.keys).union(unannounced.keys).intersection(executed) }

  /// The actions that may be executed.
  package var confirmed: Set<String> { unresolved.union(executed) }

  /// The open actions, in a word; it says whether an unresolved one was executed, since the next states depend on that.
  package var situation: String {
    (unresolved.isEmpty ? "" : unresolved.isDisjoint(with: executed) ? "pending" : "done")
      + (unannounced.isEmpty ? "" : "untold")
  }

  private var all: Set<String> {
    unresolved.union(acknowledged.keys).union(unannounced.keys).union(executed).union(forgotten)
  }

  /// Returns that an action is neither executed, nor pending, nor reported, as a sentence.
  /// - Parameters:
  ///   - before: The commitments before.
  ///   - texts: The texts that the person has read since then.
  ///   - isHome: Whether the person is home, where an app reports all failures that it has not reported yet.
  package func findSilence(since before: Commitments, reading texts: [String], isHome: Bool) -> String? {
    let open = before.unresolved.union(before.unannounced.keys)
    guard open.isSubset(of: all) else {
      return "Something was confirmed, and is neither executed, nor pending, nor reported."
    }
    let reported = open.intersection(acknowledged.keys).union(isHome ? unannounced.keys.map(\.self) : [])
    // Each is reported by its own sentence.
    let news = Dictionary(grouping: reported) { acknowledged[$0] ?? unannounced[$0] ?? "" }
    let isSilent = news.contains { text, ids in texts.reduce(0) { $0 + $1.ranges(of: text).count } < ids.count }
    return isSilent ? "Something was not done, and the person has not read so." : nil
  }

  /// Returns that more was executed than was confirmed, as a sentence.
  /// - Parameters:
  ///   - before: The commitments before.
  ///   - confirmed: Whether the person has confirmed something since then.
  ///   - afterFailure: Whether a disk has failed, after which the app may have lost its record of a confirmation.
  package func findUnconfirmedWork(since before: Commitments, confirmed: Bool, afterFailure: Bool) -> String? {
    guard executed.count != before.executed.count else { return nil }
    guard Set(executed).count == executed.count else { return "Something was done twice." }
    let unexpected = Set(executed).subtracting(before.executed).subtracting(before.unresolved)
    return unexpected.count <= (confirmed ? 1 : 0) || afterFailure
      ? nil : "Something was done that nobody has confirmed."
  }
}
