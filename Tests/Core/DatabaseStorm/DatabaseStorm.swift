import FlowKit
import FlowStorage
import Foundation

/// Shows on real processes that no confirmed transaction is lost, neither to `kill -9` nor to another writer.
@main
enum DatabaseStorm {
  private static let usage = """
    usage: DatabaseStorm kill COUNT [SEED]   kill a writer so many times, and look at what it left
           DatabaseStorm share COUNT         have two processes write to one new file, so many times

    """

  static func main() async {
    do {
      guard let run = command(Array(CommandLine.arguments.dropFirst())) else {
        try FileHandle.standardError.write(contentsOf: Data(usage.utf8))
        exit(2)
      }
      try await run()
    } catch {
      let sentence = (error as? DatabaseError)?.diagnosis
      try? FileHandle.standardError.write(contentsOf: Data("\(sentence ?? "") \(error)\n".utf8))
      exit(1)
    }
  }

  private static func command(_ words: [String]) -> (() async throws -> Void)? {
    let numbers = words.dropFirst().map { Int($0) ?? 0 }
    switch (words.first, words.count) {
    case ("kill", 2...3) where numbers[0] > 0:
      return KillStorm(kills: numbers[0], seed: UInt64(numbers.dropFirst().first?.magnitude ?? 1)).run
    case ("share", 2) where numbers[0] > 0: return SharedStorm(files: numbers[0]).run
    // Started by the commands above.
    case ("write", 4): return Writer(path: words[1], number: numbers[1], entries: numbers[2]).run
    case ("open", 2): return OpenAttempt(path: words[1]).run
    default: return nil
    }
  }
}
