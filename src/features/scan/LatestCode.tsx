import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { MOST_SCANNED_ORDERS, toVisibleText } from '#src/domain/orders/scanned-code.ts';
import { copyOrReport } from '#src/sync/copy-text.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import type { Latest } from './use-scanned.ts';
import styles from './CodeCard.module.css';

interface ForeignCodeProps {
  text: string;
  onDismiss: () => void;
}

/** Longest shown part of a foreign text, in characters. */
const MOST_SHOWN = 200;

/** A code that is not the programme's: shows its text as text and does nothing else with it (R2.21). */
function ForeignCode({ text, onDismiss }: ForeignCodeProps) {
  const { t } = useTranslation(['scan', 'common']);
  const [copied, setCopied] = useState<{ text: string; done: boolean } | null>(null);
  const outcome = copied?.text === text ? copied : null;
  const copy = async (): Promise<void> => setCopied({ text, done: await copyOrReport(text) });
  return (
    <section className={`stack stack-tight surface ${styles.card}`}>
      <h2 className={styles.title}>{t('latest.foreign')}</h2>
      <p className="muted small">{t('foreignText')}</p>
      <p className={`small ${styles.content}`} translate="no">
        <bdi>{toVisibleText(text, MOST_SHOWN)}</bdi>
      </p>
      {outcome?.done === false && <p role="alert">{t('copyFailed')}</p>}
      <div className={`wrapping-row ${styles.actions}`}>
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

interface LinkCodeProps {
  code: Extract<Latest, { kind: 'product' | 'referral' }>;
  onDismiss: () => void;
}

/** A code of the programme that opens another screen when tapped. */
function LinkCode({ code, onDismiss }: LinkCodeProps) {
  const { t } = useTranslation('scan');
  const isProduct = code.kind === 'product';
  return (
    <section className={`stack stack-tight surface ${styles.card}`}>
      <h2 className={styles.title}>
        {isProduct ? t('latest.product', { id: code.id }) : t('latest.referral')}
      </h2>
      <p className="muted small">{t(isProduct ? 'productText' : 'referralText')}</p>
      <div className={`wrapping-row ${styles.actions}`}>
        <LinkButton
          to={
            isProduct
              ? hrefs.product(code.id)
              : `${hrefs.inviteForm()}?${new URLSearchParams({ referral: code.hash })}`
          }
        >
          {t(isProduct ? 'openProduct' : 'openReferral')}
        </LinkButton>
        <Button variant="quiet" onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </div>
    </section>
  );
}

interface LatestCodeProps {
  latest: Latest | null;
  /** The list is still empty. */
  isFirst: boolean;
  onDismiss: () => void;
}

/** Result of the last code; before the first one, what can be scanned. */
export function LatestCode({ latest, isFirst, onDismiss }: LatestCodeProps) {
  const { t } = useTranslation('scan');
  if (!latest) return isFirst && <p className="muted small">{t('instructionText')}</p>;
  switch (latest.kind) {
    // The list itself shows it.
    case 'added':
      return null;
    case 'known':
      return <Alert>{t('latest.known', { ids: latest.ids.join(', ') })}</Alert>;
    case 'full':
      return <Alert tone="warning">{t('latest.full', { number: MOST_SCANNED_ORDERS })}</Alert>;
    case 'foreign':
      return <ForeignCode text={latest.text} onDismiss={onDismiss} />;
    case 'product':
    case 'referral':
      return <LinkCode code={latest} onDismiss={onDismiss} />;
  }
}
