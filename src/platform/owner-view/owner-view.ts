import { OWNER_PICTURE } from '#sw/protocol.ts';
import { readStored, writeStored } from '../web-storage.ts';
import { ownerOf, showOwnerInAddress } from './owner-address.ts';

/**
 * Session storage holds, only for this tab and while the view lasts, what the address named (R6.3): an e-mail
 * until the member's reference is known, then the reference.
 */
const OWNER_KEY = 'SF_OWNER';
/** The reference that this tab left last. */
const LEFT_KEY = 'SF_OWNER_LEFT';
const END_KEY = 'SF_OWNER_END';

/**
 * Why a view does not begin, or ended: the address names no member, the viewer has no such role, or the
 * viewer's session ended.
 */
export type OwnerViewEnd = 'invalid' | 'role' | 'session';

/** A write was refused, or the service refused the viewer the owner's data. */
export type OwnerViewEvent = 'write-refused' | 'view-refused';

let owner: string | null = null;
let reference: string | null = null;
/** In place of a denied session storage: the view then ends with a reload. */
const inMemory = new Map<string, string>();
const listeners = new Set<(event: OwnerViewEvent) => void>();

/** The e-mail of the owner whose area staff views (R6.3); null in the viewer's own area. */
export const viewedOwner = (): string | null => owner;

export const isOwnerView = (): boolean => owner !== null;

/** Whether this page may change anything: staff only looks at an owner's area (R5.9, R6.3). */
export const canWrite = (): boolean => owner === null;

/** The reference of the viewed owner; null until it is known. */
export const viewedReference = (): string | null => reference;

/** The address of a picture; of an owner's order the worker keeps none on the viewer's device. */
export const viewedPicture = (src: string): string => (owner === null ? src : src + OWNER_PICTURE);

/** Starts viewing an owner's area, or with null the viewer's own again. */
export function viewOwner(email: string | null): void {
  owner = email;
  reference = null;
}

type Key = typeof OWNER_KEY | typeof LEFT_KEY | typeof END_KEY;

function store(key: Key, value: string): void {
  if (!writeStored('session', key, value)) inMemory.set(key, value);
}

const load = (key: Key): string | null => readStored('session', key, inMemory.get(key));

function remove(key: Key): void {
  inMemory.delete(key);
  writeStored('session', key, null);
}

/**
 * Keeps what this tab's address requests, an e-mail or a reference, through a reload and the sign-in page.
 */
export function requestOwner(value: string): void {
  store(OWNER_KEY, value);
  remove(LEFT_KEY);
}

/** What this tab's address requested; nothing has checked it. */
export const requestedOwner = (): string | null => load(OWNER_KEY);

/** Whether this tab's address requested an owner's area, and the view has not ended. */
export const isOwnerRequested = (): boolean => requestedOwner() !== null;

/** From now on this tab and its address name the viewed owner by the reference, and no e-mail is kept. */
export function referToOwner(known: string): void {
  reference = known;
  requestOwner(known);
  showOwnerInAddress(known);
}

/** Whether this page shows what the tab requests: the browser may restore one whose view has ended. */
export const isRequestedView = (): boolean => [owner, reference].includes(load(OWNER_KEY));

/**
 * Whether Back, Forward or a reload leads to an owner whom this tab has left: only a new visit of the
 * address opens the area again (R6.3).
 */
export function hasLeftOwner(named: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate' &&
    load(LEFT_KEY) === named
  );
}

/** Whether the view of this page is over: another page is about to take its place. */
export const hasOwnerViewEnded = (): boolean => owner !== null && !isOwnerRequested();

/** Removes the owner from tab and address; the next start of the viewer's own area explains `end`. */
export function forgetOwner(end?: OwnerViewEnd): void {
  const left = ownerOf(location.search);
  if (left !== null) store(LEFT_KEY, left);
  showOwnerInAddress(null);
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
