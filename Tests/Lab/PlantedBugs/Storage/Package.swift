// swift-tools-version: 6.2

import PackageDescription

// The database with its tests on the simulated disk alone, so that a planted bug is built in seconds: Tests/Lab/PlantedBugs/Storage/run.

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
    .systemLibrary(name: "FlowSQLite", path: "Modules/Core/Storage/FlowSQLite"),
    .target(name: "FlowLocalization", path: "Modules/Core/Kernel/FlowLocalization", swiftSettings: settings),
    .target(
      name: "FlowKit", dependencies: ["FlowLocalization"], path: "Modules/Core/Kernel/FlowKit",
      swiftSettings: settings),
    .target(
      name: "FlowValues", dependencies: ["FlowLocalization"], path: "Modules/Core/Screens/FlowValues",
      exclude: ["Texts.xcstrings"], swiftSettings: settings),
    .target(
      name: "FlowScreens", dependencies: ["FlowKit", "FlowValues"], path: "Modules/Core/Screens/FlowScreens",
      exclude: ["Texts.xcstrings"], swiftSettings: settings),
    .target(
      name: "FlowStorage", dependencies: ["FlowKit", "FlowLocalization", "FlowScreens", "FlowSQLite"],
      path: "Modules/Core/Storage/FlowStorage", exclude: ["PrivacyInfo.xcprivacy", "Texts.xcstrings"],
      swiftSettings: settings),
    .target(
      name: "FlowTesting", path: "Modules/Core/Kernel/FlowTesting", sources: ["Effort.swift", "SplitMix64.swift"],
      swiftSettings: settings),
    .target(
      name: "SimulatedDisk", dependencies: ["FlowSQLite", "FlowStorage", "FlowTesting"],
      path: "Tests/Core/SimulatedDisk",
      swiftSettings: settings),
    .testTarget(
      name: "FlowStorageTests",
      dependencies: ["FlowKit", "FlowStorage", "FlowTesting", "SimulatedDisk"],
      path: "Tests/Core/FlowStorageTests/Database/SimulatedDisk", swiftSettings: settings),
  ]
)
