import { useRef, useState, type RefObject } from 'react';

interface Slides {
  /** The slide in sight, from 0. */
  readonly current: number;
  readonly goTo: (index: number) => void;
  /** What the scrolled element gets. */
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

/** The slide whose middle is nearest to the track's. */
function slideInSight(track: Element): number {
  const distances = [...track.children].map((slide) => Math.abs(middleOf(slide) - middleOf(track)));
  return distances.indexOf(Math.min(...distances));
}

/** Which of `count` slides is in sight, however it came there, and the way to another. */
export function useSlides(count: number): Slides {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  /** Where a press scrolls to: until it is reached, slides that pass by do not count. */
  const goal = useRef<number | null>(null);

  const settle = () => {
    goal.current = null;
    if (ref.current) setIndex(slideInSight(ref.current));
  };
  const onScroll = () => {
    if (!ref.current) return;
    const inSight = slideInSight(ref.current);
    if (goal.current !== null && goal.current !== inSight) return;
    goal.current = null;
    setIndex(inSight);
  };
  const goTo = (wanted: number) => {
    const track = ref.current;
    const target = Math.min(count - 1, Math.max(0, wanted));
    const slide = track?.children[target];
    if (!track || !slide) return;
    goal.current = target;
    setIndex(target);
    // The style sheet says whether it glides there.
    track.scrollTo({ left: track.scrollLeft + middleOf(slide) - middleOf(track) });
  };
  const letGo = () => {
    goal.current = null;
  };
  return {
    current: Math.min(index, Math.max(0, count - 1)),
    goTo,
    track: { ref, onScroll, onScrollEnd: settle, onPointerDown: letGo, onWheel: letGo },
  };
}
