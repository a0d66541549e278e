import { EDGE_CONTRAST, EDGE_PAIRS, TEXT_CONTRAST, TEXT_PAIRS } from '#src/ui/docs/contrast.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { TOKEN_NAMES } from './style-sheets.ts';
import { useComputed } from './use-computed.ts';
import styles from './Colours.module.css';

/** A colour with its token and its value in the shown brand and theme. */
function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <li className={styles.swatch}>
      <span className={styles.colour} style={{ '--swatch': `var(${name})` }} />
      <code className={styles.name}>{name.replace('--color-', '').replace('--', '')}</code>
      <code className="muted">{value}</code>
    </li>
  );
}

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
const BRAND_RAMPS = ['accent', 'secondary'].flatMap((ramp) =>
  STEPS.map((step) => `--${ramp}-${step}`),
);
const PALETTE = [
  ...BRAND_RAMPS,
  ...TOKEN_NAMES.filter((name) => /^--(neutral|green|red|amber)-\d+$/.test(name)),
];
const FUNCTIONAL = TOKEN_NAMES.filter((name) => name.startsWith('--color-'));
const RAMPS = ['accent', 'secondary', 'neutral', 'green', 'red', 'amber'];
const ALL = [...PALETTE, ...FUNCTIONAL];

/** Palette and functional colours of the shown brand and theme, with measured contrast. */
export function Colours() {
  const values = useComputed(ALL);
  const swatch = (name: string) => <Swatch key={name} name={name} value={values[name] ?? ''} />;
  return (
    <>
      <section className="stack" aria-labelledby="functional">
        <h2 id="functional">Функциональные</h2>
        <ul className={styles.functional}>{FUNCTIONAL.map(swatch)}</ul>
      </section>
      <ContrastTable
        caption="Контраст текста"
        kind="text"
        pairs={TEXT_PAIRS}
        least={TEXT_CONTRAST}
        values={values}
      />
      <ContrastTable
        caption="Контраст границ и фокуса"
        kind="edge"
        pairs={EDGE_PAIRS}
        least={EDGE_CONTRAST}
        values={values}
      />
      <section className="stack" aria-labelledby="palette">
        <h2 id="palette">Палитра</h2>
        {RAMPS.map((ramp) => (
          <div key={ramp} className="stack">
            <h3>{ramp}</h3>
            <ul className={styles.steps}>
              {PALETTE.filter((name) => name.startsWith(`--${ramp}-`)).map(swatch)}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}
