import FlowKit

extension Shell {
  /// Opens a deep link, now or when the current feature has finished.
  ///
  /// An invalid link shows a notice. While a feature is running, the newest link becomes pending until the person is
  /// home again, so that no feature is torn down or run twice. A link that requires an account starts the sign-up
  /// first. The pending link survives a kill. A transition in progress needs no special case: FlowKit waits for it.
  public func open(_ text: String) {
    do throws(AppLinkError) {
      open(try entry(for: try AppLink(text, scheme: scheme, hosts: hosts)))
    } catch {
      showNotice("This link cannot be opened", message: error.sentence)
    }
  }

  func entry(for link: AppLink) throws(AppLinkError) -> any AppEntry {
    for feature in features {
      if let entry: any AppEntry = try feature.entry(for: link) { return entry }
    }
    throw .unknown
  }

  /// Opens an entry when the current feature has finished, unless a newer link is pending.
  public func openLater(_ entry: any AppEntry) {
    if pendingEntry == nil { makePending(entry) }
  }

  private func makePending(_ entry: any AppEntry) {
    pendingEntry = entry
    showNotice("One thing at a time", message: "The link opens as soon as you have finished here.")
  }

  func open(_ entry: any AppEntry) {
    if entry.admission == .newcomers, membership.isMember() {
      showNotice("This link is for new people", message: "You have an account already, and nothing was changed.")
    } else if isRunningFeature {
      // The link leads to the sign-up that is running.
      if entry.admission == .newcomers, restore(entries.open.load(in: scene))?.isEqual(to: entry) == true { return }
      makePending(entry)
    } else if entry.admission == .members, !membership.isMember(), membership.problem() == nil,
      let signUpEntry = membership.signUpEntry
    {
      pendingEntry = entry
      enter(signUpEntry)
    } else {
      enter(entry)
    }
  }
}
