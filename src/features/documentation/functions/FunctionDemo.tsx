import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Input } from '#src/ui/base/Input/Input.tsx';
import styles from './FunctionDemo.module.css';

interface FunctionDemoProps {
  /** The call of the function, as code. */
  name: string;
  /** Its purpose, in one sentence. */
  meaning: string;
  /** Live inputs. */
  children: ReactNode;
  /** Its result for the inputs. */
  result: ReactNode;
}

/** A function with editable inputs and its result. */
export function FunctionDemo({ name, meaning, children, result }: FunctionDemoProps) {
  const titleId = useId();
  return (
    <section className={`stack surface ${styles.demo}`} aria-labelledby={titleId}>
      <div className="stack stack-tight">
        <h2 id={titleId} className={styles.name}>
          <code>{name}</code>
        </h2>
        <p className="muted small">{meaning}</p>
      </div>
      <div className="stack stack-tight">{children}</div>
      <output className={styles.result}>{result}</output>
    </section>
  );
}

interface TextDemoProps extends Omit<ComponentProps<typeof Input>, 'name' | 'onChange' | 'value'> {
  name: string;
  meaning: string;
  /** What is typed at first. */
  start: string;
  resultOf: (text: string) => string;
}

/** A function of one typed text. */
export function TextDemo({ name, meaning, start, resultOf, ...input }: TextDemoProps) {
  const [text, setText] = useState(start);
  return (
    <FunctionDemo name={name} meaning={meaning} result={resultOf(text)}>
      <Input
        {...input}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </FunctionDemo>
  );
}
