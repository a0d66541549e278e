import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from '../use-copy.ts';
import styles from './Referral.module.css';

/** The link itself with its copy button; where copying is refused, it is selected (R2.12, R8.6). */
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
    <div className={styles.copy}>
      <div className={styles.link}>
        <label className={styles.label} htmlFor={fieldId}>
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
      <div className={styles.actions}>
        <Button wide icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void onCopy()}>
          {t(state === 'copied' ? 'referral.copied' : 'common:copy')}
        </Button>
        {children}
      </div>
      <VisuallyHidden>
        <span role="status">{state === 'copied' && t('referral.copied')}</span>
      </VisuallyHidden>
      {state === 'failed' && (
        <Alert tone="warning" live>
          {t('referral.copyFailed')}
        </Alert>
      )}
    </div>
  );
}
