import Testing

/// The code of the article *In your tests* is that of a package of somebody else's, which builds and runs it.
struct InYourTestsTests {
  @Test func theCodeOfTheArticleIsThatOfTheSample() throws {
    let folder = "Tests/Samples/SwiftValues/Tests"
    let files = [
      "RangeTests/RangeTests.swift", "RangeTests/RangeStoreTest.swift",
      "RangeXCTests/RangeXCTests.swift",
    ]
    try Article("InYourTests", files: files.map { "\(folder)/\($0)" }).expectCodeOfFiles()
  }
}
