import Works

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Does one work once, for a tool that counts the instructions of a whole process.
///
/// `Instructions <work> <way> do`, or with `prepare` instead of `do` all but the measured part; without arguments it lists
/// the works.
@main
enum Instructions {
  @MainActor
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard
      let name = arguments.first, let work = Work.all.first(where: { $0.name == name }),
      let kind = arguments.dropFirst().first, let way = work.ways.first(where: { $0.kind.rawValue == kind })
    else {
      for work in Work.all {
        for way in work.ways { print(work.name, way.kind.rawValue, way.operations, separator: "\t") }
      }
      return
    }
    let act = way.prepare()
    if arguments.last == "do" { await act() }
    // Nothing that was prepared is taken down, neither with the act nor without.
    exit(0)
  }
}
