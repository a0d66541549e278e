import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { keepScreenAwake } from '#src/platform/page/wake-lock.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { CameraNotice } from './CameraNotice.tsx';
import { TargetFrame } from './TargetFrame.tsx';
import { Tools, type ToolsProps } from './Tools.tsx';
import styles from './Viewfinder.module.css';

interface ViewfinderProps extends ToolsProps {
  /** Container of the camera picture. */
  container: RefObject<HTMLDivElement | null>;
  /** Number of codes read so far. */
  count: number;
}

/** The camera picture with its overlays: back link, target frame, reason of a missing picture, tools. */
export function Viewfinder({ container, control, count, onText, onPhoto }: ViewfinderProps) {
  const { t } = useTranslation(['scan', 'screens']);
  const { status } = control;
  const isOn = status.kind === 'on';
  useEffect(() => (isOn ? keepScreenAwake() : undefined), [isOn]);

  return (
    <section
      className={styles.viewfinder}
      data-brand={currentBrand().name}
      data-theme="dark"
      aria-labelledby={SCREEN_TITLE_ID}
    >
      <div ref={container} className={styles.camera} data-on={isOn || undefined} />
      <div className={styles.top}>
        <Link className={`centred ${styles.back}`} to={hrefs.orders()} aria-label={t('back')}>
          <Icon name="arrow-left" />
        </Link>
        <h1 id={SCREEN_TITLE_ID} className={styles.title} tabIndex={-1}>
          {t('screens:Scan')}
        </h1>
      </div>
      {isOn ? (
        <TargetFrame count={count} />
      ) : (
        <CameraNotice status={status} onStart={control.start} />
      )}
      <Tools control={control} onText={onText} onPhoto={onPhoto} />
    </section>
  );
}
