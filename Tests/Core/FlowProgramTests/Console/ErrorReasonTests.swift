import FlowCommandLine
import Foundation
import Testing

struct ErrorReasonTests {
  // Catches a number of another domain that is read as the system's: 259 is "Unknown error 259" there.
  @Test func `the reason is the system's, if the system has given one`() {
    let full = CocoaError(.fileWriteOutOfSpace, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)])

    #expect(full.reason == "No space left on device")
    #expect(CocoaError(.fileReadCorruptFile).reason == "the system refuses it")
  }
}
