import type { Contact } from '#src/contract/member/contacts.ts';
import type { UserInfo } from '#src/domain/member/member.ts';

type Person = Pick<UserInfo, 'userEmail' | 'firstName' | 'lastName'>;
type Referrals = Pick<UserInfo, 'refRegistrations' | 'refPayments'>;

/** User info from the CRM contact and the token's claims (R3.2). */
export function toUserInfo(
  contact: Contact | null,
  person: Person,
  referrals: Referrals,
): UserInfo {
  return {
    id: contact?.id ?? null,
    ...person,
    ...referrals,
    fullName: contact?.full_name || `${person.lastName} ${person.firstName}`.trim(),
    balance: contact?.balance ?? null,
    phones: contact?.phones ?? [],
    verifiedPhone: contact?.verifiedPhone ?? null,
    statusId: contact?.statusId ?? null,
    statusName: contact?.statusName ?? null,
    paStatusName: contact?.paStatusName ?? null,
    updatedCondition: contact?.updatedCondition ?? false,
    imgUrl: contact?.imgUrl ?? null,
    partnerId: contact?.partnerId ?? null,
    bitrixId: contact?.bitrixId ?? null,
    partners: contact?.partners ?? [],
    hasWin: contact?.hasWin ?? false,
    deals: contact?.deals ?? [],
    manager: contact?.manager ?? null,
  };
}
