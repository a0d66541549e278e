/** A moment to keep, for a calendar. */
export interface CalendarEntry {
  /** Stays the same for the same entry, so that a calendar replaces it. */
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  /** ms since the epoch. */
  readonly start: number;
}

/** A line of the format holds at most this many bytes; the next one continues it (RFC 5545 §3.1). */
const LINE_BYTES = 75;

const stamp = (time: number): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/gu, '');

const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\r\n?|\n/gu, String.raw`\n`);

/** Breaks a line between characters, never within one. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let folded = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/**
 * An iCalendar file (RFC 5545) with one entry, whose end is not known.
 * @param now ms since the epoch: when the file is made
 */
export function calendarFile({ uid, title, place, start }: CalendarEntry, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Friends//Personal area//RU',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `SUMMARY:${escape(title)}`,
    `LOCATION:${escape(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
