import FlowProgram

await AppCommand.run(SandboxApp())
