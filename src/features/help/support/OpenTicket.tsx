import { useTranslation } from 'react-i18next';
import type { SupportTicket } from '#src/domain/support-ticket.ts';
import { currentBrand } from '#src/state/brand.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './TicketForm.module.css';
import { TicketCard } from './TicketCard.tsx';
import { phoneHref } from './phone-href.ts';

/** Replaces the form while a ticket of the same topic is open: the service takes one at a time (R2.27). */
export function OpenTicket({ ticket }: { ticket: SupportTicket }) {
  const { t } = useTranslation('help');
  const { supportPhone } = currentBrand();
  return (
    <div className={styles.fields}>
      <Alert
        title={t('support.open.title')}
        action={
          <LinkButton variant="outline" size="small" icon="phone" to={phoneHref(supportPhone)}>
            <span translate="no">{supportPhone}</span>
          </LinkButton>
        }
      >
        {t('support.open.text')}
      </Alert>
      <TicketCard ticket={ticket} level={3} />
    </div>
  );
}
