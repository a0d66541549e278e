import { expect, test } from 'vitest';
import {
  differsFromStored,
  isStoredPhone,
  isVerifiedPhone,
  memberPhoneInfo,
  phoneInfo,
} from '#src/domain/person/phone-info.ts';
import { isPhone, normalisePhone, phoneDigits } from '#src/domain/person/phone.ts';

test.each([
  ['8 (999) 123-45-67', '+79991234567'],
  ['+7 999 123 45 67', '+79991234567'],
  ['998 90 123-45-67', '+998901234567'],
  ['+998901234567', '+998901234567'],
])('[R5.2] «%s» is %s', (typed, stored) => {
  expect(normalisePhone(typed)).toBe(stored);
  expect(phoneDigits(typed)).toBe(stored.slice(1));
  expect(isPhone(typed)).toBe(true);
});

test.each(['', '12345', 'no phone', '0'.repeat(11), '7'.repeat(16)])(
  '[R5.2] «%s» is not a phone that can receive a code',
  (typed) => {
    expect(isPhone(typed)).toBe(false);
  },
);

const nothing = { bitrixPhone: null, b24VerifiedPhone: null, firstSVCPhone: null };

test('[R4.3] the CRM’s phone counts as verified by the client and is the phone in use', () => {
  const info = phoneInfo({ ...nothing, bitrixPhone: '89991234567' });
  expect(info).toMatchObject({ actualPhone: '+79991234567', isVerifiedByClient: true });
});

test('[R4.3] without a verified phone the sources differ', () => {
  expect(phoneInfo({ ...nothing, bitrixPhone: '89991234567' }).isDifferentInSources).toBe(true);
});

test('[R4.3] a different verified phone differs; the same one in another form does not', () => {
  const known = { ...nothing, bitrixPhone: '8 999 123-45-67' };
  const other = phoneInfo({ ...known, b24VerifiedPhone: '+79990000000' });
  const same = phoneInfo({ ...known, b24VerifiedPhone: '+7 (999) 1234567' });
  expect(other.isDifferentInSources).toBe(true);
  expect(same).toMatchObject({ isDifferentInSources: false, isVerifiedB24: true });
});

test('[R4.3] an empty phone of a source counts as none', () => {
  const info = phoneInfo({ bitrixPhone: '', b24VerifiedPhone: ' ', firstSVCPhone: '  ' });
  expect(info).toEqual(phoneInfo(nothing));
  expect(info).toMatchObject({
    actualPhone: null,
    existedPhone: null,
    isVerifiedB24: false,
    isVerifiedByClient: false,
    isDifferentInSources: true,
  });
});

test('[R3.7] the existing phone is the first known one, and the hash identifies the state', () => {
  const service = phoneInfo({ ...nothing, firstSVCPhone: '+998901234567' });
  expect(service).toMatchObject({ existedPhone: '+998901234567', actualPhone: null });
  expect(phoneInfo(nothing).existedPhone).toBeNull();
  expect(service.hash).not.toBe(phoneInfo(nothing).hash);
  const crm = phoneInfo({ ...nothing, bitrixPhone: '+998901234567' });
  expect(crm.hash).not.toBe(service.hash);
  expect(phoneInfo({ ...nothing, bitrixPhone: '998 90 1234567' }).hash).toBe(crm.hash);
});

test('[R4.3] only the CRM’s verified phone needs no code', () => {
  const info = phoneInfo({
    ...nothing,
    bitrixPhone: '89991234567',
    b24VerifiedPhone: '+79990000000',
  });
  expect(isVerifiedPhone(info, '+79990000000')).toBe(true);
  expect(isVerifiedPhone(info, '+79991234567')).toBe(false);
});

test('[R4.3] another phone than the stored one is a mismatch; without a stored one nothing is', () => {
  const info = memberPhoneInfo({ phones: ['8 999 123-45-67'], verifiedPhone: null }, null);
  expect(differsFromStored(info, '+79990000000')).toBe(true);
  expect(differsFromStored(info, '+79991234567')).toBe(false);
  expect(differsFromStored(memberPhoneInfo(null, null), '+79990000000')).toBe(false);
  expect(isStoredPhone(info, '+79991234567')).toBe(true);
  expect(isStoredPhone(info, '+79990000000')).toBe(false);
});
