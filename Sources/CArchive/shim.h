// Imports libarchive, for `ArchiveWriter` and `Gzip` only.
#pragma once
#include <archive.h>
#include <archive_entry.h>
