import { useTranslation } from 'react-i18next';
import { isMonth } from '#src/domain/period.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { HistoryFilter } from '../filter/use-history-filter.ts';

const noon = (day: string) => `${day}T12:00`;

/**
 * The chosen period in words: a month by its name, a custom period as dates.
 * @param now ms since the epoch
 */
export function usePeriodName({ period, own }: HistoryFilter, now: number): string {
  const { t } = useTranslation('history');
  const format = useFormat();
  if (period === 'this-month') return format.month(now);
  if (isMonth(period)) return format.month(noon(`${period}-01`));
  const [first, last] = [own.from, own.to].filter((day) => day !== null).toSorted();
  if (period !== 'own' || first === undefined) return t(`period.${period}`);
  if (last !== undefined) return `${format.date(noon(first))} – ${format.date(noon(last))}`;
  const day = format.date(noon(first));
  return own.from === null ? t('period.until', { day }) : t('period.since', { day });
}
