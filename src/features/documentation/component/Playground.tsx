import { useId, useState } from 'react';
import { useSay } from '#src/i18n/bilingual.ts';
import type { ComponentDocs, Overrides } from '#src/ui/docs/component-docs.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Code } from './Code.tsx';
import styles from './Playground.module.css';
import { PropControl } from './PropControl.tsx';
import { Stage } from './Stage.tsx';
import { words } from './words.ts';

/** The first example with its properties in the reader's hands. */
export function Playground({ docs }: { docs: ComponentDocs }) {
  const say = useSay();
  const titleId = useId();
  const [overrides, setOverrides] = useState<Overrides>({});
  const [example] = docs.examples;
  const values = { ...example.valuesOf(say), ...overrides };
  const controlled = docs.props.filter(({ control }) => control !== undefined);
  if (controlled.length === 0) return null;

  return (
    <section className={styles.playground} aria-labelledby={titleId} data-reference>
      <div className={styles.head}>
        <h2 id={titleId}>{say(words.play)}</h2>
        <p className="muted small">{say(words.playHint)}</p>
      </div>
      <div className={styles.table}>
        <Stage className={styles.stage}>{example.show(say, overrides)}</Stage>
        <div className={styles.controls}>
          {controlled.map((prop) => (
            <PropControl
              key={prop.name}
              prop={prop}
              value={values[prop.name]}
              onChange={(value) => setOverrides({ ...overrides, [prop.name]: value })}
            />
          ))}
          <Button
            variant="quiet"
            size="small"
            icon="undo-2"
            disabled={Object.keys(overrides).length === 0}
            onClick={() => setOverrides({})}
          >
            {say(words.reset)}
          </Button>
        </div>
      </div>
      <Code text={example.print(say, overrides)} />
    </section>
  );
}
