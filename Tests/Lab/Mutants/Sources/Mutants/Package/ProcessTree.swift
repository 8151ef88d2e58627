import Foundation

/// A process and all that it has started.
struct ProcessTree {
  let root: Int32

  /// Ends them all: a process that a test has started would continue, perhaps in an endless loop.
  func end() async {
    // Read before the first one ends: then the parents of the others would be unknown.
    let table = try? await Command(program: "ps", arguments: ["-A", "-o", "pid=,ppid="]).output()
    let descendants = Self.descendants(of: root, in: table ?? "")
    for process in [root] + descendants { kill(process, SIGKILL) }
  }

  /// Reads a table in which each line has a process and the one that has started it.
  static func descendants(of root: Int32, in table: String) -> [Int32] {
    var children: [Int32: [Int32]] = [:]
    for line in table.split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { Int32($0) }
      if numbers.count == 2 { children[numbers[1], default: []].append(numbers[0]) }
    }
    var found: [Int32] = []
    var waiting = children[root] ?? []
    while let process = waiting.popLast() {
      found.append(process)
      waiting += children[process] ?? []
    }
    return found
  }
}
