import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { keepScreenAwake } from '#src/platform/wake-lock.ts';
import { currentBrand } from '#src/state/brand.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { Aim } from './Aim.tsx';
import { CameraNotice } from './CameraNotice.tsx';
import type { PhotoProblem } from './PhotoState.tsx';
import { Tools } from './Tools.tsx';
import type { CameraControl } from './use-camera.ts';
import styles from './Viewfinder.module.css';

interface ViewfinderProps {
  /** Where the camera's picture goes. */
  stage: RefObject<HTMLDivElement | null>;
  control: CameraControl;
  /** Codes read so far. */
  count: number;
  onText: (text: string) => void;
  onPhoto: (state: PhotoProblem | 'reading' | null) => void;
}

/** The camera's picture with what lies over it: the way back, the frame, why it is dark, the tools. */
export function Viewfinder({ stage, control, count, onText, onPhoto }: ViewfinderProps) {
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
      <div ref={stage} className={styles.stage} data-on={isOn || undefined} />
      <div className={styles.top}>
        <Link className={styles.back} to={hrefs.orders()} aria-label={t('back')}>
          <Icon name="arrow-left" />
        </Link>
        <h1 id={SCREEN_TITLE_ID} className={styles.title} tabIndex={-1}>
          {t('screens:Scan')}
        </h1>
      </div>
      {isOn ? <Aim count={count} /> : <CameraNotice status={status} onStart={control.start} />}
      <Tools control={control} onText={onText} onPhoto={onPhoto} />
    </section>
  );
}
