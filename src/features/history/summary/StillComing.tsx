import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useFormat } from '#src/i18n/use-format.ts';
import { network } from '#src/state/network.ts';
import { ProgressBar } from '#src/ui/base/Progress/ProgressBar.tsx';
import styles from './StillComing.module.css';

interface StillComingProps {
  /** From which moment on all is here, ms since the epoch. */
  since: number;
}

/** Says that older operations are missing so far, and until when those here reach. */
export function StillComing({ since }: StillComingProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { reachable } = useSnapshot(network);
  const date = format.date(since);
  return (
    <div className={styles.note}>
      <p className="muted small">{t(reachable ? 'coming' : 'comingOffline', { date })}</p>
      {reachable && <ProgressBar label={t('comingLabel')} max={1} />}
    </div>
  );
}
