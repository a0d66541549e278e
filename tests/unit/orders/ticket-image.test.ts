import { expect, test } from 'vitest';
import { imageType } from '#src/domain/image-type.ts';
import { megabytes } from '#src/features/help/support/ticket-image.ts';

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);

test.each([
  ['\u0089PNG\r\n\u001A\n0000', 'image/png'],
  ['\u00FF\u00D8\u00FF\u00E000000000', 'image/jpeg'],
  ['RIFF\n\r0\u0000WEBPVP8 ', 'image/webp'],
  ['\u0000\u0000\u0000\u0018ftypheic0000', 'image/heic'],
  ['\u0000\u0000\n\u0018ftypmif10000', 'image/heic'],
  ['\u0000\u0000\u0000\u0018ftyphevc0000', 'image/heic'],
  ['\u0000\u0000\u0000\u0018ftypavif0000', undefined],
  ['\u0000\u0000\u0000\u0018ftypisom0000', undefined],
  ['RIFF0000WAVEfmt ', undefined],
  ['just words, long ones', undefined],
  ['\u0089PNG', undefined],
  ['', undefined],
])('[R2.27] the bytes %j are of the type %s', (text, type) => {
  expect(imageType(bytesOf(text))).toBe(type);
});

test('[R2.27] a size just above the limit never reads as the limit', () => {
  expect(megabytes(5_000_000)).toBe('5');
  expect(megabytes(5_000_001)).toBe('5,1');
  expect(megabytes(7_240_000)).toBe('7,3');
  expect(megabytes(12)).toBe('0,1');
});
