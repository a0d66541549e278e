import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DIRECTIONS, type Direction } from '#src/domain/operations/operation-summary.ts';
import { OPERATION_KINDS, type OperationKind } from '#src/domain/operations/operation.ts';
import {
  parseDay,
  parsePeriod,
  type CustomDays,
  type Period,
} from '#src/domain/operations/period.ts';

export const VIEWS = ['list', 'statistics'] as const;
export type View = (typeof VIEWS)[number];

/** The shown part of the history. */
export interface HistoryFilter {
  readonly view: View;
  readonly period: Period;
  readonly own: CustomDays;
  readonly direction: Direction | null;
  readonly kind: OperationKind | null;
}

function parseFilter(parameters: URLSearchParams): HistoryFilter {
  return {
    view: VIEWS.find((one) => one === parameters.get('view')) ?? 'list',
    period: parsePeriod(parameters.get('period')),
    own: { from: parseDay(parameters.get('from')), to: parseDay(parameters.get('to')) },
    direction: DIRECTIONS.find((one) => one === parameters.get('direction')) ?? null,
    kind: OPERATION_KINDS.find((one) => one === parameters.get('kind')) ?? null,
  };
}

/** The query string of a filter, without default values. */
export function queryOf({ view, period, own, direction, kind }: HistoryFilter): string {
  const text = new URLSearchParams({
    ...(view !== 'list' && { view }),
    ...(period !== 'all' && { period }),
    ...(period === 'own' && own.from !== null && { from: own.from }),
    ...(period === 'own' && own.to !== null && { to: own.to }),
    ...(direction !== null && { direction }),
    ...(kind !== null && { kind }),
  }).toString();
  return text === '' ? '' : `?${text}`;
}

/** The filter in the address; unknown values count as the default. */
export function useHistoryFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(() => parseFilter(parameters), [parameters]);
  /** A choice adds a history entry, which Back undoes; typing replaces the current one. */
  const change = (changes: Partial<HistoryFilter>, isTyped = false): void =>
    setParameters(queryOf({ ...filter, ...changes }), { replace: isTyped });
  return { filter, change };
}
