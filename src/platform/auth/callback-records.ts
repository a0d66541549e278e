import { readStoredJson, storedKeys, writeStored } from '../web-storage.ts';

/** keycloak-js keeps one record for each sign-in that it starts, until its response or for an hour. */
const PREFIX = 'kc-callback-';
const LIFETIME_MS = 3_600_000;
/** The silent frame responds within this time or never, in ms. */
const FRAME_MS = 10_000;
/** Sign-in pages of other tabs that may still come back. */
const KEPT = 10;

type Key = `${typeof PREFIX}${string}`;

interface CallbackRecord {
  readonly key: Key;
  /** Whether it belongs to the silent frame of a start, and not to a sign-in page. */
  readonly isSilent: boolean;
  /** ms since the epoch. */
  readonly startedAt: number;
}

function readRecord(key: Key): CallbackRecord {
  const stored = readStoredJson('local', key) as Record<string, unknown> | null;
  if (stored === null) return { key, isSilent: true, startedAt: 0 };
  const { redirectUri, expires } = stored;
  return {
    key,
    isSilent: String(redirectUri).includes('silent-check-sso'),
    startedAt: Number(expires) - LIFETIME_MS || 0,
  };
}

/**
 * Removes the records that no response belongs to any more. A start whose silent frame fails leaves one each
 * time, and the start repeats every 10 s.
 */
export function removeOldCallbacks(): void {
  const records = storedKeys('local')
    .filter((key): key is Key => key.startsWith(PREFIX))
    .map(readRecord)
    .sort((a, b) => b.startedAt - a.startedAt);
  const pages = records.filter(({ isSilent }) => !isSilent);
  const isOver = ({ isSilent, startedAt }: CallbackRecord) =>
    isSilent && startedAt < Date.now() - FRAME_MS;
  for (const { key } of [...records.filter(isOver), ...pages.slice(KEPT)])
    writeStored('local', key, null);
}
