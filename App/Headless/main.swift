import HeadlessProgram

await AppCommand.run(SandboxApp())
