import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { originOf, programmeOf } from '#server/programme-origin.ts';
import { findMember } from '#server/store/members.ts';
import { member } from '#server/store/schema/member.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { addMember } from '#tests/support/small-seed.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/test-app.ts';

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

const ask = (name: string, host = 'localhost:8080') =>
  app.app.request(`http://${host}/service/v2/api`, {
    method: 'HEAD',
    headers: { Authorization: `Bearer ${tokenOf(`${name}@example.test`)}` },
  });
const locationOf = async (name: string, host?: string) =>
  (await ask(name, host)).headers.get('location');

test('[R7.13] HEAD names the programme in Location, without a body and not to be kept', async () => {
  const answer = await ask('mti');
  expect(answer.status).toBe(204);
  expect(answer.headers.get('location')).toBe('http://mti.localhost:8080');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('');
});

test('[R7.13] without a token the programme is not told', async () => {
  const answer = await app.app.request('/service/v2/api', { method: 'HEAD' });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('location')).toBeNull();
});

test('[R4.10] who belongs to the host’s project, or to none, stays at the host', async () => {
  expect(await locationOf('both')).toBe('http://localhost:8080');
  expect(await locationOf('both', 'mti.localhost:8080')).toBe('http://mti.localhost:8080');
  expect(await locationOf('both', 'people.localhost:8080')).toBe('http://people.localhost:8080');
  expect(await locationOf('student')).toBe('http://localhost:8080');
  expect(await locationOf('nobody')).toBe('http://localhost:8080');
});

test('[R4.10] each programme that a member is sent to keeps him: there is no loop', async () => {
  for (const name of ['mti', 'both', 'mosap', 'student', 'nobody']) {
    for (const brand of Object.keys(BRANDS)) {
      const first = (await locationOf(name, `${brand}.localhost:8080`)) ?? '';
      expect(await locationOf(name, new URL(first).host)).toBe(first);
    }
  }
});

test('[R7.13] a public installation names its own hosts, else the origin of the brand', async () => {
  const mti = await findMember(app.db, 'mti@example.test');
  const place = { hostname: 'area.example', publicOrigin: 'https://area.example' };
  const bare = { ...place, setting: undefined };
  expect(originOf(programmeOf(mti, bare), bare)).toBe('https://mti.friends.example');
  const assigned = { ...place, setting: { hosts: { 'mti.area.example': 'mti' as const } } };
  expect(originOf(programmeOf(mti, assigned), assigned)).toBe('https://mti.area.example');
  const own = { ...place, hostname: 'x.area.example', setting: { name: 'mti', hosts: {} } };
  expect(originOf(programmeOf(mti, own), own)).toBe('https://area.example');
});
