import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import type { ChangeTrack } from './change-steps.ts';
import styles from './Stepper.module.css';

/** Where the member is in the change, and what is still to come (R4.14). */
export function Stepper({ track: { steps, current } }: { track: ChangeTrack }) {
  const { t } = useTranslation(['email', 'kit']);
  const reached = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((step, index) => {
        const state = index < reached ? 'done' : index === reached ? 'current' : 'coming';
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span>{t(`steps.${step}`)}</span>
            <VisuallyHidden>{`, ${t(`kit:orderHistory.${state}`)}`}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
