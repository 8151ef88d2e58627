import FlyingFox
import FlyingSocks
import Foundation
import StudioSession

/// `studio [--port NUMBER] [--journey FILE] [--tests FOLDER] APP [ARGUMENT…]`: opens an app in the browser, at an address of this machine alone.
@main
struct Studio {
  static func main() async {
    // A page or an app that has gone is an error of a write, and no reason to end.
    signal(SIGPIPE, SIG_IGN)
    do {
      guard !CommandLine.arguments.dropFirst().elementsEqual(["--help"]) else {
        return write(StudioArguments.usage + "\n", to: .standardOutput)
      }
      let arguments = try StudioArguments(CommandLine.arguments.dropFirst())
      let token = StudioToken.random()
      let (server, address) = try await StudioServer.make(arguments, token: token)
      try await run(server) { write("Open \(address)#\(token.text)\nIt ends with Ctrl-C.\n", to: .standardOutput) }
    } catch let error as UsageError {
      complain(error.text)
    } catch SocketError.failed(_, EADDRINUSE, _) {
      complain("The port is in use. Choose another one: --port NUMBER.")
    } catch {
      complain("The studio does not start: \(error).")
    }
  }

  /// Runs the server, and calls `didBegin` when it can be reached.
  private static func run(_ server: HTTPServer, didBegin: @escaping @Sendable () -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening()
        didBegin()
      }
      try await group.waitForAll()
    }
  }

  private static func complain(_ text: String) -> Never {
    write(text + "\n", to: .standardError)
    exit(2)
  }

  /// Writes at once, also to a file or a pipe.
  private static func write(_ text: String, to file: FileHandle) { file.write(Data(text.utf8)) }
}

struct UsageError: Error {
  let text: String
}

/// The arguments of `studio`.
struct StudioArguments {
  var port: UInt16 = 4711
  var journey: String?
  var tests = TestFolder.usual
  var app: AppCommand

  /// - Throws: ``UsageError``, or the error of reading the journey's file.
  init(_ words: some Sequence<String>) throws {
    var rest = Array(words)
    app = AppCommand(path: "")
    while let option = rest.first, option.hasPrefix("--") {
      guard rest.count > 1 else { throw UsageError(text: "\(option) needs a value.\n\(Self.usage)") }
      switch option {
      case "--port":
        guard let number = UInt16(rest[1]) else { throw UsageError(text: "“\(rest[1])” is no port, such as 4711.") }
        port = number
      case "--tests": tests = TestFolder(folder: URL(filePath: rest[1]))
      case "--journey": journey = try JourneyFile(URL(filePath: rest[1])).text
      default: throw UsageError(text: "There is no option \(option).\n\(Self.usage)")
      }
      rest.removeFirst(2)
    }
    guard let path = rest.first else { throw UsageError(text: Self.usage) }
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw UsageError(text: "There is no program at \(path). Build it first: swift build --product App")
    }
    app = AppCommand(path: path, arguments: Array(rest.dropFirst()))
  }

  static let usage = """
    Usage: studio [--port NUMBER] [--journey FILE] [--tests FOLDER] APP [ARGUMENT…], such as: studio .build/debug/App
    """
}
