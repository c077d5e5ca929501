#include "StyleContextPointer.h"

_Thread_local void *_Nullable protocol_style_current_context = 0;
