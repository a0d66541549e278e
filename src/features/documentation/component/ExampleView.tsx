import { useId } from 'react';
import { useTranslate } from '#src/i18n/bilingual.ts';
import type { ShownExample } from '#src/ui/docs/component-docs.tsx';
import { Code } from './Code.tsx';
import { ExampleFrame } from './ExampleFrame.tsx';
import styles from './ExampleView.module.css';

/** One state of a component, live, with its code. */
export function ExampleView({ example }: { example: ShownExample }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <section className={styles.example} aria-labelledby={titleId} data-example={example.id}>
      <div className={styles.head}>
        <h3 id={titleId}>{translate(example.title)}</h3>
        {example.note && <p className="muted small">{translate(example.note)}</p>}
      </div>
      <ExampleFrame className={styles.frame}>{example.show(translate)}</ExampleFrame>
      <Code text={example.print(translate)} />
    </section>
  );
}
