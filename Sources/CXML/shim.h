// The door to libxml2. Only `XMLReader` imports it.
#pragma once
#include <libxml/xmlversion.h>
// Where libxml2 is built with ICU, its headers declare types of ICU that clash with those in Foundation.
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/parser.h>
