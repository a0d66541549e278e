import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Skeleton } from './Skeleton.tsx';

export const docs = describeComponent({
  title: 'Skeleton',
  summary:
    'Место для того, что придёт, в его размере: ничего не прыгает. Сам молчит, о загрузке один раз говорит LoadingRegion вокруг.',
  keywords: 'скелетон, загрузка',
  component: Skeleton,
  examples: [
    { id: 'text', title: 'Строка', props: () => ({}) },
    {
      id: 'short',
      title: 'Короткая строка',
      props: () => ({ width: '8rem' }),
    },
    {
      id: 'block',
      title: 'Картинка или карточка',
      props: () => ({ shape: 'block' as const, height: '8rem' }),
    },
    {
      id: 'round',
      title: 'Круг',
      props: () => ({ shape: 'round' as const, width: '3rem', height: '3rem' }),
    },
    {
      id: 'wide',
      title: 'Шире места',
      note: 'Не выходит за край.',
      props: () => ({ width: '200rem' }),
    },
  ],
});
