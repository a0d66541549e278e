import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useFormat } from '#src/i18n/use-format.ts';
import { network } from '#src/state/page/network.ts';
import { ProgressBar } from '#src/ui/base/Progress/ProgressBar.tsx';

interface OlderOperationsPendingProps {
  /** All operations since this time are loaded, ms since the epoch. */
  since: number;
}

/** Shows that older operations are still missing, and the date since when all are loaded. */
export function OlderOperationsPending({ since }: OlderOperationsPendingProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { reachable } = useSnapshot(network);
  const date = format.date(since);
  return (
    <div className="stack stack-tight">
      <p className="muted small">{t(reachable ? 'coming' : 'comingOffline', { date })}</p>
      {reachable && <ProgressBar label={t('comingLabel')} max={1} />}
    </div>
  );
}
