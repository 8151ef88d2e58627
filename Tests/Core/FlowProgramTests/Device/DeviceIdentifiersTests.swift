import Foundation
import Testing

@testable import FlowProgram

struct DeviceIdentifiersTests {
  // Catches two installations whose transfers have the same numbers: a bank would take one for the other.
  @Test func `identifiers are random unless they are counted`() {
    let (one, other) = (DeviceIdentifiers(counting: false), DeviceIdentifiers(counting: false))

    #expect(Set([one.next(), one.next(), other.next(), other.next()]).count == 4)
    #expect(one.countSoFar == 0)
  }

  @Test func `counted identifiers are the same each time, and continue`() {
    let (one, other) = (DeviceIdentifiers(counting: true), DeviceIdentifiers(counting: true, from: 1))

    let first = [one.next(), one.next()]
    #expect(
      first.map(\.uuidString) == ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"])
    #expect(other.next() == first[1] && one.countSoFar == 2)
  }
}
