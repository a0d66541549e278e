import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { member } from '#src/state/member/member.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './OwnerBar.module.css';

/** Other bars that stick to the top edge begin below this one, whatever its height. */
const HEIGHT = '--owner-bar-height';

interface OwnerBarProps {
  /** What stands for the name until it is known. */
  label: string;
  onLeave: () => void;
}

/** Whose area this is, that nothing can be changed in it, and the way out: always in sight (R6.3). */
export function OwnerBar({ label, onLeave }: OwnerBarProps) {
  const { t } = useTranslation('viewing');
  const name = useSnapshot(member).info?.fullName;
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(HEIGHT, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);

  return (
    <section ref={bar} className={styles.bar} aria-label={t('region')}>
      <div className={`column column-grid ${styles.row}`}>
        <Icon name="eye" />
        <p className={`small wrapping-row ${styles.text}`}>
          <strong className="breakable" translate="no">
            {name ? name : label}
          </strong>
          <span>{t('readOnly')}</span>
        </p>
        <Button size="small" variant="outline" aria-label={t('leaveView')} onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </section>
  );
}
