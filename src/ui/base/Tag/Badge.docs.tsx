import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Badge } from './Badge.tsx';

export const docs = describeComponent({
  title: 'Badge',
  summary: 'Число на значке. Смысл говорит текст рядом.',
  keywords: 'счётчик',
  component: Badge,
  examples: [
    { id: 'badge', title: 'Число', props: () => ({ count: 7 }) },
    { id: 'badge-many', title: 'Больше 99', props: () => ({ count: 120 }) },
  ],
});
