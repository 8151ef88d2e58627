import Contact
import FlowScreens
import Money
import Onboarding
import Profile

extension ProfileDraft {
  /// Creates a draft with the input that the person has entered for their user, so that the Profile flow does not ask
  /// for it again.
  init(of user: User) {
    self.init(personalDetails: [.email: user.email.text], address: [.country: user.country.code])
  }
}
