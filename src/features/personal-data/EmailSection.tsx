import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './PersonalData.module.css';

/** Whether a new address was requested, here or by the manager. */
const isChanging = (client: BusClient): boolean =>
  client.is_client_email_confirmed ||
  client.change_client_email !== null ||
  client.change_b24_email !== null;

/** The e-mail, and the way to its change (R4.14). */
export function EmailSection({ client }: { client: BusClient }) {
  const { t } = useTranslation('card');
  const titleId = useId();
  const isRunning = isChanging(client);
  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack">
        <div className="stack stack-tight">
          <h2 id={titleId}>{t('data.email')}</h2>
          <p className={styles.value} translate="no">
            {client.email}
          </p>
          <p className="muted small">{t(isRunning ? 'data.emailRunning' : 'data.emailHint')}</p>
        </div>
        {canWrite() && (
          <div className={`stack stack-tight ${styles.actions}`}>
            <LinkButton to={hrefs.emailChange()} variant="outline" icon="mail">
              {t(isRunning ? 'data.emailOpen' : 'data.emailChange')}
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  );
}
