import FlowKit
import Storage

extension RootFlow {
  /// Opens a link when nothing else is going on.
  ///
  /// One that cannot be read says so and changes nothing. One that comes while a feature runs waits until the person is
  /// back from there, and of several the newest: so nothing is torn down, and nothing runs twice. There is no other
  /// case: FlowKit waits for a transition on its way. One that only somebody with an account can follow leads a new
  /// person through the onboarding first. What waits is not lost when the app is killed.
  func open(_ text: String) {
    do throws(AppLinkError) {
      open(try AppLink(text).entry)
    } catch {
      tell("This link cannot be opened", error.sentence)
    }
  }

  func open(_ entry: AppEntry) {
    if entry == .onboarding, dependencies.accounts.hasUser {
      tell("This link is for new people", "You have an account already, and nothing was changed.")
    } else if isInFeature {
      // Who is on their way in is where this link leads.
      if entry == .onboarding, dependencies.openEntry.load() == .onboarding { return }
      waitingEntry = entry
      tell("One thing at a time", "The link opens as soon as you have finished here.")
    } else if entry.needsAccount, !dependencies.accounts.hasUser, !dependencies.accounts.isAccountUnknown {
      waitingEntry = entry
      enter(.onboarding)
    } else {
      enter(entry)
    }
  }
}
