import Foundation

@testable import Scaffold

/// The command on a small package in memory.
struct Workbench {
  let folder: MemoryFolder

  init(_ files: [String: String] = .smallPackage) {
    self.init(holding: files.mapValues { Data($0.utf8) })
  }

  init(holding files: [String: Data]) {
    folder = MemoryFolder(files)
  }

  /// Runs the command with these words.
  /// - Returns: its status, and what it said.
  @discardableResult
  func run(_ words: String, isInterrupted: @escaping () -> Bool = { false }) -> Outcome {
    var output = ""
    let command = ScaffoldCommand(
      folder: folder, write: { output += $0 }, writeError: { output += $0 }, isInterrupted: isInterrupted)
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
    let package = Package(
      targets: [
        // The smallest there can be.
        .feature("Feedback", uses: ["Profile"]),

        .program("App", uses: [
          "Feedback",
        ]),
      ])

    """,
    "Modules/Kernel/Kit/Kit.swift": "public protocol Flow {}\npublic struct Alert {}\n",
    "Modules/Features/Profile/ProfileFlow.swift": "public struct ProfileFlow {}\n",
    "Modules/Features/Feedback/FeedbackFlow.swift": """
    public import Kit
    import Profile

    /// Ends with a ``FeedbackReceipt``.
    struct FeedbackFlow {
      let context: Context
      /// What the flow does first.
      let makeProfile: any Flow

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
    "Modules/Features/Feedback/FeedbackReceipt.swift":
      "public struct FeedbackReceipt {\n  let opinion: Text\n  let contact: Text\n  let rest: Text\n}\n",
    "Modules/Features/Feedback/Opinion/OpinionModule.swift":
      "enum OpinionModule {\n  static let title = \"Opinion\"\n}\n",
    "Modules/Features/Feedback/Contact/ContactModule.swift":
      "enum ContactModule {\n  static let title = \"Contact\"\n}\n",
    "App/CompositionRoot/Profile/ProfileFeature.swift": """
    final class ProfileFeature {
      var makeFlow: FlowFactory<ProfileFlowResult>
      var isNeeded: Bool { true }
    }

    """,
    "Tests/FeedbackTests/FeedbackTests.swift": "import Kit\n\n@testable import Feedback\n\nstruct FeedbackTests {}\n",
    "Tests/FeedbackTests/ProfileFirstTests.swift": "struct ProfileFirstTests {}\n",
    "App/Headless/Feedback/FeedbackOpinionScreen.swift": "import Feedback\n\nstruct FeedbackOpinionScreen {}\n",
    "App/Headless/Transfer/AmountScreen.swift": "struct AmountScreen {}\n",
    "App/Journeys/Feedback/completed.journey": """
    open appcore://feedback

    # Opinion
    fill "Opinion" with "x"

    # Contact
    fill "Contact" with "x"

    expect result "Feedback completed"

    """,
    "App/CompositionRoot/Root.swift": """
    import Feedback
    import Kit
    import Profile

    enum Entry {
      case profile
      /// The Feedback flow.
      case feedback
    }

    extension Root {
      var needsProfile: Bool { true }

      func makeProfileFlow(_ presentation: FlowPresentation) -> any Flow<ProfileFlowResult> {
        ProfileFlow()
      }

      func makeFeedbackFlow() -> FeedbackFlow {
        FeedbackFlow(
          needsProfile: needsProfile,
          title: "Feedback")
      }
    }

    """,
  ]
}
