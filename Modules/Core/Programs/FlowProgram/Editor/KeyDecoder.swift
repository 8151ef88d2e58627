/// A decoder from the bytes of a terminal to keys; it keeps an incomplete sequence for the next read.
struct KeyDecoder {
  private static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right, 0x08: .backspace,
    0x09: .tab, 0x0A: .enter, 0x0B: .deleteToEnd, 0x0C: .clear, 0x0D: .enter, 0x0E: .down, 0x10: .up,
    0x15: .deleteToStart, 0x17: .deleteWord, 0x1A: .suspend, 0x7F: .backspace,
  ]
  /// The sequences after `ESC [` or `ESC O` that current terminals send.
  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home, "7~": .home, "4~": .end,
    "8~": .end, "3~": .delete, "1;5C": .wordRight, "1;3C": .wordRight, "1;5D": .wordLeft, "1;3D": .wordLeft,
  ]
  private static let alternatives: [UInt8: Key] = [
    UInt8(ascii: "b"): .wordLeft, UInt8(ascii: "f"): .wordRight, 0x7F: .deleteWord, 0x08: .deleteWord,
  ]

  private var rest: [UInt8] = []

  /// Returns the keys that these bytes complete.
  mutating func keys(in bytes: [UInt8]) -> [Key] {
    rest += bytes
    var keys: [Key] = []
    while let (key, length) = Self.next(in: rest) {
      rest.removeFirst(length)
      if case .text(let more)? = key, case .text(let text)? = keys.last {
        keys[keys.count - 1] = .text(text + more)
      } else if let key {
        keys.append(key)
      }
    }
    return keys
  }

  /// Returns the first key, or nil for an unknown one, with the number of its bytes; nil if the sequence is incomplete.
  private static func next(in bytes: [UInt8]) -> (Key?, Int)? {
    switch bytes.first {
    case nil: nil
    case 0x1B?: escape(bytes)
    case let byte? where byte < 0x20 || byte == 0x7F: (controls[byte], 1)
    case let byte?: character(bytes, length: byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4)
    }
  }

  private static func character(_ bytes: [UInt8], length: Int) -> (Key?, Int)? {
    let character = bytes.prefix(length)
    if let text = String(validating: character, as: UTF8.self) { return (.text(text), length) }
    let isCutOff = character.count < length && character.dropFirst().allSatisfy { (0x80..<0xC0).contains($0) }
    return isCutOff ? nil : (nil, 1)
  }

  private static func escape(_ bytes: [UInt8]) -> (Key?, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
      return (sequences[String(decoding: bytes[2...end], as: UTF8.self)], end + 1)
    case 0x1B: return (nil, 1)
    case let byte: return (alternatives[byte], 2)
    }
  }
}

enum Key: Equatable {
  case text(String)
  case enter, tab, backspace, delete
  case left, right, wordLeft, wordRight, home, end, up, down
  case deleteWord, deleteToStart, deleteToEnd
  case interrupt, endOfInput, suspend, clear
}
