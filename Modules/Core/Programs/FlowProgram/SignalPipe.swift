import Foundation

/// A pipe from signal handlers, which may do little more than write a byte.
///
/// A dispatch source for signals would lose those that arrive before its registration, some time after its activation.
struct SignalPipe {
  static let shared = SignalPipe()

  /// The end for reading.
  let output: Int32
  private let input: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (output, input) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Handles a signal, unless the parent process has ignored it.
  static func handle(_ number: Int32) {
    // Created before a handler needs it.
    _ = shared
    let former = signal(number) { number in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(SignalPipe.shared.input, &byte, 1)
      errno = error
    }
    if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
  }

  /// Waits for signals, and returns them.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = Foundation.read(output, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }
}
