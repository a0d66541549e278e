/** Rows of a page when the request names no limit. */
const DEFAULT_LIMIT = 50;

/**
 * Reads a page with one row more, which shows that there is a next page.
 * @param statement ordered, without a limit
 * @returns the page, and the cursor of the next one, which is null on the last
 */
export async function readPage<Row, Cursor>(
  statement: { readonly limit: (rows: number) => PromiseLike<Row[]> },
  limit: number | undefined,
  cursorOf: (last: Row) => Cursor,
): Promise<{ readonly page: Row[]; readonly nextCursor: Cursor | null }> {
  const most = limit ?? DEFAULT_LIMIT;
  const rows = await statement.limit(most + 1);
  const page = rows.slice(0, most);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > most && last !== undefined ? cursorOf(last) : null };
}
