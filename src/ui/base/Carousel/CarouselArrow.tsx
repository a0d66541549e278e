import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './Carousel.module.css';

interface CarouselArrowProps {
  label: string;
  icon: IconName;
  /** The last slide in this direction: the button keeps its position and focus and does nothing. */
  isAtEnd: boolean;
  onClick: () => void;
}

/** One of the two buttons of a carousel. */
export function CarouselArrow({ label, icon, isAtEnd, onClick }: CarouselArrowProps) {
  return (
    <button
      type="button"
      className={`centred surface ${styles.arrow}`}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onClick}
    >
      <Icon name={icon} title={label} />
    </button>
  );
}
