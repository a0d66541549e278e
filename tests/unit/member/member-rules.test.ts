import { expect, test } from 'vitest';
import { toUserInfo } from '#src/data/api/member/user-info.ts';
import { isStudent, visibleDeals, type Deal } from '#src/domain/member/member.ts';
import { canViewOwners } from '#src/domain/member/role.ts';

const deal = (over: Partial<Deal>): Deal => ({
  id: 1,
  docNum: 'Д-1',
  partnerId: 1,
  stageId: 'NEW',
  ...over,
});

test('[R4.2] a member with any deal in stage WON is a student', () => {
  expect(isStudent([deal({}), deal({ stageId: 'WON' })])).toBe(true);
  expect(isStudent([deal({ stageId: 'LOSE' })])).toBe(false);
});

test('[R4.2] shows only deals of the current project with a document number', () => {
  const shown = deal({ id: 2 });
  const hidden = [deal({ docNum: null }), deal({ docNum: '' }), deal({ partnerId: 5 })];
  expect(visibleDeals([...hidden, shown], 1)).toEqual([shown]);
});

test('[R6.1] only the four roles can view another area', () => {
  for (const role of ['admin', 'manager', 'tokens-admin', 'tokens-manager']) {
    expect(canViewOwners(['other', role])).toBe(true);
  }
  expect(canViewOwners(['administrator', 'Admin', ''])).toBe(false);
});

const person = { userEmail: 'new@example.test', firstName: 'Анна', lastName: 'Ким' };

test('[R3.2] a person without a CRM contact has the token’s name, in the order of the CRM, and an unknown balance', () => {
  const info = toUserInfo(null, person, { refRegistrations: 0, refPayments: 0 });
  expect(info).toMatchObject({ fullName: 'Ким Анна', balance: null, deals: [], phones: [] });
});

test('[R3.2] the full name comes from the contact’s full_name, and the numbers come from both responses', () => {
  const contact = {
    id: 7,
    full_name: 'Ким Анна Сергеевна',
    balance: 120,
    phones: ['+79990001122'],
    verifiedPhone: null,
    statusId: null,
    statusName: null,
    paStatusName: null,
    updatedCondition: false,
    imgUrl: null,
    partnerId: 1,
    bitrixId: 70,
    partners: [],
  };
  expect(toUserInfo(contact, person, { refRegistrations: 6, refPayments: 4 })).toMatchObject({
    id: 7,
    fullName: 'Ким Анна Сергеевна',
    balance: 120,
    refRegistrations: 6,
    refPayments: 4,
    manager: null,
  });
});
