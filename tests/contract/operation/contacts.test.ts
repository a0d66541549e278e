import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '#server/config/config-error.ts';
import { readConfig } from '#server/config/config.ts';
import { message } from '#server/database/schema/service/message.ts';
import { appConfig } from '#src/contract/config.ts';
import { CANCELLATION_SOURCE, orderResponse } from '#src/contract/shop/orders.ts';
import { NO_CONTACTS } from '#src/domain/contacts.ts';
import { buy } from '#tests/support/people/buy.ts';
import { requestAs } from '#tests/support/service/request-as.ts';
import { createAppOn, createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'loyalty-contacts-'));
const file = join(folder, 'contacts.json');
afterAll(() => rmSync(folder, { recursive: true }));

const read = (content: unknown) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readConfig({ CONTACTS_FILE: file }).brand.contacts;
};
const mistakesOf = (content: unknown): string[] => {
  try {
    read(content);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n');
  }
};

describe('the file of the contacts', () => {
  it('[R11.1] may name a part of what it can: the rest stays empty', () => {
    expect(read({ mti: { email: 'help@example.org' } })).toEqual({
      mti: { ...NO_CONTACTS, email: 'help@example.org' },
    });
    expect(read({})).toEqual({});
  });

  it('[R11.1] is refused with one line for each mistake, which names its place', () => {
    expect(
      mistakesOf({
        mti: {
          email: 'nobody',
          socials: [{ name: 'VK', url: 'http://vk.com/a' }, { name: 'VK' }],
          mobile: 79_001_234_567,
          inviteOrigin: 'https://invite.example.org/',
          tollFree: ' ',
          chat: 'https://t.me/a',
        },
        other: {},
        people: 'x',
      }).toSorted(),
    ).toEqual([
      'CONTACTS_FILE: mti.chat is not known here',
      'CONTACTS_FILE: mti.email must be an address such as support@example.org',
      'CONTACTS_FILE: mti.inviteOrigin must be an origin such as https://invite.example.org, without a path or a slash at its end',
      'CONTACTS_FILE: mti.mobile must be a text',
      'CONTACTS_FILE: mti.socials.0.url must be an address such as https://example.org/page',
      'CONTACTS_FILE: mti.socials.1.url is missing, as in {"name": "Telegram", "url": "https://t.me/name"}',
      'CONTACTS_FILE: mti.tollFree must not be empty',
      'CONTACTS_FILE: other is not known here',
      'CONTACTS_FILE: people must be an object in braces',
    ]);
    expect(mistakesOf('["mti"]')).toEqual(['CONTACTS_FILE: 0 is not known here']);
    expect(mistakesOf('1')).toEqual(['CONTACTS_FILE: the file must be an object in braces']);
    expect(mistakesOf('{').join()).toMatch(/^CONTACTS_FILE is no JSON/);
  });
});

describe('an installation without contacts', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ brand: { hosts: {} } });
  });
  afterAll(() => test.close());

  it('[R11.1] tells the app so, and has a privacy page without them', async () => {
    const config = v.parse(appConfig, await (await test.app.request('/my/config.json')).json());
    expect(config.contacts).toEqual(NO_CONTACTS);
    expect(config.areas['synergy']).toContain('http://localhost:8080');
    const page = await (await test.app.request(NO_CONTACTS.privacyPage)).text();
    expect(page).not.toMatch(/undefined|Как с нами связаться/);
    const known = createAppOn(test.db, {
      brand: { hosts: {}, contacts: { synergy: { ...NO_CONTACTS, mobile: '+7 495 123-45-67' } } },
    });
    const other = await (await known.request(NO_CONTACTS.privacyPage)).text();
    expect(other).toContain('+7 495 123-45-67');
  });

  it('[R4.4] [R11.1] an order is cancelled although nobody can get the e-mail', async () => {
    const { student, mug } = test.seed;
    const bought = await buy(test.app, student, { prodId: mug, confirmedPrice: 1200 });
    const { id } = v.parse(orderResponse, await bought.json()).order;
    const path = `/service/api/orders/${id}/message`;
    const body = { source: CANCELLATION_SOURCE, message: 'Передумала' };
    const cancelled = await requestAs(test, student.email, path, { method: 'POST', body });
    expect(cancelled.status).toBe(200);
    expect(await test.db.$count(message)).toBe(0);
  });
});
