import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from '#src/domain/orders/calendar-file.ts';

const START = Date.parse('2026-12-04T16:00:00Z');
const NOW = Date.parse('2026-11-26T10:30:15.250Z');
const entry = { uid: '1@friends', title: 'Лекция', place: 'Корпус 1', start: START };
const bytesOf = (line: string): number => new TextEncoder().encode(line).length;

test('[R2.16] [R2.19] a ticket’s file has its moment in UTC, its title and its place', () => {
  expect(calendarFile(entry, NOW).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Friends//Personal area//RU',
    'BEGIN:VEVENT',
    'UID:1@friends',
    'DTSTAMP:20261126T103015Z',
    'DTSTART:20261204T160000Z',
    'SUMMARY:Лекция',
    'LOCATION:Корпус 1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('[R2.19] whatever a title holds, it stays one value, and no line is longer than the format allows', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const text = calendarFile({ ...entry, title }, NOW);
      for (const line of text.split('\r\n')) expect(bytesOf(line)).toBeLessThanOrEqual(75);
      const [summary] = /^SUMMARY:.*$/mu.exec(text.replaceAll('\r\n ', '')) ?? [''];
      const read = summary
        .slice('SUMMARY:'.length)
        .replaceAll(/\\(n|[\\;,])/gu, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      expect(read).toBe(title.replaceAll(/\r\n?/gu, '\n'));
    }),
  );
});
