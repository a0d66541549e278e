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
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wanted));
  } catch {
    // Without session storage the way ends with the card.
  }
}

export function forgetWantedScreen(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Null when the member came to the card by themselves. */
export function loadWantedScreen(): WantedScreen | null {
  try {
    const wanted: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isWantedScreen(wanted) ? wanted : null;
  } catch {
    return null;
  }
}
