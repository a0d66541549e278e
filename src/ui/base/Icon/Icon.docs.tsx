import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Icon } from './Icon.tsx';
import { IconGallery } from './IconGallery.tsx';
import { IconTones } from './IconTones.tsx';

export const docs = describeComponent({
  title: 'Icon',
  summary:
    'Значок из общего набора: 24 точки, линия 1,75, цвет текста вокруг. Рядом с текстом молчит, один — говорит своё имя.',
  keywords: 'иконка, значок',
  component: Icon,
})
  .example('decorative', 'Украшение', () => ({ name: 'gift' }))
  .note('Смысл уже сказан текстом рядом, диктор значок не читает.')
  .example('titled', 'С именем', (translate) => ({
    name: 'wifi-off',
    title: translate({ ru: 'Нет сети', uz: 'Internet yoʻq' }),
  }))
  .note('Кроме значка смысл не сказан нигде: в кнопке без текста.')
  .example('small', '16 — в метках', () => ({ name: 'check', size: 16 }))
  .example('in-button', '20 — в кнопках', () => ({ name: 'share-2', size: 20 }))
  .example('large', '32 — один в карточке', () => ({ name: 'trophy', size: 32 }))
  .part('IconTones', IconTones)
  .example('tones', 'Цвета', () => ({ name: 'star' }))
  .note('Своего цвета у значка нет: он берёт цвет текста.')
  .part('IconGallery', IconGallery)
  .example('all', 'Все значки', () => ({}));
