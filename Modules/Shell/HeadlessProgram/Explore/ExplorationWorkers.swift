import Explorer
import Foundation

/// The processes that share an exploration with this one; each explores the part with its number.
@MainActor
final class ExplorationWorkers {
  #if os(macOS) || os(Linux)
    private var processes: [Process] = []
    private var channels: [MessageChannel] = []

    /// Starts the processes of all parts but the first.
    init(_ count: Int, running request: ExploreRequest, with appOptions: [Option: String]) throws(UsageError) {
      for index in 1..<count {
        let (process, input, output) = (Process(), Pipe(), Pipe())
        process.executableURL = Bundle.main.executableURL
        process.arguments = request.arguments(ofPart: index, of: count, with: appOptions)
        process.standardInput = input
        process.standardOutput = output
        do { try process.run() } catch { throw .data("A worker cannot be started: \(error.reason).") }
        processes.append(process)
        channels.append(MessageChannel(input: output.fileHandleForReading, output: input.fileHandleForWriting))
      }
    }

    /// Receives the news of all processes, and sends each the news of the others.
    func exchange(_ news: ExplorationNews) -> [ExplorationNews]? {
      let others = channels.compactMap { $0.receive(ExplorationNews.self) }
      guard others.count == channels.count else { return nil }
      for (index, channel) in channels.enumerated() {
        var received = [news] + others
        received.remove(at: index + 1)
        channel.send(received)
      }
      return others
    }

    /// Waits for the ends of the processes.
    func wait() {
      for channel in channels { try? channel.output.close() }
      for process in processes { process.waitUntilExit() }
    }
  #else
    init(_ count: Int, running request: ExploreRequest, with appOptions: [Option: String]) throws(UsageError) {
      throw .data("This platform has no processes for --workers.")
    }

    func exchange(_ news: ExplorationNews) -> [ExplorationNews]? { nil }
    func wait() {}
  #endif
}
