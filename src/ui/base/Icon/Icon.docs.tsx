import { describeComponent, type ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { Icon } from './Icon.tsx';
import { IconGallery } from './IconGallery.tsx';
import { ICON_NAMES } from './icons.ts';
import { IconTones } from './IconTones.tsx';

const icon = describeComponent({
  id: 'icon',
  title: 'Icon',
  summary:
    'Значок из общего набора: 24 точки, линия 1,75, цвет текста вокруг. Рядом с текстом молчит, один — говорит своё имя.',
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
  props: {
    name: {
      type: 'IconName',
      required: true,
      meaning: 'Имя в наборе Lucide',
      control: { kind: 'choice', options: ICON_NAMES },
    },
    title: {
      type: 'string',
      meaning: 'Что значит значок, если рядом нет текста',
      control: { kind: 'text' },
    },
    size: {
      type: 'number',
      default: '24',
      meaning: 'Сторона в пикселях CSS',
      control: { kind: 'number', min: 12, max: 96 },
    },
  },
});

const tones = describeComponent({
  id: 'icon-tones',
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
  props: {},
});

const gallery = describeComponent({
  id: 'icon-gallery',
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
  props: {},
});

export const docs: ComponentDocs = {
  ...icon,
  examples: [...icon.examples, ...tones.examples, ...gallery.examples],
};
