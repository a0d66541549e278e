import type { IconName } from '#src/ui/base/Icon/icons.ts';
import type { MenuGroup, NavbarKey, RouteName } from '../../routes/app-route.ts';

/** The text that names an entry: of the header (R2.29), or the title of its screen. */
export type EntryKey = NavbarKey | `screens:${RouteName}`;

/** A link to a screen that this member may open. */
export interface ShellEntry {
  readonly key: EntryKey;
  readonly group: MenuGroup;
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

/** Distributes the entries over the phone's bottom bar; each part keeps their order. */
export function splitForTabBar(entries: readonly ShellEntry[]): TabBarParts {
  const pick = (keys: readonly EntryKey[]) => entries.filter(({ key }) => keys.includes(key));
  return {
    before: pick(BEFORE_CODE),
    after: pick(AFTER_CODE),
    more: entries.filter(({ key }) => ![...BEFORE_CODE, ...AFTER_CODE].includes(key)),
  };
}

/** Whether the entry of the open screen is among these. */
export const holdsCurrent = (entries: readonly ShellEntry[], current: EntryKey | null): boolean =>
  entries.some(({ key }) => key === current);
