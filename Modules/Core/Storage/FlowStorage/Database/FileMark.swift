import Foundation

/// The last state that a running app has acknowledged, in a small file beside the log.
///
/// SQLite accepts a log that was cut, removed, or belongs to another file; the mark shows that.
struct FileMark: Equatable {
  /// The identity of the file, from its header.
  var identity: Int
  /// The generation of the last transaction that was acknowledged.
  var generation: Int
  /// A generation that was in the file itself, without the log.
  var fileGeneration: Int

  /// A mark that belongs to no file, since each has an identity above 0.
  static let ofNoFile = FileMark(identity: 0, generation: 0, fileGeneration: 0)

  /// A mark of a file that is about to replace another one: a log beside it is the other's.
  static func ofSuccessor(_ identity: Int) -> FileMark {
    FileMark(identity: identity, generation: 0, fileGeneration: .max)
  }

  /// Whether it was written for a file that replaces another one, which has not been opened since.
  var isOfSuccessor: Bool { fileGeneration == .max }
}

extension FileMark {
  /// - Returns: nil if the data is damaged.
  init?(_ data: Data) {
    let numbers = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 6 else { return nil }
    self.init(identity: numbers[0], generation: numbers[1], fileGeneration: numbers[2])
    guard self.data == data else { return nil }
  }

  /// All numbers twice, so that damage is noticed, and with a constant length, so that no bytes of a longer mark
  /// remain.
  var data: Data {
    let words = [identity, generation, fileGeneration].map { number in
      let digits = String(number)
      return String(repeating: "0", count: max(0, 20 - digits.count)) + digits
    }
    return Data((words + words).joined(separator: " ").utf8)
  }
}
