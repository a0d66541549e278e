import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { deliveryNote } from '#server/database/schema/member/delivery-note.ts';
import { member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { lesson } from '#server/database/schema/programme/lesson.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { goal } from '#server/database/schema/shop/goal.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { addMember, type SeededMember, type SmallSeed } from '#tests/support/service/small-seed.ts';

/** The member whose data others request, with the ids that the requests need. */
export interface Victim extends SeededMember {
  readonly reference: string;
  readonly clientId: number;
  readonly orderId: number;
  readonly noteId: number;
  readonly bitrixId: number;
  readonly lessonId: number;
  readonly lessonPrice: number;
  readonly prodId: number;
}

const EMAIL = 'vera.taynova@example.test';
const BITRIX_ID = 777_123;
/** Texts that occur only in the victim's data. */
export const privateTextsOf = ({ id }: Victim): readonly string[] => [
  EMAIL,
  'Тайнова',
  '+79005557799',
  'улица Укромная',
  'Принести тихо',
  'Подруга Секретная',
  'Тайный вопрос',
  `"90000000${id}"`,
  `"hash-${id}"`,
];

/** Adds a member with a row in every table that a request reads. */
export async function addVictim(db: Db, seed: SmallSeed): Promise<Victim> {
  const seeded = await addMember(db, EMAIL, { coins: 9000, isStudent: true });
  const { id: memberId } = seeded;
  const [updated] = await db
    .update(member)
    .set({ fullName: 'Тайнова Вера', phones: ['+79005557799'], bitrixId: BITRIX_ID })
    .where(eq(member.id, memberId))
    .returning({ reference: member.reference });
  await db
    .insert(client)
    .values({ memberId, name: 'Вера', surname: 'Тайнова', email: EMAIL, phone: '+79005557799' });
  const noteId = await insertedId(
    db
      .insert(deliveryNote)
      .values({ memberId, kind: 'delivery', address: 'Казань, улица Укромная, 3' })
      .returning({ id: deliveryNote.id }),
  );
  await db.insert(relative).values({ memberId, name: 'Подруга Секретная', status: 'sent' });
  await db.insert(goal).values({ memberId, prodId: seed.mug });
  await db.insert(lesson).values({
    id: 1,
    title: text('Урок'),
    summary: text('Урок'),
    body: text('Урок'),
    minutes: 5,
  });
  await db.insert(supportTicket).values({
    memberId,
    topic: 'Тайнова просит сменить почту',
    categoryCode: 'PROFILE_CHANGING',
    statusCode: 'NEW',
  });
  await db.insert(supportTicket).values({
    memberId,
    topic: 'Тайный вопрос',
    categoryCode: 'CARD',
    statusCode: 'ANSWERED',
    text: 'Тайный вопрос о карте',
    answer: 'Тайный вопрос решён',
  });
  const { id: orderId } = await db.transaction((tx) =>
    placeOrder(tx, {
      memberId,
      requestId: crypto.randomUUID(),
      body: {
        cardId: seeded.cardId,
        comment: 'Принести тихо',
        date: '2026-01-01T00:00:00.000Z',
        description: '',
        prodId: seed.lesson,
      },
      confirmedPrice: 100,
    }),
  );
  const ids = { clientId: memberId, orderId, noteId, bitrixId: BITRIX_ID, lessonId: 1 };
  const reference = updated?.reference ?? '';
  return { ...seeded, ...ids, reference, prodId: seed.lesson, lessonPrice: 100 };
}

const text = (value: string) => ({ ru: value, uz: value });

async function insertedId(rows: PromiseLike<{ id: number }[]>): Promise<number> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}
