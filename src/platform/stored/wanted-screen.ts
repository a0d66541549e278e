import { readStoredJson, writeStored } from '../web-storage.ts';

/** The screen that a member without a card wanted; the tab keeps it on the way to the card. */
export interface WantedScreen {
  /** Below the base path. */
  readonly to: string;
  /** Its row of the route table. */
  readonly name: string;
}

const KEY = 'SF_WANTED';

const isWantedScreen = (value: unknown): value is WantedScreen => {
  const { to, name } = (value ?? {}) as { readonly [K in keyof WantedScreen]?: unknown };
  return typeof to === 'string' && /^\/(?!\/)/u.test(to) && typeof name === 'string';
};

export function storeWantedScreen(wanted: WantedScreen): void {
  // Without session storage the way ends with the card.
  writeStored('session', KEY, JSON.stringify(wanted));
}

export function forgetWantedScreen(): void {
  writeStored('session', KEY, null);
}

/** Null when the member came to the card by themselves. */
export function loadWantedScreen(): WantedScreen | null {
  const wanted = readStoredJson('session', KEY);
  return isWantedScreen(wanted) ? wanted : null;
}
