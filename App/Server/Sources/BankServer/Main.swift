import BankServing
import Dispatch
import Foundation
import SandboxBank

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The example's bank as a program: `App/Server/bank --sandbox`.
@main
struct Main {
  private static let help = """
    bank: the example's bank at http://127.0.0.1:PORT/v1

      --port PORT        the port; by default 8080, 0 for a free one
      --database FILE    the books; by default bank.sqlite in this folder
      --sandbox          each token is a customer of that name, and requests may choose their clock and books:
                         X-Sandbox-Now, X-Sandbox-Books, X-Sandbox-Bounces

    Without --sandbox, BANK_TOKENS has the tokens and their customers: TOKEN=CUSTOMER,TOKEN=CUSTOMER
    """

  static func main() async {
    var words = CommandLine.arguments.dropFirst()
    var (port, file, isSandbox) = (UInt16(8080), "bank.sqlite", false)
    while let word = words.popFirst() {
      switch word {
      case "--help":
        print(help)
        return
      case "--sandbox": isSandbox = true
      case "--port":
        guard let number = words.popFirst().flatMap(UInt16.init) else { refuse("--port needs a number up to 65535.") }
        port = number
      case "--database":
        guard let path = words.popFirst() else { refuse("--database needs a file.") }
        file = path
      default: refuse("“\(word)” is not known here; --help lists the options.")
      }
    }
    let customers = readCustomers()
    guard isSandbox || !customers.isEmpty else {
      refuse("Nobody could use the bank: set BANK_TOKENS, or use --sandbox.")
    }
    allowManyConnections()
    do {
      let desk = try await BankDesk(
        database: URL(filePath: file), rates: .bundled(), customers: customers, isSandbox: isSandbox)
      let host = try BankHost(desk, port: port)
      let signals = endAtSignals(host)
      print("http://127.0.0.1:\(host.port)/v1")
      fflush(nil)
      try await host.run()
      withExtendedLifetime(signals) {}
    } catch {
      FileHandle.standardError.write(Data("bank: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func refuse(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("bank: \(sentence)\n".utf8))
    exit(2)
  }

  /// Reads the customers, by their tokens.
  private static func readCustomers() -> [String: String] {
    let pairs = (ProcessInfo.processInfo.environment["BANK_TOKENS"] ?? "").split(separator: ",").map { pair in
      pair.split(separator: "=", maxSplits: 1).map(String.init)
    }
    return Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in first }
  }

  /// A connection is a descriptor.
  private static func allowManyConnections() {
    var limit = rlimit()
    #if canImport(Glibc)
      let descriptors = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let descriptors = RLIMIT_NOFILE
    #endif
    guard getrlimit(descriptors, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 16_384)
    setrlimit(descriptors, &limit)
  }

  /// Ends the host at SIGINT and SIGTERM.
  private static func endAtSignals(_ host: BankHost) -> [any DispatchSourceSignal] {
    signal(SIGPIPE, SIG_IGN)
    return [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { host.end() }
      source.resume()
      return source
    }
  }
}
