import * as v from 'valibot';
import { ACTS } from '../../domain/acts.ts';
import { id, identity, memberReference, pageLimit, queryNumber, timestamp } from '../common.ts';
import { concernedMember } from './common.ts';

const state = v.nullable(v.record(v.string(), v.unknown()));

export const journalEntry = v.object({
  id,
  at: timestamp,
  /** Who did it. */
  email: v.string(),
  name: v.string(),
  roles: v.array(v.string()),
  act: v.picklist(ACTS),
  entity: v.string(),
  entityId: v.string(),
  /** Whom it concerns; null without a member, and once the member is gone. In the CSV only the reference. */
  member: v.nullable(concernedMember),
  before: state,
  after: state,
  /** The errorCode of a refused act. */
  refusal: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
});

/** GET /programme/v1/journal (R11.3): newest first, paged by `cursor`; by member, actor, act and entity. */
export const journalQuery = v.object({
  member: v.optional(memberReference),
  actor: v.optional(identity),
  act: v.optional(v.picklist(ACTS)),
  entity: v.optional(v.pipe(v.string(), v.maxLength(40))),
  entityId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  cursor: v.optional(queryNumber),
  limit: v.optional(pageLimit),
});
export const journalResponse = v.object({
  entries: v.array(journalEntry),
  nextCursor: v.nullable(v.number()),
});
