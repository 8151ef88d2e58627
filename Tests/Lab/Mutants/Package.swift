// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that the build of the app core does not pay for it: docs/lab/mutants.md. It shares sources by links.
let package = Package(
  name: "Mutants",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "FlowCommandLine", swiftSettings: .house),
    .executableTarget(name: "Mutants", dependencies: ["FlowCommandLine"], swiftSettings: .house),
    .testTarget(name: "MutantsTests", dependencies: ["FlowCommandLine", "Mutants"], swiftSettings: .house),
  ]
)

extension [SwiftSetting] {
  /// The app core's settings.
  static var house: [SwiftSetting] {
    [
      .swiftLanguageMode(.v6),
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  }
}
