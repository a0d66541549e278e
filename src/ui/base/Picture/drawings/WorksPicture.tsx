import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

const TEETH = [0, 45, 90, 135];

/** A gear that turns around a coin, and a wrench. */
export function WorksPicture() {
  return (
    <Ground>
      <g className={styles.turn}>
        {TEETH.map((angle) => (
          <rect
            key={angle}
            className={styles.brand}
            x="94"
            y="34"
            width="24"
            height="112"
            rx="8"
            transform={`rotate(${angle} 106 90)`}
          />
        ))}
        <circle className={styles.brand} cx="106" cy="90" r="44" />
        <circle className={styles.deep} cx="106" cy="90" r="27" />
      </g>
      <circle className={styles.spark} cx="106" cy="90" r="17" />
      <path
        className={styles.inkLine}
        d="m106 81 3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1Z"
        strokeWidth="3"
      />
      <g transform="rotate(38 176 96)">
        <rect className={styles.paper} x="168" y="82" width="16" height="76" rx="8" />
        <path
          className={styles.paper}
          d="M154 63a22 22 0 0 1 14-20v16l8 8 8-8V43a22 22 0 0 1 0 41h-16a22 22 0 0 1-14-21Z"
        />
        <circle className={styles.shade} cx="176" cy="146" r="4" />
      </g>
    </Ground>
  );
}
