import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Badge } from './Badge.tsx';

export const docs = describeComponent({
  title: 'Badge',
  summary: 'Число на значке. Смысл говорит текст рядом.',
  keywords: 'счётчик',
  component: Badge,
})
  .example('badge', 'Число', () => ({ count: 7 }))
  .example('badge-many', 'Больше 99', () => ({ count: 120 }));
