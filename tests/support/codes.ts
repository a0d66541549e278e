import { eq, sql } from 'drizzle-orm';
import { confirmationCode } from '#server/store/schema/confirmation-code.ts';
import type { TestApp } from './test-app.ts';

/** Lets seconds pass for the codes that were sent to an address. */
export async function age({ db }: Pick<TestApp, 'db'>, address: string, seconds: number) {
  const by = sql`${seconds} * interval '1 second'`;
  await db
    .update(confirmationCode)
    .set({
      sentAt: sql`${confirmationCode.sentAt} - ${by}`,
      deadline: sql`${confirmationCode.deadline} - ${by}`,
    })
    .where(eq(confirmationCode.address, address));
}
