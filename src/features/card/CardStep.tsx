import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useFormat } from '#src/i18n/use-format.ts';
import { member } from '#src/state/member/member.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CardStep.module.css';

interface CardStepProps {
  current: 'form' | 'code' | 'card';
  /** False for a phone that is verified already. */
  hasCode?: boolean;
  children: Elements;
}

/** A step of the way to the card, with all steps: above it on a phone, beside it where there is room. */
export function CardStep({ current, hasCode = true, children }: CardStepProps) {
  return (
    <div className={`stack ${styles.way}`}>
      <Steps {...{ current, hasCode }} />
      <div className={styles.main}>{children}</div>
    </div>
  );
}

/** All steps, with the current one marked. */
function Steps({ current, hasCode }: Required<Pick<CardStepProps, 'current' | 'hasCode'>>) {
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
          className={`stack stack-tight ${styles.step}`}
          data-state={index < reached ? 'done' : index === reached ? 'current' : 'coming'}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < reached ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <div>
            <p className={`muted small ${styles.name}`}>
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
