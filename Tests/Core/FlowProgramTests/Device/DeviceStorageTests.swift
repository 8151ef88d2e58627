import FlowProgram
import FlowStorage
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
}
