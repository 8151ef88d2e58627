import Foundation

@testable import FlowScaffold

/// The command on a small package in memory.
struct Workbench {
  let folder: MemoryFolder

  init(_ files: [String: String] = .smallPackage) {
    folder = MemoryFolder(files)
  }

  /// Runs the command with these words.
  /// - Returns: the exit code and the output.
  @discardableResult
  func run(_ words: String) -> Outcome {
    var output = ""
    let command = ScaffoldCommand(folder: folder, write: { output += $0 }, writeError: { output += $0 })
    let status = command.run(words.split(separator: " ").map(String.init))
    return Outcome(status: status, output: output)
  }

  struct Outcome: Equatable {
    let status: Int32
    let output: String
  }
}

extension [String: String] {
  /// A package with the template, as small as one can be.
  static let smallPackage: Self = [
    "Package.swift": """
    let features = [
      Feature("Feedback", uses: ["Welcome"]),
      Feature("Welcome"),
    ]

    let package = Package(
      targets: [
        .program("App", uses: features)
      ])

    """,
    "Modules/Core/Kernel/Kit/Kit.swift": "public protocol Flow {}\npublic struct Alert {}\n",
    "Modules/Welcome/WelcomeFlow.swift": "public struct WelcomeFlow {}\n",
    "Modules/Feedback/FeedbackFlow.swift": """
    public import Kit
    import Welcome

    /// Ends with a ``FeedbackReceipt``.
    struct FeedbackFlow {
      let context: Context
      /// What the flow does first.
      let makeWelcome: any Flow

      func show(_ step: Step) {
        switch step {
        case .opinion:
          OpinionModule.make()
        case .contact:
          ContactModule.make()
        }
      }
    }

    // MARK: - OpinionRouter

    extension FeedbackFlow: OpinionRouter {
      func didGiveOpinion() { title = "Feedback" }
    }

    // MARK: - ContactRouter

    extension FeedbackFlow: ContactRouter {
      func didGiveContact() { title = "Feedback" }
    }

    """,
    "Modules/Feedback/Entities/FeedbackStep.swift":
      "enum FeedbackStep {\n  case opinion\n  case contact\n}\n",
    "Modules/Feedback/FeedbackReceipt.swift":
      "public struct FeedbackReceipt {\n  let opinion: Text\n  let contact: Text\n  let rest: Text\n}\n",
    "Modules/Feedback/Opinion/OpinionModule.swift":
      "enum OpinionModule {\n  static let title = \"Opinion\"\n}\n",
    "Modules/Feedback/Contact/ContactModule.swift":
      "enum ContactModule {\n  static let title = \"Contact\"\n}\n",
    "App/CompositionRoot/Welcome/WelcomeFeature.swift": """
    final class WelcomeFeature {
      var makeFlow: FlowFactory<WelcomeFlowResult>
      var isNeeded: Bool { true }
    }

    """,
    "Tests/FeedbackTests/FeedbackTests.swift": "import Kit\n\n@testable import Feedback\n\nstruct FeedbackTests {}\n",
    "Tests/FeedbackTests/WelcomeFirstTests.swift": "struct WelcomeFirstTests {}\n",
    "App/CompositionRoot/Feedback/FeedbackOpinionPage.swift": "import Feedback\n\nstruct FeedbackOpinionPage {}\n",
    "App/Headless/Delivery/DatesScreen.swift": "struct DatesScreen {}\n",
    "App/Journeys/Feedback/completed.journey": """
    open garden://feedback

    # Opinion
    fill "Opinion" with "x"

    # Contact
    fill "Contact" with "x"

    expect result "Feedback completed"

    """,
    "App/CompositionRoot/Feedback/FeedbackFeature.swift": """
    import Feedback
    import Welcome

    final class FeedbackFeature {
      var link = "Feedback"
    }

    """,
    "App/CompositionRoot/AppFeatures.swift": """
    import FlowShell

    /// All features.
    @MainActor let appFeatures: [any AppFeature<AppServices>.Type] = [
      FeedbackFeature.self,
      WelcomeFeature.self,
    ]

    """,
  ]

  /// A product's package, whose templates are in a starter.
  static let productPackage: Self = {
    let starter = smallPackage.map {
      ("Modules/Core/Templates/Starter/" + $0.key, $0.value.replacing("garden://", with: "starter://"))
    }
    let product = [
      "Package.swift": "let features = [\n]\n",
      "App/CompositionRoot/AppFeatures.swift": """
      import FlowShell

      @MainActor let appFeatures: [any AppFeature<AppServices>.Type] = [
        PartyFeature.self,
      ]

      """,
      "App/CompositionRoot/AppSchema.swift": "let scheme: \"house\"\n",
      "App/CompositionRoot/Party/PartyFeature.swift":
        "var makeFlow: FlowFactory<PartyFlowResult>\nvar isNeeded: Bool\n",
    ]
    return Dictionary(starter, uniquingKeysWith: { $1 }).merging(product) { $1 }
  }()
}
