import Documents

extension Shell {
  /// Opens a link when nothing else is going on.
  ///
  /// One that cannot be read says so and changes nothing. One that comes while a feature runs waits until the person is
  /// back from there, and of several the newest: so nothing is torn down, and nothing runs twice. There is no other
  /// case: FlowKit waits for a transition on its way. One that only somebody with an account can follow leads a new
  /// person through the way in first. What waits is not lost when the app is killed.
  public func open(_ text: String) {
    do throws(AppLinkError) {
      open(try entry(for: try AppLink(text, scheme: scheme)))
    } catch {
      tell("This link cannot be opened", error.sentence)
    }
  }

  func entry(for link: AppLink) throws(AppLinkError) -> any AppEntry {
    for feature in features {
      if let entry: any AppEntry = try feature.entry(for: link) { return entry }
    }
    throw .unknown
  }

  func open(_ entry: any AppEntry) {
    if entry.admission == .newcomers, membership.isMember() {
      tell("This link is for new people", "You have an account already, and nothing was changed.")
    } else if isInFeature {
      // Who is on their way in is where this link leads.
      if entry.admission == .newcomers, restore(entries.open.load())?.isEqual(to: entry) == true { return }
      waitingEntry = entry
      tell("One thing at a time", "The link opens as soon as you have finished here.")
    } else if entry.admission == .members, !membership.isMember(), membership.problem() == nil,
      let wayIn = membership.wayIn
    {
      waitingEntry = entry
      enter(wayIn)
    } else {
      enter(entry)
    }
  }
}
