import styles from './Swatch.module.css';

/** A colour with its token and its value in the shown brand and theme. */
export function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <li className={styles.swatch}>
      <span className={styles.colour} style={{ '--swatch': `var(${name})` }} />
      <code className={styles.name}>{name.replace('--color-', '').replace('--', '')}</code>
      <code className="muted">{value}</code>
    </li>
  );
}
