/// The functions that a user's statement may call.
enum SQLFunctions {
  /// With a second argument these take the product of both lengths, or more. So they have only one.
  static let withoutSecondArgument = ["trim", "ltrim", "rtrim", "unhex"]

  /// SQLite's own ones that compute something from their arguments, in lower case: each ends within a
  /// second for arguments of ``SQLLimits/valueBytes``. Not among them are
  ///
  /// - those that load, log or look into tables behind the statement's back;
  /// - `printf` and `format`, which count to whatever number stands in the format, for each of its letters;
  /// - `json_patch`, which takes the square of its arguments' lengths;
  /// - `json_insert` and `json_set`, which call themselves for each step of a path that does not exist,
  ///   until there is no stack left;
  /// - `median` and `percentile`, which sort all that they were given at once.
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
