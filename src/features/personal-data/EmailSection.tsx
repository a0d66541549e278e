import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import styles from './PersonalData.module.css';

/** The e-mail, and who changes it. */
export function EmailSection({ email }: { email: string }) {
  const { t } = useTranslation('card');
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack stack-tight">
        <h2 id={titleId}>{t('data.email')}</h2>
        <p className={styles.value}>{email}</p>
        <p className="muted small">
          {t('data.emailHint')} <Link to={hrefs.support()}>{t('data.support')}</Link>
        </p>
      </div>
    </Card>
  );
}
