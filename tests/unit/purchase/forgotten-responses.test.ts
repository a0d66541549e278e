import { beforeEach, expect, test, vi } from 'vitest';
import {
  responseKey,
  cacheEpoch,
  cachedResponse,
  cacheResponse,
} from '#src/data/http/response-cache.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';
import { enterArea } from '#src/sync/area/enter-area.ts';
import { forgetMember } from '#src/sync/area/sign-out.ts';

vi.mock('#src/platform/auth/auth.ts', () => ({ logout: () => Promise.resolve() }));

const anna = {
  sub: 'anna',
  email: 'anna@example.test',
  firstName: 'Анна',
  lastName: '',
  roles: [],
};
const boris = { ...anna, sub: 'boris', email: 'boris@example.test', firstName: 'Борис' };
const KEY = responseKey('anna', null, '/service/api/remoteAddress');
const IN_FLIGHT = responseKey('anna', null, '/service/api/brands');

let epochAtRequest = 0;
beforeEach(async () => {
  session.member = null;
  dispatchBoot({ type: 'restarted', hasData: false });
  await enterArea(anna);
  cacheResponse(KEY, { address: 'Казань' }, cacheEpoch());
  epochAtRequest = cacheEpoch();
});

function expectNothingKept(): void {
  expect(cachedResponse(KEY)).toBeUndefined();
  cacheResponse(IN_FLIGHT, { items: [] }, epochAtRequest);
  expect(cachedResponse(IN_FLIGHT)).toBeUndefined();
}

test('[R7.31] a person’s responses are cleared with the person, including those in flight', () => {
  forgetMember();
  expectNothingKept();
});

test('[R7.31] [R9.8] another person who signs in gets no response of the previous one', async () => {
  await enterArea(boris);
  expect(session.member?.sub).toBe('boris');
  expectNothingKept();
});

test('[R7.31] the same member who signs in again keeps the session’s responses', async () => {
  await enterArea(anna);
  expect(cachedResponse(KEY)).toEqual({ address: 'Казань' });
});
