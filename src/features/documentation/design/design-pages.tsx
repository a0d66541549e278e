import { useTranslate } from '#src/i18n/bilingual.ts';
import { componentDocs } from '../component-pages.tsx';
import { ExampleFrame } from '../component/ExampleFrame.tsx';
import type { DocPage } from '../sections.ts';
import { Colours } from './Colours.tsx';
import { Helpers } from './Helpers.tsx';
import { Mixins } from './Mixins.tsx';
import { Typography } from './Typography.tsx';
import { Variables } from './Variables.tsx';
import styles from './Specimens.module.css';

/** Every component once, in its main example: what a brand or a theme looks like on one sheet. */
function Specimens() {
  const translate = useTranslate();
  return (
    <div className={styles.sheet}>
      {componentDocs.map(({ title, summary, examples: [main] }) => (
        // Two components have the same name: the summary distinguishes them.
        <div key={summary.ru} className={styles.specimen}>
          <h2 className={styles.name}>{title}</h2>
          <ExampleFrame className={styles.example}>{main.show(translate)}</ExampleFrame>
        </div>
      ))}
    </div>
  );
}

/** The pages of the design system (R2.50). */
export const designPages: readonly DocPage[] = [
  {
    section: 'design',
    id: 'colours',
    title: { ru: 'Цвета', uz: 'Ranglar' },
    summary: {
      ru: 'Палитра бренда и функциональные цвета. Компоненты берут только функциональные; контраст каждой пары измерен здесь и проверен тестом.',
      uz: 'Brend palitrasi va vazifaviy ranglar. Komponentlar faqat vazifaviy ranglarni oladi; har bir juftlik kontrasti shu yerda oʻlchanadi va test bilan tekshiriladi.',
    },
    keywords: 'colors colours contrast token palette',
    Content: Colours,
  },
  {
    section: 'design',
    id: 'typography',
    title: { ru: 'Типографика', uz: 'Tipografika' },
    summary: {
      ru: 'Одно переменное семейство Onest: русский, узбекская латиница и цифры равной ширины.',
      uz: 'Bitta oʻzgaruvchan Onest oilasi: rus, oʻzbek lotin harflari va kengligi teng raqamlar.',
    },
    keywords: 'typography font scale onest',
    Content: Typography,
  },
  {
    section: 'design',
    id: 'variables',
    title: { ru: 'Переменные', uz: 'Oʻzgaruvchilar' },
    summary: {
      ru: 'Отступы, скругления, тени, длительности и ширины: другие значения в компонентах не нужны.',
      uz: 'Oraliqlar, yumaloqlash, soyalar, davomiylik va kengliklar: komponentlarga boshqa qiymat kerak emas.',
    },
    keywords: 'variables tokens spacing radius shadow duration motion',
    Content: Variables,
  },
  {
    section: 'design',
    id: 'mixins',
    title: { ru: 'Миксины', uz: 'Miksinlar' },
    summary: {
      ru: 'Условия показа: контрольные ширины и предпочтения человека. Пишутся как @media (--from-tablet).',
      uz: 'Koʻrsatish shartlari: nazorat kengliklari va insonning xohishlari. @media (--from-tablet) kabi yoziladi.',
    },
    keywords: 'mixins media breakpoints custom-media',
    Content: Mixins,
  },
  {
    section: 'design',
    id: 'helpers',
    title: { ru: 'Хелперы', uz: 'Yordamchi klasslar' },
    summary: {
      ru: 'Классы для того, что нужно многим экранам по разу. Всё, что сложнее, — компонент.',
      uz: 'Koʻp ekranlarga bir martadan kerak boʻladigan narsalar uchun klasslar. Murakkabrogʻi — komponent.',
    },
    keywords: 'helpers utility classes',
    Content: Helpers,
  },
  {
    section: 'design',
    id: 'specimens',
    title: { ru: 'Образцы', uz: 'Namunalar' },
    summary: {
      ru: 'Каждый компонент один раз, в главном своём примере: как выглядит бренд и тема целиком.',
      uz: 'Har bir komponent bir martadan, asosiy namunasida: brend va mavzu yaxlit holda qanday koʻrinadi.',
    },
    keywords: 'specimens sheet brand theme components',
    Content: Specimens,
  },
];
