import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { PageLoader } from './PageLoader.tsx';

export const docs = describeComponent({
  title: 'PageLoader',
  summary:
    'Пока показать нечего: знак в цветах бренда и слово. Таким же index.html встречает до первого скрипта, поэтому при запуске ничего не прыгает.',
  component: PageLoader,
  examples: [
    {
      id: 'screen',
      title: 'Внутри экрана',
      note: 'Появляется через 200 мс: быстрая загрузка не мигает. Там, где форма содержимого известна, нужен Skeleton.',
      props: () => ({}),
    },
    {
      id: 'whole-page',
      title: 'Вся страница',
      note: 'Только при запуске, сразу и во всю высоту окна.',
      props: () => ({ whole: true }),
    },
  ],
});
