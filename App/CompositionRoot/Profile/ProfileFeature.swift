import FlowKit
import FlowShell
import FlowStorage
import Profile

/// The Profile feature: on a sheet, or pushed onto the settings.
final class ProfileFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Profile"

    case sheet
    case inSettings
  }

  let stored: StoredProfile
  /// Makes the flow; tests replace it.
  var makeFlow: FlowFactory<ProfileFlowResult>

  let settingsRows = [AppRow("Personal details", to: Entry.inSettings)]

  init(_ assembly: Assembly<AppParts>) async throws {
    let parts = assembly.parts
    let stored = await StoredProfile(
      in: parts.database, drafts: try await SQLiteDocument(named: "profile draft", in: parts.database))
    stored.additionalChanges.add { _ in [parts.entries.leaving(Entry.self)] }
    self.stored = stored
    makeFlow = { presentation in
      let dependencies = ProfileDependencies(
        screens: parts.screens, store: stored, drafts: stored, today: parts.today)
      return switch parts.profileForm() {
      case .twoScreens: ProfileFlow(presentation: presentation, dependencies: dependencies)
      case .short: ShortProfileFlow(presentation: presentation, dependencies: dependencies)
      }
    }
  }

  /// Whether the person has no profile yet.
  var isNeeded: Bool { stored.current == nil }

  func entry(for link: AppLink) -> Entry? {
    ProfileLink(path: link.path, query: link.query).map { _ in .sheet }
  }

  func enter(_ entry: Entry, in shell: Shell) {
    switch entry {
    case .sheet:
      shell.run(makeFlow(shell.presenting(.sheet)), from: entry)
    case .inSettings:
      shell.showSettings()
      shell.run(makeFlow(shell.pushing), from: entry)
    }
  }
}
