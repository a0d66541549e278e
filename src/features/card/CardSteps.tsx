import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { currentBrand } from '#src/state/brand.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CardSteps.module.css';

interface CardStepsProps {
  /** 0 form, 1 code, 2 card. */
  current: 0 | 1 | 2;
}

/** The way to the card: where the member is and what comes. */
export function CardSteps({ current }: CardStepsProps) {
  const { t } = useTranslation(['card', 'kit']);
  const format = useFormat();
  const steps = [
    { name: t('steps.form'), text: t('steps.formText') },
    { name: t('steps.code'), text: t('steps.codeText') },
    {
      name: t('steps.card'),
      text: t('steps.cardText', { coins: format.coins(currentBrand().welcomeBonus) }),
    },
  ];
  return (
    <ol className={styles.steps} aria-label={t('steps.title')}>
      {steps.map(({ name, text }, index) => (
        <li
          key={name}
          className={styles.step}
          data-state={index < current ? 'done' : index === current ? 'current' : 'coming'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < current ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <div>
            <p className={styles.name}>
              <span>{name}</span>
              {index < current && (
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
