import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toVisibleText } from '#src/domain/orders/scanned-code.ts';
import { copyOrReport } from '#src/sync/copy-text.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import styles from './CodeCard.module.css';

interface ForeignCodeProps {
  text: string;
  onDismiss: () => void;
}

/** Longest shown part of a foreign text, in characters. */
const MOST_SHOWN = 200;

/** A code that is not the programme's: shows its text as text and does nothing else with it (R2.21). */
export function ForeignCode({ text, onDismiss }: ForeignCodeProps) {
  const { t } = useTranslation(['scan', 'common']);
  const [copied, setCopied] = useState<{ text: string; done: boolean } | null>(null);
  const outcome = copied?.text === text ? copied : null;
  const copy = async (): Promise<void> => setCopied({ text, done: await copyOrReport(text) });
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('latest.foreign')}</h2>
      <p className="muted small">{t('foreignText')}</p>
      <p className={styles.content} translate="no">
        <bdi>{toVisibleText(text, MOST_SHOWN)}</bdi>
      </p>
      {outcome?.done === false && <p role="alert">{t('copyFailed')}</p>}
      <div className={styles.actions}>
        <Button variant="soft" icon={outcome?.done ? 'check' : 'copy'} onClick={() => void copy()}>
          {t(outcome?.done ? 'common:copied' : 'common:copy')}
        </Button>
        <Button variant="quiet" onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </div>
    </section>
  );
}
