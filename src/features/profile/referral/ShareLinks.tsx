import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shareLinks } from '#src/domain/referral/share-links.ts';
import { canShare } from '#src/platform/files/share.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './Referral.module.css';

/** Messengers and networks to share the link with, where the device has no share sheet (R2.12). */
export function ShareLinks({ link }: { link: string }) {
  const { t } = useTranslation(['details', 'common']);
  const titleId = useId();
  if (canShare()) return null;
  return (
    <div className={styles.share}>
      <p id={titleId} className="muted small">
        {t('common:share')}
      </p>
      <ul className={`wrapping-row ${styles.networks}`} aria-labelledby={titleId}>
        {shareLinks(link, t('referral.shareText')).map(({ name, href }) => (
          <li key={name}>
            <LinkButton variant="soft" size="small" wide to={href}>
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
