import { isBusClient, type BusClient } from '#src/domain/client.ts';
import type { EmailConfirmation } from '#src/domain/email-change/email-change.ts';
import type { EventState } from '#src/domain/event-rules.ts';
import type { Goal } from '#src/domain/goal.ts';
import { isUserInfo, type UserInfo } from '#src/domain/member.ts';
import type { OperationInfo } from '#src/domain/operation.ts';
import type { Product } from '#src/domain/product.ts';
import type { Rating } from '#src/domain/rating.ts';
import { hasShape, isListOf, isNullOr, isNumber, isText } from '#src/domain/shape.ts';
import type { SuccessStory } from '#src/domain/success-story.ts';
import type { SupportTicket } from '#src/domain/support-ticket.ts';
import type { AreaDatabase } from './area-database.ts';
import type { CatalogChanges } from './catalog-changes.ts';

/** Single records by key, each with the time of its last refresh. */
export interface MetaValues {
  readonly userInfo: UserInfo;
  readonly client: BusClient;
  /** The confirmation of the new `address`, and the tickets of a confirmed change; never a code. */
  readonly emailChange: {
    readonly address: string | null;
    readonly attempt: EmailConfirmation;
    readonly ticketIds: readonly number[];
  };
  readonly operationsDictionary: readonly OperationInfo[];
  readonly cards: true;
  readonly orders: true;
  /** The last refresh that brought all orders, and so removed those that are gone. */
  readonly allOrders: true;
  /** What the service has reported as changed may not be on the device yet. */
  readonly changesDue: true;
  readonly deliveryNotes: true;
  /** `next` is the cursor of the next older operations to download; null when all are stored. */
  readonly operations: { readonly next: number | null };
  readonly events: EventState;
  /** Of the service's database when the copies were fetched; a restored one has another (R9.14). */
  readonly generation: string;
  /** Id of the last welcome bonus that this device has announced (R4.12). */
  readonly welcomeBonus: number;
  /** `product` is stored here while the stored catalog does not contain it. */
  readonly goal: { readonly goal: Goal | null; readonly product: Product | null };
  /**
   * `asOf` is the service's time of the last catalog refresh. Without `hasFamilies` an earlier version
   * received it, which did not store families. Devices have it under this key.
   */
  readonly ['catalogue']: { readonly asOf: string; readonly hasFamilies?: true };
  /** The dictionaries of the catalog. */
  readonly catalogItems: true;
  readonly catalogChanges: CatalogChanges;
  /** `asOf` is the `updatedAt` of the newest stored invitation; counts by status. */
  readonly invitations: {
    readonly asOf: string | null;
    readonly counts: Readonly<Record<string, number>>;
  };
  readonly lessons: true;
  readonly rating: Rating;
  readonly successStories: readonly SuccessStory[];
  readonly tickets: readonly SupportTicket[];
}
export type MetaKey = keyof MetaValues;

export interface MetaRow {
  readonly key: MetaKey;
  readonly value: MetaValues[MetaKey];
  /** ms since the epoch, by this device's clock. */
  readonly updatedAt: number;
}

/**
 * The records that the profile and its notices are drawn from, and those that a refresh continues from: a
 * damaged one is fetched again, instead of failing the screen or every later refresh (R9.4).
 */
const CHECKS: { readonly [K in MetaKey]?: (value: unknown) => value is MetaValues[K] } = {
  userInfo: isUserInfo,
  client: isBusClient,
  operations: hasShape<MetaValues['operations']>({ next: isNullOr(isNumber) }),
  events: hasShape<EventState>({
    hasCards: isNullOr(isNumber),
    lastOperationId: isNullOr(isNumber),
  }),
  catalogue: hasShape<MetaValues['catalogue']>({
    asOf: isText,
    hasFamilies: (value) => value === undefined || value === true,
  }),
  catalogChanges: hasShape<CatalogChanges>({
    revision: isNumber,
    recent: isListOf(isListOf(isNumber)),
  }),
};

/**
 * The stored record with its time; undefined when it was never stored or does not have its shape. Code that also reads
 * the rows of its collection reads this first, in one live query: rows that arrive in between are then seen, while the
 * other order would claim «received, and none» for a moment.
 */
export async function loadMeta<K extends MetaKey>(
  db: AreaDatabase,
  key: K,
): Promise<{ value: MetaValues[K]; updatedAt: number } | undefined> {
  const row = await db.meta.get(key);
  if (row === undefined || CHECKS[key]?.(row.value) === false) return undefined;
  return { value: row.value, updatedAt: row.updatedAt };
}

/** Stores a record with the time of its refresh (ms). Call it inside the refresh's transaction. */
export const storeMeta = <K extends MetaKey>(
  db: AreaDatabase,
  key: K,
  value: MetaValues[K],
  updatedAt: number,
): Promise<string> => db.meta.put({ key, value, updatedAt });

/**
 * Whether a record is missing, or its last refresh is longer ago than the age in ms, or in the future: a
 * clock was set.
 */
export async function isOlderThan(db: AreaDatabase, key: MetaKey, age: number): Promise<boolean> {
  const known = await loadMeta(db, key);
  return known === undefined || Math.abs(Date.now() - known.updatedAt) > age;
}
