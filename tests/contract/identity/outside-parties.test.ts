import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOfSubject } from '#server/config/log-context.ts';
import { fillPlaces } from '#server/demo/programme/places.ts';
import { SUGGEST_TOKEN } from '#server/http/static/app-config.ts';
import { suggestResponse } from '#src/contract/shop/suggest.ts';
import { readBody } from '#tests/support/people/buy.ts';
import {
  createTestApp,
  NO_LIMITS,
  tokenOf,
  type TestApp,
} from '#tests/support/service/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await fillPlaces(test.db);
});
afterAll(() => test.close());

const jsonPost = (value: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});

describe('address suggestions', () => {
  const postQuery = (body: unknown, authorization = `Token ${SUGGEST_TOKEN}`) => {
    const request = jsonPost(body);
    const headers = { ...request.headers, Authorization: authorization };
    return test.app.request('/suggest/address', { ...request, headers });
  };
  const fetchSuggestions = async (body: unknown) =>
    v.parse(suggestResponse, await (await postQuery(body)).json()).suggestions;

  it('[R7.33] config.json has the address and the token of the suggestions', async () => {
    const config: unknown = await (await test.app.request('/my/config.json')).json();
    expect(config).toMatchObject({ suggestUrl: '/suggest', suggestToken: SUGGEST_TOKEN });
  });

  it('[R7.33][R10.5] without this token, also with a member’s token, the status is 401', async () => {
    for (const authorization of ['', 'Token x', `Bearer ${tokenOf('student@example.test')}`]) {
      const response = await postQuery({ query: 'Москва' }, authorization);
      expect(response.status).toBe(401);
      expect((await readBody(response)).errorCode).toBe('UNAUTHENTICATED');
    }
  });

  it('[R7.33][R2.26] returns at most ten streets, with the house number, in the requested language', async () => {
    expect(await fetchSuggestions({ query: 'казань баум 7к2' })).toEqual([
      { value: 'Казань, улица Баумана, 7к2', kind: 'street' },
    ]);
    expect(await fetchSuggestions({ query: 'toshkent rustaveli', language: 'uz' })).toContainEqual({
      value: 'Toshkent, Shota Rustaveli koʻchasi',
      kind: 'street',
    });
    expect(await fetchSuggestions({ query: 'улица' })).toHaveLength(10);
    expect(await fetchSuggestions({ query: 'Москва', count: 3 })).toHaveLength(3);
  });

  it('[R2.26] an empty query lists pickup places and no streets', async () => {
    const places = await fetchSuggestions({ query: '', kind: 'pickup', language: 'uz' });
    expect(places.length).toBeGreaterThan(3);
    expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(['pickup']));
    expect(await fetchSuggestions({ query: '' })).toEqual([]);
  });

  it.each([
    ['query', {}],
    ['query', { query: 'я'.repeat(301) }],
    ['count', { query: 'Москва', count: 11 }],
    ['language', { query: 'Москва', language: 'en' }],
  ])('[R7.33] a wrong %s is refused, and the error names the field', async (field, body) => {
    const response = await postQuery(body);
    expect(response.status).toBe(400);
    expect((await readBody(response)).field).toBe(field);
  });
});

describe('the privacy page', () => {
  const fetchPage = async (query = '', language?: string) => {
    const headers = language === undefined ? {} : { 'Accept-Language': language };
    return test.app.request(`http://mti.localhost/site/lp/privacy-common/${query}`, { headers });
  };

  it('[R7.29] is in Russian, or in Uzbek when the browser prefers it or the query requests it', async () => {
    const russian = await fetchPage();
    expect(russian.headers.get('content-type')).toMatch(/^text\/html/);
    expect(russian.headers.get('content-language')).toBe('ru');
    expect(await russian.text()).toContain('<h1>Политика конфиденциальности</h1>');
    for (const uzbek of [
      await fetchPage('', 'uz-UZ,ru;q=0.5'),
      await fetchPage('?lang=uz', 'ru'),
    ]) {
      expect(uzbek.headers.get('content-language')).toBe('uz');
      const page = await uzbek.text();
      expect(page).toContain('<h1>Maxfiylik siyosati</h1>');
      expect(page).not.toMatch(/[а-яё]/i);
    }
  });

  it('[R7.29] has the same sections in both languages, and the contacts of the host’s brand', async () => {
    const pages = [await (await fetchPage()).text(), await (await fetchPage('?lang=uz')).text()];
    const headings = pages.map((page) => page.match(/<h2>/g)?.length);
    expect(headings[0]).toBeGreaterThan(8);
    expect(headings[1]).toBe(headings[0]);
    for (const page of pages) expect(page).toContain('8 800 100-00-55, +7 900 100-00-55');
  });

  it('[R7.29][R10.3] has no scripts and styles, and strict security headers', async () => {
    const response = await fetchPage();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).not.toMatch(/<script|<style|<form|<iframe|<base|\son\w+=/i);
  });
});

describe('the error reports', () => {
  const REQUEST_ID = '3f2b8c1e-1a2b-4c3d-8e9f-0a1b2c3d4e5f';
  const EVENT = 'app-error ';
  let written: string[];
  beforeEach(() => {
    written = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());
  const lines = () => written.filter((text) => text.startsWith(EVENT));

  it('[R7.33][R10.5] a report becomes one log line without codes, tokens, phones and e-mails', async () => {
    const report = {
      message:
        'student@example.test got Bearer abcdefgh.ijkl\nthen code 482913 to +7 999 123-45-67',
      code: 'TIMEOUT',
      call: 'GET /api/cards?email=student@example.test',
      requestId: REQUEST_ID,
      release: '3.1.0',
      path: '/my/orders/?code=abc',
      client: 'friends-public',
      email: 'student@example.test',
    };
    const response = await test.app.request('/errors', jsonPost(report));
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    const [line = '', ...more] = lines();
    expect(more).toEqual([]);
    expect(line.trimEnd()).not.toContain('\n');
    expect(line).not.toMatch(/example\.test|abcdefgh|482913|999|abc/);
    expect(JSON.parse(line.slice(EVENT.length))).toMatchObject({
      code: 'TIMEOUT',
      call: 'GET /api/cards?…',
      requestId: REQUEST_ID,
      client: 'friends-public',
      subject: hashOfSubject('student@example.test'),
    });
  });

  it.each([
    ['message', {}],
    ['message', { message: 'x'.repeat(1001) }],
    ['requestId', { message: 'x', requestId: 'eyJhbGciOi' }],
    ['token', { message: 'x', token: 'secret' }],
    ['code', { message: 'x', code: '482913' }],
  ])('[R7.33] a report with a wrong %s is refused and not logged', async (field, report) => {
    const response = await test.app.request('/errors', jsonPost(report));
    expect(response.status).toBe(400);
    expect((await readBody(response)).field).toBe(field);
    expect(lines()).toEqual([]);
  });

  it('[R7.33] a report of more than eight kilobytes is refused with 413', async () => {
    const response = await test.app.request('/errors', jsonPost({ message: 'x'.repeat(9000) }));
    expect(response.status).toBe(413);
    expect(lines()).toEqual([]);
  });

  const CSP_REPORT = {
    'document-uri': 'https://my.example.org/my/orders/?code=482913',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/steal?email=student@example.test',
    'source-file': 'https://my.example.org/my/assets/index.js?482913',
    'line-number': 7,
    'original-policy': "default-src 'none'",
  };
  const postCsp = (report: object, type = 'application/csp-report') =>
    test.app.request('/errors/csp', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify({ 'csp-report': report }),
    });

  it('[R10.3][R10.5] what a policy refused becomes one log line without personal data', async () => {
    expect((await postCsp(CSP_REPORT)).status).toBe(204);
    const [line = '', ...more] = written.filter((text) => text.startsWith('csp-refusal '));
    expect(more).toEqual([]);
    expect(line).not.toMatch(/example\.test|482913|steal/);
    expect(JSON.parse(line.slice('csp-refusal '.length))).toEqual({
      directive: 'img-src',
      path: '/my/orders/',
      blocked: 'https://evil.example',
      source: '/my/assets/index.js',
      line: 7,
    });
  });

  it('[R10.3] a report has no more than 300 characters of an address', async () => {
    const long = `${'d/'.repeat(900)}`;
    const report = {
      ...CSP_REPORT,
      'document-uri': `https://synergy.friends.example/${long}`,
      'blocked-uri': long,
    };
    expect((await postCsp(report)).status).toBe(204);
    const line = written.find((text) => text.startsWith('csp-refusal ')) ?? '';
    expect(JSON.parse(line.slice('csp-refusal '.length))).toMatchObject({
      path: `/${long}`.slice(0, 300),
      blocked: long.slice(0, 300),
    });
  });

  it('[R10.3] what a browser’s extension put into a page is not logged, and a body that is not a report is refused', async () => {
    const ofExtension = { ...CSP_REPORT, 'source-file': 'moz-extension://0a1b/content.js' };
    expect((await postCsp(ofExtension)).status).toBe(204);
    expect((await postCsp({})).status).toBe(400);
    expect((await postCsp(CSP_REPORT, 'text/plain')).status).toBe(415);
    expect(written.filter((text) => text.startsWith('csp-refusal '))).toEqual([]);
  });

  it('[R7.33] a device that sends too many reports gets 429', async () => {
    const strict = await createTestApp({
      limits: { ...NO_LIMITS, errors: { points: 1, durationS: 60 } },
    });
    const send = async () =>
      (await strict.app.request('/errors', jsonPost({ message: 'x' }))).status;
    expect([await send(), await send()]).toEqual([204, 429]);
    await strict.close();
  });
});
