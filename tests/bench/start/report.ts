import { cpus } from 'node:os';
import { CPU_SLOWDOWN } from './measure.ts';
import type { Measured } from './measured.ts';
import {
  type Condition,
  HEAP_SCREENS,
  heapRow,
  heavyRow,
  ROWS,
  SCREENS,
  startRow,
  takenOverRow,
} from './round.ts';
import { TYPING_MS } from './sign-in.ts';
import { MEGABITS_PER_SECOND, ROUND_TRIP_MS } from './slow-link.ts';
import { tableOf } from './table.ts';

const bothRows = (name: string, limit: string) => [
  { name, limit },
  { name: takenOverRow(name), limit },
];

/**
 * Writes what was measured as a Markdown document.
 * @param scrolling - the table of the long lists
 */
export function describe(measured: Measured, rounds: number, scrolling: string): string {
  const limitOf = (network: Condition) => startRow(network, 'code');
  const starts = (['slow', 'refused', 'silent'] as const).flatMap((network) =>
    SCREENS.flatMap((screen) => bothRows(startRow(network, screen), limitOf(network))),
  );
  const heavy = SCREENS.flatMap((screen) => bothRows(heavyRow(screen), limitOf('refused')));
  const times = tableOf(measured, 'ms until ready', [
    { name: ROWS.form, limit: ROWS.form },
    { name: ROWS.signIn },
    ...starts,
    ...heavy,
  ]);
  const others = tableOf(measured, 'JavaScript heap, MB; requests', [
    ...HEAP_SCREENS.map((screen) => ({
      name: heapRow(screen),
      limit: heapRow('code'),
      digits: 1,
    })),
    { name: ROWS.roundTrips },
  ]);
  const toFilled = (['slow', 'refused', 'silent'] as const).map((network) => {
    const row = startRow(network, 'code');
    const [own, filled] = [measured.median(row, 'product'), measured.median(row, 'filled page')];
    return `${row}: ${((own ?? NaN) / (filled ?? NaN)).toFixed(2)}`;
  });
  return `# Start of the app

Written by \`npm run bench:start -- --write\`. Medians of ${rounds} interleaved rounds; ratios to the limit page's code
in the same network. Machine: ${cpus().length} cores, Chromium, pages slowed ${CPU_SLOWDOWN} times. Compare values of
one run only.

- The limit page is static HTML with an inline barcode and a cache-first worker. The bare stack is React, React
  Router, Dexie and Workbox with one order. Both have a form for the first visit.
- The filled page is the limit page with the elements and styles of the product's code in its HTML. The product's
  time to its: ${toFilled.join('; ')}.
- First visit, sign-in and repeat starts have a round trip of ${ROUND_TRIP_MS} ms and ${MEGABITS_PER_SECOND} Mbit/s. Offline, connections are
  refused; with lie-fi they are accepted and get no response. Each start is a new browser on a copy of one profile.
- The form is submitted ${TYPING_MS / 1000} s after it is usable.
- A row says when a frame first shows the screen; \`taken over\`, when the app itself shows it and reacts. Before that
  the product shows the picture that it stored of the address.
- \`code\` opens the pickup view of an order, \`order\` its page, where the code is a press away.

${times}

${others}

${scrolling}
`;
}
