#include "Mathematics.h"

#include <math.h>

double protocol_style_exp(double exponent) { return exp(exponent); }

double protocol_style_pow(double base, double exponent) { return pow(base, exponent); }

double protocol_style_cos(double angle) { return cos(angle); }

double protocol_style_sin(double angle) { return sin(angle); }

double protocol_style_atan2(double y, double x) { return atan2(y, x); }
