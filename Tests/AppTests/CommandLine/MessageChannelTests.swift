import Foundation
import Testing

@testable import HeadlessProgram

struct MessageChannelTests {
  private let pipe = Pipe()
  private var channel: MessageChannel {
    MessageChannel(input: pipe.fileHandleForReading, output: pipe.fileHandleForWriting)
  }

  @Test func `messages arrive whole and in order`() {
    let long = Array(repeating: "\n\0é", count: 2000)

    channel.send(long)
    channel.send([""])

    #expect(channel.receive([String].self) == long)
    #expect(channel.receive([String].self) == [""])
  }

  @Test(arguments: [0, 5, 8, 9]) func `a message that ends early is none`(length: Int) throws {
    let message = [UInt8]([4, 0, 0, 0, 0, 0, 0, 0]) + Array("[\"\"]".utf8)

    try pipe.fileHandleForWriting.write(contentsOf: Data(message.prefix(length)))
    try pipe.fileHandleForWriting.close()

    #expect(channel.receive([String].self) == nil)
  }

  @Test func `an impossible length is no message`() throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 0xFF, count: 16))

    #expect(channel.receive([String].self) == nil)
  }
}
