import { Dexie, type Collection } from 'dexie';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { INVITATION_STATUSES, type Invitation } from '#src/domain/referral/invitation.ts';

/** A status that this build knows, or every other one. */
export const STATUS_KEYS = [...INVITATION_STATUSES, 'other'] as const;
export type StatusKey = (typeof STATUS_KEYS)[number];

export const statusKeyOf = (status: string): StatusKey =>
  INVITATION_STATUSES.find((known) => known === status) ?? 'other';

export interface InvitationCounts {
  /** Number of invitations by status; statuses that this build does not know count as `other`. */
  readonly counts: Readonly<Record<StatusKey, number>>;
  readonly total: number;
}

/** Counts the stored invitations as the service reported them. */
export async function loadInvitationCounts(): Promise<InvitationCounts> {
  const meta = await loadMeta(database(), 'invitations');
  const counts = Object.fromEntries(STATUS_KEYS.map((key) => [key, 0])) as Record<
    StatusKey,
    number
  >;
  for (const [status, count] of Object.entries(meta?.value.counts ?? {})) {
    counts[statusKeyOf(status)] += count;
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { counts, total };
}

const withStatus = (status: string): Collection<Invitation, number> =>
  database()
    .invitations.where('[status+id]')
    .between([status, Dexie.minKey], [status, Dexie.maxKey]);

/** The parts of the table that hold a filter's invitations, each readable by its index. */
async function partsOf(filter: StatusKey | null): Promise<Collection<Invitation, number>[]> {
  const { invitations } = database();
  // Read for each filter: a live query of only the table missed a row that was added at its end.
  const meta = await loadMeta(database(), 'invitations');
  if (filter === null) return [invitations.toCollection()];
  if (filter !== 'other') return [withStatus(filter)];
  return Object.keys(meta?.value.counts ?? {})
    .filter((status) => statusKeyOf(status) === 'other')
    .map(withStatus);
}

/** Loads up to `limit` invitations with a status, or any for null, newest first, by index (R2.23), with the number of all. */
export async function loadInvitations(filter: StatusKey | null, limit: number) {
  const parts = await partsOf(filter);
  const [counts, lists] = await Promise.all([
    Promise.all(parts.map((part) => part.clone().count())),
    Promise.all(parts.map((part) => part.clone().reverse().limit(limit).toArray())),
  ]);
  return {
    invitations: lists
      .flat()
      .sort((a, b) => b.id - a.id)
      .slice(0, limit),
    total: counts.reduce((sum, count) => sum + count, 0),
  };
}
