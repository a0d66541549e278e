import {
  hasShape,
  isListOf,
  isMissingOr,
  isNumber,
  isText,
  type Check,
  type Checked,
} from '../shape.ts';
import { isLocalText } from '../text/text.ts';

/** Days of the week: 1 is Monday, 7 Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const isOpeningHours = hasShape({
  /** At most one entry for a day, none when it is closed. */
  day: isNumber as Check<Weekday>,
  /** «10:00» by the place's clock. */
  from: isText,
  /** «19:00», after `from` on the same day. */
  to: isText,
});
/** When a place is open on a day of the week. */
export type OpeningHours = Checked<typeof isOpeningHours>;

/** Whether a stored place can be shown (R9.4). */
export const isPickupPlace = hasShape({
  place: isLocalText,
  address: isText,
  /** The address in both languages; absent from earlier services. */
  localAddress: isMissingOr(isLocalText),
  hours: isListOf(isOpeningHours),
});
/** Where a member fetches an order. */
export type PickupPlace = Checked<typeof isPickupPlace>;

export type Opening =
  | { readonly isOpen: true; readonly until: string }
  /** In `days` days, 0 is today. */
  | {
      readonly isOpen: false;
      readonly days: number;
      readonly day: Weekday;
      readonly from: string;
    };

const two = (value: number) => String(value).padStart(2, '0');

/**
 * Whether a place is open, and until or from when; null without hours.
 * @param at by the device's clock, which is where the member is
 */
export function openingAt(hours: readonly OpeningHours[], at: Date): Opening | null {
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`;
  // Date counts the days of the week from 0, Sunday; the same day of the next week comes last.
  for (let days = 0; days <= WEEKDAYS.length; days += 1) {
    const wanted = WEEKDAYS[(at.getDay() + WEEKDAYS.length - 1 + days) % WEEKDAYS.length];
    const entry = hours.find((one) => one.day === wanted);
    if (!entry) continue;
    const { day, from, to } = entry;
    if (days > 0 || time < from) return { isOpen: false, days, day, from };
    if (time < to) return { isOpen: true, until: to };
  }
  return null;
}
