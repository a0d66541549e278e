import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { phoneHref } from '#src/domain/hrefs.ts';
import type { Manager } from '#src/domain/member/member.ts';
import { groupPhone } from '#src/domain/person/phone-text.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { managerChat } from '#src/state/member/manager-chat.ts';
import { member } from '#src/state/member/member.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './ManagerCard.module.css';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

/** The member's personal manager with ways to reach them (R2.12). */
export function ManagerCard({ manager }: { manager: Manager | null }) {
  const { t } = useTranslation('details');
  const titleId = useId();
  const chat = managerChat(useSnapshot(member));
  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack">
        <h2 id={titleId}>{t('manager.title')}</h2>
        {manager === null && <p className="muted">{t('manager.none')}</p>}
        {manager && (
          <div className={`row ${styles.person}`}>
            <span className={`centred ${styles.initials}`} aria-hidden="true" translate="no">
              {initials(manager.name)}
            </span>
            <div className="breakable">
              <p className={styles.name} translate="no">
                {manager.name}
              </p>
              {manager.phone !== null && (
                <p className="muted small" translate="no">
                  {groupPhone(manager.phone)}
                </p>
              )}
              {manager.email !== null && <p className="muted small">{manager.email}</p>}
            </div>
          </div>
        )}
        {manager && canWrite() && (
          <div className={`wrapping-row ${styles.actions}`}>
            {manager.phone !== null && (
              <LinkButton variant="soft" size="small" to={phoneHref(manager.phone)}>
                {t('manager.call')}
              </LinkButton>
            )}
            {manager.email !== null && (
              <LinkButton variant="soft" size="small" to={`mailto:${manager.email}`}>
                {t('manager.write')}
              </LinkButton>
            )}
            {chat !== null && (
              <LinkButton variant="soft" size="small" to={chat}>
                {t('manager.chat')}
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
