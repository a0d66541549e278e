import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '#src/brand/brand.ts';
import { CARD_TYPE, type Card } from '#src/domain/member/card.ts';
import { groupNumber } from '#src/domain/member/group-number.ts';
import { onCodeRequest } from '#src/state/member/code-request.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { LateQrCode, LateSaveCode } from '../late-codes.tsx';
import type { CardCondition } from './card-condition.ts';
import { CardPattern } from './CardPattern.tsx';
import styles from './LoyaltyCard.module.css';

interface LoyaltyCardProps {
  card: Card;
  condition: CardCondition;
  /** The member's full name. */
  name: string;
  brand: Brand;
}

/** The loyalty card, which flips to its code (R2.12). */
export function LoyaltyCard({ card, condition, name, brand }: LoyaltyCardProps) {
  const { t } = useTranslation('profile');
  const [isTurned, setIsTurned] = useState(false);
  const turnButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const number = groupNumber(card.cardNumber);
  const kind = card.typeId === CARD_TYPE.physical ? 'physical' : 'virtual';

  useEffect(
    () =>
      onCodeRequest(() => {
        setIsTurned(true);
        turnButton.current?.focus();
      }),
    [],
  );

  return (
    <section
      className={styles.place}
      aria-labelledby={titleId}
      data-printed={isTurned || undefined}
    >
      <h2 id={titleId}>
        <VisuallyHidden>{t('card.label')}</VisuallyHidden>
      </h2>
      <div className={styles.card} data-turned={isTurned || undefined} data-condition={condition}>
        <div className={styles.face} inert={isTurned}>
          <CardPattern brand={brand.name} />
          <div className={`wrapping-row ${styles.top}`}>
            <p className={`as-heading ${styles.brand}`} translate="no">
              {brand.title}
            </p>
            <p className={`row ${styles.condition}`}>{t(`card.status.${condition}`)}</p>
          </div>
          <div className={`stack stack-dense ${styles.bottom}`}>
            <p className={styles.kind}>{t(`card.${kind}`)}</p>
            <p className={styles.number}>
              <VisuallyHidden>{t('card.number')}</VisuallyHidden>{' '}
              <span translate="no">{number}</span>
            </p>
            <p className={`clamped small ${styles.name}`} translate="no">
              {name}
            </p>
          </div>
        </div>
        <div className={styles.back} inert={!isTurned}>
          <div className={styles.code}>
            {isTurned && <LateQrCode text={card.cardNumber} label={t('card.code', { number })} />}
          </div>
          <div className={`stack stack-tight ${styles.aside}`}>
            <p className={styles.backNumber} translate="no">
              {number}
            </p>
            <p className={`small ${styles.hint}`}>{t('card.codeHint')}</p>
          </div>
        </div>
        <button
          ref={turnButton}
          type="button"
          className={`touch-line small screen-only ${styles.turn}`}
          onClick={() => setIsTurned(!isTurned)}
        >
          {!isTurned && <Icon name="qr-code" size={20} />}
          <span>{t(isTurned ? 'card.hide' : 'card.show')}</span>
        </button>
      </div>
      {isTurned && (
        <div className={styles.save}>
          <LateSaveCode
            picture={{
              title: brand.title,
              lines: [name],
              form: 'qr',
              text: card.cardNumber,
              numbers: [number],
              name: 'card',
            }}
          />
        </div>
      )}
    </section>
  );
}
