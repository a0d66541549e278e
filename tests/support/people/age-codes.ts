import { eq, sql } from 'drizzle-orm';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import type { TestApp } from '../service/test-app.ts';

/** Moves the times of an address's codes into the past, as if that many seconds had passed. */
export async function ageCodes({ db }: Pick<TestApp, 'db'>, address: string, seconds: number) {
  const interval = sql`${seconds} * interval '1 second'`;
  await db
    .update(confirmationCode)
    .set({
      sentAt: sql`${confirmationCode.sentAt} - ${interval}`,
      deadline: sql`${confirmationCode.deadline} - ${interval}`,
      confirmedAt: sql`${confirmationCode.confirmedAt} - ${interval}`,
      countedSince: sql`${confirmationCode.countedSince} - ${interval}`,
    })
    .where(eq(confirmationCode.address, address));
}
