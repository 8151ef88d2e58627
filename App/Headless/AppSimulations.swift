import CompositionRoot
import FlowProgram

/// The simulated services of the features, in alphabetical order; the bank is the world's.
let appSimulations: [ServiceSimulation] = [
  // A line for each feature that asks a service.
]
