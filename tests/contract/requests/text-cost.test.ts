import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument, Operation, Schema } from '#server/http/openapi/document.ts';
import { SUGGEST_TOKEN } from '#server/http/static/app-config.ts';
import { landerForm, landerQuery } from '#src/contract/programme/lander.ts';
import { CARD_TYPE } from '#src/domain/member/card.ts';
import { HOSTILE_TEXTS } from '#tests/support/faults/hostile-texts.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';
import { Browser, PASSWORD, STUDENT } from '../../support/people/identity-browser.ts';
import { OPEN_ROUTES, REQUEST_ROWS } from '../identity/authorisation-requests.ts';
import { addVictim, type Victim } from '../identity/authorisation-victim.ts';
import { startIdentity, type IdentityHarness } from '../identity/identity-harness.ts';

/** How much longer than a plain text of its length a text may hold up the others, in ms. */
const MOST_MORE_MS = 50;
/** Nor does it cost many times as much. */
const MOST_TIMES = 5;

const KINDS = [
  'two marks in turn',
  'different marks',
  'quotes',
  'letters and apostrophes',
  'at signs',
  'sequences of emoji',
  'spaces',
  'dots',
];

/** A place of a request that takes a text, and the request with a text in it. */
interface Entry {
  readonly name: string;
  /** Longest text there, in bytes as it is sent. */
  readonly bytes: number;
  readonly send: (text: string) => Promise<Response>;
}

let test: TestApp;
let victim: Victim;
let idp: IdentityHarness;
let document: OpenApiDocument;
beforeAll(async () => {
  test = await createTestApp();
  victim = await addVictim(test.db, test.seed);
  idp = await startIdentity();
  document = (await (await test.app.request('/service/openapi.json')).json()) as OpenApiDocument;
});
afterAll(async () => {
  await idp.stop();
  await test.close();
});

/** Names of the fields that a schema has at any depth, as paths. */
const fieldsOf = ({ properties = {}, anyOf = [] }: Schema): string[][] => [
  ...Object.entries(properties).flatMap(([name, schema]) => {
    const inner = fieldsOf(schema);
    return inner.length === 0 ? [[name]] : inner.map((path) => [name, ...path]);
  }),
  ...anyOf.flatMap(fieldsOf),
];

/** A copy of a body with a text in one of its fields. */
function withText(body: object, [name = '', ...inner]: readonly string[], text: string): object {
  const old: unknown = Reflect.get(body, name);
  const value = inner.length === 0 ? text : withText(Object(old ?? {}) as object, inner, text);
  return { ...body, [name]: value };
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
}

/** Fields that are read before the others of their body. */
const FIRST_FIELDS: Readonly<Record<string, object>> = {
  'POST /service/api/bitrixLinkCard': { typeId: CARD_TYPE.physical },
  'POST /errors/csp': { 'csp-report': { 'effective-directive': 'script-src' } },
  'POST /suggest/address': { query: 'а' },
  'POST /errors': { message: 'x' },
};

const QUERY_BYTES = 14_000;
const BODY_BYTES = 58_000;
/** The form of a ticket has 5 MB, for its image. */
const TICKET_BYTES = 300_000;
/** The whole report has 8 kB. */
const REPORT_BYTES = 7500;

function headersOf(route: string): Record<string, string> {
  const token = tokenOf(victim.email, { roles: route.endsWith('/members') ? ['manager'] : [] });
  return {
    Authorization: route.includes('/suggest') ? `Token ${SUGGEST_TOKEN}` : `Bearer ${token}`,
    'X-Request-ID': randomUUID(),
    Version: '1',
    'X-Expected-Amount': '100',
  };
}

function bodyBytesOf(route: string): number {
  if (route.startsWith('POST /errors')) return REPORT_BYTES;
  return route.endsWith('/technicalSupport') ? TICKET_BYTES : BODY_BYTES;
}

/** Every text of the query and the body of an operation. */
function entriesOf(route: string, { parameters = [], requestBody }: Operation): Entry[] {
  const [method = '', pattern = ''] = route.split(' ');
  const row = REQUEST_ROWS.find((one) => one.route === route);
  const path = row?.path(victim).split('?')[0] ?? pattern;
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const base = { ...row?.body?.(victim), ...FIRST_FIELDS[route] };
  const send = (address: string, body?: object) =>
    test.app.request(address, {
      method,
      headers: {
        ...headersOf(route),
        ...(body && !row?.isForm && type && { 'Content-Type': type }),
      },
      ...(body && { body: row?.isForm ? formOf(body) : JSON.stringify(body) }),
    });
  return [
    ...parameters
      .filter((one) => one.in === 'query')
      .map(({ name }) => ({
        name: `${route}?${name}`,
        bytes: QUERY_BYTES,
        send: async (text: string) => send(`${path}?${name}=${encodeURIComponent(text)}`),
      })),
    ...fieldsOf(content?.schema ?? {}).map((field) => ({
      name: `${route} ${field.join('.')}`,
      bytes: bodyBytesOf(route),
      send: async (text: string) => send(path, withText(base, field, text)),
    })),
  ];
}

const routeOf = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

const describedEntries = (): Entry[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      entriesOf(routeOf(method, path), operation),
    ),
  );

const lander = (query: string, fields: object) =>
  test.app.request(`/lander/lander.php${query}`, { method: 'POST', body: formOf(fields) });

/** The lander's form, which the document does not describe. */
const landerEntries = (): Entry[] => [
  ...Object.keys(landerForm.pipe[0].entries).map((name) => ({
    name: `the lander's ${name}`,
    bytes: BODY_BYTES,
    // The others are good.
    send: async (text: string) =>
      lander('', {
        name: 'Анна',
        phone: '',
        personalDataAgree: 'on',
        mergelead: `SF${randomUUID()}`,
        [name]: text,
      }),
  })),
  ...Object.keys(landerQuery.entries).map((name) => ({
    name: `the lander's ?${name}`,
    bytes: QUERY_BYTES,
    send: async (text: string) => lander(`?${name}=${encodeURIComponent(text)}`, {}),
  })),
  {
    name: 'the names of the lander’s fields',
    bytes: BODY_BYTES,
    send: async (text) => {
      // As many fields as there are characters.
      const body = Array.from(text, (_, index) => index.toString(36))
        .join('&')
        .slice(0, BODY_BYTES);
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      return test.app.request('/lander/lander.php', { method: 'POST', body, headers });
    },
  },
];

/** What every request has. */
const requestEntries = (): Entry[] => [
  ...['Accept-Language', 'X-Request-ID', 'If-None-Match', 'Cookie', 'Authorization', 'Accept'].map(
    (name) => ({
      name: `the header ${name}`,
      bytes: QUERY_BYTES,
      send: async (text: string) =>
        test.app.request('/service/api/cards', {
          headers: { ...headersOf(''), [name]: encodeURI(text).slice(0, QUERY_BYTES) },
        }),
    }),
  ),
  ...['/my/', '/my/assets/', '/service/', '/'].map((start) => ({
    name: `a path below ${start}`,
    bytes: QUERY_BYTES,
    send: async (text: string) => test.app.request(`${start}${encodeURI(text)}/`),
  })),
];

/** The form of the sign-in has 10 kB. */
const signInEntries = (): Entry[] =>
  (['email', 'password'] as const).map((name) => ({
    name: `the sign-in's ${name}`,
    bytes: 9000,
    send: async (text) => {
      const browser = new Browser(idp.origin);
      const form = await browser.openForm();
      return browser.open(form, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        // Not as URLSearchParams, which would write six bytes for a mark.
        body: new TextEncoder().encode(
          new URLSearchParams({ email: STUDENT, password: PASSWORD, [name]: '' })
            .toString()
            .replace(`${name}=`, `${name}=${text.replace(/[&+%]/g, '')}`),
        ),
      });
    },
  }));

/** A text of a kind that takes so many bytes in a query or a body. */
function textOf(kind: string, bytes: number): string {
  const make = HOSTILE_TEXTS[kind];
  if (!make) throw new Error(`There is no kind ${kind}`);
  const sample = make(1000);
  const sampleBytes =
    bytes === QUERY_BYTES
      ? encodeURIComponent(sample).length
      : Buffer.byteLength(JSON.stringify(sample));
  return make(Math.floor((1000 * bytes) / sampleBytes) - 10);
}

/** The least time that the loop was held up by a request, in ms, and its status. */
async function costOf(send: () => Promise<Response>, runs: number) {
  let ms = Infinity;
  let status = 0;
  for (let count = 0; count < runs; count += 1) {
    const before = performance.eventLoopUtilization();
    const response = await send();
    await response.text();
    ms = Math.min(ms, performance.eventLoopUtilization(before).active);
    ({ status } = response);
  }
  return { ms, status };
}

/** Sends each kind of text to a place; reports the dearest. */
async function measure({ name, bytes, send }: Entry): Promise<string> {
  let dearest = { kind: '', ms: 0 };
  for (const kind of KINDS) {
    const text = textOf(kind, bytes);
    const plain = await costOf(() => send('a'.repeat(bytes - 100)), 1);
    // More runs where the first ones were disturbed.
    let cost = await costOf(() => send(text), 1);
    const isDear = () => cost.ms > MOST_TIMES * plain.ms + MOST_MORE_MS;
    if (isDear()) cost = await costOf(() => send(text), 4);
    expect(isDear(), `${name}, ${kind}: ${cost.ms} ms, plain ${plain.ms} ms`).toBe(false);
    expect(cost.status, `${name}, ${kind}`).toBeLessThan(500);
    if (cost.ms > dearest.ms) dearest = { kind, ms: cost.ms };
  }
  return `${dearest.ms.toFixed(1).padStart(6)} ms  ${name}: ${dearest.kind}`;
}

describe('a text that is far too long, of signs that are dear to read', () => {
  it('[R10.8] [R7.3] every route that takes a text is measured', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => routeOf(method, path)),
    );
    const withText = [...REQUEST_ROWS.map(({ route }) => route), ...OPEN_ROUTES].filter(
      (route) => !route.startsWith('GET') && !route.includes('lander'),
    );
    expect(withText.filter((route) => !described.includes(route))).toEqual([]);
  });

  it.each([
    ['a call', describedEntries],
    ['the lander', landerEntries],
    ['a header or a path', requestEntries],
    ['the sign-in', signInEntries],
  ])(
    '[R10.8] [R5.4] [R5.5] in %s holds up nobody and is no error of the service',
    async (_, entries) => {
      const lines: string[] = [];
      for (const entry of entries()) lines.push(await measure(entry));
      expect(lines.length).toBeGreaterThan(1);
      process.stdout.write(`${lines.toSorted().toReversed().slice(0, 5).join('\n')}\n`);
    },
  );
});
