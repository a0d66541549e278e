/** Rows of a page when the request names no limit. */
export const DEFAULT_LIMIT = 50;

/**
 * Splits rows that were read with a limit of one more: into the page, and the cursor of the next page,
 * which is null on the last one.
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
