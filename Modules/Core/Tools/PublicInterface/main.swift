import Foundation

// Reads the symbol graph of a module from standard input, and prints its public interface, one declaration per line.
let graph = try JSONDecoder().decode(SymbolGraph.self, from: FileHandle.standardInput.readToEnd() ?? Data())
for line in graph.declarations { print(line) }
