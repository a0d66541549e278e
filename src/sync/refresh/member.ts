import { fetchContact, fetchReferrals } from '#src/data/api/member/contacts.ts';
import { toUserInfo } from '#src/data/api/member/user-info.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { session } from '#src/state/session/session.ts';
import { tracked } from './track.ts';

/** Refreshes user info, referral registrations and referral payments together (R4.5, R7.4). */
export const refreshMember = tracked('member', async (signal) => {
  const [contact, refRegistrations, refPayments] = await Promise.all([
    fetchContact(signal),
    fetchReferrals('FRIEND', signal),
    fetchReferrals('ACADEM_ORDER', signal),
  ]);
  const { member } = session;
  if (!member) return;
  const { email: userEmail, firstName, lastName } = member;
  const person = { userEmail, firstName, lastName };
  const info = toUserInfo(contact, person, { refRegistrations, refPayments });
  await storeMeta('userInfo', info, Date.now());
});
