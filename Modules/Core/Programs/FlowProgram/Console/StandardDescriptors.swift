import Foundation

/// The descriptors of the input, the output and the errors.
enum StandardDescriptors {
  /// Gives those that the parent process has closed to an empty file, so that no pipe or file of the program takes their place.
  ///
  /// Call it before the first file is opened. The input is at its end; the output cannot be written, which ends the program.
  static func fillClosed() {
    for (descriptor, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free descriptor is this one.
      _ = open("/dev/null", mode)
    }
  }
}
