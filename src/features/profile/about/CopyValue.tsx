import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from '../use-copy.ts';
import styles from './About.module.css';

/** Copies one value; where the browser refuses, the value stays selectable. */
export function CopyValue({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation(['profile', 'common']);
  const { state, copy } = useCopy(value);
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} size={20} />
      <VisuallyHidden>
        <span role="status">{state === 'copied' ? t('common:copied') : ''}</span>
        {t('about.copy', { label: `${label} ${value}` })}
      </VisuallyHidden>
    </button>
  );
}
