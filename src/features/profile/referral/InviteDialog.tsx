import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { useOwnCard } from '#src/state/member/own-card.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { openScreen } from '#src/state/page/overlays.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import { LateQrCode, LateSaveCode } from '../late-codes.tsx';
import { ReferralLink } from './ReferralLink.tsx';
import { ShareButton, ShareLinks } from './ShareButton.tsx';
import styles from './InviteDialog.module.css';

/** All ways to invite: the member's link as a code, to copy and to share, or the questionnaire (R2.23). */
export function InviteDialog({ onClose: onEnd }: { onClose: () => void }) {
  const { t } = useTranslation('details');
  const { link } = useOwnCard();
  const onClose = useBackCloses(onEnd);
  const programme = currentBrand().title;
  return (
    <Dialog title={t('referral.invite')} onClose={onClose}>
      <div className={`stack ${styles.ways}`}>
        {link === null ? (
          <p className="muted">{t('referral.none')}</p>
        ) : (
          <>
            <div className={`stack stack-tight ${styles.qr}`}>
              <p className={`${styles.printedTitle} print-only`} translate="no">
                {programme}
              </p>
              <p className="print-only">{t('referral.shareText')}</p>
              <div className={styles.code}>
                <LateQrCode text={link} label={t('referral.qr')} />
              </div>
              <p className={`${styles.printedLink} print-only`} translate="no">
                {link}
              </p>
              <p className="muted small screen-only">{t('referral.qrHint')}</p>
            </div>
            <div className="stack screen-only">
              <ReferralLink link={link}>
                <ShareButton link={link} programme={programme} />
              </ReferralLink>
              <ShareLinks link={link} />
            </div>
            <LateSaveCode
              picture={{
                title: programme,
                lines: [t('referral.shareText')],
                form: 'qr',
                text: link,
                numbers: [link],
                name: 'invitation',
              }}
            />
          </>
        )}
        <section className={`stack stack-tight ${styles.form} screen-only`}>
          <h3>{t('referral.form')}</h3>
          <p className="muted small">{t('referral.formText')}</p>
          <Button
            variant="outline"
            wide
            icon="file-text"
            onClick={() => openScreen(hrefs.inviteForm())}
          >
            {t('referral.fill')}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}
