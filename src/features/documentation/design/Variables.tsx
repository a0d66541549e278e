import { Table } from '#src/ui/base/Table/Table.tsx';
import { BREAKPOINTS, TOKEN_NAMES } from './style-sheets.ts';
import { useComputed } from './use-computed.ts';
import styles from './Variables.module.css';

const startingWith = (prefix: string) => TOKEN_NAMES.filter((name) => name.startsWith(prefix));

const GROUPS = [
  { id: 'space', title: 'Отступы', names: startingWith('--space-') },
  {
    id: 'radius',
    title: 'Скругления',
    names: startingWith('--radius-'),
  },
  { id: 'shadow', title: 'Тени', names: startingWith('--shadow-') },
  {
    id: 'motion',
    title: 'Движение',
    names: [...startingWith('--duration-'), ...startingWith('--easing')],
  },
  {
    id: 'layout',
    title: 'Ширины и цели нажатия',
    names: [
      ...startingWith('--column-'),
      ...startingWith('--target'),
      ...startingWith('--tab-bar'),
    ],
  },
];
const ALL = GROUPS.flatMap(({ names }) => names);

/** The widths of the window at which the layout may change (R2.51). */
function Breakpoints() {
  return (
    <section className="stack" aria-labelledby="breakpoints">
      <h2 id="breakpoints">Точки перелома</h2>
      <Table
        caption="Ширины окна"
        rows={BREAKPOINTS}
        rowKey={({ width }) => String(width)}
        layout="cards"
        columns={[
          {
            key: 'width',
            header: 'Ширина',
            rowHeader: true,
            cell: ({ width }) => <code>{`${width}px`}</code>,
          },
          {
            key: 'media',
            header: 'Имя',
            cell: ({ media }) => (media === null ? '—' : <code>{media}</code>),
          },
          {
            key: 'reason',
            header: 'Что меняется',
            cell: ({ reason }) => reason,
          },
        ]}
      />
    </section>
  );
}

/** Spacing, radii, shadows, durations and widths with their current values, drawn where possible. */
function Values() {
  const values = useComputed(ALL);
  return GROUPS.map(({ id, title, names }) => (
    <section key={id} className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list} data-kind={id}>
        {names.map((name) => (
          <li key={name} className={`stack stack-dense small ${styles.row}`}>
            <span className={styles.drawing} style={{ '--value': `var(${name})` }} />
            <code>{name}</code>
            <code className="muted">{values[name]}</code>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The values of the design system, and the widths at which the layout may change. */
export function Variables() {
  return (
    <>
      <Values />
      <Breakpoints />
    </>
  );
}
