import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findDamage } from '#server/audit/audit.ts';
import { findMissingData } from '#server/database/missing-data.ts';
import { member } from '#server/database/schema/member/member.ts';
import { journal } from '#server/database/schema/service/journal.ts';
import type { product } from '#server/database/schema/shop/product.ts';
import { requestAs } from '#tests/support/service/request-as.ts';
import { tokenOf } from '#tests/support/service/test-app.ts';
import { startApps } from './act-as.ts';

const { app, read } = startApps();

interface Result {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly isStored: boolean;
  readonly problems: readonly { line: number; column?: string; text: string }[];
}

async function send(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  { roles = ['programme'], requestId = randomUUID() } = {},
) {
  const response = await app().app.request(`/programme/v1/imports/${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${tokenOf('system@example.test', { roles })}`,
      'Content-Type': 'text/csv',
      'X-Request-ID': requestId,
    },
    body,
  });
  return { status: response.status, result: (await response.json()) as Result };
}

const store = async (kind: string, csv: string | Uint8Array<ArrayBuffer>) =>
  (await send(kind, csv)).result;

const template = (kind: string) => readFileSync(`docs/import/${kind}.csv`, 'utf8');
const KINDS = ['places', 'products', 'managers', 'members', 'deals'];

const MEMBERS = 'email;fullName;projects\n';
const PLACE = 'externalId;name.ru;name.uz;address.ru;address.uz;hours\n';

/** A text as Windows-1251 has it. */
const windows1251 = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });

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
    const { problems } = await store('deals', csv);
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
    ['Windows-1251 with semicolons', windows1251(`${MEMBERS}a@example.com;Анна Новая;1\n`)],
    [
      'UTF-8 with its mark and commas',
      `\uFEFFemail,fullName,projects\na@example.com,Анна Новая,1\n`,
    ],
    ['quoted cells and an empty line', `${MEMBERS}\n"a@example.com";"Анна Новая";"1"\n\n`],
    [
      'UTF-16 with tabs',
      Uint8Array.from(
        Buffer.from('\uFEFFemail\tfullName\tprojects\r\na@example.com\tАнна Новая\t1', 'utf16le'),
      ),
    ],
  ])('[R11.4] reads %s', async (_, file) => {
    expect(await store('members', file)).toMatchObject({ added: 1, problems: [] });
    const { members } = await read('members?email=a@example.com');
    expect(members).toMatchObject([{ fullName: 'Анна Новая' }]);
  });

  it.each([
    ['12,50', [{ column: 'price' }]],
    ['1 200,00', []],
    ['1\u00a0200', []],
    ['-5', [{ column: 'price' }]],
    ['1e3', [{ column: 'price' }]],
  ])('[R11.4] reads the amount %s', async (amount, problems) => {
    const csv = template('products').replace(
      '1 200,00;1 шт.;1 dona;15',
      `${amount};1 шт.;1 dona;15`,
    );
    const result = await send('products/rehearsal', csv);
    expect(result.result.problems).toMatchObject(problems);
  });

  it.each([
    ['25.12.2026', '2026-12-24T21:00:00.000Z'],
    ['5.1.2027 9:30', '2027-01-05T06:30:00.000Z'],
    ['2026-12-25 18:00', '2026-12-25T15:00:00.000Z'],
    ['2026-12-25T18:00:00+05:00', '2026-12-25T13:00:00.000Z'],
    ['31.06.2026 10:00', undefined],
    ['завтра', undefined],
  ])('[R11.4] reads the date %s', async (date, moment) => {
    const result = await store('products', template('products').replace('25.12.2026 18:00', date));
    if (moment === undefined) {
      expect(result.problems).toMatchObject([{ line: 6, column: 'event.date' }]);
      return;
    }
    const { products } = await read('products?limit=1000');
    expect(products).toContainEqual(
      expect.objectContaining({ event: expect.objectContaining({ date: moment }) as object }),
    );
  });

  it.each([
    ['пн-пт 9:00-18:00|сб 10:00-14:00', 6],
    ['вс 10:00 – 12:00', 1],
    ['пт-пн 10:00-12:00', undefined],
    ['пн 18:00-09:00', undefined],
  ])('[R11.4] reads the hours %s', async (hours, days) => {
    const result = await store('places', `${PLACE}x;А;B;В;G;${hours}\n`);
    if (days === undefined) expect(result.problems).toMatchObject([{ line: 2, column: 'hours' }]);
    else {
      const { places } = (await read('places')) as unknown as { places: { hours: object[] }[] };
      expect(places[0]?.hours).toHaveLength(days);
    }
  });

  it.each([
    ['an unknown column', 'email;fullname\n', [{ line: 1, column: 'fullname' }]],
    ['no key column', 'fullName;projects\nА;1\n', [{ line: 1, column: 'email' }]],
    ['a column twice', 'email;email;fullName\n', [{ line: 1, column: 'email' }]],
    ['an open quote', `${MEMBERS}a@example.com;"Анна;1\n`, [{ line: 2 }]],
    ['more cells than columns', `${MEMBERS}a@example.com;Анна;1;лишнее\n`, [{ line: 2 }]],
    ['an empty file', '', [{ line: 1, column: 'email' }]],
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
    const rows = Array.from({ length: 1001 }, (_, place) => `a${place}@example.com;Анна;1`);
    expect((await store('members', MEMBERS + rows.join('\n'))).problems).toMatchObject([
      { line: 1 },
    ]);
  });
});
