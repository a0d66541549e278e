import type { Db } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { client } from '#server/database/schema/member/client.ts';
import { deal } from '#server/database/schema/member/deal.ts';
import { manager, member } from '#server/database/schema/member/member.ts';
import { catalogItem, product } from '#server/database/schema/shop/product.ts';
import { addOperation } from '#server/operations/ledger.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';

export interface SmallSeed {
  readonly student: SeededMember;
  /** Has coins and a card, but has not paid for education. */
  readonly notStudent: SeededMember;
  /** 1200 coins, three pieces. */
  readonly mug: number;
  /** 100 coins, a service. */
  readonly lesson: number;
  /** 0 coins, an event with one ticket for each member. */
  readonly concert: number;
}

export interface SeededMember {
  readonly id: number;
  readonly email: string;
  /** By which staff acts on the member. */
  readonly reference: string;
  readonly cardId: number;
}

/** Seeds two members and three products, which most contract tests need. */
export async function seedSmall(db: Db): Promise<SmallSeed> {
  const [seededManager] = await db.insert(manager).values({ name: 'Мария Менеджер' }).returning();
  const student = await addMember(db, 'student@example.test', {
    coins: 5000,
    isStudent: true,
    managerId: seededManager?.id ?? null,
  });
  await db.insert(client).values({
    memberId: student.id,
    name: 'Анна',
    surname: 'Студентова',
    email: student.email,
    birthDate: '2004-05-06',
  });
  const notStudent = await addMember(db, 'not-student@example.test', {
    coins: 5000,
    isStudent: false,
  });
  return { student, notStudent, ...(await seedProducts(db)) };
}

/** Adds a member with an active physical card and the given coins. */
export async function addMember(
  db: Db,
  email: string,
  given: { coins: number; isStudent: boolean; managerId?: number | null },
): Promise<SeededMember> {
  const [added] = await db
    .insert(member)
    .values({ email, fullName: email, managerId: given.managerId ?? null })
    .returning();
  if (!added) throw new Error('the member was not inserted');
  const { id, reference } = added;
  const [issued] = await db
    .insert(card)
    .values({
      memberId: id,
      typeId: CARD_TYPE.physical,
      status: CARD_STATUS.active,
      cardNumber: `90000000${id}`,
      cardHash: `hash-${id}`,
    })
    .returning();
  if (!issued) throw new Error('the card was not inserted');
  if (given.isStudent) {
    await db.insert(deal).values({ memberId: id, docNum: '77', partnerId: 1, stageId: 'WON' });
  }
  await db.transaction((tx) =>
    addOperation(tx, { memberId: id, type: 'WELCOME', amount: given.coins }),
  );
  return { id, email, reference, cardId: issued.id };
}

async function seedProducts(db: Db) {
  const dictionaries = ['brands', 'categories', 'productTypes'] as const;
  const items = await db
    .insert(catalogItem)
    .values(dictionaries.map((dictionary) => ({ dictionary, name: text(dictionary) })))
    .returning();
  const [brandId = 0, categoryId = 0, typeId = 0] = items.map(({ id }) => id);
  const common = { brandId, categoryId, typeId, model: 'M1', amount: text('1 шт.') };
  const [mug, lesson, concert] = await db
    .insert(product)
    .values([
      { ...common, kind: 'product', ...named('Кружка'), price: 1200, stock: 3 },
      { ...common, kind: 'service', ...named('Урок'), price: 100, stock: 1000 },
      { ...common, kind: 'event', ...named('Концерт'), price: 0, stock: 9, ticketLimit: 1 },
    ])
    .returning();
  return { mug: mug?.id ?? 0, lesson: lesson?.id ?? 0, concert: concert?.id ?? 0 };
}

const text = (value: string) => ({ ru: value, uz: value });
const named = (name: string) => ({ name: text(name), description: text(name) });
