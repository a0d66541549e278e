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

/** Groups digits from the right, as in amounts; `from` is the group's position in the number. */
function groupsOfThree(id: number): readonly { from: number; digits: string }[] {
  const digits = String(id);
  const first = digits.length % 3 || 3;
  const groups = [{ from: 0, digits: digits.slice(0, first) }];
  for (let from = first; from < digits.length; from += 3) {
    groups.push({ from, digits: digits.slice(from, from + 3) });
  }
  return groups;
}
