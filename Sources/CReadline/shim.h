// Imports GNU readline, for `LineEditor` only.
//
// Readline keeps its settings in global variables, which Swift cannot use safely. The functions
// here set and read them.
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

/// Disables word breaks: the completion function finds the start of its text itself.
static inline char *hubpack_readline_no_breaks(void) {
  static char none[1];
  return none;
}

/// Prepares the terminal for editing. Ctrl-Z arrives as a key, so that the terminal can be restored
/// before the program stops.
static inline void hubpack_readline_prepare_terminal(int meta) {
  struct termios settings;
  rl_prep_terminal(meta);
  if (tcgetattr(fileno(rl_instream), &settings) == 0) {
    settings.c_cc[VSUSP] = _POSIX_VDISABLE;
    tcsetattr(fileno(rl_instream), TCSADRAIN, &settings);
  }
}

/// Restores the terminal. On end of input, readline would begin a new line on some terminals but
/// not on others.
static inline void hubpack_readline_restore_terminal(void) {
  rl_eof_found = 0;
  rl_deprep_terminal();
}

/// Stops the program until its shell continues it. The threads of tasks block signals, so SIGTSTP
/// is unblocked here.
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

/// Sets defaults that ~/.inputrc can override. Called once, before anything else.
static inline void hubpack_readline_defaults(void) {
  rl_readline_name = "hubpack";
  // The program itself handles signals, window size and environment.
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
  rl_variable_bind("bell-style", "none");
  rl_variable_bind("enable-bracketed-paste", "on");
  rl_variable_bind("revert-all-at-newline", "on");
  rl_bind_key_in_map('Z' & 0x1f, hubpack_readline_suspend, emacs_standard_keymap);
  rl_bind_key_in_map('Z' & 0x1f, hubpack_readline_suspend, vi_insertion_keymap);
}

/// Makes the next line come from a terminal, using these functions.
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
  // Readline's own paging question would interfere with our list of matches.
  rl_variable_bind("page-completions", "off");
  // The window may have changed since the last line.
  rl_reset_screen_size();
}

/// The current line.
static inline const char *hubpack_readline_line(void) { return rl_line_buffer; }

/// The offset of the cursor in the line, in bytes.
static inline int hubpack_readline_cursor(void) { return rl_point; }

/// Ends the completion, so that file names are not tried, and sets whether a space follows the
/// completed text.
static inline void hubpack_readline_completed(int with_space) {
  rl_attempted_completion_over = 1;
  rl_completion_append_character = with_space ? ' ' : 0;
}

/// Shows a list of `count` texts in columns; the widest text has `widest` cells. The array has one
/// more text at its beginning, which is not shown.
static inline void hubpack_readline_show(char **texts, int count, int widest) {
  rl_display_match_list(texts, count, widest);
  rl_forced_update_display();
}

// Some sets of feature macros hide this declaration.
extern int wcwidth(wchar_t);

/// Returns the number of cells of a character; -1 if it is not printable.
static inline int hubpack_readline_width(uint32_t character) {
  return wcwidth((wchar_t)character);
}

/// Leaves the line on the screen, appends a text and begins a new line.
static inline void hubpack_readline_abandon(const char *text) {
  rl_point = rl_end;
  (*rl_redisplay_function)();
  fputs(text, rl_outstream);
  rl_crlf();
  rl_on_new_line();
  fflush(rl_outstream);
}
