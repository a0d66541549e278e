import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useFormat } from '#src/i18n/use-format.ts';
import { currentBrand } from '#src/state/brand.ts';
import { member } from '#src/state/member.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CardSteps.module.css';

interface CardStepsProps {
  current: 'form' | 'code' | 'card';
  /** False for a phone that is verified already. */
  hasCode?: boolean;
}

/** The way to the card: where the member is and what comes. */
export function CardSteps({ current, hasCode = true }: CardStepsProps) {
  const { t } = useTranslation(['card', 'kit']);
  const format = useFormat();
  // The welcome bonus comes once, with the first coins.
  const isBonusDue = (useSnapshot(member).info?.balance ?? 0) === 0;
  const coins = format.coins(currentBrand().welcomeBonus);
  const steps = [
    { step: 'form', name: t('steps.form'), text: t('steps.formText') },
    ...(hasCode ? [{ step: 'code', name: t('steps.code'), text: t('steps.codeText') }] : []),
    isBonusDue
      ? { step: 'card', name: t('steps.card'), text: t('steps.cardText', { coins }) }
      : { step: 'card', name: t('steps.cardAlone'), text: t('steps.cardAloneText') },
  ];
  const reached = steps.findIndex(({ step }) => step === current);
  return (
    <ol className={styles.steps} aria-label={t('steps.title')}>
      {steps.map(({ name, text }, index) => (
        <li
          key={name}
          className={styles.step}
          data-state={index < reached ? 'done' : index === reached ? 'current' : 'coming'}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < reached ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <div>
            <p className={styles.name}>
              <span>{name}</span>
              {index < reached && (
                <VisuallyHidden>{` (${t('kit:orderHistory.done')})`}</VisuallyHidden>
              )}
            </p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
