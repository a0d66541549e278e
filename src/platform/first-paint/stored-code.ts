import { knownSub } from '../stored/known-member.ts';
import { readStoredJson, writeStored } from '../web-storage.ts';

/** The code that the next start shows before the app is loaded (R2.20): what its drawing and heading need. */
export interface StoredCode {
  /** Number of the order. */
  readonly id: number;
  /** Product name by language. */
  readonly title: Readonly<Record<'ru' | 'uz', string>>;
  /** The bars of the number, as src/ui/app/Barcode/encode.ts gives them. */
  readonly shape: {
    readonly modules: number;
    readonly bars: readonly (readonly [start: number, width: number])[];
  };
  /** Where it is fetched, by language; '' when the order does not say. */
  readonly place: Readonly<Record<'ru' | 'uz', string>>;
  /** Whether the app's view says more beneath the place, and offers further codes. */
  readonly hasNote: boolean;
  readonly hasMore: boolean;
  /** Number of orders that the view shows. */
  readonly count: number;
}

const KEY = 'SF_CODES';

const isText = (value: unknown): value is string => typeof value === 'string';

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

type Parts<T> = { readonly [K in keyof T]?: unknown };

function isInBoth(value: unknown): boolean {
  const { ru, uz } = (value ?? {}) as Parts<StoredCode['title']>;
  return isText(ru) && isText(uz);
}

function isStoredCode(value: unknown): value is StoredCode {
  const { id, title, place, shape, count } = (value ?? {}) as Parts<StoredCode>;
  const { modules, bars } = (shape ?? {}) as Parts<StoredCode['shape']>;
  const isDrawable =
    isNumber(modules) &&
    Array.isArray(bars) &&
    bars.every((bar) => Array.isArray(bar) && bar.length === 2 && bar.every(isNumber));
  return isNumber(id) && isInBoth(title) && isInBoth(place) && isDrawable && isNumber(count);
}

/** Stores the code, or removes it for null. Does nothing once the member has left this device. */
export function storeCode(code: StoredCode | null): void {
  const sub = knownSub();
  const isKept = code !== null && sub !== null;
  // Without storage the app shows the code.
  writeStored('local', KEY, isKept ? JSON.stringify({ sub, code }) : null);
}

/** The stored code of the member who used this device last; null when there is none or it is damaged. */
export function loadCode(): StoredCode | null {
  const { sub, code } = (readStoredJson('local', KEY) ?? {}) as {
    readonly sub?: unknown;
    readonly code?: unknown;
  };
  return sub === knownSub() && isStoredCode(code) ? code : null;
}
