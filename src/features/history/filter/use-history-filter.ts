import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DIRECTIONS, type Direction } from '#src/domain/movement.ts';
import { OPERATION_KINDS, type OperationKind } from '#src/domain/operation.ts';
import { readDay, readPeriod, type OwnDays, type Period } from '#src/domain/period.ts';

export const VIEWS = ['list', 'statistics'] as const;
export type View = (typeof VIEWS)[number];

/** What of the history is shown. */
export interface HistoryFilter {
  readonly view: View;
  readonly period: Period;
  readonly own: OwnDays;
  readonly direction: Direction | null;
  readonly kind: OperationKind | null;
}

function readFilter(parameters: URLSearchParams): HistoryFilter {
  return {
    view: VIEWS.find((one) => one === parameters.get('view')) ?? 'list',
    period: readPeriod(parameters.get('period')),
    own: { from: readDay(parameters.get('from')), to: readDay(parameters.get('to')) },
    direction: DIRECTIONS.find((one) => one === parameters.get('direction')) ?? null,
    kind: OPERATION_KINDS.find((one) => one === parameters.get('kind')) ?? null,
  };
}

/** The query of a filter, with its question mark: what is the default is left out. */
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

/** The filter in the address; what is unknown there counts as the default. */
export function useHistoryFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(() => readFilter(parameters), [parameters]);
  /** A choice is a step that «back» takes back; what is typed replaces itself. */
  const change = (changes: Partial<HistoryFilter>, isTyped = false): void =>
    setParameters(queryOf({ ...filter, ...changes }), { replace: isTyped });
  return { filter, change };
}
