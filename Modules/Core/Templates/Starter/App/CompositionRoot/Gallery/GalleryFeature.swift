import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Gallery
import Welcome

final class GalleryFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Gallery"

    case sheet

    /// It opens its own draft, and those of the features that run first.
    var drafts: Set<String> {
      Set([Self.kind])
        .union([WelcomeFeature.Entry.kind])
    }
  }

  static let texts: TextCatalog? = .gallery

  /// Makes the flow; tests replace it.
  var makeFlow: FlowFactory<GalleryFlowResult>

  let homeRows = [AppRow("Gallery", to: Entry.sheet)]

  private let memory: SQLiteDocument<ServiceListMemory<GalleryItem>>

  init(_ assembly: Assembly<AppServices>) async throws {
    let services = assembly.services
    let welcome = try await assembly.component(WelcomeFeature.self)
    let memory = try await SQLiteDocument<ServiceListMemory<GalleryItem>>(
      named: "Gallery memory", title: "Gallery memory", isDraft: true, of: .person, in: services.database)
    self.memory = memory
    let service = services.replacement(of: (any GalleryService).self) ?? SampleGalleryService()
    makeFlow = { presentation in
      let dependencies = GalleryDependencies(
        needsWelcome: { welcome.isNeeded },
        makeWelcomeFlow: { welcome.makeFlow($0) },
        screens: services.screens,
        service: service,
        memory: memory)
      return GalleryFlow(presentation: presentation, dependencies: dependencies)
    }
  }

  func entry(for link: AppLink) -> Entry? {
    link.path == ["gallery"] ? .sheet : nil
  }

  func enter(_ entry: Entry, in shell: Shell) {
    shell.run(makeFlow(shell.presenting(.sheet)), from: entry) { [memory] _, dismisser in
      dismisser.dismiss()
      // The search ends with the visit; the items stay for one without the service.
      return .storing { [memory.changing { ServiceListMemory(items: $0?.items) }] }
    }
  }
}
