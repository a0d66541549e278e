import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { fetchClient } from '#src/data/api/member/client.ts';
import {
  cancelEmailChange,
  fetchEmailConfirmation,
  requestEmailChange,
  resendEmailCode,
  verifyEmailCode,
} from '#src/data/api/member/email-confirmation.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { EmailChange } from '#src/features/email-change/EmailChange.tsx';
import { EmailNotice } from '#src/features/email-change/EmailNotice.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { learnServiceTime, serviceNow } from '#src/platform/network/service-clock.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { emailChange } from '#src/state/member/email-change.ts';
import { followMember } from '#src/state/member/member.ts';
import { session } from '#src/state/session/session.ts';
import { signIn } from '../member/card-fixtures.ts';
import { anna } from '../member/profile-fixtures.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';

export const OTHER = 'new@example.test';
const CALLS = [
  requestEmailChange,
  verifyEmailCode,
  resendEmailCode,
  cancelEmailChange,
  fetchEmailConfirmation,
  fetchClient,
];
export const lost = new ServiceError({ category: 'unreachable', call: 'GET /api/user/get' });

/** Opens a member's area in which no call reaches a service; the test mocks both modules of calls. */
export async function openEmailArea(): Promise<void> {
  await page.viewport(360, 740);
  await openArea();
  learnServiceTime(new Date().toUTCString());
  for (const call of CALLS) vi.mocked(call as () => unknown).mockReset();
  // Nothing is refreshed: the device has what the test stored.
  vi.mocked(fetchClient).mockRejectedValue(lost);
  signIn();
  await followMember();
}

export async function closeEmailArea(): Promise<void> {
  session.member = null;
  viewOwner(null);
  Object.assign(emailChange, { replacement: 'idle', search: 'idle' });
  await switchLanguage('ru');
  await closeArea();
}

export const refused = (code: string, details = {}, facts = {}) =>
  new ServiceError({
    category: 'refused',
    status: 409,
    call: 'POST /api/user/{id}/emailConfirmation',
    code,
    details,
    ...facts,
  });
const inSeconds = (seconds: number) => new Date((serviceNow() ?? 0) + seconds * 1000).toISOString();
export const attemptOf = (current: number, deadlineInS = 3600, resendInS = -60) => ({
  is_client_email_confirmed: false,
  is_approved: false,
  is_refused: false,
  approved_by_itself_at: null,
  current_attempts: current,
  total_attempts: 5,
  time_limit: 86_400,
  deadline: inSeconds(deadlineInS),
  resend_at: inSeconds(resendInS),
});
export const storeAttempt = (attempt = attemptOf(1), address = OTHER) =>
  storeMeta('emailChange', { address, attempt, ticketIds: [] }, Date.now());
/** A copy: valtio's proxies cannot be stored. */
const contact = JSON.stringify(anna);
export const storeContact = (hasContact: boolean) =>
  storeMeta(
    'userInfo',
    { ...(JSON.parse(contact) as typeof anna), id: hasContact ? anna.id : null },
    Date.now(),
  );

export const onSignOut = vi.fn<() => void>();
export const notice = () => show(<EmailNotice onSignOut={onSignOut} />);
export const screen = () => show(<EmailChange onSignOut={onSignOut} />, '/email-change');
