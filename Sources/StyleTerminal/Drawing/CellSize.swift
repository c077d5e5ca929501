/// A size in columns and rows.
struct CellSize {
  var columns = 0
  var rows = 0
}
