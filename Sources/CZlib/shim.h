// Imports zlib, for `HubSystem` only.
#pragma once
#include <zlib.h>

// Prepare a stream; `inflateInit2` and `deflateInit2` are macros, which Swift cannot call.
static inline int hub_zlib_begin(z_stream *stream, int window_bits) {
  return inflateInit2(stream, window_bits);
}

static inline int hub_zlib_begin_gzip(z_stream *stream) {
  return deflateInit2(
      stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}
