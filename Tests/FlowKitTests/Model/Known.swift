/// What the kernel is known to do otherwise, and is reported.
enum Known {
  static func explains(_ difference: String) -> Bool { false }
}
