public import FlowKit
import Foundation

#if canImport(os)
  import os
#endif

/// An observer that logs misuses of flows and leaks, since nothing shows them on a phone.
@MainActor
public final class FlowLog: FlowObserver {
  private let write: @MainActor (String) -> Void

  /// Creates an observer.
  /// - Parameter write: Called with each defect, in words without personal data.
  public init(write: @escaping @MainActor (String) -> Void) {
    self.write = write
  }

  /// Creates an observer that writes to the system's log, or to the standard error without one.
  public convenience init() {
    #if canImport(os)
      let logger = Logger(subsystem: "FlowKit", category: "Defects")
      self.init { logger.fault("\($0, privacy: .public)") }
    #else
      self.init { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    #endif
  }

  /// Logs misuses and leaks.
  public func flow(_ node: FlowNode, did event: FlowEvent) {
    let flow = node.flowType.map { "\($0)" } ?? "The app"
    if case .misused(let misuse) = event { write("\(flow) \(node.id) was misused: \(misuse).") }
    if case .leaked(let part) = event { write("\(flow) \(node.id) has ended, but its \(part) was not released.") }
  }
}
