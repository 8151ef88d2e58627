import FlowKit
import FlowShell
import Voucher
import Welcome

final class VoucherFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Voucher"

    case sheet

    /// It has no draft, and opens those of the features that run first.
    var drafts: Set<String> {
      Set<String>()
        .union([WelcomeFeature.Entry.kind])
    }
  }

  static let texts: TextCatalog? = .voucher

  /// Makes the flow; tests replace it.
  var makeFlow: FlowFactory<VoucherFlowResult>

  let homeRows = [AppRow("Voucher", to: Entry.sheet)]

  init(_ assembly: Assembly<AppServices>) async throws {
    let services = assembly.services
    let welcome = try await assembly.component(WelcomeFeature.self)
    let service = services.replacement(of: (any VoucherService).self) ?? SampleVoucherService()
    makeFlow = { presentation in
      let dependencies = VoucherDependencies(
        needsWelcome: { welcome.isNeeded },
        makeWelcomeFlow: { welcome.makeFlow($0) },
        screens: services.screens,
        service: service)
      return VoucherFlow(presentation: presentation, dependencies: dependencies)
    }
  }

  func entry(for link: AppLink) -> Entry? {
    link.path == ["voucher"] ? .sheet : nil
  }

  func enter(_ entry: Entry, in shell: Shell) {
    shell.run(makeFlow(shell.presenting(.sheet)), from: entry)
  }
}
