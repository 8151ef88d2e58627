public import Forms

/// The screens of the Welcome flow, in the order in which they come.
public enum WelcomeStep: String, DraftStep, CodingKeyRepresentable {
  case name
}
