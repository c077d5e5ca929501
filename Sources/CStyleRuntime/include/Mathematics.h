// Functions of the C library's mathematics, which the core would otherwise need Foundation for.

#pragma once

/// Returns e to the power of a number.
double protocol_style_exp(double exponent);

/// Returns the power of a base.
double protocol_style_pow(double base, double exponent);

/// Returns the cosine of an angle in radians.
double protocol_style_cos(double angle);

/// Returns the sine of an angle in radians.
double protocol_style_sin(double angle);

/// Returns the angle of a point from the horizontal axis, in radians.
double protocol_style_atan2(double y, double x);
