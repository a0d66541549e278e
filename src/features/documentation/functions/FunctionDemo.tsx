import { useId, type ReactNode } from 'react';
import styles from './FunctionDemo.module.css';

interface FunctionDemoProps {
  /** The function as one calls it. */
  name: string;
  /** What it does, one sentence. */
  meaning: string;
  /** Live inputs. */
  children: ReactNode;
  /** What it gives for them. */
  result: ReactNode;
}

/** A function with inputs that can be changed and what it gives for them. */
export function FunctionDemo({ name, meaning, children, result }: FunctionDemoProps) {
  const titleId = useId();
  return (
    <section className={styles.demo} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.name}>
          <code>{name}</code>
        </h2>
        <p className="muted small">{meaning}</p>
      </div>
      <div className={styles.inputs}>{children}</div>
      <output className={styles.result}>{result}</output>
    </section>
  );
}
