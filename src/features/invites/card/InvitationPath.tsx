import { PATH_STEPS } from './status-look.ts';
import styles from './InvitationPath.module.css';

const STEPS = Array.from({ length: PATH_STEPS }, (_, index) => index + 1);

/** How far the friend has come; decorative, because the sentence below says the same. */
export function InvitationPath({ step }: { step: number }) {
  return (
    <span className={styles.path} data-done={step === PATH_STEPS || undefined} aria-hidden="true">
      {STEPS.map((one) => (
        <span key={one} className={styles.step} data-reached={one <= step || undefined} />
      ))}
    </span>
  );
}
