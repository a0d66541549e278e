import { groupsOfThree } from './groups-of-three.ts';
import styles from './PickupNumber.module.css';

interface PickupNumberProps {
  readonly ids: readonly number[];
}

/** The numbers to read out or copy: shown in groups of three, copied as plain digits. */
export function PickupNumber({ ids }: PickupNumberProps) {
  const digits = Math.max(...ids.map((id) => String(id).length));
  return (
    <ul
      className={styles.list}
      translate="no"
      data-many={ids.length > 1 || undefined}
      style={{ '--digits': digits }}
    >
      {ids.map((id) => (
        <li key={id} className={styles.number}>
          {groupsOfThree(id).map(({ from, digits }) => (
            <span key={from} className={styles.group}>
              {digits}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
