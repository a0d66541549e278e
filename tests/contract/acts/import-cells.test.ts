import { describe, expect, it } from 'vitest';
import { startImports, template } from './import-as.ts';

const { read, send, store } = startImports();

const MEMBERS = 'email;fullName;projects\n';
const PLACE = 'externalId;name.ru;name.uz;address.ru;address.uz;hours\n';

/** A text as Windows-1251 has it. */
const windows1251 = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });

describe('a file', () => {
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
    ['1,000', [{ column: 'price' }]],
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
});
