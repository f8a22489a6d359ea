import LayerScript
import Testing

/// Scripts for engines that cannot do with an animation that has no key.
struct KeyedTests {
  @Test(arguments: [
    (
      "new l1; new a1; addAnimation a1 to l1; addAnimation a1 to l1 key fade; addAnimation a1 to l1",
      """
      new l1; new a1; addAnimation a1 to l1 key key1; addAnimation a1 to l1 key fade
      addAnimation a1 to l1 key key2
      """
    ),
    (
      "new l1; new a1; react x1 run limit 2 [addAnimation a1 to l1; tick]",
      "new l1; new a1; react x1 run limit 2 [addAnimation a1 to l1 key key1; tick]"
    ),
    (
      "new l1; new a1; @2 addAnimation a1 to l1",
      "new l1; new a1; @2 addAnimation a1 to l1 key key1"
    ),
  ])
  func anAnimationWithoutAKeyGetsOneOfItsOwn(script: String, keyed: String) throws {
    let script = try Script(parsing: script)
    #expect(script.addsWithoutKey)
    #expect(script.keyed == (try Script(parsing: keyed)))
  }

  @Test func aKeyThatTheScriptHasIsNotGivenAgain() throws {
    let script = try Script(
      parsing: "new l1; new a1; addAnimation a1 to l1; removeAnimation key1 from l1")
    let keyed = "new l1; new a1; addAnimation a1 to l1 key key2; removeAnimation key1 from l1"
    #expect(script.keyed == (try Script(parsing: keyed)))
  }

  @Test func aScriptWithoutSuchAnAnimationStays() throws {
    let script = try Script(parsing: "new l1; new a1; addAnimation a1 to l1 key fade")
    #expect(!script.addsWithoutKey)
    #expect(script.keyed == script)
  }
}
