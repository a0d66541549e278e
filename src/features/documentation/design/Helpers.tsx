import { useTranslate, type Bilingual } from '#src/i18n/bilingual.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { HELPER_NAMES } from './style-sheets.ts';
import styles from './Helpers.module.css';

const MEANINGS: Readonly<Record<string, Bilingual>> = {
  tabular: {
    ru: 'Цифры равной ширины, число не переносится',
    uz: 'Kengligi teng raqamlar, son boʻlinmaydi',
  },
  muted: { ru: 'Второстепенный текст', uz: 'Ikkinchi darajali matn' },
  small: { ru: 'Мелкий текст, 14 пикселей', uz: 'Mayda matn, 14 piksel' },
  column: { ru: 'Колонка для чтения, 640 пикселей', uz: 'Oʻqish ustuni, 640 piksel' },
  'column-grid': { ru: 'Колонка для сеток, 1140 пикселей', uz: 'Toʻrlar ustuni, 1140 piksel' },
  stack: { ru: 'Друг под другом через 16 пикселей', uz: 'Bir-birining ostida, 16 pikseldan' },
  split: {
    ru: 'Друг под другом; на широком экране второе рядом с первым',
    uz: 'Bir-birining ostida; keng ekranda ikkinchisi birinchisining yonida',
  },
  'round-icon': { ru: 'О чём строка списка', uz: 'Roʻyxat qatori nima haqida' },
  'title-line': {
    ru: 'Заголовок и то, что стоит рядом, если помещается',
    uz: 'Sarlavha va u bilan bir qatorga sigʻadigan narsa',
  },
  'stack-tight': { ru: 'Друг под другом через 8 пикселей', uz: 'Bir-birining ostida, 8 pikseldan' },
  'stack-loose': {
    ru: 'Друг под другом через 24 пикселя',
    uz: 'Bir-birining ostida, 24 pikseldan',
  },
  'cover-link': {
    ru: 'Ссылка на всю карточку вокруг неё',
    uz: 'Atrofidagi butun kartochkaga havola',
  },
};

const Amounts = () => (
  <>
    <span className={styles.block}>12 480</span>
    <span className={styles.block}>1 111</span>
  </>
);

/** The utility classes, each applied to a sample. */
export function Helpers() {
  const translate = useTranslate();
  return (
    <ul className={styles.list}>
      {HELPER_NAMES.map((name) => (
        <li key={name} className={styles.helper} data-wide={name === 'split' || undefined}>
          <h2 className={styles.name}>
            <code>{`.${name}`}</code>
          </h2>
          <p className="muted small">{MEANINGS[name] && translate(MEANINGS[name])}</p>
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
