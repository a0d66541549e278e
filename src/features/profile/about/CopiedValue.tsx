import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from '../use-copy.ts';
import styles from './About.module.css';

/** A value with its copy button; where the browser refuses to copy, the value is selected (R8.6). */
export function CopiedValue({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation(['details', 'common']);
  const text = useRef<HTMLSpanElement>(null);
  const { state, copy } = useCopy(value);
  const onCopy = async (): Promise<void> => {
    if ((await copy()) === 'failed' && text.current)
      getSelection()?.selectAllChildren(text.current);
  };
  return (
    <>
      <span ref={text} className={styles.text} translate="no">
        {value}
      </span>
      <button type="button" className={styles.copy} onClick={() => void onCopy()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={20} />
        <VisuallyHidden>{t('about.copy', { label: `${label} ${value}` })}</VisuallyHidden>
      </button>
      <span className={styles.outcome} data-failed={state === 'failed' || undefined} role="status">
        {state === 'copied' && <VisuallyHidden>{t('common:copied')}</VisuallyHidden>}
        <span>{state === 'failed' && t('about.copyFailed')}</span>
      </span>
    </>
  );
}
