// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "AppCore",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "App", targets: ["App"]),
    .library(name: "FlowKit", targets: ["FlowKit"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(
      name: "Features",
      targets: [
        "Profile", "Business", "Transfer", "Onboarding",
        "Feedback",
      ]),
  ],
  targets: [
    // Foundations
    .module("FlowKit"),
    .module("FlowTesting", uses: ["FlowKit"]),
    .module("Money", resources: [.embedInCode("Resources")]),
    .module("Forms", uses: ["Money"]),
    .module("Words"),
    .module("Database", uses: ["CSQLite"]),
    .systemLibrary(
      name: "CSQLite",
      path: "Modules/CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

    // Features
    .feature("Profile", resources: [.embedInCode("Resources")]),
    .feature("Business", uses: ["Profile"]),
    .feature("Transfer", uses: ["Business", "Profile"]),
    .feature("Onboarding", uses: ["Business", "Profile"]),
    // The smallest there can be: what `swift package new-feature` copies.
    .feature("Feedback", uses: ["Profile"]),

    // Adapters
    .module("HeadlessUI", uses: ["FlowKit", "Words"]),
    .module(
      "SandboxBank", uses: ["Transfer", "Money", "Database", "Words"], resources: [.embedInCode("Resources")]),
    .module("Storage", uses: ["Database", "Forms", "Money", "Profile", "Business", "Transfer", "Onboarding"]),

    // Composition root
    .program(
      "App", at: "App",
      uses: [
        "Business", "Database", "FlowKit", "Forms", "HeadlessUI", "Money", "Onboarding", "Profile", "SandboxBank",
        "Storage", "Transfer", "Words",
        "Feedback",
      ],
      resources: [.copy("Journeys")]),

    // The template's tools
    .program("Scaffold", at: "Modules/Scaffold", uses: ["Words"]),
    .command("new-feature", "NewFeature", does: "Makes a feature in the shape of the template."),
    .command("new-screen", "NewScreen", does: "Adds a screen to a feature that new-feature has made."),
    .command("remove-feature", "RemoveFeature", does: "Takes a feature away that new-feature has made."),

    // Tests
    .target(
      name: "TestSupport", dependencies: ["FlowKit", "FlowTesting"], path: "Tests/TestSupport", swiftSettings: .house),
    .tests(of: "FlowKit"),
    .tests(of: "Money"),
    .tests(of: "Forms"),
    .tests(of: "Database", uses: ["DatabaseStorm"]),
    .tests(of: "Profile", uses: ["Forms", "Money"]),
    .tests(of: "Business", uses: ["Forms", "Money", "Profile"]),
    .tests(of: "Transfer", uses: ["Business", "Forms", "Money", "Profile"]),
    .tests(of: "Onboarding", uses: ["Business", "Forms", "Money", "Profile"]),
    .tests(of: "Feedback", uses: ["Forms", "Profile"]),
    .tests(of: "HeadlessUI"),
    .tests(of: "Scaffold"),
    .tests(of: "SandboxBank", uses: ["Transfer", "Money", "Database"]),
    .tests(of: "Storage", uses: ["Business", "Database", "Forms", "Money", "Onboarding", "Profile", "Transfer"]),
    .tests(
      of: "App",
      uses: [
        "Business", "Database", "Forms", "HeadlessUI", "Money", "Onboarding", "Profile", "SandboxBank", "Storage",
        "Transfer",
        "Feedback",
      ]),
    // Writes to a database and is killed for it: `swift run DatabaseStorm`.
    .program("DatabaseStorm", at: "Tests/DatabaseStorm", uses: ["Database", "FlowTesting"]),
    // Changes sources to see whether a test fails: `swift run Mutants`, docs/mutants.md.
    .program("Mutants", at: "Tests/Mutants", uses: ["FlowTesting"]),
    .tests(of: "Mutants"),
  ]
)

// MARK: - How a target is written here

extension Target {
  /// A library target: its sources are in `Modules/<name>`.
  static func module(_ name: String, uses: [String] = [], resources: [Resource]? = nil) -> Target {
    .target(
      name: name,
      dependencies: uses.map { .byName(name: $0) },
      path: "Modules/\(name)",
      resources: resources,
      swiftSettings: .house)
  }

  /// A feature: a module that stands on what every feature needs, so that only the features that it starts are named.
  static func feature(_ name: String, uses features: [String] = [], resources: [Resource]? = nil) -> Target {
    .module(name, uses: ["FlowKit", "Forms", "Money"] + features, resources: resources)
  }

  /// An executable.
  static func program(_ name: String, at path: String, uses: [String], resources: [Resource]? = nil) -> Target {
    .executableTarget(
      name: name,
      dependencies: uses.map { .byName(name: $0) },
      path: path,
      resources: resources,
      swiftSettings: .house)
  }

  /// A command of `swift package`: hands its words to the tool `Scaffold`.
  static func command(_ verb: String, _ name: String, does description: String) -> Target {
    .plugin(
      name: name,
      capability: .command(intent: .custom(verb: verb, description: description), permissions: .writing),
      dependencies: ["Scaffold"],
      path: "Modules/ScaffoldPlugins/\(name)")
  }

  /// The tests of a module, with the test kit and what tests share: their sources are in `Tests/<name>Tests`.
  static func tests(of name: String, uses: [String] = []) -> Target {
    .testTarget(
      name: name + "Tests",
      dependencies: Set([name, "FlowKit", "FlowTesting", "TestSupport"] + uses).sorted().map { .byName(name: $0) },
      path: "Tests/\(name)Tests",
      swiftSettings: .house)
  }
}

extension [PluginPermission] {
  /// What a command needs that writes into the package.
  static var writing: [PluginPermission] {
    // Only macOS runs commands in a sandbox. Elsewhere asking would gain nothing, and cost a flag in every script.
    #if os(macOS)
      [.writeToPackageDirectory(reason: "It writes the files of the feature.")]
    #else
      []
    #endif
  }
}

extension [SwiftSetting] {
  /// The settings of every target.
  static var house: [SwiftSetting] {
    [
      // Data races are errors.
      .swiftLanguageMode(.v6),
      // A warning that may stay is a warning that nobody reads.
      .treatAllWarnings(as: .error),
      // `any` marks where a call is dispatched at run time.
      .enableUpcomingFeature("ExistentialAny"),
      // What a module imports is its own matter, unless it says `public import`.
      .enableUpcomingFeature("InternalImportsByDefault"),
      // A file names what it uses; no import leaks in through a neighbour.
      .enableUpcomingFeature("MemberImportVisibility"),
      // A conformance of a main-actor type may live on the main actor.
      .enableUpcomingFeature("InferIsolatedConformances"),
      // An async function stays where its caller is, unless it says otherwise.
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  }
}
