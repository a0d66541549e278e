import { Button } from '#src/ui/base/Button/Button.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { EmptyState } from './EmptyState.tsx';
import { PictureGallery } from './PictureGallery.tsx';

export const docs = describeComponent({
  title: 'EmptyState',
  summary:
    'То, что стоит на месте пустого: рисунок, одно предложение и одно действие. Рисунки — в двух тонах бренда, в светлой и тёмной теме.',
  component: EmptyState,
})
  .example('with-action', 'С действием', (translate) => ({
    picture: 'parcel',
    level: 3,
    title: translate({ ru: 'Заказов пока нет', uz: 'Hali buyurtma yoʻq' }),
    text: translate({
      ru: 'Выбери что-нибудь в каталоге, заказ появится здесь.',
      uz: 'Katalogdan biror narsa tanlang, buyurtma shu yerda paydo boʻladi.',
    }),
    action: <Button>{translate({ ru: 'В каталог', uz: 'Katalogga' })}</Button>,
  }))
  .example('failed', 'Не загрузилось', (translate) => ({
    picture: 'noResponse',
    level: 3,
    title: translate({ ru: 'Сервер не ответил', uz: 'Server javob bermadi' }),
    text: translate({
      ru: 'Данные целы, попробуй ещё раз.',
      uz: 'Maʼlumotlar joyida, qayta urinib koʻring.',
    }),
    action: <Button variant="soft">{translate({ ru: 'Повторить', uz: 'Qayta urinish' })}</Button>,
  }))
  .example('title-alone', 'Только заголовок', (translate) => ({
    picture: 'soon',
    level: 3,
    title: translate({ ru: 'Скоро появится', uz: 'Tez orada' }),
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    picture: 'blocked',
    level: 3,
    title: translate({
      ru: 'Карта временно заблокирована администратором программы лояльности',
      uz: 'Karta sodiqlik dasturi maʼmuri tomonidan vaqtincha bloklangan',
    }),
    text: translate({
      ru: 'Накопленное на месте, потратить его можно будет сразу после разблокировки. Напиши в поддержку: обычно отвечают в тот же день.',
      uz: 'Jamgʻarma joyida, blok olib tashlangach uni darhol sarflash mumkin. Yordam xizmatiga yozing: odatda oʻsha kuniyoq javob berishadi.',
    }),
  }))
  .part('Picture', PictureGallery)
  .example('all-pictures', 'Все рисунки', () => ({}))
  .note('Загружаются, когда нужны в первый раз; экранный диктор о них молчит.');
