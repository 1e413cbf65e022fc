// The door to GNU readline. Only `LineEditor` imports it.
#pragma once
#include <stdio.h>
#include <readline/history.h>
#include <readline/readline.h>
