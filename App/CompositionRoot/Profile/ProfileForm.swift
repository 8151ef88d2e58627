/// The flow that asks for a person's profile; only the composition root knows that there are two.
public enum ProfileForm: Sendable {
  case twoScreens
  case short
}
