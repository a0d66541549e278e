import { useEffect, useRef, useState } from 'react';
import { isInView } from '#src/platform/first-paint/in-view.ts';
import { nextFrame } from '#src/platform/first-paint/next-frame.ts';
import { isContentShown, untilContentShown } from '#src/sync/loop/content-shown.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';

interface BelowProps {
  /** About that of the children. */
  height: string;
  children: Elements;
}

/** Draws what lies below the first viewport of a start after the content in it; in the window at once. */
export function Below({ height, children }: BelowProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(isContentShown);
  useEffect(() => {
    if (isDrawn) return;
    let isGone = false;
    const draw = () => {
      if (!isGone) setDrawn(true);
    };
    void untilContentShown().then(draw);
    void nextFrame().then(() => {
      if (place.current && isInView(place.current)) draw();
    });
    return () => {
      isGone = true;
    };
  }, [isDrawn]);
  if (isDrawn) return children;
  return (
    <div ref={place}>
      <Skeleton shape="block" height={height} />
    </div>
  );
}
