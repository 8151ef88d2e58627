public import FlowKit

/// The progress of an activity.
public struct ProgressRow: Sendable {
  package let label: LocalizedText
  package let fraction: Double?
  package let value: LocalizedText?

  /// Creates a progress.
  /// - Parameters:
  ///   - label: The activity.
  ///   - fraction: The completed part, from 0 to 1; other numbers are clamped; nil if it is unknown.
  ///   - value: The text that is read as its value; by default, the fraction in percent.
  public init(_ label: LocalizedText, fraction: Double?, value: LocalizedText? = nil) {
    self.label = label
    self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    self.value = value ?? self.fraction.map { "\(Int(($0 * 100).rounded())) %" }
  }
}
