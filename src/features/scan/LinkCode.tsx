import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import type { Latest } from './use-scanned.ts';
import styles from './CodeCard.module.css';

interface LinkCodeProps {
  code: Extract<Latest, { kind: 'product' | 'referral' }>;
  onDismiss: () => void;
}

/** A code of the programme that opens another screen when tapped. */
export function LinkCode({ code, onDismiss }: LinkCodeProps) {
  const { t } = useTranslation('scan');
  const isProduct = code.kind === 'product';
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        {isProduct ? t('latest.product', { id: code.id }) : t('latest.referral')}
      </h2>
      <p className="muted small">{t(isProduct ? 'productText' : 'referralText')}</p>
      <div className={styles.actions}>
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
