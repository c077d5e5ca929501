/// How many columns and rows something takes.
struct CellSize {
  var columns = 0
  var rows = 0
}
