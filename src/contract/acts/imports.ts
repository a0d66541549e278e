import * as v from 'valibot';

const count = v.number();

/**
 * POST /programme/v1/imports/{kind} (R11.4) with a CSV file as the body: all of its rows, or none where one has a
 * problem; POST /programme/v1/imports/{kind}/rehearsal says the same and stores nothing. At most 200 rows and 256 KiB, one file at a time;
 * `npm run programme -- import` takes larger files.
 */
export const importResponse = v.object({
  rows: count,
  added: count,
  changed: count,
  /** Rows that are there already with the same values. */
  same: count,
  /** By line, at most 100 of them; in Russian. */
  problems: v.array(v.object({ line: count, column: v.optional(v.string()), text: v.string() })),
  /** What to know of the rows beside their problems, in Russian. */
  remark: v.optional(v.string()),
  isStored: v.boolean(),
});
