import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lead } from '#server/database/schema/programme/lead.ts';
import { message } from '#server/database/schema/service/message.ts';
import { catalogItem, product } from '#server/database/schema/shop/product.ts';
import { clientResponse } from '#src/contract/member/client.ts';
import { ticketResponse } from '#src/contract/programme/support.ts';
import { deliveryNoteResponse } from '#src/contract/shop/delivery-notes.ts';
import { orderResponse } from '#src/contract/shop/orders.ts';
import { productsResponse } from '#src/contract/shop/products.ts';
import { LANDER_MARKS } from '#src/domain/referral/lead.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { buy, readBody } from '#tests/support/people/buy.ts';
import { addMemberWithClient, emailChangeRequests } from '#tests/support/people/email-change.ts';
import { newMergeLead, sendLead } from '#tests/support/people/send-lead.ts';
import { sendTicket } from '#tests/support/people/send-ticket.ts';
import { APOSTROPHES, DASHES, INVISIBLE } from '#tests/support/people/typed-variants.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import type { TestApp } from '#tests/support/service/test-app.ts';
import { writeAs } from '#tests/support/service/write-as.ts';

const databases = await testDatabases();
const BLANK = INVISIBLE.join(' ');

describe.each(databases)('typed texts on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
    const items = await test.db.select().from(catalogItem);
    const [brandId = 0, categoryId = 0, typeId = 0] = items.map(({ id }) => id);
    const name = { ru: 'Ёлочная гирлянда-шар', uz: 'Toʻgʻri oʻyinchoq, 8\u00A0metr' };
    const amount = { ru: '1 шт.', uz: '1 dona' };
    const row = { brandId, categoryId, typeId, amount, name, description: name, model: 'G‑7' };
    await test.db.insert(product).values({ ...row, kind: 'product', price: 10, stock: 1 });
  });
  afterAll(() => test.close());

  const email = 'student@example.test';
  const find = async (text: string) => {
    const path = `api/products?q=${encodeURIComponent(text)}`;
    return v
      .parse(productsResponse, await getAs(test, email, path))
      .products.map((one) => one.name.ru);
  };

  it('[R2.27] a ticket is stored composed, without invisible characters, in its lines', async () => {
    const response = await sendTicket(test, email, {
      topic: ' Мой\u200B заказ\u00A0№ 5\n'.normalize('NFD'),
      text: '\uFEFFЙод ❤️\r\n\r\nи ёлка\u202E ',
    });
    expect(v.parse(ticketResponse, await response.json()).ticket).toMatchObject({
      topic: 'Мой заказ № 5',
      text: 'Йод \n\nи ёлка',
    });
  });

  it.each(['topic', 'text'])(
    '[R2.27] a ticket whose %s is invisible is refused there',
    async (field) => {
      const response = await sendTicket(test, email, { category_code: 'CARD', [field]: BLANK });
      expect(await readBody(response)).toMatchObject({ errorCode: 'INVALID', field });
    },
  );

  it.each([
    ['api/deliveryNotes', 'address', { kind: 'delivery' }, 'Слишком длинно: сократи текст'],
    [
      'api/deliveryNotes',
      'comment',
      { kind: 'delivery', address: 'Тула, 5' },
      'Слишком длинно: сократи текст',
    ],
    ['api/user/update', 'name', {}, 'Слишком длинно: сократи текст'],
    ['api/user/update', 'phone', {}, 'Укажи верный номер телефона'],
    ['api/user/replace', 'email', {}, 'Укажи верную почту'],
    ['api/orders/1/message', 'message', { source: 'Форма отмены заказа' }, undefined],
  ])(
    '[R5.5] [R10.8] %s: a %s that is far too long is refused like one that is a little too long',
    async (path, field, more, message) => {
      const method = path.endsWith('replace') ? ('PUT' as const) : ('POST' as const);
      const send = async (text: string) =>
        readBody(await writeAs(test, email, { method, path, body: { ...more, [field]: text } }));
      const refused = await send('я'.repeat(2001));
      expect(refused).toMatchObject({ errorCode: 'INVALID', field, ...(message && { message }) });
      for (const text of [
        `я${'\u0301\u0316'.repeat(14_000)}`,
        ' '.repeat(60_000),
        '🎓'.repeat(14_000),
      ]) {
        expect(await send(text)).toEqual(refused);
      }
    },
  );

  it('[R2.27] [R10.8] a ticket whose text is far too long is refused there, also one of megabytes', async () => {
    for (const [field, limit] of [
      ['topic', 120],
      ['text', 2000],
    ] as const) {
      const refused = await readBody(
        await sendTicket(test, email, { [field]: 'я'.repeat(limit + 1) }),
      );
      expect(refused).toMatchObject({ errorCode: 'INVALID', field });
      const marks = `я${'\u0301\u0316'.repeat(1_000_000)}`;
      expect(await readBody(await sendTicket(test, email, { [field]: marks }))).toEqual(refused);
    }
  });

  it('[R2.27] [R10.8] a ticket of more fields than a form has is refused', async () => {
    const fields = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`a${index}`, '']));
    const response = await sendTicket(test, email, fields);
    expect(await readBody(response)).toMatchObject({ errorCode: 'INVALID', field: 'body' });
  });

  it('[R2.26] an address is stored in one line, and an invisible one is refused', async () => {
    const body = {
      kind: 'delivery',
      address: 'Тула,\u200E улица\u00A0 Мира, 5 ',
      comment: 'Код\u200B 7\r\nвход',
    };
    const response = await writeAs(test, email, { path: 'api/deliveryNotes', body });
    expect(v.parse(deliveryNoteResponse, await response.json()).deliveryNote).toMatchObject({
      address: 'Тула, улица Мира, 5',
      comment: 'Код 7\nвход',
    });
    const blank = { kind: 'pickup', address: BLANK };
    const refused = await writeAs(test, email, { path: 'api/deliveryNotes', body: blank });
    expect(await readBody(refused)).toMatchObject({ field: 'address' });
  });

  it('[R2.17] an order’s comment is stored cleaned', async () => {
    const buyer = await addMember(test.db, 'typist@example.test', { coins: 9000, isStudent: true });
    const purchase = {
      prodId: test.seed.lesson,
      confirmedPrice: 100,
      comment: 'Приду\u00A0в\u200B 5️⃣\r\n',
    };
    const { order } = v.parse(orderResponse, await (await buy(test.app, buyer, purchase)).json());
    expect(order.comment).toBe('Приду в');
  });

  it('[R5.5] a name is stored composed, with hyphens and the apostrophes of its spelling', async () => {
    const member = await addMemberWithClient(test);
    const update = async (body: object) =>
      writeAs(test, member.email, { path: 'api/user/update', body });
    const body = { name: 'Йўлдош\u200B'.normalize('NFD'), surname: 'Gʻani–O´Neil' };
    const { client } = v.parse(clientResponse, await (await update(body)).json());
    expect([client.name, client.surname]).toEqual(['Йўлдош', "Gʻani-O'Neil"]);
    expect(await readBody(await update({ name: '\u3164' }))).toMatchObject({
      field: 'name',
      message: 'Поле обязательно для заполнения',
    });
  });

  it('[R5.2] two phones and an extension are refused with their reason', async () => {
    const member = await addMemberWithClient(test);
    for (const phone of ['+998 90 123-45-67 доб. 12', '8 903 111-22-33, 8 903 111-22-44']) {
      const body = { phone };
      const response = await writeAs(test, member.email, { path: 'api/user/update', body });
      expect(await readBody(response)).toMatchObject({
        field: 'phone',
        message: 'Оставь один номер: без второго и без добавочного',
      });
    }
  });

  it('[R4.16] an e-mail with an apostrophe is requested, and is one address in each of its forms', async () => {
    const change = emailChangeRequests(test);
    const member = await addMemberWithClient(test);
    expect((await change.start(member, 'O’tkir\u200B@Example.test')).status).toBe(200);
    const record = await change.fetchRecord(member.email);
    expect(record.change_client_email).toBe("o'tkir@example.test");
    await addMember(test.db, "g'ani@example.test", { coins: 0, isStudent: false });
    for (const sign of APOSTROPHES.filter((one) => one !== '`')) {
      const other = await addMemberWithClient(test);
      expect((await change.start(other, `G${sign}ani@example.test`)).status).toBe(200);
    }
    // Each is known as the member's, who gets no code.
    const sent = await test.db.select().from(message).where(eq(message.to, "g'ani@example.test"));
    expect(sent.map(({ code }) => code)).toEqual(sent.map(() => null));
    expect(sent.length).toBeGreaterThanOrEqual(APOSTROPHES.length - 1);
  });

  it('[R6.2] a member whose e-mail has an apostrophe gets their own data', async () => {
    const own = "d'arc@example.test";
    await addMember(test.db, own, { coins: 0, isStudent: false });
    const path = `api/cards?email=${encodeURIComponent(own)}`;
    expect(await getAs(test, own, path)).toMatchObject({ cards: [{}] });
  });

  it('[R5.3] [R7.3] the lander’s name gets a space for each dash, and its form takes an apostrophe', async () => {
    for (const [index, dash] of DASHES.entries()) {
      const mergelead = newMergeLead();
      const email = ` o’tkir${index}@example.test\u200B`;
      const name = `Анна${dash}Мария\u200B О${APOSTROPHES[index]}Нил`;
      expect(await sendLead(test.app, { mergelead, name, email, phone: '\u200B' })).toContain(
        LANDER_MARKS.success,
      );
      const [stored] = await test.db.select().from(lead).where(eq(lead.mergeLead, mergelead));
      expect(stored).toMatchObject({
        name: 'Анна Мария ОНил',
        email: `o'tkir${index}@example.test`,
        phone: null,
      });
    }
  });

  it('[R5.3] the lander spells a name of another alphabet, and refuses one that would lose letters', async () => {
    const mergelead = newMergeLead();
    const email = 'jamshed@example.test';
    const sent = await sendLead(test.app, { mergelead, name: 'Ҷамшед Əli', email });
    expect(sent).toContain(LANDER_MARKS.success);
    const [stored] = await test.db.select().from(lead).where(eq(lead.mergeLead, mergelead));
    expect(stored?.name).toBe('Джамшед Ali');
    for (const name of ['გიორგი', 'Анна გიორგი', 'Γιώργος', '王伟']) {
      const refused = { mergelead: newMergeLead(), name, email: 'friend@example.test' };
      expect(await sendLead(test.app, refused), name).toContain('русскими или латинскими буквами');
    }
  });

  it('[R5.2] the lander refuses two phones in one', async () => {
    const phone = '8 903 111-22-33, 8 903 111-22-44';
    expect(await sendLead(test.app, { phone })).toBe('Укажи верный телефон или почту друга');
  });

  it('[R2.15] [R7.35] products are found however the search is typed', async () => {
    const found = ['Ёлочная гирлянда-шар'];
    const typed = [
      ...APOSTROPHES.map((sign) => `to${sign}g${sign}ri o${sign}yin`),
      ...DASHES.map((dash) => `гирлянда${dash}шар`),
      'елочная',
      'ЁЛОЧНАЯ'.normalize('NFD'),
      'ги\u0301рлянда',
      ' \u200Bгир\u00ADлянда\u00A0',
      'g-7',
    ];
    for (const text of typed) expect([text, await find(text)]).toEqual([text, found]);
    // A number is bound to its unit, and nobody types such a space.
    expect(await find('8 metr')).toEqual(found);
    expect(await find('елочный')).toEqual([]);
    expect(await find('%')).toEqual([]);
  });

  it('[R2.15] a search of invisible characters finds everything, also of characters that no database stores', async () => {
    const all = await find('');
    expect(all.length).toBeGreaterThan(3);
    expect([await find('\u0000'), await find(BLANK)]).toEqual([all, all]);
  });
});
