import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import type { Appearance, Width } from './appearance.ts';
import type { DocPage } from './sections.ts';
import { useTitle } from './use-title.ts';
import styles from './DeviceFrame.module.css';

interface DeviceFrameProps {
  path: string;
  page: DocPage;
  appearance: Appearance;
}

const FRAME = '/my/documentation/iframe';

/** Screen heights of devices of these widths, in CSS pixels, so that viewport heights apply in the frame. */
const HEIGHTS: Readonly<Record<Width, number>> = { 0: 0, 320: 640, 768: 1024, 1440: 900 };

/** A page in a frame of a device's size. */
export function DeviceFrame({ path, page, appearance }: DeviceFrameProps) {
  const title = page.title;
  useTitle(title);
  const { brand, theme, lang, width } = appearance;
  const query = new URLSearchParams({ page: path, brand, theme, lang });

  return (
    <div className={`stack stack-loose ${styles.view}`}>
      <ScreenTitle>{title}</ScreenTitle>
      {/* A scrollable region must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.desk} role="region" tabIndex={0} aria-label={`${width} px`}>
        <iframe
          key={query.toString()}
          className={styles.frame}
          style={{ '--frame-width': `${width}px`, '--frame-height': `${HEIGHTS[width]}px` }}
          title={`${title}, ${width} px`}
          src={`${FRAME}?${query}`}
        />
      </div>
    </div>
  );
}
