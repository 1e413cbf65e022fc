/// The functions that a user's statement may call.
enum SQLFunctions {
  /// Functions that may only be called with one argument: with two, they take the product of both
  /// lengths, or more.
  static let withoutSecondArgument = ["trim", "ltrim", "rtrim", "unhex"]

  /// SQLite's functions that compute a value from their arguments, in lower case. Each ends within
  /// a second for arguments of ``SQLLimits/valueBytes``. Not included are
  ///
  /// - functions that load, log or read tables without the authorizer;
  /// - `printf` and `format`, which take time proportional to any number in the format;
  /// - `json_patch`, which takes the square of the lengths of its arguments;
  /// - `json_insert` and `json_set`, which recurse for each step of a path that does not exist,
  ///   until the stack is exhausted;
  /// - `median` and `percentile`, which sort all their values in one step.
  static let allowed = Set(
    """
    -> ->> abs acos acosh asin asinh atan atan2 atanh avg ceil ceiling char coalesce concat
    concat_ws cos cosh count cume_dist current_date current_time current_timestamp date datetime
    degrees dense_rank exp first_value floor glob group_concat hex if ifnull iif instr json
    json_array json_array_length json_error_position json_extract json_group_array
    json_group_object json_object json_pretty json_quote json_remove json_replace json_type
    json_valid julianday lag last_value lead length like likelihood likely ln log log10 log2
    lower ltrim max min mod nth_value ntile nullif octet_length percent_rank pi pow power quote
    radians random randomblob rank replace round row_number rtrim sign sin sinh soundex
    sqlite_source_id sqlite_version sqrt strftime string_agg substr substring sum tan tanh time
    timediff total trim trunc typeof unhex unicode unixepoch unlikely upper zeroblob
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
