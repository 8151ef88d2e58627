import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A TCP socket of this device, which blocks its thread.
final class LoopbackSocket: Sendable {
  private let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { Foundation.close(descriptor) }

  /// Returns a socket that listens at a free port of 127.0.0.1.
  static func listening() throws -> (socket: LoopbackSocket, port: UInt16) {
    let socket = try make()
    var address = address(at: 0)
    try check(withPointer(to: &address) { bind(socket.descriptor, $0, $1) })
    try check(listen(socket.descriptor, 64))
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    try check(withPointer(to: &address) { pointer, _ in getsockname(socket.descriptor, pointer, &size) })
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  /// Returns a connection to a port.
  static func connected(to port: UInt16) throws -> LoopbackSocket {
    let socket = try make()
    var address = address(at: port)
    try check(withPointer(to: &address) { connect(socket.descriptor, $0, $1) })
    return socket
  }

  /// Waits for the next connection; nil after ``stop()``.
  func accepted() -> LoopbackSocket? {
    let connection = accept(descriptor, nil, nil)
    return connection < 0 ? nil : LoopbackSocket(connection).withoutDelay()
  }

  /// Ends all waits of other threads.
  func stop() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Waits for bytes; empty at the end of the connection.
  func received(atMost count: Int = 65_536) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let received = recv(descriptor, &bytes, count, 0)
    return Array(bytes.prefix(max(received, 0)))
  }

  /// - Returns: Whether all bytes were sent.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Self.noSignal)
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  private func withoutDelay() -> LoopbackSocket {
    var one: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    return self
  }

  private static func make() throws -> LoopbackSocket {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    try check(descriptor)
    return LoopbackSocket(descriptor).withoutDelay()
  }

  private static func address(at port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func withPointer(
    to address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }

  private static func check(_ result: Int32) throws {
    guard result >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  #if canImport(Glibc)
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #else
    private static let noSignal: Int32 = 0
  #endif
}
