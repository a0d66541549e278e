import { readStoredJson, writeStored } from '../web-storage.ts';

const KEY = 'SF_RECENT_OWNERS';
const MOST = 8;

/** The owners whom this viewer viewed last, the newest first; nothing of another viewer of this device. */
export function recentOwners(sub: string): readonly string[] {
  const stored = readStoredJson('local', KEY);
  const { viewer, references } = (stored ?? {}) as { viewer?: unknown; references?: unknown };
  if (viewer !== sub || !Array.isArray(references)) return [];
  return references.filter((one) => typeof one === 'string');
}

/** Keeps only the reference: the device stores no name and no e-mail of an owner (R6.3). */
export function keepRecentOwner(sub: string, reference: string): void {
  const references = [reference, ...recentOwners(sub).filter((one) => one !== reference)];
  const record = { viewer: sub, references: references.slice(0, MOST) };
  // Without storage the list stays empty.
  writeStored('local', KEY, JSON.stringify(record));
}
