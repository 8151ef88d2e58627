/// Which of the two flows asks a person who they are; nobody but the composition root knows that there are two.
public enum ProfileForm: Sendable {
  case twoScreens
  case short
}
