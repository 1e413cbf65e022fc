// Imports libxml2, for `XMLReader` and `hubpack-pages` only.
#pragma once
#include <libxml/xmlversion.h>
// If libxml2 is built with ICU, its headers declare ICU types that clash with those in Foundation.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

static void hub_xml_say_nothing(void *context, const char *format, ...) {
  (void)context;
  (void)format;
}

// Keeps libxml2 from writing to standard error in this thread.
static inline void hub_xml_silence(void) { xmlSetGenericErrorFunc(NULL, hub_xml_say_nothing); }
