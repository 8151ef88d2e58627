import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Foundation
import Profile
import Storage

/// The Profile feature: on a sheet, or pushed onto the settings.
final class ProfileFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Profile"

    case sheet
    case inSettings
  }

  static let texts: TextCatalog? = .profile

  let profiles: SQLiteProfileStore
  let drafts: SQLiteDocument<ProfileDraft>
  /// Makes the flow; tests replace it.
  var makeFlow: FlowFactory<ProfileFlowResult>

  init(_ assembly: Assembly<AppServices>) async throws {
    let services = assembly.services
    let profiles = await SQLiteProfileStore(in: services.database)
    let drafts = try await SQLiteDocument<ProfileDraft>(
      named: "profile draft", title: "your personal details", isDraft: true, of: .person, in: services.database)
    (self.profiles, self.drafts) = (profiles, drafts)
    drafts.prefill { [weak profiles] in profiles?.current.flatMap { ProfileDraft(of: $0) } }
    profiles.additionalChanges.add { _ in [drafts.setting(nil), services.entries.clearing(Entry.self)] }
    makeFlow = { presentation in
      let dependencies = ProfileDependencies(
        screens: services.screens, store: profiles, drafts: drafts, today: services.today)
      return switch services.profileForm() {
      case .twoScreens: ProfileFlow(presentation: presentation, dependencies: dependencies)
      case .short: ShortProfileFlow(presentation: presentation, dependencies: dependencies)
      }
    }
  }

  /// Whether the person has no profile yet.
  var isNeeded: Bool { profiles.current == nil }

  /// Shows the person's name.
  var settingsRows: [AppRow] {
    let name = profiles.current.map { LocalizedText(verbatim: $0.name) }
    return [AppRow("Personal details", value: name, badge: isNeeded ? "Missing" : nil, to: Entry.inSettings)]
  }

  func entry(for link: AppLink) -> Entry? {
    link.path == ["profile"] ? .sheet : nil
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

extension ProfileDraft {
  /// Creates a draft with the forms of a stored profile, which has the same encoding.
  fileprivate init?(of profile: PersonalProfile) {
    do {
      self.init(
        personalDetails: try FormDraft(coding: profile.details), address: try FormDraft(coding: profile.address))
    } catch {
      return nil
    }
  }
}

extension FormDraft {
  /// Creates the form of a value with the same encoding.
  fileprivate init(coding value: some Encodable) throws {
    self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(value))
  }
}

/// The flow that asks for a person's profile; only the composition root chooses between the two.
public enum ProfileForm: Sendable {
  case twoScreens
  case short
}
