import Foundation

/// Makes several changes atomically.
///
/// The changes are recorded first. If one fails, all are reverted at once; if the program is killed, its next run
/// reverts them.
struct Transaction {
  let folder: any PackageFolder
  /// Called before each change.
  var isInterrupted: () -> Bool = { false }

  private static let journal = ".build/scaffold/journal.json"

  /// Makes the changes, in order.
  func perform(_ changes: [Change]) throws(Refusal) {
    do {
      try folder.write(JSONEncoder().encode(changes), to: Self.journal)
    } catch {
      throw .unwritable(Self.journal, why: error.reason)
    }
    for (index, change) in changes.enumerated() {
      do {
        guard !isInterrupted() else { throw Refusal.interrupted }
        try put(change.after, at: change.path)
      } catch {
        try undo(Array(changes[...index]))
        throw error as? Refusal ?? .unwritable(change.path, why: error.reason)
      }
    }
    do {
      try folder.remove(Self.journal)
    } catch {
      try undo(changes)
      throw .unwritable(Self.journal, why: error.reason)
    }
  }

  /// Reverts the incomplete changes of a killed program.
  /// - Returns: the files that could not be restored, because they were changed since; nil if there was nothing to
  ///   revert.
  func recover() throws(Refusal) -> [String]? {
    do {
      guard let data = try folder.contents(of: Self.journal) else { return nil }
      return try undo(JSONDecoder().decode([Change].self, from: data))
    } catch {
      throw error as? Refusal ?? .unreadable(error.reason)
    }
  }

  /// Restores the files that were not changed since.
  @discardableResult
  private func undo(_ changes: [Change]) throws(Refusal) -> [String] {
    var left: [String] = []
    do {
      for change in changes.reversed() {
        switch try folder.contents(of: change.path) {
        case change.before: try folder.clean(change.path)
        case change.after: try put(change.before, at: change.path)
        default: left.append(change.path)
        }
      }
      try folder.remove(Self.journal)
    } catch {
      throw .halfWay(why: error.reason)
    }
    return left
  }

  private func put(_ data: Data?, at path: String) throws {
    if let data { try folder.write(data, to: path) } else { try folder.remove(path) }
  }
}
