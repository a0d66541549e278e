import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { useOwnCard } from '../use-own-card.ts';
import styles from './InviteDialog.module.css';
import { OwnLink } from './OwnLink.tsx';

interface InviteDialogProps {
  onClose: () => void;
  /** Called before the dialog closes because the link was copied. */
  onCopied: () => void;
}

/** The two ways to invite: the online questionnaire, or the own referral link (R2.23). */
export function InviteDialog({ onClose: onEnd, onCopied }: InviteDialogProps) {
  const { t } = useTranslation(['invites', 'profile']);
  const { link } = useOwnCard();
  const onClose = useBackCloses(onEnd);
  return (
    <Dialog title={t('invite')} onClose={onClose}>
      <div className={styles.ways}>
        <section className={styles.way}>
          <h3>{t('popup.form')}</h3>
          <p className="muted">{t('popup.formText')}</p>
          <LinkButton wide replace icon="file-text" to={hrefs.inviteForm()}>
            {t('popup.fill')}
          </LinkButton>
        </section>
        <section className={styles.way}>
          <h3>{t('popup.link')}</h3>
          <p className="muted">
            {link === null ? t('profile:referral.none') : t('popup.linkText')}
          </p>
          {link !== null && (
            <OwnLink
              link={link}
              onCopied={() => {
                onCopied();
                onClose();
              }}
            />
          )}
        </section>
      </div>
    </Dialog>
  );
}
