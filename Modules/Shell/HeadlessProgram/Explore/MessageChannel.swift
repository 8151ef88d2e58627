import Foundation

/// A pipe in each direction between two processes, for messages with their length in front.
struct MessageChannel {
  let input: FileHandle
  let output: FileHandle

  /// The channel to the process that has started this one.
  static let parent = MessageChannel(input: .standardInput, output: .standardOutput)

  /// The maximum length of a message, in bytes; other output of the process begins with a larger number.
  private static let longestMessage = 1 << 32

  /// Sends a message; an error shows when the answer is received.
  func send(_ message: some Encodable) {
    guard let data = try? JSONEncoder().encode(message) else { return }
    let length = withUnsafeBytes(of: UInt64(data.count).littleEndian) { Data($0) }
    try? output.write(contentsOf: length + data)
  }

  /// Waits for a message; returns nil if the other process has ended.
  func receive<Message: Decodable>(_ type: Message.Type = Message.self) -> Message? {
    guard let header = read(count: 8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Self.longestMessage, let data = read(count: Int(length)) else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }

  private func read(count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
      data += part
    }
    return data
  }
}
