// The door to libarchive. Only `ArchiveWriter` and `Inflater` import it.
#pragma once
#include <archive.h>
#include <archive_entry.h>
