import { useTranslation } from 'react-i18next';
import type { ChangeBranch } from '#src/domain/email-change/change-branch.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Stepper.module.css';

/** The steps of a change in their order: request, code, approval, sign-in with the new address. */
const STEPS = ['address', 'code', 'approval', 'signIn'] as const;

const CURRENT: Readonly<Partial<Record<ChangeBranch, (typeof STEPS)[number]>>> = {
  none: 'address',
  pending: 'code',
  expired: 'code',
  confirmed: 'approval',
  refused: 'approval',
  approved: 'signIn',
};

/**
 * Where the member is in the change, and what is still to come (R4.14); a refused change has no sign-in. Nothing
 * where the member has nothing to do next: the manager changes the address, or the attempts are used up.
 */
export function Stepper({ branch }: { branch: ChangeBranch }) {
  const { t } = useTranslation(['email', 'kit']);
  const current = CURRENT[branch];
  if (!current) return null;
  const steps = branch === 'refused' ? STEPS.slice(0, -1) : STEPS;
  const reached = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((step, index) => {
        const state = index < reached ? 'done' : index === reached ? 'current' : 'coming';
        return (
          <li
            key={step}
            className={`muted ${styles.step}`}
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
