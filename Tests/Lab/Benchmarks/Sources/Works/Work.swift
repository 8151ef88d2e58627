/// Something that apps do, done by flows and by hand.
public struct Work: Sendable {
  /// The name in the report and in the thresholds.
  public let name: String
  /// The ways to do it.
  public let ways: [Way]

  init(_ name: String, _ ways: [Way]) {
    self.name = name
    self.ways = ways
  }
}

/// One way to do a work: a prepared part, and a measured one.
public struct Way: Sendable {
  /// The implementations of a work.
  public enum Kind: String, Sendable, CaseIterable {
    /// FlowKit.
    case flow
    /// Plain classes, written by hand for this one purpose.
    case hand
    /// None: one object is allocated and freed, the least that a sub-flow can cost; of an act, a plain call.
    case floor
  }

  /// The implementation.
  public let kind: Kind
  /// The number of operations, by which the figures are divided.
  public let operations: Int
  /// Prepares it.
  /// - Returns: the measured function.
  public let prepare: @MainActor @Sendable () -> Act

  /// The measured part.
  public typealias Act = @MainActor () async -> Void

  init(_ kind: Kind, _ operations: Int, prepare: @escaping @MainActor @Sendable () -> Act) {
    self.kind = kind
    self.operations = operations
    self.prepare = prepare
  }
}

extension Way {
  /// The floor of a work that is done this many times.
  static func floor(_ operations: Int) -> Way {
    Way(.floor, operations) {
      { for _ in 0..<operations { allocate() } }
    }
  }

  @inline(never)
  private static func allocate() { keep(PlainObject()) }

  @inline(never)
  @_optimize(none)
  private static func keep(_ object: AnyObject) {}
}

private final class PlainObject {}
