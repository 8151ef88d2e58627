import FlowProgram
import FlowStorage
import FlowTesting
import Foundation
import Testing

struct DeviceStorageTests {
  @Test func `identifiers continue from a given count`() {
    let first = DeviceIdentifiers(counting: true)
    _ = first.next()
    let second = DeviceIdentifiers(counting: true, from: first.countSoFar)

    #expect(second.next() == first.next())
    #expect(second.countSoFar == 2)
  }

  @Test func `other databases are beside the app's file, or on its disk in memory`() async throws {
    let file = DeviceStorage.file(URL(filePath: "/data/app.sqlite"))
    let disk = MemoryDisk()
    let memory = DeviceStorage.memory(disk)

    guard case .file(let beside) = file.location(beside: "books"),
      case .disk(let same, "books") = memory.location(beside: "books")
    else {
      Issue.record("elsewhere")
      return
    }
    #expect(beside.path(percentEncoded: false) == "/data/app.sqlite.books")
    #expect(same === disk)
    #expect(file.host == nil && memory.host === MainActor.shared)
  }

  // Catches "My%20data", which no person has named so.
  @Test @MainActor func `data that cannot be opened are named as the person has named them`() async throws {
    let folder = try FlowTesting.TemporaryFolder()
    let place = folder.url.appending(path: "My data")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)

    let error = await #expect(throws: UsageError.self) {
      _ = try await SavingsApp().launchDevice(dataAt: place, startingAt: nil)
    }

    #expect(error?.sentence.contains("/My data: ") == true, "\(error?.sentence ?? "")")
  }
}
