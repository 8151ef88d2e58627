import FlowHeadless
import Testing

@testable import FlowProgram

struct LineReaderTests {
  @Test(arguments: [
    ([], []),
    (["a\nb\n"], ["a", "b"]),
    (["a\nb"], ["a", "b"]),
    (["a", "b\nc", "d\n", "\n"], ["ab", "cd", ""]),
    (["a\r\nb\r", "\nc\r"], ["a", "b", "c"]),
    (["\n\n"], ["", ""]),
  ])
  func `splits input of any chunk size into lines`(_ chunks: [String], _ lines: [String]) throws {
    #expect(try read(chunks.map { Array($0.utf8) }).map { String(decoding: $0, as: UTF8.self) } == lines)
  }

  @Test func `truncates a line that is too long, and continues with the next`() throws {
    let chunk = [UInt8](repeating: 0x61, count: 1 << 16)

    let lines = try read(Array(repeating: chunk, count: 20) + [Array("\nb\n".utf8)])

    #expect(lines.map(\.count) == [JourneyParser.longestLine + 1, 1])
  }

  private func read(_ chunks: [[UInt8]]) throws -> [[UInt8]] {
    var chunks = chunks
    var reader = LineReader { chunks.isEmpty ? [] : chunks.removeFirst() }
    var lines: [[UInt8]] = []
    while let line = try reader.next() { lines.append(line) }
    #expect(reader.count == lines.count)
    return lines
  }
}
