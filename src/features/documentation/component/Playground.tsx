import { useId, useState } from 'react';
import { useTranslate } from '#src/i18n/bilingual.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import type { Overrides } from '#src/ui/docs/component-docs.tsx';
import { Code } from './Code.tsx';
import { ExampleFrame } from './ExampleFrame.tsx';
import { PropControl } from './PropControl.tsx';
import type { ShownComponent } from './shown-component.ts';
import styles from './Playground.module.css';

/** The first example with editable properties. */
export function Playground({ component }: { component: ShownComponent }) {
  const translate = useTranslate();
  const titleId = useId();
  const [overrides, setOverrides] = useState<Overrides>({});
  const [example] = component.examples;
  const values = { ...example.valuesOf(translate), ...overrides };

  return (
    <section className={`surface ${styles.playground}`} aria-labelledby={titleId} data-reference>
      <div className={styles.head}>
        <h2 id={titleId}>Попробуй</h2>
        <p className="muted small">Меняй свойства: пример и код меняются вместе с ними.</p>
      </div>
      <div className={styles.table}>
        {/* Demos keep a value as their state: with another one they begin again. */}
        <ExampleFrame key={JSON.stringify(overrides)} className={styles.frame}>
          {example.show(translate, overrides)}
        </ExampleFrame>
        <div className={`stack ${styles.controls}`}>
          {component.props.map((prop) => (
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
            Вернуть как было
          </Button>
        </div>
      </div>
      <Code text={example.print(translate, overrides)} />
    </section>
  );
}
