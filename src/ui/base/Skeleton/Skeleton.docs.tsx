import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Skeleton } from './Skeleton.tsx';

export const docs = describeComponent({
  title: 'Skeleton',
  summary:
    'Место для того, что придёт, в его размере: ничего не прыгает. Сам молчит, о загрузке один раз говорит LoadingRegion вокруг.',
  keywords: 'скелетон, загрузка',
  component: Skeleton,
})
  .example('text', 'Строка', () => ({}))
  .example('short', 'Короткая строка', () => ({ width: '8rem' }))
  .example('block', 'Картинка или карточка', () => ({ shape: 'block', height: '8rem' }))
  .example('round', 'Круг', () => ({ shape: 'round', width: '3rem', height: '3rem' }))
  .example('wide', 'Шире места', () => ({ width: '200rem' }))
  .note('Не выходит за край.');
