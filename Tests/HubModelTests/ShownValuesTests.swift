import HubModel
import Testing

/// Values with a display form of their own.
struct ShownValuesTests {
  @Test(arguments: [
    (1620, "16.20"), (1_620_111, "16.20.111"), (7_301_001, "73.01.001"), (12, "12"),
    (301, "03.01"), (301_033, "03.01.033"), (-1620, "-1620"),
  ])
  func `valid Fotobond numbers are shown with points`(
    number: Int, text: String
  ) {
    #expect(FotobondNumber.text(number) == text)
  }

  @Test(arguments: [
    ("1970-10-18", "18 October"), ("--01-05", "5 January"), ("soon", "soon"),
    ("--13-01", "--13-01"),
  ])
  func `a birthday is shown as day and month`(date: String, text: String) {
    #expect(DayOfYear.text(date) == text)
  }
}
