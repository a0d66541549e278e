import { type Measured, TARGETS } from './measured.ts';
import { LIMIT_MS } from './ready.ts';

interface Row {
  readonly name: string;
  /** The row of the limit page that the ratios refer to; without it the table shows no ratios. */
  readonly limit?: string;
  /** Digits after the point. */
  readonly digits?: number;
}

/** Writes the medians of the rows as a Markdown table, with their ratios to the limit page. */
export function tableOf(measured: Measured, title: string, rows: readonly Row[]): string {
  const lines = rows.map(({ name, limit, digits = 0 }) => {
    const base = limit === undefined ? null : measured.median(limit, 'limit page');
    const cells = TARGETS.map((target) => {
      const value = measured.median(name, target);
      if (value === null) return '—';
      if (value === Infinity) return `more than ${LIMIT_MS}`;
      const isRatio = base !== null && target !== 'limit page';
      return value.toFixed(digits) + (isRatio ? ` ×${(value / base).toFixed(1)}` : '');
    });
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  return [
    `| ${[title, ...TARGETS].join(' | ')} |`,
    `| --- |${' ---: |'.repeat(TARGETS.length)}`,
    ...lines,
  ].join('\n');
}
