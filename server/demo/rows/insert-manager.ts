import type { Db } from '#server/database/db.ts';
import { manager } from '#server/database/schema/member/member.ts';

export const MANAGER_ID = 1;

/** The personal manager of the demonstration's members. */
export async function insertManager(tx: Db): Promise<void> {
  await tx.insert(manager).values({
    id: MANAGER_ID,
    name: 'Екатерина Власова',
    phone: '+78001000011',
    email: 'e.vlasova@example.test',
  });
}
