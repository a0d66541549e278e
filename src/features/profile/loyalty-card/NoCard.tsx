import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { onCodeRequest } from '#src/state/code-request.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './NoCard.module.css';

const ignore = (): void => undefined;

/** Replaces the card of a member who has none: its benefits and a link to get one (R1.7). */
export function NoCard() {
  const { t } = useTranslation('profile');
  useEffect(() => onCodeRequest(ignore), []);
  return (
    <section className={styles.place}>
      <Icon name="credit-card" size={32} />
      <h2>{t('card.none')}</h2>
      <p className={styles.text}>{t('card.noneText')}</p>
      <LinkButton to={hrefs.getCard()} wide>
        {t('card.get')}
      </LinkButton>
    </section>
  );
}
