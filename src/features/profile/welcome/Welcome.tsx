import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './Welcome.module.css';

/**
 * What comes next for a member without a physical card, in place of what only a card opens.
 * @param props.balance coins; the welcome bonus comes once, to a member who has none
 */
export function Welcome({ balance }: { balance: number | null }) {
  const { t } = useTranslation(['details', 'profile']);
  const format = useFormat();
  const titleId = useId();
  const hasCoins = balance !== null && balance > 0;
  const coins = format.coins(hasCoins ? balance : currentBrand().welcomeBonus);
  const steps = ['form', hasCoins ? 'waiting' : 'bonus', 'friends'] as const;
  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack">
        <h2 id={titleId}>{t('welcome.title')}</h2>
        <ol className={`stack ${styles.steps}`}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              <p className={styles.name}>{t(`welcome.${step}`, { coins })}</p>
              <p className="muted small">{t(`welcome.${step}Text`)}</p>
            </li>
          ))}
        </ol>
        <LinkButton to={hrefs.getCard()} icon="credit-card" wide>
          {t('profile:card.get')}
        </LinkButton>
      </div>
    </Card>
  );
}
