/** Rows of a page when the caller names no limit. */
export const DEFAULT_LIMIT = 50;

/**
 * Splits rows that were asked for with one row more than the limit: the page, and the cursor of
 * the next one, which is null on the last page.
 */
export function toPage<Row, Cursor>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { readonly page: Row[]; readonly nextCursor: Cursor | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
