import type { Goal } from '#src/domain/catalog/goal.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import type { EmailConfirmation } from '#src/domain/email-change/email-change.ts';
import { isBusClient } from '#src/domain/member/client.ts';
import { isUserInfo } from '#src/domain/member/member.ts';
import type { OperationInfo } from '#src/domain/operations/operation.ts';
import type { Rating } from '#src/domain/rating/rating.ts';
import type { SuccessStory } from '#src/domain/rating/success-story.ts';
import {
  hasShape,
  isListOf,
  isMissingOr,
  isNullOr,
  isNumber,
  isText,
  type Check,
} from '#src/domain/shape.ts';
import type { SupportTicket } from '#src/domain/support-ticket.ts';

/** What a value must be to be used; null where every value is. */
type RecordCheck<T> = Check<T> | null;

/** Declares a record's type, with its check: a damaged record counts as none and is fetched again (R9.4). */
const record = <T>(check: RecordCheck<T> = null): RecordCheck<T> => check;
/** A record that only says when something was done. */
const mark = record<true>();

/**
 * Single records by key, each with the time of its last refresh. Those that the profile and its notices are drawn
 * from, and those that a refresh continues from, are checked: a damaged one would fail the screen, or every later
 * refresh.
 */
export const RECORDS = {
  userInfo: record(isUserInfo),
  /** Null for a member without a record in the bus. */
  client: record(isNullOr(isBusClient)),
  /** The confirmation of the new `address`, and the tickets of a confirmed change; never a code. */
  emailChange: record<{
    readonly address: string | null;
    readonly attempt: EmailConfirmation;
    readonly ticketIds: readonly number[];
  }>(),
  operationsDictionary: record<readonly OperationInfo[]>(),
  cards: mark,
  orders: mark,
  /** The last refresh that brought all orders, and so removed those that are gone. */
  allOrders: mark,
  /** What the service has reported as changed may not be on the device yet. */
  changesDue: mark,
  deliveryNotes: mark,
  /** `next` is the cursor of the next older operations to download; null when all are stored. */
  operations: record(hasShape({ next: isNullOr(isNumber) })),
  events: record(hasShape({ hasCards: isNullOr(isNumber), lastOperationId: isNullOr(isNumber) })),
  /** Of the service's database when the copies were fetched; a restored one has another (R9.14). */
  generation: record<string>(),
  /** Id of the last welcome bonus that this device has announced (R4.12). */
  welcomeBonus: record<number>(),
  /** `product` is stored here while the stored catalog does not contain it. */
  goal: record<{ readonly goal: Goal | null; readonly product: Product | null }>(),
  /**
   * `asOf` is the service's time of the last catalog refresh. Without `hasFamilies` an earlier version
   * received it, which did not store families. Devices have it under this key.
   */
  ['catalogue']: record(
    hasShape({
      asOf: isText,
      hasFamilies: isMissingOr((value): value is true => value === true),
    }),
  ),
  /** The dictionaries of the catalog. */
  catalogItems: mark,
  /** The log of writes to the stored catalog: what a list in memory must read again. */
  catalogChanges: record(
    hasShape({
      /** Number of the last write. */
      revision: isNumber,
      /** Product ids of the last writes, the newest write at the end. */
      recent: isListOf(isListOf(isNumber)),
    }),
  ),
  /** `asOf` is the `updatedAt` of the newest stored invitation; counts by status. */
  invitations: record<{
    readonly asOf: string | null;
    readonly counts: Readonly<Record<string, number>>;
  }>(),
  lessons: mark,
  rating: record<Rating>(),
  successStories: record<readonly SuccessStory[]>(),
  tickets: record<readonly SupportTicket[]>(),
  /** The list of a desk in `deskOrders` (R12.2): `id` is another one for each key, which cannot be exported. */
  desk: record<{
    readonly id: string;
    readonly place: number;
    /** The `since` of the next request. */
    readonly at: string;
    readonly key: CryptoKey;
    /** Of the marks of combined codes; absent in what earlier builds stored. */
    readonly codeKey?: string | undefined;
  }>(),
  /** The signed part of the combined code of these orders, and their numbers as the code has them (R12.1). */
  codeMark: record(hasShape({ code: isText, mark: isText })),
  /** This device as the service knows it when it hands out. */
  deskDevice: record(isText),
};

export type MetaKey = keyof typeof RECORDS;
export type MetaValues = {
  readonly [K in MetaKey]: (typeof RECORDS)[K] extends RecordCheck<infer T> ? T : never;
};

export type CatalogChanges = MetaValues['catalogChanges'];

export interface MetaRow {
  readonly key: MetaKey;
  readonly value: MetaValues[MetaKey];
  /** ms since the epoch, by this device's clock. */
  readonly updatedAt: number;
}
