package import FlowKit
import FlowLocalization
import FlowSession
import FlowStorage

/// The part of a running app that its shell alone knows, at one moment, for an examination of the app.
@MainActor
package final class ShellInspection {
  /// An entry of a feature.
  package final class Entry: Equatable, Sendable {
    package let stored: StoredEntry
    fileprivate let entry: any AppEntry

    fileprivate init(_ entry: any AppEntry, as stored: StoredEntry) {
      self.entry = entry
      self.stored = stored
    }

    package var kind: String { stored.kind }
    /// Whether it needs an account.
    package var account: AccountRequirement { entry.account }
    /// Whether its feature stores its own draft.
    package var hasDraft: Bool { entry.drafts.contains(type(of: entry).kind) }
    /// Whether it is the form in which a launch resumes its feature.
    package var isResumed: Bool { entry.resumed.isEqual(to: entry) }

    package static func == (former: Entry, latter: Entry) -> Bool { former.stored == latter.stored }
  }

  /// The entry of the running feature.
  package let running: Entry?
  /// The entry of the pending link.
  package let pending: Entry?
  /// The number of running features, which never exceeds one; it is not counted by the shell.
  package let runningFeatureCount: Int
  /// Whether the shell says that a feature is running.
  package let isRunningFeature: Bool
  /// The flow of SignIn, while it is shown above everything else.
  package weak let signIn: FlowNode?
  package var isSigningIn: Bool { signIn != nil }

  /// A session.
  package struct Session: Hashable, Sendable {
    package enum Status: String, Sendable { case none, valid, expired, unreadable }

    package let status: Status
    package let isLocked: Bool
  }

  /// Whether a notice waits, such as below SignIn.
  package let hasWaitingNotice: Bool
  /// Whether the app's service is closed.
  package let isClosed: Bool
  /// The session; nil in an app without one.
  package let session: Session?
  /// Whether the app has accounts.
  package let hasAccounts: Bool
  /// Whether the person has an account; true in an app without accounts.
  package let hasAccount: Bool
  /// Whether a failure of the disk was reported; it is not reported again before the next feature.
  package let hasReportedFailure: Bool
  /// The state that no screen shows, as text: the place of the scene, which the disk may not have yet, the reported failure of
  /// the disk, and the notices that are shown again when the current one is read.
  package let hiddenState: String
  private weak let shell: Shell?

  fileprivate init(_ shell: Shell) {
    self.shell = shell
    running = shell.entry.flatMap { entry in shell.place.open.map { Entry(entry, as: $0) } }
    pending = shell.pendingEntry.flatMap { entry in shell.place.pending.map { Entry(entry, as: $0) } }
    isRunningFeature = shell.isRunningFeature
    runningFeatureCount = shell.context.subflows.count {
      $0.state == .running && !($0.flow is NoticeFlow) && $0 !== shell.signInNode
    }
    signIn = shell.isSigningIn ? shell.signInNode : nil
    hasWaitingNotice = !shell.replacedNotices.isEmpty
    isClosed = shell.isClosed
    session = shell.scenes.desk?.inspection
    hasAccounts = shell.account.isNeeded
    hasAccount = shell.account.exists()
    hasReportedFailure = shell.lastFailure != nil
    let notices = shell.replacedNotices.map {
      "\($0.alert.title.developerForm): \($0.alert.message?.developerForm ?? "")"
    }
    hiddenState =
      shell.place.text + shell.writer.waitingState + (shell.lastFailure.map(\.diagnosis) ?? "")
      + notices.joined(separator: "; ") + (shell.scenes.desk?.hiddenState ?? "")
  }

  /// Returns the entry to which a link leads; nil if the link is invalid.
  package func entry(for link: String) -> Entry? {
    guard let shell else { return nil }
    do throws(AppLinkError) {
      let entry = try shell.entry(for: AppLink(link, scheme: shell.scheme, hosts: shell.hosts))
      return StoredEntry.encoded(entry).map { Entry(entry, as: $0) }
    } catch {
      return nil
    }
  }
}

extension ShellInspection.Session {
  @MainActor
  init(_ session: Session) {
    status =
      switch session.status {
      case .none: .none
      case .valid: .valid
      case .expired: .expired
      case .unreadable: .unreadable
      }
    isLocked = session.lock == .locked
  }
}

extension Shell {
  package var inspection: ShellInspection { ShellInspection(self) }
}
