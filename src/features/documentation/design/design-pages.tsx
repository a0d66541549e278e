import { useTranslate } from '#src/i18n/bilingual.ts';
import { components } from '../component-pages.tsx';
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
    <div className={`stack stack-loose ${styles.sheet}`}>
      {components.map(({ title, summary, examples: [main] }) => (
        // Two components have the same name: the summary distinguishes them.
        <div key={summary} className={`stack stack-close ${styles.specimen}`}>
          <h2 className={`muted ${styles.name}`}>{title}</h2>
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
    title: 'Цвета',
    summary:
      'Палитра бренда и функциональные цвета. Компоненты берут только функциональные; контраст каждой пары измерен здесь и проверен тестом.',
    keywords: 'colors colours contrast token palette',
    Content: Colours,
  },
  {
    section: 'design',
    id: 'typography',
    title: 'Типографика',
    summary: 'Одно переменное семейство Onest: русский, узбекская латиница и цифры равной ширины.',
    keywords: 'typography font scale onest',
    Content: Typography,
  },
  {
    section: 'design',
    id: 'variables',
    title: 'Переменные',
    summary:
      'Отступы, скругления, тени, длительности и ширины: другие значения в компонентах не нужны.',
    keywords: 'variables tokens spacing radius shadow duration motion',
    Content: Variables,
  },
  {
    section: 'design',
    id: 'mixins',
    title: 'Миксины',
    summary:
      'Условия показа: контрольные ширины и предпочтения человека. Пишутся как @media (--from-tablet).',
    keywords: 'mixins media breakpoints custom-media',
    Content: Mixins,
  },
  {
    section: 'design',
    id: 'helpers',
    title: 'Хелперы',
    summary: 'Классы для того, что нужно многим экранам по разу. Всё, что сложнее, — компонент.',
    keywords: 'helpers utility classes',
    Content: Helpers,
  },
  {
    section: 'design',
    id: 'specimens',
    title: 'Образцы',
    summary:
      'Каждый компонент один раз, в главном своём примере: как выглядит бренд и тема целиком.',
    keywords: 'specimens sheet brand theme components',
    Content: Specimens,
  },
];
