import Dexie from 'dexie';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { database } from '#src/data/db/area/database.ts';
import { forgetPhoneVerification } from '#src/data/db/phone-verification.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { storeAnnouncedBonus } from '#src/data/db/welcome-bonus.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { selectCards } from '#src/domain/member/card.ts';
import type { PhoneVerification } from '#src/domain/member/phone-verification.ts';
import type { Operation } from '#src/domain/operations/operation.ts';
import type { screens } from '#src/i18n/ru/app/screens.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { forgetWantedScreen, loadWantedScreen } from '#src/platform/stored/wanted-screen.ts';
import { member } from '#src/state/member/member.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './CardReady.module.css';

/** The welcome bonus that came with the card; undefined when it was credited before. */
const loadBonus = (afterId: number): Promise<Operation | undefined> =>
  database()
    .operations.where('[type+id]')
    .between(['WELCOME', afterId], ['WELCOME', Dexie.maxKey], false)
    .last();

/** Where each piece lands, in rem from the middle: to the right, down. */
const CONFETTI = [
  [-9.5, -5],
  [-6, -7],
  [-3, -6.5],
  [0.5, -7.2],
  [4, -6.6],
  [7, -6.9],
  [9.6, -4.8],
  [9.9, -1],
  [9.4, 4],
  [6, 6.8],
  [1, 7.2],
  [-5, 6.9],
  [-9.4, 4.4],
  [-10, 0],
] as const;

/** The card is there: its number, the welcome bonus, and where to go (R1.3, R2.28). */
export function CardReady({ verification }: { verification: PhoneVerification }) {
  const { t } = useTranslation(['card', 'screens']);
  const format = useFormat();
  const [wanted] = useState(loadWantedScreen);
  const { cards, info } = useSnapshot(member);
  const lastOperationId = verification.lastOperationId ?? 0;
  const bonus = useStored(() => loadBonus(lastOperationId), [lastOperationId]);
  const bonusId = bonus?.id;
  // This screen announces the bonus: no dialog does so afterwards (R4.12).
  useEffect(() => {
    if (bonusId !== undefined) void storeAnnouncedBonus(bonusId).catch(() => undefined);
  }, [bonusId]);
  const balance = info?.balance ?? null;
  const { physical } = selectCards(cards);
  // The verification outlives a reload and is deleted when the member leaves the screen.
  useEffect(
    () => () => {
      if (location.pathname.endsWith(hrefs.verifyPhone())) return;
      forgetWantedScreen();
      void forgetPhoneVerification();
    },
    [],
  );

  return (
    <div className="column">
      <div className={`stack stack-close ${styles.ready}`}>
        <div className={styles.celebration}>
          <div className={styles.confetti} aria-hidden="true">
            {CONFETTI.map(([x, y]) => (
              <span key={x} style={{ '--x': `${x}rem`, '--y': `${y}rem` }} />
            ))}
          </div>
          <div className={`stack ${styles.card}`}>
            <p className={`as-heading ${styles.brand}`} translate="no">
              {currentBrand().title}
            </p>
            <p className={styles.number} translate="no">
              {physical?.cardNumber.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}
            </p>
            <p className={`small ${styles.name}`} translate="no">
              {info?.fullName}
            </p>
          </div>
        </div>
        <ScreenTitle>{t('ready.title')}</ScreenTitle>
        {bonus && bonus.amount > 0 && (
          <p className={styles.bonus}>
            <strong className={`as-heading ${styles.amount}`}>
              {t('ready.bonus', { coins: format.coins(bonus.amount) })}
            </strong>
            <span>{t('ready.bonusText')}</span>
          </p>
        )}
        <p className="muted">
          {balance !== null && (
            <span>{`${t('ready.balance', { coins: format.coins(balance) })}. `}</span>
          )}
          <span>{t('ready.text')}</span>
        </p>
        <div className={`stack stack-close ${styles.actions}`}>
          {wanted && (
            <LinkButton to={wanted.to} icon="arrow-right" wide>
              {t('ready.wanted', { screen: t(`screens:${wanted.name as keyof typeof screens}`) })}
            </LinkButton>
          )}
          <LinkButton
            to={hrefs.catalog()}
            variant={wanted ? 'soft' : 'primary'}
            icon="shopping-bag"
            wide
          >
            {t('ready.catalog')}
          </LinkButton>
          <LinkButton to={hrefs.invites()} variant="soft" icon="user-plus" wide>
            {t('ready.invite')}
          </LinkButton>
          <LinkButton to={hrefs.profile()} variant="outline" icon="credit-card" wide>
            {t('ready.profile')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
