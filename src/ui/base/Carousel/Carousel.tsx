import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Carousel.module.css';
import { CarouselArrow } from './CarouselArrow.tsx';
import { useSlides } from './use-slides.ts';

export interface Slide {
  readonly id: string;
  /** What is on it; its number is said without. */
  readonly label?: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** What the slides show together. */
  label: string;
  slides: readonly Slide[];
  /** The neighbours look in at both sides: for cards, not for pictures. */
  peek?: boolean;
}

/** With more of them the dots no longer fit beside the buttons, and the count alone tells. */
const MAX_DOTS = 6;

/**
 * Slides beside each other, one in sight: swiped, walked with the arrow keys or by two buttons. They
 * never move by themselves. One slide has no controls; without slides nothing is drawn.
 */
export function Carousel({ label, slides, peek = false }: CarouselProps) {
  const { t } = useTranslation('kit');
  const { current, goTo, track } = useSlides(slides.length);
  const total = slides.length;
  const position = (index: number) => t('carousel.position', { current: index + 1, total });
  const nameOf = ({ label: name }: Slide, index: number) =>
    name === undefined ? position(index) : `${name}, ${position(index)}`;
  if (total === 0) return null;
  if (total === 1)
    return (
      <div className={styles.alone} role="group" aria-label={label}>
        {slides[0]?.content}
      </div>
    );

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: total - 1 }[
      event.key
    ];
    // A key that is pressed in a slide's own control belongs to that control.
    if (target === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    goTo(target);
  };

  return (
    <div
      className={styles.carousel}
      role="group"
      aria-label={label}
      aria-roledescription={t('carousel.role')}
      data-peek={peek || undefined}
    >
      {/* A focused scroller has its keys from the browser; here they move by a slide, not by some pixels. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.track}
        role="group"
        aria-label={t('carousel.slides')}
        // The track scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...track}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            className={styles.slide}
            role="group"
            aria-roledescription={t('carousel.slide')}
            aria-label={nameOf(slide, index)}
          >
            {slide.content}
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <p className={styles.count} aria-live="polite">
          {position(current)} <VisuallyHidden>{slides[current]?.label}</VisuallyHidden>
        </p>
        {total <= MAX_DOTS && (
          <ol className={styles.dots}>
            {slides.map((slide, index) => (
              <li key={slide.id} aria-current={index === current || undefined}>
                <VisuallyHidden>{slide.label ?? position(index)}</VisuallyHidden>
              </li>
            ))}
          </ol>
        )}
        <CarouselArrow
          label={t('carousel.previous')}
          icon="chevron-left"
          isAtEnd={current === 0}
          onClick={() => goTo(current - 1)}
        />
        <CarouselArrow
          label={t('carousel.next')}
          icon="chevron-right"
          isAtEnd={current === total - 1}
          onClick={() => goTo(current + 1)}
        />
      </div>
    </div>
  );
}
