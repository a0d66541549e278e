import { OWNER_PICTURE } from '#sw/protocol.ts';

/** Session storage holds the e-mail while the view lasts, for this tab alone (R6.3). */
const OWNER_KEY = 'SF_OWNER';
const END_KEY = 'SF_OWNER_END';

/**
 * Why a view does not begin, or ended: the address names no e-mail, the viewer has no such role, or the
 * viewer's session ended.
 */
export type OwnerViewEnd = 'invalid' | 'role' | 'session';

/** A write was refused, or the service refused the viewer the owner's data. */
export type OwnerViewEvent = 'write-refused' | 'view-refused';

let owner: string | null = null;
/** In place of a denied session storage: the view then ends with a reload. */
const inMemory = new Map<string, string>();
const listeners = new Set<(event: OwnerViewEvent) => void>();

/** The e-mail of the owner whose area staff views (R6.3); null in the viewer's own area. */
export const viewedOwner = (): string | null => owner;

/** The address of a picture of the viewed area; of an owner's order the worker keeps none on the viewer's device. */
export const viewedPicture = (src: string): string => (owner === null ? src : src + OWNER_PICTURE);

/** Starts viewing an owner's area, or with null the viewer's own again. */
export function viewOwner(email: string | null): void {
  owner = email;
}

function store(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    inMemory.set(key, value);
  }
}

function load(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

function remove(key: string): void {
  inMemory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Keeps what this tab's address requests, through a reload and the sign-in page. */
export const requestOwner = (value: string): void => store(OWNER_KEY, value);

/** What this tab's address requested; nothing has checked it. */
export const requestedOwner = (): string | null => load(OWNER_KEY);

/** Whether the view of this page is over: another page is about to take its place. */
export const hasOwnerViewEnded = (): boolean => owner !== null && requestedOwner() === null;

/** Removes the owner from this tab; `end` is explained to the viewer at the next start of their own area. */
export function forgetOwner(end?: OwnerViewEnd): void {
  remove(OWNER_KEY);
  if (end) store(END_KEY, end);
}

/** Why the last view of this tab ended; null when there is nothing to explain (any more). */
export function takeOwnerViewEnd(): OwnerViewEnd | null {
  const end = load(END_KEY);
  if (end !== null) remove(END_KEY);
  return end as OwnerViewEnd | null;
}

/** Calls the listener with each event of the view. */
export function onOwnerViewEvent(listener: (event: OwnerViewEvent) => void): void {
  listeners.add(listener);
}

export function reportOwnerViewEvent(event: OwnerViewEvent): void {
  for (const listener of listeners) listener(event);
}
