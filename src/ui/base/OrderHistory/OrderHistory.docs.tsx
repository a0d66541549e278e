import type { Bilingual, Translate } from '#src/i18n/bilingual.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { OrderHistory, type HistoryStep } from './OrderHistory.tsx';

const STEPS: readonly (Bilingual & { readonly at: string; readonly note?: Bilingual })[] = [
  { ru: 'Заказ принят', uz: 'Buyurtma qabul qilindi', at: '2026-11-02T09:15:00.000Z' },
  { ru: 'Закупаем товар', uz: 'Mahsulotni xarid qilyapmiz', at: '2026-11-04T11:00:00.000Z' },
  {
    ru: 'Готов к выдаче',
    uz: 'Olib ketishga tayyor',
    at: '2026-11-05T12:40:00.000Z',
    note: { ru: 'Стойка 3, корпус Б', uz: '3-peshtaxta, B bino' },
  },
  { ru: 'Получен', uz: 'Olingan', at: '2026-11-06T08:05:00.000Z' },
];

/** All steps of an order that has come as far as the current one. */
const stepsTo = (translate: Translate, current: number): HistoryStep[] =>
  STEPS.map(({ at, note, ...name }, index) => ({
    name: translate(name),
    state: index < current ? 'done' : index === current ? 'current' : 'coming',
    ...(index <= current && { at, note: note ? translate(note) : null }),
  }));

export const docs = describeComponent({
  title: 'OrderHistory',
  summary: 'Путь заказа сверху вниз: что пройдено и когда, где он сейчас и что впереди.',
  keywords: 'история заказа',
  component: OrderHistory,
})
  .example('under-way', 'В пути', (translate) => ({ steps: stepsTo(translate, 2) }))
  .example('new', 'Только что принят', (translate) => ({ steps: stepsTo(translate, 0) }))
  .example('finished', 'Получен', (translate) => ({ steps: stepsTo(translate, STEPS.length) }))
  .example('cancelled', 'Отменён', (translate) => ({
    steps: [
      ...stepsTo(translate, 1).slice(0, 1),
      {
        name: translate({ ru: 'Заказ отменён', uz: 'Buyurtma bekor qilindi' }),
        state: 'cancelled',
        at: '2026-11-03T10:20:00.000Z',
        note: translate({ ru: 'Передумал с размером', uz: 'Oʻlcham boʻyicha fikrim oʻzgardi' }),
      },
    ],
  }))
  .example('no-dates', 'Без дат', (translate) => ({
    steps: stepsTo(translate, 1)
      .toSpliced(2, 1)
      .map((step) => ({ ...step, at: null })),
  }))
  .note('Так выглядит заказ, история которого ещё не пришла.')
  .example('long-text', 'Длинный текст', (translate) => ({
    steps: stepsTo(translate, 1)
      .slice(0, 2)
      .map((step) =>
        step.state === 'current'
          ? step
          : {
              ...step,
              note: translate({
                ru: 'Проверили карту, договор и остаток; если понадобится другой размер, напиши до четверга: партия закрывается, номер накладной НК-00000000000000000000000000000042',
                uz: 'Karta, shartnoma va qoldiq tekshirildi; boshqa oʻlcham kerak boʻlsa, payshanbagacha yozing: partiya yopiladi, yuk xati raqami NK-00000000000000000000000000000042',
              }),
            },
      ),
  }));
