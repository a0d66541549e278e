import { measureHeap, measureStart, withPhone } from './measure.ts';
import type { Measured, TargetName } from './measured.ts';
import type { ReadyTimes } from './ready.ts';
import type { Target } from './references.ts';
import { measureFirstVisit } from './sign-in.ts';

export const ROWS = {
  form: 'first visit to the sign-in form',
  signIn: 'sign-in to the balance',
  roundTrips: 'round trips from the sign-in to the balance',
} as const;

/** The networks of a later start, and what the rows call them. */
const CONDITIONS = { slow: 'repeat', refused: 'offline', silent: 'lie-fi' } as const;

export type Condition = keyof typeof CONDITIONS;

/** The screens that are opened, and those whose memory is measured. */
export const SCREENS = ['code', 'order', 'orders', 'profile', 'catalog', 'history'] as const;
export const HEAP_SCREENS: readonly string[] = ['code', 'profile'];

export const startRow = (network: Condition, screen: string): string =>
  `${CONDITIONS[network]}, ${screen}`;
/** When the app itself shows the screen, which the row before it may have found in a stored picture of it. */
export const takenOverRow = (row: string): string => `${row}, taken over`;
export const heapRow = (screen: string): string => `heap at the ${screen}`;
export const heavyRow = (screen: string): string => `offline, ${screen} of \`heavy\``;

interface Compared {
  readonly targets: Readonly<Record<TargetName, Target>>;
  /** The product with the account that has the longest lists. */
  readonly heavy: Target;
}

/** Measures each row once on each target. */
export async function measureRound(
  measured: Measured,
  { targets, heavy }: Compared,
): Promise<void> {
  const all = Object.entries(targets) as [TargetName, Target][];
  for (const [name, target] of all) await addFirstVisit(measured, name, target);
  for (const condition of ['slow', 'refused', 'silent'] as const) {
    for (const [, target] of all) await target.proxy.become(condition);
    for (const screen of SCREENS) {
      for (const [name, target] of all) await addStart(measured, name, target, condition, screen);
    }
  }
  await heavy.proxy.become('refused');
  for (const screen of SCREENS) {
    const start = heavy.starts[screen];
    if (!start) continue;
    const times = await withPhone(heavy.profile, (phone) => measureStart(phone, start));
    addTimes(measured, heavyRow(screen), 'product', times);
  }
}

async function addFirstVisit(measured: Measured, name: TargetName, target: Target): Promise<void> {
  const { firstVisit } = target;
  if (!firstVisit) return;
  await target.proxy.become('slow');
  await withPhone(null, async (phone) => {
    if (name !== 'product') {
      const { content } = await measureStart(phone, firstVisit);
      return measured.add(ROWS.form, name, content);
    }
    const { form, signIn, roundTrips } = await measureFirstVisit(phone, firstVisit, 'student');
    measured.add(ROWS.form, name, form);
    measured.add(ROWS.signIn, name, signIn);
    measured.add(ROWS.roundTrips, name, roundTrips);
  });
}

function addTimes(
  measured: Measured,
  row: string,
  name: TargetName,
  { content, takenOver }: ReadyTimes,
): void {
  measured.add(row, name, content);
  if (name === 'product') measured.add(takenOverRow(row), name, takenOver);
}

async function addStart(
  measured: Measured,
  name: TargetName,
  { profile, starts }: Target,
  condition: Condition,
  screen: string,
): Promise<void> {
  const start = starts[screen];
  if (!start) return;
  await withPhone(profile, async (phone) => {
    addTimes(measured, startRow(condition, screen), name, await measureStart(phone, start));
    if (condition === 'slow' && HEAP_SCREENS.includes(screen)) {
      measured.add(heapRow(screen), name, await measureHeap(phone));
    }
  });
}
