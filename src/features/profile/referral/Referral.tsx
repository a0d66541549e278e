import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { canShare, share } from '#src/platform/share.ts';
import { LateQrCode, LateSaveCode } from '../late-codes.tsx';
import styles from './Referral.module.css';
import { ReferralStats } from './ReferralStats.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { ReferralLink } from './ReferralLink.tsx';

interface ReferralProps {
  /** Null without a card to build it from. */
  link: string | null;
  registrations: number;
  payments: number;
  /** Whether the invitations, which need an active physical card, can be opened. */
  hasInvitations: boolean;
  /** The programme's title, for the share sheet. */
  programme: string;
}

/** Inviting friends: the link to copy, to share and as a QR code, and its results (R2.12). */
export function Referral({
  link,
  registrations,
  payments,
  hasInvitations,
  programme,
}: ReferralProps) {
  const { t } = useTranslation(['profile', 'common', 'screens']);
  const titleId = useId();
  const [showsQr, setShowsQr] = useState(false);

  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.referral}>
        <h2 id={titleId}>{t('referral.title')}</h2>
        <p className="muted">{t('referral.text')}</p>
        <ReferralStats registrations={registrations} payments={payments} />
        {link === null ? (
          <p className="muted small">{t('referral.none')}</p>
        ) : (
          <>
            <ReferralLink link={link}>
              {canShare() && (
                <Button
                  variant="soft"
                  icon="share-2"
                  onClick={() =>
                    void share({ title: programme, text: t('referral.shareText'), url: link })
                  }
                >
                  <VisuallyHidden>{t('common:share')}</VisuallyHidden>
                </Button>
              )}
              <Button
                variant="soft"
                icon="qr-code"
                aria-expanded={showsQr}
                onClick={() => setShowsQr(!showsQr)}
              >
                <VisuallyHidden>
                  {t(showsQr ? 'referral.hideQr' : 'referral.showQr')}
                </VisuallyHidden>
              </Button>
            </ReferralLink>
            {!canShare() && <ShareLinks link={link} />}
            {showsQr && (
              <div className={styles.qr} data-printed>
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
              </div>
            )}
          </>
        )}
        {hasInvitations && (
          <LinkButton variant="soft" wide icon="users-round" to={hrefs.invites()}>
            {t('screens:Invites')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
