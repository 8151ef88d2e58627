/// The flow that asks for a person's profile; only the composition root chooses between the two.
public enum ProfileForm: Sendable {
  case twoScreens
  case short
}
