import { numbered } from './person.ts';

/** The roles of staff: the first four may look at a member's area (R6.1). */
export const STAFF = numbered(1_004_241, { coins: 1000 }, [
  {
    name: 'manager',
    firstName: 'Наталья',
    lastName: 'Крылова',
    sex: 'female',
    roles: ['manager'],
    purpose: 'Роль manager: смотрит кабинет участника',
  },
  {
    name: 'admin',
    firstName: 'Сардор',
    lastName: 'Исмаилов',
    sex: 'male',
    roles: ['admin'],
    purpose: 'Роль admin',
  },
  {
    name: 'tokens-admin',
    firstName: 'Марина',
    lastName: 'Гусева',
    sex: 'female',
    roles: ['tokens-admin'],
    purpose: 'Роль tokens-admin',
  },
  {
    name: 'tokens-manager',
    firstName: 'Олег',
    lastName: 'Тихонов',
    sex: 'male',
    roles: ['tokens-manager'],
    purpose: 'Роль tokens-manager',
  },
  {
    name: 'desk',
    firstName: 'Дилноза',
    lastName: 'Рахимова',
    sex: 'female',
    roles: ['desk'],
    purpose: 'Роль desk: выдаёт заказы',
  },
]);
