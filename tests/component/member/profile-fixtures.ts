import type { Card } from '#src/domain/member/card.ts';
import type { UserInfo } from '#src/domain/member/member.ts';
import { OPERATION_TYPES, type Operation } from '#src/domain/operations/operation.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const anna: UserInfo = {
  id: 730_214,
  userEmail: 'student@example.test',
  fullName: 'Анна Сергеевна Верещагина',
  firstName: 'Анна',
  lastName: 'Верещагина',
  balance: 12_480,
  phones: ['+79001234567'],
  verifiedPhone: '+79001234567',
  statusId: 1,
  statusName: 'Студент',
  paStatusName: null,
  updatedCondition: false,
  imgUrl: null,
  partnerId: 1,
  bitrixId: 55,
  partners: [],
  hasWin: true,
  deals: [
    { id: 1, docNum: 'СН-2026/10482', partnerId: 1, stageId: 'WON' },
    { id: 2, docNum: 'МТИ-77', partnerId: 5, stageId: 'NEW' },
    { id: 3, docNum: null, partnerId: 1, stageId: 'NEW' },
  ],
  manager: {
    id: 9,
    name: 'Ольга Маркова',
    phone: '+7 900 555-01-02',
    email: 'o.markova@example.test',
  },
  refRegistrations: 14,
  refPayments: 6,
};

export const physicalCard: Card = {
  id: 1,
  typeId: 2,
  status: 1,
  cardNumber: '2200770012345678',
  cardHash: 'a1/b2+c3',
};

/** Operations of every type and one unknown, three a day, newest with the highest id. */
export function someOperations(count: number, now: number): Operation[] {
  const types = [...OPERATION_TYPES, 'NEW_KIND'];
  return Array.from({ length: count }, (_, index) => ({
    id: 1000 - index,
    operationId: index,
    type: types[index % types.length] ?? 'NEW_KIND',
    amount: index % 3 === 2 ? -(120 + index * 10) : 250 + index * 100,
    date: new Date(now - Math.floor(index / 3) * DAY_MS).toISOString(),
    comment: index % 2 === 0 ? `Комментарий ${index + 1}` : '',
  }));
}
