import FlyingSocks
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bank behind HTTP on this machine's loopback address: a proxy that ends TLS belongs in front of it.
///
/// FlyingSocks waits for the sockets. Requests are read here, since a server needs limits for each line and each wait.
public final class BankHost: Sendable {
  /// The most connections at once.
  private static let connectionLimit = 4_000

  /// The port at which it listens.
  public let port: UInt16

  private let socket: Socket
  private let desk: BankDesk
  private let patience: BankConnection.Patience
  private let connectionCount = Mutex(0)
  private let (stops, stop) = AsyncStream.makeStream(of: Never.self)

  /// Listens.
  /// - Parameters:
  ///   - desk: Answers the requests.
  ///   - port: The port; 0 for a free one.
  public convenience init(_ desk: BankDesk, port: UInt16) throws {
    try self.init(desk, port: port, patience: BankConnection.Patience())
  }

  init(_ desk: BankDesk, port: UInt16, patience: BankConnection.Patience) throws {
    (self.desk, self.patience) = (desk, patience)
    socket = try Socket(domain: AF_INET)
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
    try socket.listen()
    guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
    self.port = port
  }

  /// Serves until ``end()``: then it answers the requests that have arrived, and closes the books.
  public func run() async throws {
    let pool = SocketPool.make()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    await withDiscardingTaskGroup { group in
      group.addTask {
        // It ends by its cancellation.
        do { try await pool.run() } catch {}
      }
      group.addTask { [self] in await accept(from: listener) }
      for await _ in stops {}
      group.cancelAll()
    }
    socket.end()
    await desk.close()
  }

  /// Lets ``run()`` end.
  public func end() { stop.finish() }

  private func accept(from listener: AsyncSocket) async {
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        let client: AsyncSocket
        do { client = try await listener.accept() } catch {
          // No descriptor is left, or the server ends: others may close theirs meanwhile.
          do { try await Task.sleep(for: .milliseconds(10)) } catch { return }
          continue
        }
        let isOneTooMany = connectionCount.withLock { count in
          count += 1
          return count > Self.connectionLimit
        }
        group.addTask { [self] in
          var connection = BankConnection(client, to: desk, patience: patience)
          if isOneTooMany { client.socket.end() } else { await connection.serve() }
          connectionCount.withLock { $0 -= 1 }
        }
      }
    }
  }
}

extension Socket {
  /// Closes it; there is nothing to do if that fails.
  func end() {
    do { try close() } catch {}
  }
}
