import { describeComponent, type ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { Icon } from './Icon.tsx';
import { IconGallery } from './IconGallery.tsx';
import { IconTones } from './IconTones.tsx';

const icon = describeComponent({
  title: 'Icon',
  summary:
    'Значок из общего набора: 24 точки, линия 1,75, цвет текста вокруг. Рядом с текстом молчит, один — говорит своё имя.',
  keywords: 'иконка, значок',
  component: Icon,
  examples: [
    {
      id: 'decorative',
      title: 'Украшение',
      note: 'Смысл уже сказан текстом рядом, диктор значок не читает.',
      props: () => ({ name: 'gift' as const }),
    },
    {
      id: 'titled',
      title: 'С именем',
      note: 'Кроме значка смысл не сказан нигде: в кнопке без текста.',
      props: (translate) => ({
        name: 'wifi-off' as const,
        title: translate({ ru: 'Нет сети', uz: 'Internet yoʻq' }),
      }),
    },
    {
      id: 'small',
      title: '16 — в метках',
      props: () => ({ name: 'check' as const, size: 16 }),
    },
    {
      id: 'in-button',
      title: '20 — в кнопках',
      props: () => ({ name: 'share-2' as const, size: 20 }),
    },
    {
      id: 'large',
      title: '32 — один в карточке',
      props: () => ({ name: 'trophy' as const, size: 32 }),
    },
  ],
});

const tones = describeComponent({
  title: 'IconTones',
  summary: icon.summary,
  component: IconTones,
  examples: [
    {
      id: 'tones',
      title: 'Цвета',
      note: 'Своего цвета у значка нет: он берёт цвет текста.',
      props: () => ({ name: 'star' as const }),
    },
  ],
});

const gallery = describeComponent({
  title: 'IconGallery',
  summary: icon.summary,
  component: IconGallery,
  examples: [
    {
      id: 'all',
      title: 'Все значки',
      props: () => ({}),
    },
  ],
});

export const docs: ComponentDocs = {
  ...icon,
  examples: [...icon.examples, ...tones.examples, ...gallery.examples],
};
