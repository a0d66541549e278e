import type { Translate } from '#src/i18n/bilingual.ts';
import { fieldPropDocs } from '#src/ui/base/Field/field-prop-docs.ts';
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
  id: 'radio-group',
  title: 'RadioGroup',
  summary: {
    ru: 'Один вариант из двух — пяти, когда важно видеть все сразу и сравнить. Если вариантов больше, подойдёт Select.',
    uz: 'Ikki — beshta variantdan biri, hammasini birdan koʻrib solishtirish kerak boʻlganda. Variantlar koʻproq boʻlsa, Select mos keladi.',
  },
  component: RadioGroup,
  examples: [
    {
      id: 'cards',
      title: { ru: 'Ещё не выбрано', uz: 'Hali tanlanmagan' },
      props: (translate) => ({ label: legend(translate), options: ways(translate) }),
    },
    {
      id: 'chosen',
      title: { ru: 'Выбрано, с подсказкой', uz: 'Tanlangan, izoh bilan' },
      props: (translate) => ({
        label: legend(translate),
        hint: translate({
          ru: 'Поменять можно до отправки',
          uz: 'Yuborilguncha oʻzgartirish mumkin',
        }),
        options: ways(translate),
        defaultValue: 'pickup',
      }),
    },
    {
      id: 'titles-alone',
      title: { ru: 'Только названия', uz: 'Faqat nomlar' },
      props: (translate) => ({
        label: translate({ ru: 'Кому покупаешь', uz: 'Kimga sotib olasiz' }),
        options: [
          { value: 'self', title: translate({ ru: 'Себе', uz: 'Oʻzimga' }) },
          { value: 'friend', title: translate({ ru: 'Другу', uz: 'Doʻstimga' }) },
        ],
        defaultValue: 'self',
      }),
    },
    {
      id: 'error',
      title: { ru: 'С ошибкой', uz: 'Xato bilan' },
      props: (translate) => ({
        label: legend(translate),
        error: translate({
          ru: 'Выбери, как получишь заказ',
          uz: 'Buyurtmani qanday olishni tanlang',
        }),
        options: ways(translate),
      }),
    },
    {
      id: 'option-disabled',
      title: { ru: 'Один вариант недоступен', uz: 'Bitta variant faol emas' },
      note: {
        ru: 'Причину говорит примечание самого варианта.',
        uz: 'Sababini variantning oʻz izohi aytadi.',
      },
      props: (translate) => ({
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
      }),
    },
    {
      id: 'disabled',
      title: { ru: 'Недоступно', uz: 'Faol emas' },
      props: (translate) => ({
        label: legend(translate),
        options: ways(translate),
        defaultValue: 'delivery',
        disabled: true,
      }),
    },
    {
      id: 'chips',
      title: { ru: 'Чипы', uz: 'Chiplar' },
      note: {
        ru: 'Для нескольких коротких слов, без пояснений.',
        uz: 'Bir nechta qisqa soʻz uchun, izohsiz.',
      },
      props: (translate) => ({
        label: legend(translate),
        options: ways(translate).map(({ value, title }) => ({ value, title })),
        defaultValue: 'pickup',
        shape: 'chips' as const,
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      props: (translate) => ({
        label: legend(translate),
        options: [
          {
            value: 'campus',
            icon: 'building-2' as const,
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
      }),
    },
  ],
  props: {
    label: {
      type: 'string',
      required: true,
      meaning: { ru: 'Что выбирают', uz: 'Nima tanlanadi' },
      control: { kind: 'text' },
    },
    options: {
      type: 'RadioOption[]',
      required: true,
      meaning: {
        ru: 'Варианты { value, title, note?, icon?, disabled? }',
        uz: 'Variantlar { value, title, note?, icon?, disabled? }',
      },
    },
    value: {
      type: 'string',
      meaning: {
        ru: 'Выбранное, если его хранит родитель; иначе defaultValue',
        uz: 'Tanlangani, agar uni ota komponent saqlasa; aks holda defaultValue',
      },
    },
    defaultValue: {
      type: 'string',
      meaning: { ru: 'Что выбрано вначале', uz: 'Boshida nima tanlangan' },
    },
    shape: {
      type: "'cards' | 'chips'",
      default: "'cards'",
      meaning: {
        ru: 'Карточки вмещают пояснения, чипы — несколько слов',
        uz: 'Kartochkalarga izoh sigʻadi, chiplarga — bir necha soʻz',
      },
    },
    ...fieldPropDocs,
  },
  keyboard: [
    {
      keys: 'Tab',
      does: {
        ru: 'К выбранному варианту, дальше — мимо остальных',
        uz: 'Tanlangan variantga, keyin — qolganlaridan oʻtib',
      },
    },
    {
      keys: '↑ ↓ ← →',
      does: { ru: 'Выбрать соседний вариант', uz: 'Qoʻshni variantni tanlash' },
    },
    {
      keys: 'Space',
      does: { ru: 'Выбрать вариант в фокусе', uz: 'Fokusdagi variantni tanlash' },
    },
  ],
});
