import { useId } from 'react';
import { useTranslate } from '#src/i18n/bilingual.ts';
import { Table } from '#src/ui/base/Table/Table.tsx';
import type { ComponentDocs, ShownExample } from '#src/ui/docs/component-docs.tsx';
import type { PropDocs } from '#src/ui/docs/prop-docs.ts';
import { Code } from './Code.tsx';
import { ExampleFrame } from './ExampleFrame.tsx';
import { Playground } from './Playground.tsx';
import type { ShownComponent } from './shown-component.ts';
import styles from './ExampleView.module.css';

/** The component's own properties; it also accepts those of its native element. */
function PropsTable({ props }: { props: readonly PropDocs[] }) {
  return (
    <div data-reference>
      <Table
        caption="Свойства"
        rows={props}
        rowKey={({ name }) => name}
        layout="cards"
        columns={[
          {
            key: 'name',
            header: 'Свойство',
            rowHeader: true,
            cell: ({ name }) => <code>{name}</code>,
          },
          {
            key: 'type',
            header: 'Тип',
            cell: ({ type }) => <code>{type}</code>,
          },
          {
            key: 'default',
            header: 'По умолчанию',
            cell: (row) => (row.required ? 'обязательно' : <code>{row.default ?? '–'}</code>),
          },
          {
            key: 'meaning',
            header: 'Смысл',
            // Comments in the code are English.
            cell: ({ meaning }) => <span lang="en">{meaning}</span>,
          },
        ]}
      />
    </div>
  );
}

/** One state of a component, live, with its code. */
function ExampleView({ example }: { example: ShownExample }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <section
      className={`surface ${styles.example}`}
      aria-labelledby={titleId}
      data-example={example.id}
    >
      <div className={styles.head}>
        <h3 id={titleId}>{example.title}</h3>
        {example.note && <p className="muted small">{example.note}</p>}
      </div>
      <ExampleFrame className={styles.frame}>{example.show(translate)}</ExampleFrame>
      <Code text={example.print(translate)} />
    </section>
  );
}

/** Keys that work while the component has the focus. */
function KeyboardTable({ keyboard }: Pick<ComponentDocs, 'keyboard'>) {
  return (
    <div data-reference>
      <Table
        caption="Клавиатура"
        rows={Object.entries(keyboard)}
        rowKey={([keys]) => keys}
        layout="cards"
        columns={[
          {
            key: 'keys',
            header: 'Клавиши',
            rowHeader: true,
            cell: ([keys]) => <kbd>{keys}</kbd>,
          },
          { key: 'does', header: 'Что делают', cell: ([, does]) => does },
        ]}
      />
    </div>
  );
}

/** A component's playground, states, properties and keys (R2.50). */
export function ComponentPage({ component }: { component: ShownComponent }) {
  const { examples, props, keyboard } = component;
  return (
    <div className="stack stack-loose">
      <Playground component={component} />
      <h2>Состояния</h2>
      {examples.map((example) => (
        <ExampleView key={example.id} example={example} />
      ))}
      <PropsTable props={props} />
      {Object.keys(keyboard).length > 0 && <KeyboardTable keyboard={keyboard} />}
    </div>
  );
}
