import FlowProgram

await AppCommand.run(StarterApp())
