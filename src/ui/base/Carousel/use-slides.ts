import { useRef, useState, type RefObject } from 'react';

interface Slides {
  /** Index of the visible slide. */
  readonly current: number;
  readonly goTo: (index: number) => void;
  /** Properties of the scrolling element. */
  readonly track: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onScroll: () => void;
    readonly onScrollEnd: () => void;
    readonly onPointerDown: () => void;
    readonly onWheel: () => void;
  };
}

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** The slide whose centre is nearest to the centre of the track. */
function visibleSlide(track: Element): number {
  const distances = [...track.children].map((slide) => Math.abs(middleOf(slide) - middleOf(track)));
  return distances.indexOf(Math.min(...distances));
}

/** Tracks which of `count` slides is visible, whatever scrolled the track, and scrolls to a slide. */
export function useSlides(count: number): Slides {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  /** Target of a running scroll: slides passed on the way are ignored. */
  const target = useRef<number | null>(null);

  const finishScroll = () => {
    target.current = null;
    if (ref.current) setIndex(visibleSlide(ref.current));
  };
  const onScroll = () => {
    if (!ref.current) return;
    const visible = visibleSlide(ref.current);
    if (target.current !== null && target.current !== visible) return;
    target.current = null;
    setIndex(visible);
  };
  const goTo = (wanted: number) => {
    const track = ref.current;
    const next = Math.min(count - 1, Math.max(0, wanted));
    const slide = track?.children[next];
    if (!track || !slide) return;
    target.current = next;
    setIndex(next);
    // The style sheet decides whether it scrolls smoothly.
    track.scrollTo({ left: track.scrollLeft + middleOf(slide) - middleOf(track) });
  };
  const cancelScroll = () => {
    target.current = null;
  };
  return {
    current: Math.min(index, Math.max(0, count - 1)),
    goTo,
    track: {
      ref,
      onScroll,
      onScrollEnd: finishScroll,
      onPointerDown: cancelScroll,
      onWheel: cancelScroll,
    },
  };
}
