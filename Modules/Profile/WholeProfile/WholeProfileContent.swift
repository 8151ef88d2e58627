public import Contact
public import FlowScreens

/// The content of the form for a whole profile.
public struct WholeProfileContent: Equatable, Sendable {
  /// The fields for the person, in order.
  public let details: [FieldContent<PersonalDetailsField>]
  /// The fields that the country has for an address, in order.
  public let address: [FieldContent<AddressField>]
  /// The reason why the profile could not be saved, and what to do.
  public let problem: LocalizedText?
  /// A Boolean value that indicates whether the profile is being saved: nothing can be tapped or edited, and the screen
  /// cannot be pulled down.
  public let isBusy: Bool
}
