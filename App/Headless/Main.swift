import FlowProgram

@main
struct Main {
  static func main() async { await AppCommand.run(SandboxApp(simulations: appSimulations)) }
}
