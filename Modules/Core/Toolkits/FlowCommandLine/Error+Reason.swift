import Foundation

extension Error {
  /// The reason why a file could not be used, in the system's words.
  package var reason: String {
    var error = self as NSError
    while let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error { error = underlying as NSError }
    guard error.domain == NSPOSIXErrorDomain else { return "the system refuses it" }
    return String(cString: strerror(Int32(error.code)))
  }
}
