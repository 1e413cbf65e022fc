// Wraps the variadic functions of libvips, which Swift cannot call. All functions return 0 on
// success; `out` is then a new reference, to be released with g_object_unref.
#ifndef HUBPACK_CVIPS_SHIM_H
#define HUBPACK_CVIPS_SHIM_H

#include <vips/vips.h>

// Creates an upright thumbnail within edge x edge that is never enlarged. A file with incomplete
// pixels is an error; libvips 8.14 also has a "fail_on" parameter here but ignores it.
static inline int hubpack_vips_thumbnail(VipsSource *source, VipsImage **out, int edge) {
  return vips_thumbnail_source(source, out, edge, "height", edge, "size", VIPS_SIZE_DOWN,
                               "option_string", "[fail_on=truncated]", NULL);
}

// Converts to three bands of colour in 8 bits, plus alpha if there is any. The thumbnail's
// "export_profile" is not used, because it shifts the colours of pictures without a profile, which
// are in sRGB already.
static inline int hubpack_vips_to_srgb(VipsImage *in, VipsImage **out) {
  VipsImage *known = NULL, *colour = NULL;
  int code = -1;
  if (vips_image_get_typeof(in, VIPS_META_ICC_NAME) == 0 ||
      vips_icc_transform(in, &known, "srgb", "embedded", TRUE, "depth", 8, NULL)) {
    // There is no profile, or it does not fit the picture; viewers ignore such a profile.
    vips_error_clear();
    known = in;
    g_object_ref(known);
  }
  if (!vips_colourspace(known, &colour, VIPS_INTERPRETATION_sRGB, NULL)) {
    code = vips_cast(colour, out, VIPS_FORMAT_UCHAR, NULL);
    g_object_unref(colour);
  }
  g_object_unref(known);
  return code;
}

static inline int hubpack_vips_bands(VipsImage *in, VipsImage **out, int first, int count) {
  return vips_extract_band(in, out, first, "n", count, NULL);
}

// Creates a black square of three bands.
static inline int hubpack_vips_black(VipsImage **out, int edge) {
  return vips_black(out, edge, edge, "bands", 3, NULL);
}

static inline int hubpack_vips_min(VipsImage *in, double *out) { return vips_min(in, out, NULL); }

// The bytes are to be released with g_free. Before libvips 8.15, "keep" was called "strip".
#if VIPS_MAJOR_VERSION > 8 || (VIPS_MAJOR_VERSION == 8 && VIPS_MINOR_VERSION >= 15)
#define HUBPACK_VIPS_NOTHING_BUT_PIXELS "keep", VIPS_FOREIGN_KEEP_NONE
#else
#define HUBPACK_VIPS_NOTHING_BUT_PIXELS "strip", TRUE
#endif

static inline int hubpack_vips_jpeg(VipsImage *in, void **bytes, size_t *size, int quality) {
  return vips_jpegsave_buffer(in, bytes, size, "Q", quality, "optimize_coding", TRUE,
                              "interlace", FALSE, HUBPACK_VIPS_NOTHING_BUT_PIXELS, NULL);
}

static inline int hubpack_vips_png(VipsImage *in, void **bytes, size_t *size) {
  return vips_pngsave_buffer(in, bytes, size, "compression", 9, "filter",
                             VIPS_FOREIGN_PNG_FILTER_ALL, HUBPACK_VIPS_NOTHING_BUT_PIXELS, NULL);
}

#endif
