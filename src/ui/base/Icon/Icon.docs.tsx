import { describeComponent, type ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { Icon } from './Icon.tsx';
import { IconGallery } from './IconGallery.tsx';
import { ICON_NAMES } from './icons.ts';
import { IconTones } from './IconTones.tsx';

const icon = describeComponent({
  id: 'icon',
  title: 'Icon',
  summary: {
    ru: 'Значок из общего набора: 24 точки, линия 1,75, цвет текста вокруг. Рядом с текстом молчит, один — говорит своё имя.',
    uz: 'Umumiy toʻplamdan belgi: 24 nuqta, chiziq 1,75, atrofdagi matn rangi. Matn yonida jim, yolgʻiz boʻlsa oʻz nomini aytadi.',
  },
  component: Icon,
  examples: [
    {
      id: 'decorative',
      title: { ru: 'Украшение', uz: 'Bezak' },
      note: {
        ru: 'Смысл уже сказан текстом рядом, диктор значок не читает.',
        uz: 'Maʼno yonidagi matnda aytilgan, ekran oʻquvchi belgini oʻqimaydi.',
      },
      props: () => ({ name: 'gift' as const }),
    },
    {
      id: 'titled',
      title: { ru: 'С именем', uz: 'Nom bilan' },
      note: {
        ru: 'Кроме значка смысл не сказан нигде: в кнопке без текста.',
        uz: 'Maʼno faqat belgida: matnsiz tugmada.',
      },
      props: (translate) => ({
        name: 'wifi-off' as const,
        title: translate({ ru: 'Нет сети', uz: 'Internet yoʻq' }),
      }),
    },
    {
      id: 'small',
      title: { ru: '16 — в метках', uz: '16 — yorliqlarda' },
      props: () => ({ name: 'check' as const, size: 16 }),
    },
    {
      id: 'in-button',
      title: { ru: '20 — в кнопках', uz: '20 — tugmalarda' },
      props: () => ({ name: 'share-2' as const, size: 20 }),
    },
    {
      id: 'large',
      title: { ru: '32 — один в карточке', uz: '32 — kartochkada yolgʻiz' },
      props: () => ({ name: 'trophy' as const, size: 32 }),
    },
  ],
  props: {
    name: {
      type: 'IconName',
      required: true,
      meaning: { ru: 'Имя в наборе Lucide', uz: 'Lucide toʻplamidagi nomi' },
      control: { kind: 'choice', options: ICON_NAMES },
    },
    title: {
      type: 'string',
      meaning: {
        ru: 'Что значит значок, если рядом нет текста',
        uz: 'Yonida matn boʻlmasa, belgi nimani bildiradi',
      },
      control: { kind: 'text' },
    },
    size: {
      type: 'number',
      default: '24',
      meaning: { ru: 'Сторона в пикселях CSS', uz: 'Tomoni, CSS pikselda' },
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
      title: { ru: 'Цвета', uz: 'Ranglar' },
      note: {
        ru: 'Своего цвета у значка нет: он берёт цвет текста.',
        uz: 'Belgining oʻz rangi yoʻq: u matn rangini oladi.',
      },
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
      title: { ru: 'Все значки', uz: 'Barcha belgilar' },
      props: () => ({}),
    },
  ],
  props: {},
});

export const docs: ComponentDocs = {
  ...icon,
  examples: [...icon.examples, ...tones.examples, ...gallery.examples],
};
