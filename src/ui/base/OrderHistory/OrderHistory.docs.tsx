import type { ComponentProps } from 'react';
import type { Translate } from '#src/i18n/bilingual.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { OrderHistory, type HistoryStep } from './OrderHistory.tsx';

const accepted = (translate: Translate): HistoryStep => ({
  name: translate({ ru: 'Заказ принят', uz: 'Buyurtma qabul qilindi' }),
  state: 'done',
  at: '2026-11-02T09:15:00.000Z',
});

const bought = (translate: Translate, state: HistoryStep['state']): HistoryStep => ({
  name: translate({ ru: 'Закупаем товар', uz: 'Mahsulotni xarid qilyapmiz' }),
  state,
  ...(state !== 'coming' && { at: '2026-11-04T11:00:00.000Z' }),
});

const ready = (translate: Translate, state: HistoryStep['state']): HistoryStep => ({
  name: translate({ ru: 'Готов к выдаче', uz: 'Olib ketishga tayyor' }),
  state,
  ...(state !== 'coming' && {
    at: '2026-11-05T12:40:00.000Z',
    note: translate({ ru: 'Стойка 3, корпус Б', uz: '3-peshtaxta, B bino' }),
  }),
});

const received = (translate: Translate, state: HistoryStep['state']): HistoryStep => ({
  name: translate({ ru: 'Получен', uz: 'Olingan' }),
  state,
  ...(state !== 'coming' && { at: '2026-11-06T08:05:00.000Z' }),
});

export const docs = describeComponent<ComponentProps<typeof OrderHistory>>({
  title: 'OrderHistory',
  summary: 'Путь заказа сверху вниз: что пройдено и когда, где он сейчас и что впереди.',
  keywords: 'история заказа',
  component: OrderHistory,
})
  .example('under-way', 'В пути', (translate) => ({
    steps: [
      accepted(translate),
      bought(translate, 'done'),
      ready(translate, 'current'),
      received(translate, 'coming'),
    ],
  }))
  .example('new', 'Только что принят', (translate) => ({
    steps: [
      { ...accepted(translate), state: 'current' },
      bought(translate, 'coming'),
      ready(translate, 'coming'),
      received(translate, 'coming'),
    ],
  }))
  .example('finished', 'Получен', (translate) => ({
    steps: [
      accepted(translate),
      bought(translate, 'done'),
      ready(translate, 'done'),
      received(translate, 'done'),
    ],
  }))
  .example('cancelled', 'Отменён', (translate) => ({
    steps: [
      accepted(translate),
      {
        name: translate({ ru: 'Заказ отменён', uz: 'Buyurtma bekor qilindi' }),
        state: 'cancelled',
        at: '2026-11-03T10:20:00.000Z',
        note: translate({ ru: 'Передумал с размером', uz: 'Oʻlcham boʻyicha fikrim oʻzgardi' }),
      },
    ],
  }))
  .example('no-dates', 'Без дат', (translate) => ({
    steps: [
      { ...accepted(translate), at: null },
      { ...bought(translate, 'current'), at: null },
      received(translate, 'coming'),
    ],
  }))
  .note('Так выглядит заказ, история которого ещё не пришла.')
  .example('long-text', 'Длинный текст', (translate) => ({
    steps: [
      {
        ...accepted(translate),
        note: translate({
          ru: 'Проверили карту, договор и остаток; если понадобится другой размер, напиши до четверга: партия закрывается, номер накладной НК-00000000000000000000000000000042',
          uz: 'Karta, shartnoma va qoldiq tekshirildi; boshqa oʻlcham kerak boʻlsa, payshanbagacha yozing: partiya yopiladi, yuk xati raqami NK-00000000000000000000000000000042',
        }),
      },
      bought(translate, 'current'),
    ],
  }));
