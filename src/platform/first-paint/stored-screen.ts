import { knownSub } from '../stored/known-member.ts';
import { readStoredJson, storedKeys, writeStored } from '../web-storage.ts';
import { pageBuild } from '../worker/app-update.ts';
import type { ElementRecord } from './element-record.ts';

/** What an address last showed: the first viewport of it. */
export interface StoredScreen {
  readonly elements: readonly ElementRecord[];
  /** Addresses of the style sheets that it needs, in their order. */
  readonly styles: readonly string[];
}

/** What a record is bound to: under any other value it would show another member's screen, or a wrong one. */
interface Binding {
  readonly sub: string;
  readonly language: string;
  readonly theme: string;
  readonly brand: string;
  readonly build: string;
  /** Width of the viewport in CSS px. */
  readonly width: number;
}

const PREFIX = 'SF_SCREEN ';
/** Each record is a key of its own, so that a start reads one. */
const keyOf = (address: string) => `${PREFIX}${address}` as const;
/** Addresses of the records, the last stored first. */
const INDEX = 'SF_SCREENS';

/** Of these the screens that members open most need six. */
const MOST_RECORDS = 8;
/** A first viewport needs 15 to 40 thousand characters. */
const MOST_CHARACTERS = 80_000;

const addressNow = (): string => location.pathname + location.search;

function bindingNow(language: string): Binding | null {
  const sub = knownSub();
  if (sub === null) return null;
  const { theme = '', brand = '' } = document.documentElement.dataset;
  return { sub, language, theme, brand, build: pageBuild(), width: innerWidth };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isStoredScreen(value: object): value is StoredScreen {
  const { elements, styles } = value as { readonly elements?: unknown; readonly styles?: unknown };
  return Array.isArray(elements) && Array.isArray(styles) && styles.every(isText);
}

function listAddresses(): string[] {
  const stored: unknown = JSON.parse(localStorage.getItem(INDEX) ?? '[]');
  return Array.isArray(stored) ? stored.filter(isText) : [];
}

export function removeScreens(): void {
  const records = storedKeys('local').filter((key) => key.startsWith(PREFIX));
  for (const key of records) writeStored('local', keyOf(key.slice(PREFIX.length)), null);
  writeStored('local', INDEX, null);
}

/** Deletes the record of the open address, which cannot be shown. */
export function removeScreen(): void {
  writeStored('local', keyOf(addressNow()), null);
}

/**
 * Stores what the open address shows. Does nothing once the member has left this device; a record that is
 * too large or does not fit is not stored.
 * @param language of its texts
 */
export function storeScreen(screen: StoredScreen, language: string): void {
  const binding = bindingNow(language);
  if (!binding) return;
  const address = addressNow();
  const text = JSON.stringify({ ...binding, ...screen });
  // One guard for all steps: after one that fails, also at a damaged index, the old record may not stay.
  try {
    if (localStorage.getItem(keyOf(address)) === text) return;
    const addresses = [address, ...listAddresses().filter((one) => one !== address)];
    for (const old of addresses.splice(MOST_RECORDS)) localStorage.removeItem(keyOf(old));
    localStorage.setItem(INDEX, JSON.stringify(addresses));
    if (text.length > MOST_CHARACTERS) removeScreen();
    else localStorage.setItem(keyOf(address), text);
  } catch {
    removeScreen();
  }
}

/**
 * What the open address last showed this member in this language, theme, brand, build and width; else null.
 */
export function loadScreen(language: string): StoredScreen | null {
  const stored = readStoredJson('local', keyOf(addressNow()));
  const binding = bindingNow(language);
  if (typeof stored !== 'object' || stored === null || !binding) return null;
  const isSame = Object.entries(binding).every(
    ([name, value]) => (stored as Readonly<Record<string, unknown>>)[name] === value,
  );
  return isSame && isStoredScreen(stored) ? stored : null;
}
