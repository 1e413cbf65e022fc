// Imports libarchive, for `ArchiveWriter` and `Inflater` only.
#pragma once
#include <archive.h>
#include <archive_entry.h>
