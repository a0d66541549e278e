import { beforeEach, expect, test, vi } from 'vitest';
import { answerKey, answersEpoch, cachedAnswer, keepAnswer } from '#src/data/http/answer-cache.ts';
import { enterArea } from '#src/state/enter-area.ts';
import { boot } from '#src/state/boot.ts';
import { forgetPerson } from '#src/state/session-actions.ts';
import { session } from '#src/state/session.ts';

vi.mock('#src/platform/auth/auth.ts', () => ({ logout: () => Promise.resolve() }));

const anna = {
  sub: 'anna',
  email: 'anna@example.test',
  firstName: 'Анна',
  lastName: '',
  roles: [],
};
const boris = { ...anna, sub: 'boris', email: 'boris@example.test', firstName: 'Борис' };
const KEY = answerKey('anna', null, '/service/api/clientAddress');
const UNDER_WAY = answerKey('anna', null, '/service/api/brands');

let askedAt = 0;
beforeEach(async () => {
  session.who = null;
  boot.phase = 'starting';
  await enterArea(anna);
  keepAnswer(KEY, { address: 'Казань' }, answersEpoch());
  askedAt = answersEpoch();
});

function expectNothingKept(): void {
  expect(cachedAnswer(KEY)).toBeUndefined();
  keepAnswer(UNDER_WAY, { items: [] }, askedAt);
  expect(cachedAnswer(UNDER_WAY)).toBeUndefined();
}

test('[R7.31] what the service told a person is forgotten with the person, also what is under way', () => {
  forgetPerson();
  expectNothingKept();
});

test('[R7.31] [R9.8] another person who signs in finds no answer of the former one', async () => {
  await enterArea(boris);
  expect(session.who?.sub).toBe('boris');
  expectNothingKept();
});

test('[R7.31] the same person who signs in again keeps the answers of the session', async () => {
  await enterArea(anna);
  expect(cachedAnswer(KEY)).toEqual({ address: 'Казань' });
});
