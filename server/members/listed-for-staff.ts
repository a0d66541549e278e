import { and, eq, gt, gte } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inProjects } from '#server/database/in-projects.ts';
import { member } from '#server/database/schema/member/member.ts';

/** The member of a row, as staff sees them in a list: columns of a query that joins the members. */
export const CONCERNED = { reference: member.reference, name: member.fullName };

interface StaffQuery {
  /** The member's reference. */
  readonly member?: string | undefined;
  /** ISO 8601. */
  readonly updatedSince?: string | undefined;
  readonly cursor?: number | undefined;
}

/**
 * Limits a list of what belongs to members, oldest first, to a page and to what staff asks for (R11.2).
 * @param projects for which the roles of staff hold; undefined for all members
 */
export const isListed = (
  { id, updatedAt }: { readonly id: AnyPgColumn; readonly updatedAt: AnyPgColumn },
  projects: readonly number[] | undefined,
  { member: reference, updatedSince, cursor }: StaffQuery,
) =>
  and(
    inProjects(projects),
    reference === undefined ? undefined : eq(member.reference, reference),
    updatedSince === undefined ? undefined : gte(updatedAt, new Date(updatedSince)),
    cursor === undefined ? undefined : gt(id, cursor),
  );
