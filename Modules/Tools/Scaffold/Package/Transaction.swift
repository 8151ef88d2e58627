import Foundation

/// Makes changes so that either all of them are made, or none.
///
/// What is to be done is written down first. If it cannot be finished it is undone at once; if the program is killed on the
/// way, the next one undoes it.
struct Transaction {
  let folder: any PackageFolder
  /// Asked before each change.
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

  /// Undoes what a killed program has left half-way.
  /// - Returns: the files that it could not put back, because somebody has changed them since; nil if nothing was half-way.
  func recover() throws(Refusal) -> [String]? {
    do {
      guard let data = try folder.contents(of: Self.journal) else { return nil }
      return try undo(JSONDecoder().decode([Change].self, from: data))
    } catch {
      throw error as? Refusal ?? .unreadable(error.reason)
    }
  }

  /// Puts back what is still as it was written.
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
