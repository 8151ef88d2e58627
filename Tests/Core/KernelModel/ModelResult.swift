import FlowKit

/// The result of the flows in plays.
enum ModelResult: CancellableResult, Equatable {
  typealias Progress = Int

  case value(Int)
  case cancelled

  /// The result as a number, for entries.
  var number: Int {
    switch self {
    case .value(let number): number
    case .cancelled: -1
    }
  }
}
