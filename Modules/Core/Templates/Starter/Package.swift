// swift-tools-version: 6.2

import PackageDescription

/// The features, in alphabetical order, each with the features that it starts.
let features = [
  Feature("Bookshelf", uses: ["Welcome"]),
  Feature("Feedback", uses: ["Welcome"]),
  Feature("Gallery", uses: ["Welcome"]),
  Feature("Pamphlet", uses: ["Welcome"]),
  Feature("Voucher", uses: ["Welcome"]),
  Feature("Welcome"),
]

let package = Package(
  name: "Starter",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    // For an iOS target.
    .library(name: "Phone", targets: ["Phone"])
  ],
  dependencies: [
    // The core: `swift package update` brings its fixes.
    .package(name: "AppCore", path: "../../../..")
  ],
  targets: features.map(\.target) + features.map { $0.tests(among: features) } + [
    .target(
      name: "CompositionRoot",
      dependencies: features.dependencies + .core("FlowKit", "FlowScreens", "FlowShell", "FlowStorage"),
      path: "App/CompositionRoot",
      exclude: ["Texts.xcstrings"],
      swiftSettings: .house),
    .target(
      name: "Phone",
      dependencies: features.dependencies + ["CompositionRoot"]
        + .core("FlowKit", "FlowPhone", "FlowScreens", "FlowShell", "FlowStorage", "FlowUIKit"),
      path: "App/Phone",
      swiftSettings: .house),
    .executableTarget(
      name: "App",
      dependencies: features.dependencies + ["CompositionRoot"]
        + .core("FlowHeadless", "FlowKit", "FlowProgram", "FlowScreens", "FlowShell", "FlowStorage"),
      path: "App",
      exclude: ["CompositionRoot", "Phone"],
      sources: ["Headless"],
      resources: [.copy("Journeys")],
      swiftSettings: .house),
    .testTarget(
      name: "AppTests",
      dependencies: features.dependencies + ["App", "CompositionRoot"]
        + .core("FlowAppTesting", "FlowHeadless", "FlowProgram", "FlowShell", "FlowStorage", "FlowTesting"),
      swiftSettings: .house),
    .testTarget(
      name: "PhoneTests",
      dependencies: ["App", "Phone"] + .core("FlowAppTesting", "FlowPhone", "FlowProgram", "FlowUIKit"),
      swiftSettings: .house),
  ]
)

// MARK: - How a target is written here

/// A module with a flow, the VIPER modules of its screens, and tests.
struct Feature {
  let name: String
  /// The features that it starts.
  let uses: [String]

  init(_ name: String, uses features: [String] = []) {
    self.name = name
    uses = features
  }

  /// The target of its module.
  var target: Target {
    .target(
      name: name, dependencies: uses.map { .byName(name: $0) } + .core("FlowKit", "FlowScreens"),
      path: "Modules/\(name)", exclude: ["Texts.xcstrings"], swiftSettings: .house)
  }

  /// Returns the target of its tests, with the features that it starts, and those that these start.
  func tests(among features: [Feature]) -> Target {
    let started = uses + features.filter { uses.contains($0.name) }.flatMap(\.uses)
    return .testTarget(
      name: name + "Tests",
      dependencies: Set([name] + started).sorted().map { .byName(name: $0) }
        + .core("FlowAppTesting", "FlowKit", "FlowScreens", "FlowTesting"),
      swiftSettings: .house)
  }
}

extension [Feature] {
  /// All of them, for a target.
  var dependencies: [Target.Dependency] { map { .byName(name: $0.name) } }
}

extension [Target.Dependency] {
  static func core(_ names: String...) -> Self { names.map { .product(name: $0, package: "AppCore") } }
}

extension [SwiftSetting] {
  /// The settings of every target.
  static var house: [SwiftSetting] {
    // Warnings are errors in `.ci/run`.
    let strict = Context.environment["APP_STRICT"] != nil
    // Data races are errors.
    return [.swiftLanguageMode(.v6)] + (strict ? [.treatAllWarnings(as: .error)] : []) + [
      // `any` marks where a call is dispatched at run time.
      .enableUpcomingFeature("ExistentialAny"),
      // Imports are internal unless they are declared as `public import`.
      .enableUpcomingFeature("InternalImportsByDefault"),
      // Each file imports the modules whose members it uses.
      .enableUpcomingFeature("MemberImportVisibility"),
      // Conformances of main-actor types can be isolated to the main actor.
      .enableUpcomingFeature("InferIsolatedConformances"),
      // An async function runs on its caller's actor by default.
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  }
}
