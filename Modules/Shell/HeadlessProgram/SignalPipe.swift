import Foundation

/// Where signals go that arrive in the middle of anything: a handler may do little more than write a byte.
///
/// A dispatch source for signals loses those that arrive before it is registered, which it is some time after its activation.
struct SignalPipe {
  static let shared = SignalPipe()

  /// The end that is read.
  let output: Int32
  private let input: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (output, input) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Takes over a signal, unless whoever started the process wants it ignored.
  static func take(_ number: Int32) {
    // Made before a handler needs it.
    _ = shared
    let former = signal(number) { number in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(SignalPipe.shared.input, &byte, 1)
      errno = error
    }
    if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
  }

  /// The signals that have arrived; waits for one.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = Foundation.read(output, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }
}
