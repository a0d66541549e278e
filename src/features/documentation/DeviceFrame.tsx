import { useRef, useState } from 'react';
import { useSay } from '#src/i18n/bilingual.ts';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './DeviceFrame.module.css';
import type { Look } from './look.ts';
import type { DocPage } from './sections.ts';

interface DeviceFrameProps {
  path: string;
  page: DocPage;
  look: Look;
}

const BASE = '/my/documentation/iframe';

/** A page in a frame as wide as a device and as high as its content. */
export function DeviceFrame({ path, page, look }: DeviceFrameProps) {
  const say = useSay();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const { brand, theme, lang, width } = look;
  const query = new URLSearchParams({ page: path, brand, theme, lang });

  // The frame is of this origin: its content is measured when it came and whenever it grows.
  const follow = () => {
    const content = frame.current?.contentDocument?.getElementById('root');
    if (!content) return;
    new ResizeObserver(() => setHeight(content.scrollHeight)).observe(content);
  };

  return (
    <div className={styles.view}>
      <ScreenTitle>{say(page.title)}</ScreenTitle>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.desk} role="region" tabIndex={0} aria-label={`${width} px`}>
        <iframe
          ref={frame}
          key={query.toString()}
          className={styles.frame}
          style={{ '--frame-width': `${width}px`, '--frame-height': `${height}px` }}
          title={`${say(page.title)}, ${width} px`}
          src={`${BASE}?${query}`}
          onLoad={follow}
        />
      </div>
    </div>
  );
}
