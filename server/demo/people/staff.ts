import type { Person } from './person.ts';

/** The four roles that may look at another owner's area (R6.1). */
export const STAFF: readonly Person[] = [
  {
    name: 'manager',
    memberId: 1_004_241,
    firstName: 'Наталья',
    lastName: 'Крылова',
    sex: 'female',
    coins: 1000,
    roles: ['manager'],
    purpose: 'Роль manager: смотрит кабинет участника',
  },
  {
    name: 'admin',
    memberId: 1_004_242,
    firstName: 'Сардор',
    lastName: 'Исмаилов',
    sex: 'male',
    coins: 1000,
    roles: ['admin'],
    purpose: 'Роль admin',
  },
  {
    name: 'tokens-admin',
    memberId: 1_004_243,
    firstName: 'Марина',
    lastName: 'Гусева',
    sex: 'female',
    coins: 1000,
    roles: ['tokens-admin'],
    purpose: 'Роль tokens-admin',
  },
  {
    name: 'tokens-manager',
    memberId: 1_004_244,
    firstName: 'Олег',
    lastName: 'Тихонов',
    sex: 'male',
    coins: 1000,
    roles: ['tokens-manager'],
    purpose: 'Роль tokens-manager',
  },
];
