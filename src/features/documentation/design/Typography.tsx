import { useTranslate } from '#src/i18n/bilingual.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { TOKEN_NAMES } from './style-sheets.ts';
import styles from './Typography.module.css';

const SIZES = TOKEN_NAMES.filter((name) => name.startsWith('--font-size-'));
const WEIGHTS = TOKEN_NAMES.filter((name) => name.startsWith('--weight-'));

interface SamplesProps {
  /** Custom properties of the design system. */
  names: readonly string[];
  className: string | undefined;
}

/** The same text in each size or weight. */
function Samples({ names, className }: SamplesProps) {
  const translate = useTranslate();
  const format = useFormat();
  const sample = translate({
    ru: 'Сколько у меня накоплено и что с приглашением друга?',
    uz: 'Menda qancha yigʻilgan, doʻstimning taklifi nima boʻldi?',
  });
  return (
    <dl className="stack">
      {names.map((name) => (
        <div key={name} className={styles.row}>
          <dt className="muted small">
            <code>{name}</code>
          </dt>
          <dd lang={format.language} className={className} style={{ '--sample': `var(${name})` }}>
            {sample}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The type scale, the weights and the tabular digits. */
export function Typography() {
  const format = useFormat();
  return (
    <>
      <section className="stack" aria-labelledby="scale">
        <h2 id="scale">Размеры</h2>
        <Samples names={SIZES} className={styles.sample} />
      </section>
      <section className="stack" aria-labelledby="weights">
        <h2 id="weights">Насыщенность</h2>
        <Samples names={WEIGHTS} className={styles.weight} />
      </section>
      <section className="stack" aria-labelledby="headings">
        <h2 id="headings">Заголовки</h2>
        <div className="stack">
          <p className={styles.h1}>Заголовок экрана</p>
          <p className={styles.h2}>Заголовок раздела</p>
          <p className={styles.h3}>Заголовок карточки</p>
          <p>
            Основной текст держит межстрочный интервал 1,5, заголовки 1,15. Строка для чтения не
            длиннее 640 пикселей.
          </p>
        </div>
      </section>
      <section className="stack" aria-labelledby="tabular-digits">
        <h2 id="tabular-digits">Цифры равной ширины</h2>
        <ul className={styles.digits}>
          {[1111, 128480, 9007, 777].map((amount) => (
            <li key={amount} className="tabular">
              {format.coins(amount)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
