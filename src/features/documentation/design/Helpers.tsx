import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { HELPER_NAMES } from './style-sheets.ts';
import styles from './Helpers.module.css';

const MEANINGS: Readonly<Record<string, string>> = {
  tabular: 'Цифры равной ширины, число не переносится',
  muted: 'Второстепенный текст',
  small: 'Мелкий текст, 14 пикселей',
  'as-heading': 'Крупная надпись, которая не заголовок',
  'as-label': 'Заголовок, который выглядит как подпись',
  breakable: 'Длинное слово переносится и не распирает соседей',
  clamped: 'Не больше двух строк, конец обрезается',
  surface: 'Поверхность с рамкой, как у карточки',
  ruled: 'Строки с тонкой линией между ними',
  column: 'Колонка для чтения, 640 пикселей',
  'column-grid': 'Колонка для сеток, 1140 пикселей',
  stack: 'Друг под другом через 16 пикселей',
  split: 'Друг под другом; на широком экране второе рядом с первым',
  'round-icon': 'О чём строка списка',
  'title-line': 'Заголовок и то, что стоит рядом, если помещается',
  'stack-dense': 'Друг под другом через 4 пикселя',
  'stack-tight': 'Друг под другом через 8 пикселей',
  'stack-close': 'Друг под другом через 12 пикселей',
  'stack-loose': 'Друг под другом через 24 пикселя',
  row: 'В ряд через 8 пикселей, без переноса',
  'touch-line': 'Ссылка или кнопка в одну строку, высотой под палец',
  spread: 'По краям строки, с переносом',
  centred: 'Посередине своего места',
  'wrapping-row': 'В ряд через 8 пикселей, с переносом',
  'cover-control': 'Невидимое поле браузера поверх того, что нажимают',
  'cover-link': 'Ссылка на всю карточку вокруг неё',
};

const Amounts = () => (
  <>
    <span className={styles.block}>12 480</span>
    <span className={styles.block}>1 111</span>
  </>
);

/** The utility classes, each applied to a sample. */
export function Helpers() {
  return (
    <ul className={styles.list}>
      {HELPER_NAMES.map((name) => (
        <li
          key={name}
          className={`stack stack-tight surface ${styles.helper}`}
          data-wide={name === 'split' || undefined}
        >
          <h2 className={styles.name}>
            <code>{`.${name}`}</code>
          </h2>
          <p className="muted small">{MEANINGS[name]}</p>
          <div className={styles.example}>
            <div className={name.startsWith('stack-') ? `stack ${name}` : name}>
              {name === 'round-icon' ? <Icon name="gift" /> : <Amounts />}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
