import styles from './Code.module.css';

/** Code with a copyable text; long lines wrap instead of scrolling. */
export function Code({ text }: { text: string }) {
  return (
    <pre className={`small ${styles.code}`}>
      <code>{text}</code>
    </pre>
  );
}
