import styles from './Code.module.css';

/** Code that can be read and copied; a long line is broken, so that nothing has to be scrolled. */
export function Code({ text }: { text: string }) {
  return (
    <pre className={styles.code}>
      <code>{text}</code>
    </pre>
  );
}
