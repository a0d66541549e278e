import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { clientRelation } from '#src/domain/email-change/client-relation.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { onCodeRequest } from '#src/state/member/code-request.ts';
import { session } from '#src/state/session/session.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './GetCardOffer.module.css';

const ignore = (): void => undefined;

/** Whether the member's record, and with it the card, is under an address other than the signed-in one (R4.15). */
async function isUnderOtherEmail(email: string): Promise<boolean> {
  const client = (await loadMeta(database(), 'client'))?.value ?? null;
  return client !== null && clientRelation(client, email) !== 'current';
}

/** Replaces the card of a member who has none: its benefits and a link to get one (R1.7). */
export function GetCardOffer() {
  const { t } = useTranslation('profile');
  const { member } = useSnapshot(session);
  const email = member?.email ?? '';
  const isElsewhere = useStored(() => isUnderOtherEmail(email), [email]) ?? false;
  useEffect(() => onCodeRequest(ignore), []);
  return (
    <section className={`stack stack-tight ${styles.place}`}>
      <Icon name="credit-card" size={32} />
      <h2>{t(isElsewhere ? 'card.elsewhere' : 'card.none')}</h2>
      <p className={styles.text}>{t(isElsewhere ? 'card.elsewhereText' : 'card.noneText')}</p>
      {!isElsewhere && canWrite() && (
        <LinkButton to={hrefs.getCard()} wide>
          {t('card.get')}
        </LinkButton>
      )}
    </section>
  );
}
