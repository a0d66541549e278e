import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { useCopy } from '../use-copy.ts';
import styles from './Referral.module.css';

/** The link with its copy button: an alert says that it is copied (R2.23); where copying is refused, it is selected (R2.12, R8.6). */
export function ReferralLink({ link, children }: { link: string; children: Elements }) {
  const { t } = useTranslation(['details', 'common']);
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy(link);

  const onCopy = async (): Promise<void> => {
    if ((await copy()) === 'failed') {
      // The field selects its text when it gets the focus; without it a key could not copy.
      field.current?.focus();
      field.current?.select();
    }
  };

  return (
    <div className="stack stack-tight">
      <div className={styles.link}>
        <label className="muted small" htmlFor={fieldId}>
          {t('referral.link')}
        </label>
        <input
          ref={field}
          id={fieldId}
          className={styles.field}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <div className={`wrapping-row ${styles.actions}`}>
        <Button wide icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void onCopy()}>
          {t('common:copy')}
        </Button>
        {children}
      </div>
      {state === 'copied' && (
        <Alert tone="positive" live>
          {t('referral.copied')}
        </Alert>
      )}
      {state === 'failed' && (
        <Alert tone="warning" live>
          {t('referral.copyFailed')}
        </Alert>
      )}
    </div>
  );
}
