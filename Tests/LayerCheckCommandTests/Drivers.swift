import Foundation

/// A driver in Python for layers with a few properties.
///
/// In the script in which the harness tries what does not exist, it does nothing, as it should.
///
/// - Parameters:
///   - outcome: A Python expression for the outcome of `step`, which is number `index` of `steps`;
///     `names` has the names of all steps, and `runs` the number of scripts up to this one.
///   - steps: The steps that it declares.
///   - properties: The properties of layers that it declares.
///   - arguments: The driver's `sys.argv[1:]`.
/// - Returns: The command that starts it.
func driver(
  answering outcome: String, declaring steps: [String] = ["new", "set", "get"],
  reading properties: [String] = ["opacity", "constraints"], arguments: [String] = []
) -> [String] {
  let source = """
    import json, sys
    runs = 0
    for text in sys.stdin:
      message = json.loads(text)
      answer = {"n": message["n"]}
      if "hello" in message:
        answer["hello"] = {
          "protocol": 1, "engine": {"name": "small"},
          "supports": {
            "steps": \(steps), "classes": ["CALayer"],
            "properties": {"CALayer": \(properties)}}}
      elif "run" in message:
        steps = message["run"]["steps"]
        names = [step["step"] for step in steps]
        answer["trace"] = []
        isProbe = "nonsense" in text
        runs += 0 if isProbe else 1
        for index, step in enumerate(steps):
          answer["trace"].append({"unsupported": "no"} if isProbe else (\(outcome)))
      else:
        answer["bye"] = {}
      print(json.dumps(answer), flush=True)
    """
  return [interpreter, "-S", "-c", source] + arguments
}

/// A driver that has trouble with every script.
let troubledDriver = driver(answering: #"{"failed": "no memory"}"#)

/// The interpreter itself: what the search path finds may be a script that looks for it, each time anew,
/// and a run that shrinks what depends on earlier scripts starts a driver some hundred times.
let interpreter: String = {
  let (process, output) = (Process(), Pipe())
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["python3", "-c", "import sys; print(sys.executable, end='')"]
  process.standardOutput = output
  guard (try? process.run()) != nil,
    let data = try? output.fileHandleForReading.readToEnd()
  else { return "python3" }
  process.waitUntilExit()
  return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : "python3"
}()
