/// Three components of a color.
struct Vector: Equatable {
  var x: Double
  var y: Double
  var z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Applies a function to each component.
  func map(_ transform: (Double) -> Double) -> Vector {
    Vector(transform(x), transform(y), transform(z))
  }
}

/// Three rows of three numbers.
struct Matrix {
  let rows: (Vector, Vector, Vector)

  init(_ first: Vector, _ second: Vector, _ third: Vector) {
    rows = (first, second, third)
  }

  static func * (matrix: Matrix, vector: Vector) -> Vector {
    func product(_ row: Vector) -> Double {
      row.x * vector.x + row.y * vector.y + row.z * vector.z
    }
    return Vector(product(matrix.rows.0), product(matrix.rows.1), product(matrix.rows.2))
  }

  static func * (left: Matrix, right: Matrix) -> Matrix {
    func column(_ part: (Vector) -> Double) -> Vector {
      left * Vector(part(right.rows.0), part(right.rows.1), part(right.rows.2))
    }
    let (first, second, third) = (column(\.x), column(\.y), column(\.z))
    return Matrix(
      Vector(first.x, second.x, third.x), Vector(first.y, second.y, third.y),
      Vector(first.z, second.z, third.z))
  }

  /// The inverse, computed from cofactors; the matrix must be invertible.
  var inverse: Matrix {
    let (a, b, c) = rows
    let cofactors = (cross(b, c), cross(c, a), cross(a, b))
    let determinant = a.x * cofactors.0.x + a.y * cofactors.0.y + a.z * cofactors.0.z
    return Matrix(
      Vector(cofactors.0.x, cofactors.1.x, cofactors.2.x).map { $0 / determinant },
      Vector(cofactors.0.y, cofactors.1.y, cofactors.2.y).map { $0 / determinant },
      Vector(cofactors.0.z, cofactors.1.z, cofactors.2.z).map { $0 / determinant })
  }

  private func cross(_ left: Vector, _ right: Vector) -> Vector {
    Vector(
      left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
      left.x * right.y - left.y * right.x)
  }
}
