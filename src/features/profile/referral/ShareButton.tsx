import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shareLinks } from '#src/domain/referral/share-links.ts';
import { canShare, share } from '#src/platform/files/share.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
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

interface ShareButtonProps {
  link: string;
  /** The programme's title. */
  programme: string;
}

/** Gives the link to the device's share sheet; nothing where there is none (R2.12). */
export function ShareButton({ link, programme }: ShareButtonProps) {
  const { t } = useTranslation(['details', 'common']);
  if (!canShare()) return null;
  const data = { title: programme, text: t('referral.shareText'), url: link };
  return (
    <Button variant="soft" icon="share-2" onClick={() => void share(data)}>
      <VisuallyHidden>{t('common:share')}</VisuallyHidden>
    </Button>
  );
}
