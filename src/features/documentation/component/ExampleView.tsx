import { useId } from 'react';
import { useSay } from '#src/i18n/bilingual.ts';
import type { ShownExample } from '#src/ui/docs/component-docs.tsx';
import { Code } from './Code.tsx';
import { Stage } from './Stage.tsx';
import styles from './ExampleView.module.css';

/** One state of a component, live, with the code that shows it. */
export function ExampleView({ example }: { example: ShownExample }) {
  const say = useSay();
  const titleId = useId();
  return (
    <section className={styles.example} aria-labelledby={titleId} data-example={example.id}>
      <div className={styles.head}>
        <h3 id={titleId}>{say(example.title)}</h3>
        {example.note && <p className="muted small">{say(example.note)}</p>}
      </div>
      <Stage className={styles.stage}>{example.show(say)}</Stage>
      <Code text={example.print(say)} />
    </section>
  );
}
