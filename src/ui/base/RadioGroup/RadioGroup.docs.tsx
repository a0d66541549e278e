import type { Translate } from '#src/i18n/bilingual.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const ways = (translate: Translate) => [
  {
    value: 'pickup',
    title: translate({ ru: 'Самовывоз', uz: 'Oʻzim olib ketaman' }),
    note: translate({
      ru: 'Ленинградский проспект, 80, с 10 до 18',
      uz: 'Leningrad shohkoʻchasi, 80, 10 dan 18 gacha',
    }),
    icon: 'store' as const,
  },
  {
    value: 'delivery',
    title: translate({ ru: 'Доставка', uz: 'Yetkazib berish' }),
    note: translate({ ru: 'Служба доставки, 3–7 дней', uz: 'Yetkazish xizmati, 3–7 kun' }),
    icon: 'truck' as const,
  },
];

const legend = (translate: Translate) =>
  translate({ ru: 'Как получишь заказ', uz: 'Buyurtmani qanday olasiz' });

export const docs = describeComponent({
  title: 'RadioGroup',
  summary:
    'Один вариант из двух — пяти, когда важно видеть все сразу и сравнить. Если вариантов больше, подойдёт Select.',
  keywords: 'выбор одного',
  component: RadioGroup,
  keyboard: {
    Tab: 'К выбранному варианту, дальше — мимо остальных',
    '↑ ↓ ← →': 'Выбрать соседний вариант',
    Space: 'Выбрать вариант в фокусе',
  },
})
  .example('cards', 'Ещё не выбрано', (translate) => ({
    label: legend(translate),
    options: ways(translate),
  }))
  .example('chosen', 'Выбрано, с подсказкой', (translate) => ({
    label: legend(translate),
    hint: translate({ ru: 'Поменять можно до отправки', uz: 'Yuborilguncha oʻzgartirish mumkin' }),
    options: ways(translate),
    defaultValue: 'pickup',
  }))
  .example('titles-alone', 'Только названия', (translate) => ({
    label: translate({ ru: 'Кому покупаешь', uz: 'Kimga sotib olasiz' }),
    options: [
      { value: 'self', title: translate({ ru: 'Себе', uz: 'Oʻzimga' }) },
      { value: 'friend', title: translate({ ru: 'Другу', uz: 'Doʻstimga' }) },
    ],
    defaultValue: 'self',
  }))
  .example('error', 'С ошибкой', (translate) => ({
    label: legend(translate),
    error: translate({ ru: 'Выбери, как получишь заказ', uz: 'Buyurtmani qanday olishni tanlang' }),
    options: ways(translate),
  }))
  .example('option-disabled', 'Один вариант недоступен', (translate) => ({
    label: legend(translate),
    options: ways(translate).map((way) =>
      way.value === 'delivery'
        ? {
            ...way,
            disabled: true,
            note: translate({ ru: 'Услуги не доставляются', uz: 'Xizmatlar yetkazilmaydi' }),
          }
        : way,
    ),
    defaultValue: 'pickup',
  }))
  .note('Причину говорит примечание самого варианта.')
  .example('disabled', 'Недоступно', (translate) => ({
    label: legend(translate),
    options: ways(translate),
    defaultValue: 'delivery',
    disabled: true,
  }))
  .example('chips', 'Чипы', (translate) => ({
    label: legend(translate),
    options: ways(translate).map(({ value, title }) => ({ value, title })),
    defaultValue: 'pickup',
    shape: 'chips',
  }))
  .note('Для нескольких коротких слов, без пояснений.')
  .example('long-text', 'Длинный текст', (translate) => ({
    label: legend(translate),
    options: [
      {
        value: 'campus',
        icon: 'building-complex',
        title: translate({
          ru: 'Филиал Университета в Петропавловске-Камчатском',
          uz: 'Universitetning Petropavlovsk-Kamchatskiydagi filiali',
        }),
        note: translate({
          ru: 'Вход со двора, спроси администратора на первом этаже и покажи код заказа с телефона',
          uz: 'Kirish hovli tomondan, birinchi qavatdagi maʼmurni soʻrang va telefondagi buyurtma kodini koʻrsating',
        }),
      },
    ],
  }));
