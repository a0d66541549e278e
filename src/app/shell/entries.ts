import type { IconName } from '#src/ui/base/Icon/icons.ts';

/** The texts of shell.ts that name the header's entries (R2.29). */
export type EntryKey =
  | 'header.profile'
  | 'header.catalog'
  | 'header.orders'
  | 'header.education'
  | 'header.rules'
  | 'header.invite'
  | 'header.rating'
  | 'header.faq'
  | 'header.support';

/** A link to a screen that this member may open. */
export interface ShellEntry {
  readonly key: EntryKey;
  /** Below the base path. */
  readonly href: string;
  readonly icon: IconName;
}

/** Entries of the phone's bottom bar, left and right of its middle action; the rest is under «More». */
const BEFORE_CODE: readonly EntryKey[] = ['header.profile', 'header.catalog'];
const AFTER_CODE: readonly EntryKey[] = ['header.orders'];

interface TabBarParts {
  readonly before: readonly ShellEntry[];
  readonly after: readonly ShellEntry[];
  readonly more: readonly ShellEntry[];
}

/** Distributes the entries over the phone's bottom bar; each part keeps the table's order. */
export function splitForTabBar(entries: readonly ShellEntry[]): TabBarParts {
  const pick = (keys: readonly EntryKey[]) => entries.filter(({ key }) => keys.includes(key));
  return {
    before: pick(BEFORE_CODE),
    after: pick(AFTER_CODE),
    more: entries.filter(({ key }) => ![...BEFORE_CODE, ...AFTER_CODE].includes(key)),
  };
}
