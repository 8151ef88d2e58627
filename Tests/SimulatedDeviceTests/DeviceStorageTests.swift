import Database
import Foundation
import SimulatedDevice
import Testing

struct DeviceStorageTests {
  @Test func `identifiers go on counting where others stopped`() {
    let first = DeviceIdentifiers(counting: true)
    _ = first.next()
    let second = DeviceIdentifiers(counting: true, from: first.countSoFar)

    #expect(second.next() == first.next())
    #expect(second.countSoFar == 2)
  }

  @Test func `others keep their data beside the app's, in a file or on the same disk in memory`() async throws {
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
}
