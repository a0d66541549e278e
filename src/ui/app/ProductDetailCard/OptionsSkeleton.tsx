import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './ProductOptions.module.css';

/** The place of a product's options while its other variants are received; the first option mostly has pictures. */
export const OptionsSkeleton = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.coming}>
      <Skeleton width="5rem" height="1.3125rem" />
      <Skeleton shape="block" height={index === 0 && count > 1 ? '8.5rem' : '2.75rem'} />
    </div>
  ));
