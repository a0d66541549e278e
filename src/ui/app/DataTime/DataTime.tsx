import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';

const isToday = (moment: number): boolean =>
  new Date(moment).toDateString() === new Date().toDateString();

/** Shows when the data on the screen was received (ms since the epoch, R9.2). */
export function DataTime({ updatedAt }: { updatedAt: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const time = isToday(updatedAt) ? format.time(updatedAt) : format.dateTime(updatedAt);
  return <span className="muted small">{t('dataFrom', { time })}</span>;
}
