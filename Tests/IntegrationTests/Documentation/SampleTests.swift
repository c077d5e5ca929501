import Testing

@testable import PageFixtures

@Suite struct SampleTests {
  @Test func `samples are found with their lines and roles`() {
    let text = """
      # Title

      ```swift
      let one = 1

      let two = 2
      ```

      <!-- separate -->
      ```swift
      let three = 3
      ```
      <!-- manifest -->

      ```swift
      .package()
      ```
      <!-- separate -->
      Words in between, and ```code```.
      ```swift
      let four = 4
      ```
      """
    #expect(
      Sample.all(inMarkdown: text) == [
        Sample(role: .continued, line: 4, code: "let one = 1\n\nlet two = 2"),
        Sample(role: .separate, line: 11, code: "let three = 3"),
        Sample(role: .manifest, line: 16, code: ".package()"),
        Sample(role: .continued, line: 21, code: "let four = 4"),
      ])
  }

  @Test func `blocks of other languages are left out`() {
    let text = "```sh\nswift test\n```\n```\nplain\n```\n```text\n```swift\n```\n"
    #expect(Sample.all(inMarkdown: text) == [])
  }

  @Test func `a sample in a list loses its indentation`() {
    let text = "- item\n\n  ```swift\n  if true {\n    print(1)\n\n  }\n  ```\n"
    #expect(
      Sample.all(inMarkdown: text) == [
        Sample(role: .continued, line: 4, code: "if true {\n  print(1)\n\n}")
      ])
  }

  @Test func `claims keep their lines`() {
    let code = "print(1)  // → 1\nlet x = 2\nx // → 2\n// → 3\nx // 2\n// → 4"
    let sample = Sample(role: .continued, line: 10, code: code)
    let program = ClaimingProgram(of: [sample], file: "README.md")
    #expect(
      program.claims == [
        Claim(line: 10, text: ["1"]), Claim(line: 12, text: ["2", "3"]),
        Claim(line: 15, text: ["4"]),
      ])
  }
}
