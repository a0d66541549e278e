import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { PageLoader } from './PageLoader.tsx';

export const docs = describeComponent({
  title: 'PageLoader',
  summary:
    'Пока показать нечего: знак в цветах бренда и слово. Таким же index.html встречает до первого скрипта, поэтому при запуске ничего не прыгает.',
  component: PageLoader,
})
  .example('screen', 'Внутри экрана', () => ({}))
  .note(
    'Появляется через 200 мс: быстрая загрузка не мигает. Там, где форма содержимого известна, нужен Skeleton.',
  )
  .example('whole-page', 'Вся страница', () => ({ whole: true }))
  .note('Только при запуске, сразу и во всю высоту окна.');
