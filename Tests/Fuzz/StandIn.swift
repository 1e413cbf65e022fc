// A stand-in until there is a parser to fuzz: replace it by a `parseFuzzed` that calls it.
import HubModel

/// What the fuzzer calls with each text.
func parseFuzzed(_ text: String) {
  _ = Suggestion.nearest(to: text, among: text.split(separator: " ").prefix(8).map(String.init))
}
