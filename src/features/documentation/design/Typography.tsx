import { useTranslate } from '#src/i18n/bilingual.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { TOKEN_NAMES } from './style-sheets.ts';
import styles from './Typography.module.css';

const SIZES = TOKEN_NAMES.filter((name) => name.startsWith('--font-size-'));
const WEIGHTS = TOKEN_NAMES.filter((name) => name.startsWith('--weight-'));

/** The type scale, the weights and the tabular digits. */
export function Typography() {
  const translate = useTranslate();
  const format = useFormat();
  const sample = translate({
    ru: 'Сколько у меня накоплено и что с приглашением друга?',
    uz: 'Menda qancha yigʻilgan, doʻstimning taklifi nima boʻldi?',
  });
  return (
    <>
      <section className={styles.section} aria-labelledby="scale">
        <h2 id="scale">{translate({ ru: 'Размеры', uz: 'Oʻlchamlar' })}</h2>
        <dl className={styles.list}>
          {SIZES.map((name) => (
            <div key={name} className={styles.row}>
              <dt className="muted small">
                <code>{name}</code>
              </dt>
              <dd className={styles.sample} style={{ '--sample-size': `var(${name})` }}>
                {sample}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section} aria-labelledby="weights">
        <h2 id="weights">{translate({ ru: 'Насыщенность', uz: 'Qalinlik' })}</h2>
        <dl className={styles.list}>
          {WEIGHTS.map((name) => (
            <div key={name} className={styles.row}>
              <dt className="muted small">
                <code>{name}</code>
              </dt>
              <dd className={styles.weight} style={{ '--sample-weight': `var(${name})` }}>
                {sample}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section} aria-labelledby="headings">
        <h2 id="headings">{translate({ ru: 'Заголовки', uz: 'Sarlavhalar' })}</h2>
        <div className={styles.list}>
          <p className={styles.h1}>
            {translate({ ru: 'Заголовок экрана', uz: 'Ekran sarlavhasi' })}
          </p>
          <p className={styles.h2}>
            {translate({ ru: 'Заголовок раздела', uz: 'Boʻlim sarlavhasi' })}
          </p>
          <p className={styles.h3}>
            {translate({ ru: 'Заголовок карточки', uz: 'Kartochka sarlavhasi' })}
          </p>
          <p>
            {translate({
              ru: 'Основной текст держит межстрочный интервал 1,5, заголовки 1,15. Строка для чтения не длиннее 640 пикселей.',
              uz: 'Asosiy matnning qator oraligʻi 1,5, sarlavhalarniki 1,15. Oʻqish qatori 640 pikseldan uzun emas.',
            })}
          </p>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="tabular-digits">
        <h2 id="tabular-digits">
          {translate({ ru: 'Цифры равной ширины', uz: 'Kengligi teng raqamlar' })}
        </h2>
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
