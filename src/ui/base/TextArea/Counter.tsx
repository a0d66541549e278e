import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './TextArea.module.css';

/** Numbers of remaining characters at which a screen reader announces the limit. */
const STEPS = [5, 10, 20];
/** Share of the limit that is left when the counter appears; of a short limit `STEPS` begin sooner. */
const NEAR = 0.1;

interface CounterProps {
  /** Id of the text with the limit, for the control's description. */
  limitId: string;
  /** Characters typed. */
  used: number;
  /** Longest length, in characters. */
  max: number;
}

/** Used and available characters: shown and announced only near the limit. */
export function Counter({ limitId, used, max }: CounterProps) {
  const { t } = useTranslation('kit');
  const { number } = useFormat();
  const left = Math.max(0, max - used);
  const step = STEPS.find((candidate) => left <= candidate && candidate < max);
  const isNear = left <= Math.max(max * NEAR, ...STEPS) && used > 0;
  const nearTheEnd = step === undefined ? '' : t('textArea.left', { left: number(step) });
  return (
    <div className={styles.counter} data-full={left === 0 || undefined}>
      {isNear && (
        <span aria-hidden>{t('textArea.count', { used: number(used), max: number(max) })}</span>
      )}
      <VisuallyHidden>
        <span id={limitId}>{t('textArea.limit', { count: max, max: number(max) })}</span>
        <span role="status">{left === 0 ? t('textArea.full') : nearTheEnd}</span>
      </VisuallyHidden>
    </div>
  );
}
