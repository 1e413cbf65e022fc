// Imports zlib, for `HubSystem` only.
#pragma once
#include <zlib.h>

// Prepares a stream; `inflateInit2` is a macro, which Swift cannot call.
static inline int hub_zlib_begin(z_stream *stream, int window_bits) {
  return inflateInit2(stream, window_bits);
}
