import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { CarouselArrow } from './CarouselArrow.tsx';
import { useSlides } from './use-slides.ts';
import hidden from '#src/ui/base/VisuallyHidden/VisuallyHidden.module.css';
import styles from './Carousel.module.css';

export interface Slide {
  readonly id: string;
  /** Accessible name of the slide; defaults to its number. */
  readonly label?: string;
  /** The label is a person's name: a translation of the page leaves it. */
  readonly isName?: boolean;
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string;
  /** In their order. */
  slides: readonly Slide[];
  /** Shows the edges of the neighbouring slides: for cards, not for pictures. */
  peek?: boolean;
  /**
   * Beside: next to the slides, at a distance that `--carousel-arrow-inset` sets; only the dots show the
   * position.
   */
  arrows?: 'below' | 'beside';
}

/** More dots do not fit beside the buttons; only the count is shown then. */
const MAX_DOTS = 6;

/** The `translate` attribute of a slide's label. */
const translateOf = (slide: Slide | undefined) => (slide?.isName ? 'no' : undefined);

/**
 * Slides, one visible at a time; swiping, arrow keys and two buttons move them, never a timer. One slide
 * has no controls; an empty list renders nothing.
 */
export function Carousel({ label, slides, peek = false, arrows = 'below' }: CarouselProps) {
  const { t } = useTranslation('kit');
  const { current, goTo, track } = useSlides(slides.length);
  const total = slides.length;
  const position = (index: number) => t('carousel.position', { current: index + 1, total });
  const nameOf = ({ label: name }: Slide, index: number) =>
    name === undefined ? position(index) : `${name}, ${position(index)}`;
  if (total === 0) return null;
  if (total === 1)
    return (
      <div className={styles.single} role="group" aria-label={label}>
        {slides[0]?.content}
      </div>
    );

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: total - 1 }[
      event.key
    ];
    // Keys pressed in a slide's own control belong to that control.
    if (target === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    goTo(target);
  };

  return (
    <div
      className={`stack stack-tight ${styles.carousel}`}
      role="group"
      aria-label={label}
      aria-roledescription={t('carousel.role')}
      data-peek={peek || undefined}
      data-arrows={arrows}
    >
      {/* The arrow keys move by a slide here, where the browser would scroll by some pixels. */}
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
      <div className={`row ${styles.controls}`}>
        <p
          className={arrows === 'beside' ? hidden.hidden : `muted small ${styles.count}`}
          aria-live="polite"
        >
          <span>{position(current)}</span>{' '}
          <VisuallyHidden>
            <span translate={translateOf(slides[current])}>{slides[current]?.label}</span>
          </VisuallyHidden>
        </p>
        {total <= MAX_DOTS && (
          <ol className={styles.dots}>
            {slides.map((slide, index) => (
              <li key={slide.id} aria-current={index === current || undefined}>
                <VisuallyHidden>
                  <span translate={translateOf(slide)}>{slide.label ?? position(index)}</span>
                </VisuallyHidden>
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
