import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { OutboxPost, PostState } from '#src/domain/outbox/outbox-post.ts';
import { fullFriendName } from '#src/domain/person/friend-name.ts';
import {
  INTERESTS,
  toggleInterest,
  WHOLE_CHOICES,
  type Interest,
} from '#src/domain/referral/interests.ts';
import { friendLanderName, landerName } from '#src/domain/referral/lead.ts';
import { findArrivedInvitation, findSentInvitation } from '#src/domain/referral/sent-invitation.ts';
import { friendSchema } from '#src/features/invites/form/friend-schema.ts';
import { valuesOfPost, type FriendValues } from '#src/features/invites/form/friend-values.ts';

const lettersOf = (alphabet: string) => fc.constantFrom(...Array.from(alphabet));
const word = (alphabet: string) =>
  fc.string({ unit: lettersOf(alphabet), minLength: 1, maxLength: 20 });

const RUSSIAN = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАЁЙЯ';
const UZBEK_CYRILLIC = `${RUSSIAN}ўқғҳЎҚҒҲ`;
const LATIN = 'abcdefghijklmnopqrstuvwxyzABCXYZéüñçŞō';
/** Uzbek oʻ and gʻ with each apostrophe that keyboards type. */
const uzbekLatin = fc
  .array(
    fc.oneof(lettersOf('abdefghijklmnopqrstuvxyz'), fc.constantFrom('oʻ', 'gʻ', "o'", 'g’', 'ʼa')),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const name = fc.oneof(word(RUSSIAN), word(UZBEK_CYRILLIC), word(LATIN), uzbekLatin);
const doubleName = fc.tuple(name, fc.constantFrom('-', ' '), name).map((parts) => parts.join(''));

const filled: FriendValues = {
  first: 'Анна',
  last: 'Петрова',
  middle: '',
  isMiddleWaived: true,
  phone: '+79161234567',
  email: '',
  interests: [],
  isAgreed: true,
};

function problems(values: Partial<Record<keyof FriendValues, unknown>>): Record<string, string> {
  const result = v.safeParse(friendSchema, { ...filled, ...values });
  const issues = result.success ? [] : result.issues.toReversed();
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

test('[R5.5] every Russian, Uzbek and Latin name passes, also a double one', () => {
  fc.assert(
    fc.property(fc.oneof(name, doubleName), name, name, (first, last, middle) => {
      expect(problems({ first, last, middle, isMiddleWaived: false })).toEqual({});
    }),
  );
});

test('[R5.5] a name with a digit or a special character is refused at its own field', () => {
  fc.assert(
    fc.property(name, lettersOf('0123456789@#$%^&*_+=<>/\\|?!"№;:,.()[]{}'), (text, bad) => {
      expect(problems({ first: text + bad })).toEqual({ first: 'FIELD_NAME' });
      expect(problems({ middle: bad + text, isMiddleWaived: false })).toEqual({
        middle: 'FIELD_NAME',
      });
      expect(problems({ middle: bad + text, isMiddleWaived: true })).toEqual({});
    }),
  );
});

test('[R5.5] a name that is too long says so, also a middle name', () => {
  const long = 'а'.repeat(101);
  expect(problems({ first: long, middle: long, isMiddleWaived: false })).toEqual({
    first: 'FIELD_TOO_LONG',
    middle: 'FIELD_TOO_LONG',
  });
});

test('[R5.5] [R5.6] an empty form names all its errors at once', () => {
  expect(
    problems({
      first: ' ',
      last: '🎉',
      middle: '',
      isMiddleWaived: false,
      phone: '',
      isAgreed: false,
    }),
  ).toEqual({
    first: 'FIELD_REQUIRED',
    last: 'FIELD_REQUIRED',
    middle: 'FIELD_REQUIRED',
    phone: 'FIELD_CONTACT',
    isAgreed: 'FIELD_AGREEMENT',
  });
});

test('[R5.5] the checkbox waives the middle name, and either address is enough', () => {
  expect(problems({})).toEqual({});
  expect(problems({ phone: '', email: ' Anna@Example.test ' })).toEqual({});
  expect(problems({ phone: '+7 916', email: 'anna@example.test' })).toEqual({
    phone: 'FIELD_PHONE',
  });
  expect(problems({ email: 'anna@' })).toEqual({ email: 'FIELD_EMAIL' });
});

test('[R5.2] [R5.4] phone, e-mail and names come out normalised and without emoji', () => {
  expect(
    v.parse(friendSchema, {
      ...filled,
      first: ' Анна 🎓',
      phone: '8 (916) 123-45-67',
      email: ' Anna@Example.TEST ',
    }),
  ).toMatchObject({
    first: 'Анна',
    middle: null,
    phone: '+79161234567',
    email: 'anna@example.test',
  });
});

test('[R5.2] [R5.5] a second phone of the friend is refused with its reason, and invisible fields are empty', () => {
  expect(problems({ ...filled, phone: '8 903 111-22-33, 8 903 111-22-44' })).toEqual({
    phone: 'FIELD_ONE_PHONE',
  });
  const invisible = { ...filled, email: '\u200B', middle: '\u3164', isMiddleWaived: false };
  expect(problems(invisible)).toEqual({ middle: 'FIELD_REQUIRED' });
  expect(problems({ ...filled, phone: '\u2060 ', email: '\uFEFF' })).toEqual({
    phone: 'FIELD_CONTACT',
  });
  const typed = {
    ...filled,
    first: 'Йохан\u200B'.normalize('NFD'),
    last: 'Ким–Ли',
    phone: '\u00A0',
  };
  expect(v.parse(friendSchema, { ...typed, email: 'o’tkir@Example.test' })).toMatchObject({
    first: 'Йохан',
    last: 'Ким-Ли',
    phone: '',
    email: "o'tkir@example.test",
  });
});

test('[R5.3] the lander gets only Russian and Latin letters and spaces, and loses no letter of a name', () => {
  const letters = (text: string) =>
    Array.from(text.normalize('NFC')).filter((one) => /\p{L}/u.test(one));
  fc.assert(
    fc.property(fc.oneof(name, doubleName), (text) => {
      const sent = friendLanderName(text);
      expect(sent).toMatch(/^[a-zа-яё]+(?: [a-zа-яё]+)*$/iu);
      // The modifier letters ʻ and ʼ are the only ones without a Latin counterpart.
      const expected = letters(text).filter((one) => !/[ʻʼ]/u.test(one));
      expect(letters(sent)).toHaveLength(expected.length);
    }),
  );
  expect(landerName('José Ёж')).toBe('Jose Ёж');
});

const anyInterests = fc.subarray([...INTERESTS]);
const anyInterest = fc.constantFrom(...INTERESTS);
const isWhole = (key: Interest) => WHOLE_CHOICES.some((whole) => whole === key);

test('[R3.6] «not sure» and «everything» never stand beside another interest', () => {
  expect(INTERESTS).toHaveLength(28);
  fc.assert(
    fc.property(fc.array(anyInterest, { maxLength: 40 }), (presses) => {
      const selected = presses.reduce<Interest[]>(toggleInterest, []);
      expect(selected.some(isWhole) ? selected.length : 1).toBe(1);
      expect(new Set(selected).size).toBe(selected.length);
    }),
  );
});

test('[R3.6] a press selects what was not selected and removes what was', () => {
  fc.assert(
    fc.property(anyInterests, anyInterest, (selected, pressed) => {
      expect(toggleInterest(selected, pressed).includes(pressed)).toBe(!selected.includes(pressed));
    }),
  );
});

test('[R3.6] a press on a subject changes only this subject, in the order of the list', () => {
  const subjects = INTERESTS.filter((key) => !isWhole(key));
  fc.assert(
    fc.property(fc.subarray(subjects), fc.constantFrom(...subjects), (selected, pressed) => {
      const isIn = (key: Interest) => selected.includes(key) !== (key === pressed);
      expect(toggleInterest(selected, pressed)).toEqual(subjects.filter(isIn));
    }),
  );
  for (const whole of WHOLE_CHOICES) {
    expect(toggleInterest(['it', 'law'], whole)).toEqual([whole]);
    expect(toggleInterest([whole], 'law')).toEqual(['law']);
  }
});

function post(
  phone: string,
  email: string,
  state: PostState = 'sent',
  mergelead = 'SFdefault1',
): OutboxPost<'invitation'> {
  return {
    requestId: `${phone}${email}${state}`,
    kind: 'invitation',
    subject: 'me',
    state,
    createdAt: 1000,
    sentAt: 1000,
    attempts: 1,
    refusal: null,
    body: {
      mergelead,
      partner: '1',
      name: 'Анна Петрова',
      nameParts: { first: 'Анна', last: 'Петрова', middle: null },
      phone,
      email,
      interests: ['it', 'an interest of another build'],
      url_location: '',
      entry_point: '',
      land: 'sf_referral',
      sourceName: '',
    },
  };
}

const phoneNumber = fc
  .integer({ min: 79000000000, max: 79999999999 })
  .map((digits) => `+${digits}`);
const address = fc.oneof(fc.constant(''), phoneNumber);

test('[R2.24] a friend with the same phone or e-mail is found, whichever of them is empty', () => {
  fc.assert(
    fc.property(address, address, address, address, (phone, email, otherPhone, otherEmail) => {
      const isSame =
        (phone !== '' && phone === otherPhone) || (email !== '' && email === otherEmail);
      const found = findSentInvitation([post(otherPhone, otherEmail)], { phone, email }, null);
      expect(found !== undefined).toBe(isSame);
      const self = findSentInvitation([post(phone, email)], { phone, email }, null);
      expect(self !== undefined).toBe(phone !== '' || email !== '');
    }),
  );
});

test('[R2.24] a refused application and the corrected one are no repetitions; one that waits is', () => {
  const friend = { phone: '+79161234567', email: '' };
  const of = (state: PostState) =>
    findSentInvitation([post('+79161234567', '', state)], friend, null);
  expect(of('refused')).toBeUndefined();
  expect(of('waiting')?.state).toBe('waiting');
  expect(
    findSentInvitation([post('+79161234567', '', 'waiting', 'SFcorrected')], friend, 'SFcorrected'),
  ).toBeUndefined();
});

test('[R1.10] the invitation of a sent application is found by the name that the lander made and by time', () => {
  const at = Date.parse('2026-11-20T10:00:00Z');
  const sent = { ...post('+79161234567', ''), sentAt: at, createdAt: at };
  sent.body = { ...sent.body, name: 'Ўткир Петров-Водкин' };
  const invitation = {
    id: 7,
    name: 'Уткир Петров Водкин',
    status: 'declined',
    interests: [],
    sentAt: '2026-11-20T10:00:02Z',
    updatedAt: '2026-11-20T10:00:02Z',
    reason: null,
    reward: null,
  };
  const earlier = { ...invitation, id: 3, sentAt: '2026-10-01T10:00:00Z' };
  expect(findArrivedInvitation([earlier], sent)).toBeUndefined();
  expect(findArrivedInvitation([invitation, earlier], sent)?.id).toBe(7);
  const other = { ...invitation, id: 9, name: 'Анна Петрова' };
  expect(findArrivedInvitation([other, invitation], sent)?.id).toBe(7);
  // It waited two days for the network.
  const waited = { ...sent, createdAt: at - 2 * 86_400_000 };
  expect(findArrivedInvitation([invitation], waited)?.id).toBe(7);
  expect(findArrivedInvitation([invitation], { ...sent, sentAt: null })?.id).toBe(7);
});

test('[R5.5] the list names a friend by first, middle and last name, without a waived one', () => {
  expect(fullFriendName({ first: 'Анна', middle: 'Ивановна', last: 'Ким' })).toBe(
    'Анна Ивановна Ким',
  );
  for (const middle of [null, '']) {
    expect(fullFriendName({ first: 'Анна', middle, last: 'Ким' })).toBe('Анна Ким');
  }
});

test('[R9.10] a post that is corrected opens with its values, without interests that this build lacks', () => {
  expect(valuesOfPost(post('+79161234567', 'a@b.test').body)).toEqual({
    ...filled,
    email: 'a@b.test',
    interests: ['it'],
  });
});
