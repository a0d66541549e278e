import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from '#server/config/config-error.ts';
import { readConfig } from '#server/config/config.ts';
import { readWebhooks } from '#server/config/webhooks.ts';
import { EVENT_TYPES } from '#src/contract/events.ts';

const folder = mkdtempSync(join(tmpdir(), 'loyalty-webhooks-'));
const file = join(folder, 'webhooks.json');
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const CRM = { name: 'crm', url: 'https://crm.example.org/hooks', secrets: [SECRET] };

const mistakesOf = (content: unknown, isProduction = true): string[] => {
  writeFileSync(file, JSON.stringify(content));
  try {
    readWebhooks(file, isProduction);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n').toSorted();
  }
};

describe('the file of the receivers of events', () => {
  it('[R11.5] gives each receiver all events unless it names some', () => {
    writeFileSync(file, JSON.stringify([CRM]));
    expect(readConfig({ WEBHOOKS_FILE: file }).receivers).toEqual([
      { ...CRM, events: [...EVENT_TYPES] },
    ]);
    expect(readConfig({}).receivers).toEqual([]);
  });

  it('[R11.5] is refused with one line for each mistake', () => {
    expect(
      mistakesOf([
        {
          ...CRM,
          name: 'The CRM',
          url: 'http://crm.example.org',
          secrets: ['secret'],
          events: ['order'],
        },
      ]),
    ).toEqual([
      `WEBHOOKS_FILE: 0.events.0 must be of ${EVENT_TYPES.join(', ')}`,
      'WEBHOOKS_FILE: 0.name must be small letters, digits and -',
      'WEBHOOKS_FILE: 0.secrets.0 must be whsec_ and base64 of 24 to 64 random bytes: openssl rand -base64 32',
      'WEBHOOKS_FILE: 0.url must be an address that begins with https://',
    ]);
    expect(mistakesOf([CRM, CRM])).toEqual([
      'WEBHOOKS_FILE: the file must name each receiver once',
    ]);
    const { url: _, ...withoutUrl } = CRM;
    expect(mistakesOf([{ ...withoutUrl, address: CRM.url }])).toEqual([
      'WEBHOOKS_FILE: 0.address is not known here',
      'WEBHOOKS_FILE: 0.url is missing, as in {"name": "crm", "url": "https://crm.example.org/loyalty", "secrets": ["whsec_…"]}',
    ]);
    expect(mistakesOf({})).toEqual(['WEBHOOKS_FILE: the file must be a list']);
    expect(mistakesOf([{ ...CRM, url: 'http://localhost:9000' }], false)).toEqual([]);
  });
});
