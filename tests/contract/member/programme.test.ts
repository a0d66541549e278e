import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { member } from '#server/database/schema/member/member.ts';
import { findMember } from '#server/members/members.ts';
import { originOf, programmeOf } from '#server/members/programme-origin.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { NO_CONTACTS } from '#src/domain/contacts.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (const [name, partnerId, partners] of [
    ['mti', 5, [5]],
    ['both', 1, [1, 5]],
    ['mosap', null, [6]],
  ] as const) {
    const { id } = await addMember(app.db, `${name}@example.test`, { coins: 1, isStudent: true });
    await app.db
      .update(member)
      .set({ partnerId, partners: [...partners] })
      .where(eq(member.id, id));
  }
});
afterAll(() => app.close());

const requestProgramme = (name: string, host = 'localhost:8080') =>
  app.app.request(`http://${host}/service/v2/api`, {
    method: 'HEAD',
    headers: { Authorization: `Bearer ${tokenOf(`${name}@example.test`)}` },
  });
const locationOf = async (name: string, host?: string) =>
  (await requestProgramme(name, host)).headers.get('location');

test('[R7.13] HEAD returns the programme in Location, without a body and not cacheable', async () => {
  const response = await requestProgramme('mti');
  expect(response.status).toBe(204);
  expect(response.headers.get('location')).toBe('http://mti.localhost:8080');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('');
});

test('[R7.13] without a token the response has no programme', async () => {
  const response = await app.app.request('/service/v2/api', { method: 'HEAD' });
  expect(response.status).toBe(401);
  expect(response.headers.get('location')).toBeNull();
});

test('[R4.10] a member of the host’s project, and a person of no project, stay at the host', async () => {
  expect(await locationOf('both')).toBe('http://localhost:8080');
  expect(await locationOf('both', 'mti.localhost:8080')).toBe('http://mti.localhost:8080');
  expect(await locationOf('both', 'people.localhost:8080')).toBe('http://people.localhost:8080');
  expect(await locationOf('student')).toBe('http://localhost:8080');
  expect(await locationOf('nobody')).toBe('http://localhost:8080');
});

test('[R4.10] the programme that a member is redirected to does not redirect again', async () => {
  for (const name of ['mti', 'both', 'mosap', 'student', 'nobody']) {
    for (const brand of Object.keys(BRANDS)) {
      const first = (await locationOf(name, `${brand}.localhost:8080`)) ?? '';
      expect(await locationOf(name, new URL(first).host)).toBe(first);
    }
  }
});

test('[R7.13] an installation returns its configured hosts, else the origin that the brand’s contacts name, else its own', async () => {
  const mti = await findMember(app.db, 'mti@example.test');
  const installation = { hostname: 'area.example', publicOrigin: 'https://area.example' };
  const withoutHosts = { ...installation, brand: undefined };
  expect(originOf(programmeOf(mti, withoutHosts), withoutHosts)).toBe('https://area.example');
  const areaOrigin = 'https://my.mti.example';
  const elsewhere = {
    ...installation,
    brand: { hosts: {}, contacts: { mti: { ...NO_CONTACTS, areaOrigin } } },
  };
  expect(originOf(programmeOf(mti, elsewhere), elsewhere)).toBe(areaOrigin);
  const withHosts = { ...installation, brand: { hosts: { 'mti.area.example': 'mti' as const } } };
  expect(originOf(programmeOf(mti, withHosts), withHosts)).toBe('https://mti.area.example');
  const withOneBrand = {
    ...installation,
    hostname: 'x.area.example',
    brand: { name: 'mti', hosts: {} },
  };
  expect(originOf(programmeOf(mti, withOneBrand), withOneBrand)).toBe('https://area.example');
});
