import { inArray, or, sql, type SQL } from 'drizzle-orm';
import { member } from '#server/database/schema/member/member.ts';

/**
 * Limits a query on members to those of projects (R1.1), such as those for which the roles of staff hold (R11.2).
 * @param projects undefined for all members
 */
export const inProjects = (projects: readonly number[] | undefined): SQL | undefined =>
  projects &&
  or(
    inArray(member.partnerId, [...projects]),
    ...projects.map((project) => sql`${member.partners} @> ${JSON.stringify([project])}::jsonb`),
  );
