// swift-tools-version: 6.2

import PackageDescription

// The database with its tests on the simulated disk alone, so that a planted bug is built in seconds: Tests/PlantedBugs/Storage/run.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "PlantedStorage",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(name: "CSQLite", path: "Modules/Foundations/CSQLite", pkgConfig: "sqlite3"),
    .target(
      name: "Database", dependencies: ["CSQLite"], path: "Modules/Foundations/Database", exclude: ["Database.docc"],
      swiftSettings: settings),
    .target(
      name: "FlowTesting", path: "Modules/Kernel/FlowTesting", sources: ["SplitMix64.swift"], swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", sources: ["Effort.swift"], swiftSettings: settings),
    .target(
      name: "SimulatedDisk", dependencies: ["CSQLite", "Database", "FlowTesting"], path: "Tests/SimulatedDisk",
      swiftSettings: settings),
    .testTarget(
      name: "DatabaseTests", dependencies: ["Database", "FlowTesting", "SimulatedDisk", "TestSupport"],
      path: "Tests/DatabaseTests/SimulatedDisk", swiftSettings: settings),
  ]
)
