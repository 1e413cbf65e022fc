// Imports libqrencode, for `QRCode` only.
#pragma once
#include <qrencode.h>
