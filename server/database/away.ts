/**
 * PostgreSQL's codes for a database that does not serve this connection (any more): lost and refused
 * connections, shut down or starting, too many connections, a replica, a session that was idle for too long.
 */
const AWAY = /^(?:08...|57P0[1235]|53300|25006|25P03)$/;
/** Codes of the operating system for the same. */
const NOT_CONNECTED =
  /^E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;
/** Messages of `pg` and its pool that have no code: time limits, and connections that have ended. */
const SILENT =
  /^(?:Connection terminated|timeout exceeded when|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed))/;
/**
 * The database responds but cannot do it now: locks that others hold, a statement's time limit, no
 * memory or disk left.
 */
const BUSY = /^(?:40001|40P01|55P03|57014|53[0124]00)$/;
/** PostgreSQL chose this transaction to end; it may simply begin again. */
const CHOSEN = /^(?:40001|40P01)$/;

/**
 * Values that no column holds: a number out of range, also in a form that none has, and the character NUL.
 */
const UNSTORABLE = /^(?:22003|22P02|22021|22P05)$/;

/** The error and what caused it, outermost first. */
function* causesOf(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
}

const hasCode = (error: unknown, codes: RegExp): boolean =>
  [...causesOf(error)].some((one) => 'code' in one && codes.test(String(one.code)));

/** Whether the connection is lost, was never made, or leads to a database that takes no writes. */
export const isAway = (error: unknown): boolean =>
  hasCode(error, AWAY) ||
  hasCode(error, NOT_CONNECTED) ||
  [...causesOf(error)].some(({ message }) => SILENT.test(message));

/** Whether a transaction that failed before its COMMIT may succeed when it begins again at once. */
export const isRepeatable = (error: unknown): boolean => isAway(error) || hasCode(error, CHOSEN);

/** Whether the database, and not the request, is the reason: the same request can succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  isRepeatable(error) || hasCode(error, BUSY) || error instanceof TooBusy;

/** Whether the database cannot hold a value of the request. */
export const isUnstorable = (error: unknown): boolean => hasCode(error, UNSTORABLE);

/** The innermost reason in a few words, without the statement and its values. */
export function reasonOf(error: unknown): string {
  const innermost = [...causesOf(error)].at(-1);
  if (!innermost) return String(error);
  const code = 'code' in innermost ? `${String(innermost.code)} ` : '';
  return `${code}${innermost.message.split('\n')[0] ?? ''}`.trim();
}

/** More waits for its turn than can be done in time. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** A transaction whose COMMIT was sent and got no response: it may have been stored. */
export class UnknownCommit extends Error {
  override readonly name = 'UnknownCommit';
  constructor(cause: unknown) {
    super('The database did not respond to a COMMIT', { cause });
  }
}
