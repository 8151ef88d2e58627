// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "AppCore",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "App", targets: ["App"]),
    .library(name: "FlowKit", targets: ["FlowKit"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .library(name: "Money", targets: ["Money"]),
    .library(name: "SandboxBank", targets: ["SandboxBank"]),
    .library(name: "Transfer", targets: ["Transfer"]),
  ],
  targets: [
    // Foundations
    .module("FlowKit"),
    .module("FlowTesting", uses: ["FlowKit"]),
    .module("Money", resources: [.embedInCode("Resources")]),
    .systemLibrary(
      name: "CSQLite",
      path: "Modules/CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .module("Database", uses: ["CSQLite"]),

    // Features
    .feature("Transfer"),

    // Adapters
    .module(
      "SandboxBank", uses: ["Transfer", "Money", "Database"], resources: [.embedInCode("Resources")]),

    // Composition root
    .executableTarget(name: "App", dependencies: ["FlowKit"], path: "App", swiftSettings: .house),

    // Tests
    .tests(of: "FlowKit", uses: ["FlowTesting"]),
    .tests(of: "Money"),
    .tests(of: "Database", uses: ["DatabaseStorm"]),
    .tests(of: "Transfer", uses: ["Money"]),
    .tests(of: "SandboxBank", uses: ["Transfer", "Money", "Database"]),
    // Writes to a database and is killed for it: `swift run DatabaseStorm`.
    .executableTarget(
      name: "DatabaseStorm",
      dependencies: ["Database"],
      path: "Tests/DatabaseStorm",
      swiftSettings: .house),
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

  /// A feature: a module that every feature's foundations come with, so that only the features it starts are named.
  static func feature(_ name: String, uses: [String] = []) -> Target {
    .module(name, uses: ["FlowKit", "Money"] + uses)
  }

  /// The tests of a module: its sources are in `Tests/<name>Tests`.
  static func tests(of name: String, uses: [String] = []) -> Target {
    .testTarget(
      name: name + "Tests",
      dependencies: ([name] + uses).map { .byName(name: $0) },
      path: "Tests/\(name)Tests",
      swiftSettings: .house)
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
