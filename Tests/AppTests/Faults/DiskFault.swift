/// A fault of a file on the disk.
enum DiskFault: CustomStringConvertible {
  /// Some bits of a byte are inverted.
  case flip(Int, UInt8)
  case zero(Int)
  case cut(Int)
  /// A page is all zeros.
  case zeroPage(Int)

  /// Returns the damaged file; nil if the fault would change nothing.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    var bytes = bytes
    switch self {
    case .flip(let offset, let bits): bytes[offset] ^= bits
    case .zero(let offset):
      guard bytes[offset] != 0 else { return nil }
      bytes[offset] = 0
    case .cut(let offset): bytes.removeSubrange(offset...)
    case .zeroPage(let page):
      let range = page * 4096..<(page + 1) * 4096
      guard bytes[range].contains(where: { $0 != 0 }) else { return nil }
      bytes.replaceSubrange(range, with: repeatElement(0, count: 4096))
    }
    return bytes
  }

  var description: String {
    switch self {
    case .flip(let offset, let bits): "flip \(bits) at \(offset)"
    case .zero(let offset): "zero at \(offset)"
    case .cut(let offset): "cut at \(offset)"
    case .zeroPage(let page): "zero page \(page)"
    }
  }
}
