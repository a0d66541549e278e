import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findDamage } from '#server/audit/audit.ts';
import { findMissingData } from '#server/database/missing-data.ts';
import { card } from '#server/database/schema/member/card.ts';
import { member } from '#server/database/schema/member/member.ts';
import { journal } from '#server/database/schema/service/journal.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { requestAs } from '#tests/support/service/request-as.ts';
import { lastRow } from './act-as.ts';
import { startImports, template } from './import-as.ts';

const { app, read, send, store } = startImports();

const KINDS = ['places', 'products', 'managers', 'members', 'deals'];
const MEMBERS = 'email;fullName;projects\n';

describe('an import', () => {
  it('[R11.4] [R11.1] of every template fills an empty programme, and once more changes nothing', async () => {
    for (const kind of KINDS) {
      const first = await store(kind, template(kind));
      expect({ kind, ...first }).toMatchObject({
        problems: [],
        isStored: true,
        changed: 0,
        same: 0,
      });
      expect(first.added).toBe(first.rows);
    }
    const cards = await send('cards', template('cards'), { roles: ['tokens-admin'] });
    expect(cards.result).toMatchObject({ problems: [], added: 2 });
    const rows = await app().db.$count(journal);
    for (const kind of KINDS) {
      const again = await store(kind, template(kind));
      expect({ kind, ...again }).toMatchObject({ added: 0, changed: 0, same: again.rows });
    }
    expect(await app().db.$count(journal)).toBe(rows);
    const lacks = await findMissingData(app().db, {
      publicOrigin: 'https://area.example',
      brand: undefined,
    });
    expect(lacks.map(({ name }) => name)).not.toContain('products');
    expect((await findDamage(app().db)).changedStock).toEqual([]);
  });

  it('[R11.1] the check counts the products on sale without a picture, and says nothing once each has one', async () => {
    const lacks = async () => {
      const missing = await findMissingData(app().db, {
        publicOrigin: 'https://area.example',
        brand: undefined,
      });
      return missing.filter(({ name }) => name === 'pictures').map(({ text }) => text);
    };
    const { mug, lesson } = app().seed;
    await app().db.update(product).set({ removedAt: new Date() }).where(eq(product.id, mug));
    expect(await lacks()).toEqual(['Товаров без картинки: 2, в каталоге у них рисунок коробки']);
    const pictures = ['/service/pictures/1'];
    await app().db.update(product).set({ pictures }).where(eq(product.id, lesson));
    expect(await lacks()).toEqual(['Товаров без картинки: 1, в каталоге у них рисунок коробки']);
    await app().db.update(product).set({ pictures });
    expect(await lacks()).toEqual([]);
  });

  it('[R11.4] of members, deals and cards makes a student who can buy', async () => {
    for (const kind of KINDS) await store(kind, template(kind));
    await send('cards', template('cards'), { roles: ['tokens-admin'] });
    const anna = async (path: string) => {
      const response = await requestAs(app(), 'anna@example.com', `/service/${path}`);
      return (await response.json()) as unknown;
    };
    expect(await anna('v2/api/contacts?include=hasWin,manager')).toMatchObject({
      contacts: [
        {
          hasWin: true,
          phones: ['+79001234567', '+998901234567'],
          manager: { email: 'e.vlasova@example.com' },
        },
      ],
    });
    const { products } = (await anna('api/products?limit=1000')) as { products: object[] };
    expect(products).toContainEqual(
      expect.objectContaining({
        kind: 'event',
        price: 150,
        ticketLimit: 2,
        event: expect.objectContaining({ date: '2026-12-25T15:00:00.000Z' }) as object,
      }),
    );
  });

  it('[R11.4] rehearsed stores nothing and says what would change', async () => {
    const { result } = await send('members/rehearsal', `${MEMBERS}a@example.com;Анна;1\n`);
    expect(result).toMatchObject({ rows: 1, added: 1, isStored: false, problems: [] });
    expect((await read('members?email=a@example.com'))['members']).toEqual([]);
    expect(await app().db.$count(journal)).toBe(0);
  });

  it('[R11.4] with one wrong row names each mistake by line and column in words, and stores no row', async () => {
    const csv = [
      'email;fullName;phones;projects',
      'a@example.com;Анна;;1',
      'нет почты;Анна;12;1',
      'c@example.com;;;7',
      'a@example.com;Анна;;1',
    ].join('\r\n');
    const result = await store('members', csv);
    expect(result.isStored).toBe(false);
    expect(result.problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 'email'],
      [3, 'phones'],
      [4, 'projects'],
      [5, 'email'],
    ]);
    expect(result.problems[0]?.text).toMatch(/почту/);
    expect(result.problems[2]?.text).toBe('Ожидается: 1, 5, 6; несколько — через «|»');
    expect(result.problems[3]?.text).toBe('Повтор строки 2');
    expect(await app().db.$count(member)).toBe(2);
  });

  it('[R11.4] names what only the database knows, with the line', async () => {
    const csv =
      'externalId;member;project;stage\n1;student@example.test;1;NEW\n2;lost@example.com;1;NEW\n';
    const { problems, remark } = await store('deals', csv);
    expect(remark).toBe('Студентом делает только стадия WON; есть и другие: NEW (2)');
    expect(problems).toEqual([
      { line: 3, column: 'member', text: 'Участника с такой почтой нет: сначала добавь его' },
    ]);
  });

  it('[R11.4] of a product leaves the stock of one that is there, and its links may be below it', async () => {
    await store('products', template('products'));
    const csv = template('products').replace('1 200,00;1 шт.;1 dona;15', '1 300;1 шт.;1 dona;99');
    expect(await store('products', csv)).toMatchObject({ changed: 1, same: 4 });
    const { products } = (await read('products?limit=1000')) as unknown as {
      products: (typeof product.$inferSelect)[];
    };
    const [hoodie, bottle] = ['hoodie-s', 'bottle'].map((one) =>
      products.find(({ externalId }) => externalId === one),
    );
    expect(hoodie).toMatchObject({ price: 1300, stock: 15, relatedIds: [bottle?.id] });
  });

  it.each([
    ['an unknown column', 'email;fullname\n', [{ line: 1, column: 'fullname' }]],
    ['no key column', 'fullName;projects\nА;1\n', [{ line: 1, column: 'email' }]],
    ['a column twice', 'email;email;fullName\n', [{ line: 1, column: 'email' }]],
    ['an open quote', `${MEMBERS}a@example.com;"Анна;1\n`, [{ line: 2 }]],
    ['more cells than columns', `${MEMBERS}a@example.com;Анна;1;лишнее\n`, [{ line: 2 }]],
    ['an empty file', '', [{ line: 1, column: 'email' }]],
    ['what is no table', 'PK\u0000\u0000', [{ line: 1 }]],
    ['hundreds of columns', ';'.repeat(500), [{ line: 1 }]],
    [
      'one person under two spellings',
      `${MEMBERS}a@example.com;Анна;1\na@exam\u200Bple.com;Анна;1\n`,
      [{ line: 3 }],
    ],
  ])('[R11.4] refuses %s in words', async (_, csv, problems) => {
    const result = await store('members', csv);
    expect(result.problems).toMatchObject(problems);
    expect(result.isStored).toBe(false);
  });

  it('[R11.4] refuses a card of another member and a number that a spreadsheet has spoilt', async () => {
    for (const kind of ['managers', 'members']) await store(kind, template(kind));
    const issue = (csv: string) =>
      send('cards', `member;typeId;cardNumber\n${csv}\n`, { roles: ['tokens-admin'] });
    await issue('anna@example.com;физическая;7700012345');
    const taken = await issue('bek@example.com;физическая;7700012345');
    expect(taken.result.problems).toMatchObject([{ line: 2 }]);
    const spoilt = await issue('bek@example.com;физическая;7,7E+10');
    expect(spoilt.result.problems).toMatchObject([{ line: 2, column: 'cardNumber' }]);
  });

  it('[R11.4] leaves what it has no column for, and takes away what an empty cell says', async () => {
    for (const kind of ['managers', 'members']) await store(kind, template(kind));
    const anna = async () =>
      ((await read('members?email=anna@example.com'))['members'] as unknown as object[])[0];
    await store('members', `${MEMBERS}anna@example.com;Иванова Анна;1|5\n`);
    expect(await anna()).toMatchObject({
      bitrixId: 501_234,
      phones: ['+79001234567', '+998901234567'],
    });
    await store(
      'members',
      'email;fullName;projects;phones;bitrixId;manager\nanna@example.com;Анна;1;;;\n',
    );
    expect(await anna()).toMatchObject({ bitrixId: null, phones: [], manager: null });
  });

  it('[R11.4] [R1.7] leaves a card blocked that staff has blocked', async () => {
    for (const kind of ['managers', 'members']) await store(kind, template(kind));
    const csv = 'member;typeId;cardNumber\nanna@example.com;физическая;7700012345\n';
    const issue = () => send('cards', csv, { roles: ['tokens-admin'] });
    await issue();
    await app().db.update(card).set({ status: 5 }).where(eq(card.cardNumber, '7700012345'));
    expect((await issue()).result).toMatchObject({ same: 1, changed: 0 });
  });

  it('[R11.3] [R11.4] leaves a row in the journal where it is refused', async () => {
    await store('members', `${MEMBERS}a@example.com;;1\n`);
    expect(await lastRow(app())).toMatchObject({ act: 'members.save', refusal: 'INVALID' });
  });

  it('[R11.2] [R11.4] is done once for its request id, and only by a role that may save what it has', async () => {
    const requestId = randomUUID();
    const csv = `${MEMBERS}a@example.com;Анна;1\n`;
    const first = await send('members', csv, { requestId });
    expect(await send('members', csv, { requestId })).toEqual(first);
    expect(await app().db.$count(journal)).toBe(1);
    expect(await send('members', csv, { roles: ['desk'] })).toMatchObject({ status: 403 });
    expect(await send('cards', csv)).toMatchObject({ status: 403 });
  });

  it('[R11.4] refuses more rows than one request may bring', async () => {
    const rows = Array.from({ length: 201 }, (_, place) => `a${place}@example.com;Анна;1`);
    expect((await store('members', MEMBERS + rows.join('\n'))).problems).toMatchObject([
      { line: 1 },
    ]);
  });
});
