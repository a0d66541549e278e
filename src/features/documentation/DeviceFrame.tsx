import { useSay } from '#src/i18n/bilingual.ts';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './DeviceFrame.module.css';
import type { Look, Width } from './look.ts';
import type { DocPage } from './sections.ts';
import { useTitle } from './use-title.ts';

interface DeviceFrameProps {
  path: string;
  page: DocPage;
  look: Look;
}

const FRAME = '/my/documentation/iframe';

/** Heights of devices of these widths, in CSS pixels: what is high as the window is as high as there. */
const HEIGHTS: Readonly<Record<Width, number>> = { 0: 0, 320: 640, 768: 1024, 1440: 900 };

/** A page in a frame of a device's size. */
export function DeviceFrame({ path, page, look }: DeviceFrameProps) {
  const say = useSay();
  const title = say(page.title);
  useTitle(title);
  const { brand, theme, lang, width } = look;
  const query = new URLSearchParams({ page: path, brand, theme, lang });

  return (
    <div className={styles.view}>
      <ScreenTitle>{title}</ScreenTitle>
      {/* A region that scrolls must be reachable by keyboard. */}
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
