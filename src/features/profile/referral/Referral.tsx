import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { openDialog } from '#src/state/page/dialogs.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { ReferralLink } from './ReferralLink.tsx';
import { ShareButton } from './ShareButton.tsx';
import styles from './ReferralStats.module.css';

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
  const { t } = useTranslation(['details', 'screens']);
  const format = useFormat();
  const titleId = useId();

  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack stack-close">
        <div className="title-line">
          <h2 id={titleId}>{t('referral.title')}</h2>
          {hasInvitations && (
            <LinkButton variant="quiet" size="small" to={hrefs.invites()}>
              {t('screens:Invites')}
            </LinkButton>
          )}
        </div>
        <p className="muted">{t('referral.text')}</p>
        <dl className={`wrapping-row ${styles.stats}`}>
          {(['registrations', 'payments'] as const).map((name) => (
            <div key={name} className={styles.stat}>
              <dt>{t(`referral.${name}`)}</dt>
              <dd>{format.number({ registrations, payments }[name])}</dd>
            </div>
          ))}
        </dl>
        {link === null ? (
          <p className="muted small">{t('referral.none')}</p>
        ) : (
          <>
            <ReferralLink link={link}>
              <ShareButton link={link} programme={programme} />
              <Button variant="soft" icon="qr-code" onClick={() => openDialog('invite')}>
                <VisuallyHidden>{t('referral.showQr')}</VisuallyHidden>
              </Button>
            </ReferralLink>
          </>
        )}
      </div>
    </Card>
  );
}
