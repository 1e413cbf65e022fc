// The door to GNU readline. Only `LineEditor` imports it.
//
// Readline keeps its settings in global variables, which Swift cannot use safely by itself: what is
// needed of them is set and read by the functions here.
#pragma once
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>
#include <readline/history.h>
#include <readline/readline.h>

/// Nothing breaks a word but the start of the line: whoever completes says where its text begins.
static inline char *hubpack_readline_no_breaks(void) {
  static char none[1];
  return none;
}

/// Sets the terminal for editing. Ctrl-Z comes as a key, so that the terminal is as it was while the
/// program is stopped.
static inline void hubpack_readline_prepare_terminal(int meta) {
  struct termios settings;
  rl_prep_terminal(meta);
  if (tcgetattr(fileno(rl_instream), &settings) == 0) {
    settings.c_cc[VSUSP] = _POSIX_VDISABLE;
    tcsetattr(fileno(rl_instream), TCSADRAIN, &settings);
  }
}

/// Sets the terminal as it was. Readline would begin a new line on some terminals and not on others
/// when there is nothing more to read.
static inline void hubpack_readline_restore_terminal(void) {
  rl_eof_found = 0;
  rl_deprep_terminal();
}

/// Stops the program until its shell lets it go on. The threads of tasks block signals.
static inline int hubpack_readline_suspend(int count, int key) {
  sigset_t stop, earlier;
  (void)count;
  (void)key;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  rl_deprep_terminal();
  pthread_sigmask(SIG_UNBLOCK, &stop, &earlier);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &earlier, NULL);
  hubpack_readline_prepare_terminal(1);
  rl_reset_screen_size();
  rl_forced_update_display();
  return 0;
}

/// What ~/.inputrc may set otherwise. Called once, before anything else.
static inline void hubpack_readline_defaults(void) {
  rl_readline_name = "hubpack";
  // Signals, the size of the window and the environment are the program's business.
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
  rl_variable_bind("bell-style", "none");
  rl_variable_bind("enable-bracketed-paste", "on");
  rl_variable_bind("revert-all-at-newline", "on");
  rl_bind_key_in_map('Z' & 0x1f, hubpack_readline_suspend, emacs_standard_keymap);
  rl_bind_key_in_map('Z' & 0x1f, hubpack_readline_suspend, vi_insertion_keymap);
}

/// Lets the next line come from a terminal by way of these functions.
static inline void hubpack_readline_attach(
    FILE *input, FILE *output, rl_getc_func_t *read_key, rl_voidfunc_t *restore_terminal,
    rl_completion_func_t *complete, rl_compdisp_func_t *show_matches) {
  rl_instream = input;
  rl_outstream = output;
  rl_getc_function = read_key;
  rl_prep_term_function = hubpack_readline_prepare_terminal;
  rl_deprep_term_function = restore_terminal;
  rl_attempted_completion_function = complete;
  rl_completion_display_matches_hook = show_matches;
  rl_completion_word_break_hook = hubpack_readline_no_breaks;
  rl_completer_quote_characters = NULL;
  rl_sort_completion_matches = 0;
  rl_ignore_completion_duplicates = 0;
  rl_initialize();
  // Its question would leap over the frames of whoever shows the list.
  rl_variable_bind("page-completions", "off");
  // The window may have changed since the last line.
  rl_reset_screen_size();
}

/// The line so far.
static inline const char *hubpack_readline_line(void) { return rl_line_buffer; }

/// The cursor's place in the line, in bytes.
static inline int hubpack_readline_cursor(void) { return rl_point; }

/// Says that there are no names of files to complete either, and whether a space follows what is
/// completed.
static inline void hubpack_readline_completed(int with_space) {
  rl_attempted_completion_over = 1;
  rl_completion_append_character = with_space ? ' ' : 0;
}

/// Shows a list of `count` texts in columns, the widest of which has `widest` cells; there is one more
/// at its beginning, which is not shown.
static inline void hubpack_readline_show(char **texts, int count, int widest) {
  rl_display_match_list(texts, count, widest);
  rl_forced_update_display();
}

// Not every set of feature macros shows it.
extern int wcwidth(wchar_t);

/// The cells that a character takes; -1 when it cannot be shown.
static inline int hubpack_readline_width(uint32_t character) {
  return wcwidth((wchar_t)character);
}

/// Leaves the line as it is on the screen, adds a text and begins a new line.
static inline void hubpack_readline_abandon(const char *text) {
  rl_point = rl_end;
  (*rl_redisplay_function)();
  fputs(text, rl_outstream);
  rl_crlf();
  rl_on_new_line();
  fflush(rl_outstream);
}
