public import FlowKit

/// The parts of a business, in order.
public enum BusinessPart: String, CaseIterable, Sendable {
  case company
  case address
  case roleAndWeb

  public var title: LocalizedText {
    switch self {
    case .company: "Company"
    case .address: "Address"
    case .roleAndWeb: "Role and web"
    }
  }

  /// The step that asks for it.
  var step: BusinessDraft.Step {
    switch self {
    case .company: .company
    case .address: .address
    case .roleAndWeb: .roleAndWeb
    }
  }
}
