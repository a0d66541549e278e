/** What the browser keeps for all tabs, or for this tab until it closes. */
type StorageArea = 'local' | 'session';

type Holder = 'device' | 'member';

/**
 * Everything that the app keeps in web storage, and whose it is: a sign-out deletes what is the member's (R9.8). The
 * module that uses a key checks the shape of its value.
 */
const KEYS = {
  local: {
    /** Choices of this device: its language and its theme. */
    SF_LANG: 'device',
    SF_THEME: 'device',
    /** The addresses of the services. */
    SF_CONFIG: 'device',
    /** Whether the app may offer its installation: it says nothing of a member. */
    SF_INSTALL: 'device',
    /** The pickup place whose orders staff hands out here. */
    SF_DESK: 'device',
    /** A sign-out whose provider may not know of it, and databases whose deletion has not ended. */
    SF_SIGNED_OUT: 'device',
    SF_WIPE: 'device',
    /** The member who used this device last, whether it is their own, and until when their session may go on. */
    SF_WHO: 'member',
    SF_OWN_DEVICE: 'member',
    SF_SESSION_UNTIL: 'member',
    /** The choice of notifications. */
    SF_PUSH: 'member',
    /** What a start shows before the app: the code, and the addresses of the screens. */
    SF_CODES: 'member',
    SF_SCREENS: 'member',
    /** The service's time at the last start. */
    SF_SERVICE_TIME: 'member',
    SF_CAMERA: 'member',
    /** Members whom staff viewed last. */
    SF_RECENT_OWNERS: 'member',
    /** What other pages of the site leave for a lead (R7.32). */
    utm_campaign: 'member',
    utm_source: 'member',
    white_list_secret_key: 'member',
  },
  session: {
    /** The address before the sign-in page, and when this tab was kept from going there. */
    SF_RETURN: 'member',
    SF_SIGN_IN_HELD_AT: 'member',
    /** Why the session ended. */
    SF_ENDED: 'member',
    /** The screen that a member without a card wanted. */
    SF_WANTED: 'member',
    /** The first visit of another programme's member. */
    SF_PROGRAMME: 'member',
    /** The owner whose area this tab shows, the one that it left last, and why the view ended. */
    SF_OWNER: 'member',
    SF_OWNER_LEFT: 'member',
    SF_OWNER_END: 'member',
    /** The build that the member agreed to replace. */
    SF_UPDATE_AGREED: 'member',
  },
} as const satisfies Readonly<Record<StorageArea, Readonly<Record<string, Holder>>>>;

/** Keys with a part of their own, all the member's: a screen, a sign-in that keycloak-js began, a form's draft. */
interface Families {
  readonly local: `SF_SCREEN ${string}` | `kc-callback-${string}`;
  readonly session: `SF_DRAFT_${string}`;
}

type KeyOf<A extends StorageArea> = (keyof (typeof KEYS)[A] & string) | Families[A];

/** @throws where the browser refuses storage: already the access does */
const storageOf = (area: StorageArea): Storage =>
  area === 'local' ? localStorage : sessionStorage;

/**
 * The stored text; null without one.
 * @param refused what a browser that refuses storage gives instead
 */
export function readStored<A extends StorageArea>(
  area: A,
  key: KeyOf<A>,
  refused: string | null = null,
): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return refused;
  }
}

/**
 * The stored value, whose shape the caller checks; null without one, in a browser that refuses storage, and
 * when the text is not JSON.
 */
export function readStoredJson<A extends StorageArea>(area: A, key: KeyOf<A>): unknown {
  try {
    return JSON.parse(storageOf(area).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores the text, or removes it for null.
 * @returns whether it is done: a browser may refuse storage, and a full storage takes nothing
 */
export function writeStored<A extends StorageArea>(
  area: A,
  key: KeyOf<A>,
  text: string | null,
): boolean {
  try {
    const storage = storageOf(area);
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** All keys, also those of other programs; none in a browser that refuses storage. */
export function storedKeys(area: StorageArea): readonly string[] {
  try {
    return Object.keys(storageOf(area));
  } catch {
    return [];
  }
}

/** Removes what is not the device's, also of other programs. Storage that is denied holds nothing. */
export function wipeStored(area: StorageArea): void {
  const holders: Readonly<Record<string, Holder>> = KEYS[area];
  for (const key of storedKeys(area))
    if (holders[key] !== 'device') storageOf(area).removeItem(key);
}
