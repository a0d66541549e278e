import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { inProjects } from '#server/database/in-projects.ts';
import { readPage } from '#server/database/page.ts';
import { member } from '#server/database/schema/member/member.ts';
import { journal } from '#server/database/schema/service/journal.ts';
import type { Principal } from '#server/identity/principal.ts';
import { CONCERNED } from '#server/members/listed-for-staff.ts';
import type { journalQuery } from '#src/contract/acts/journal.ts';
import { rolesFor, type Act } from '#src/domain/acts.ts';

type NewEntry = Omit<typeof journal.$inferInsert, 'id' | 'at'>;

/** Who does an act, as the journal names them. */
export const actorOf = ({ sub, email, firstName, lastName, roles }: Principal, act: Act) => {
  const allowed = rolesFor(roles, act);
  return {
    subject: sub,
    email,
    name: `${firstName} ${lastName}`.trim() || email,
    roles: allowed.length > 0 ? allowed : [...roles],
    act,
  };
};

/** Adds an act in its own transaction; one with a `once` that the journal has already is left out. */
export async function addToJournal(tx: Db, entry: NewEntry): Promise<void> {
  await tx.insert(journal).values(entry).onConflictDoNothing({ target: journal.once });
}

/** Who changed an entity last, and when; undefined where no act has. */
export async function lastActOn(
  db: Db,
  entity: string,
  entityId: string,
): Promise<{ readonly name: string; readonly at: Date } | undefined> {
  const [last] = await db
    .select({ name: journal.name, at: journal.at })
    .from(journal)
    .where(
      and(eq(journal.entity, entity), eq(journal.entityId, entityId), isNotNull(journal.after)),
    )
    .orderBy(desc(journal.id))
    .limit(1);
  return last;
}

/** A page of the journal, newest first; for some projects, what concerns their members. */
export async function listJournal(
  db: Db,
  projects: readonly number[] | undefined,
  query: InferOutput<typeof journalQuery>,
) {
  const { member: reference, actor, act, entity, entityId, cursor, limit } = query;
  const statement = db
    .select({ entry: journal, concerned: CONCERNED })
    .from(journal)
    .leftJoin(member, eq(member.id, journal.memberId))
    .where(
      and(
        inProjects(projects),
        reference === undefined ? undefined : eq(member.reference, reference),
        actor === undefined ? undefined : eq(journal.email, actor.toLowerCase()),
        act === undefined ? undefined : eq(journal.act, act),
        entity === undefined ? undefined : eq(journal.entity, entity),
        entityId === undefined ? undefined : eq(journal.entityId, entityId),
        cursor === undefined ? undefined : lt(journal.id, cursor),
      ),
    )
    .orderBy(desc(journal.id));
  const { page, nextCursor } = await readPage(statement, limit, (row) => row.entry.id);
  return {
    entries: page.map((row) => ({
      ...row.entry,
      at: row.entry.at.toISOString(),
      roles: [...row.entry.roles],
      member: row.concerned,
    })),
    nextCursor,
  };
}
