import { useState } from 'react';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ProgressLoad, type ProgressLoadProps } from './ProgressLoad.tsx';
import { ProgressRing } from './ProgressRing.tsx';

/** A failure with a working retry. */
function LoadDemo({ state, ...load }: ProgressLoadProps) {
  const [retried, setRetried] = useState(false);
  return retried && state === 'failed' ? (
    <ProgressLoad label={load.label} />
  ) : (
    <ProgressLoad {...load} state={state ?? 'loading'} onRetry={() => setRetried(true)} />
  );
}

export const docs = describeComponent<ProgressLoadProps>({
  title: 'ProgressLoad',
  summary:
    'Загрузка, которая длится: сколько уже есть, чем кончилась, как повторить. ProgressBar и ProgressRing показывают долю без слов.',
  keywords: 'прогресс, загрузка',
  component: LoadDemo,
  keyboard: { 'Enter, Space': 'На «Повторить» — начать заново' },
})
  .example('determinate', 'Известно, сколько осталось', (translate) => ({
    label: translate({ ru: 'Коды заказов', uz: 'Buyurtma kodlari' }),
    value: 3,
    max: 8,
    text: translate({ ru: 'Загружаем 3 из 8', uz: '8 tadan 3 tasi yuklanmoqda' }),
  }))
  .example('indeterminate', 'Неизвестно, сколько осталось', (translate) => ({
    label: translate({ ru: 'Каталог', uz: 'Katalog' }),
    text: translate({ ru: 'Ждём ответа', uz: 'Javob kutilmoqda' }),
  }))
  .example('done', 'Готово', (translate) => ({
    label: translate({ ru: 'Коды заказов', uz: 'Buyurtma kodlari' }),
    state: 'done',
    max: 8,
  }))
  .example('failed', 'Не получилось', (translate) => ({
    label: translate({ ru: 'Коды заказов', uz: 'Buyurtma kodlari' }),
    state: 'failed',
    value: 3,
    max: 8,
    text: translate({
      ru: 'Сеть пропала. Три кода уже на устройстве.',
      uz: 'Internet uzildi. Uchta kod qurilmada bor.',
    }),
  }))
  .note('Повтор начинает заново.')
  .example('long-text', 'Длинный текст', (translate) => ({
    label: translate({
      ru: 'Материалы программы наставничества для первокурсников',
      uz: 'Birinchi kurs talabalari uchun ustozlik dasturi materiallari',
    }),
    value: 1_024,
    max: 1_100,
    text: translate({
      ru: 'Загружаем 1 024 из 1 100, осталось совсем немного, не закрывай страницу',
      uz: '1 100 tadan 1 024 tasi yuklanmoqda, juda oz qoldi, sahifani yopmang',
    }),
  }))
  .part('ProgressBar', ProgressBar)
  .example('bar', 'Полоса', (translate) => ({
    label: translate({ ru: 'Накоплено', uz: 'Jamgʻarilgan' }),
    value: 62,
    max: 100,
  }))
  .part('ProgressRing', ProgressRing)
  .example('ring', 'Кольцо', (translate) => ({
    label: translate({ ru: 'Цель', uz: 'Maqsad' }),
    value: 62,
    max: 100,
    children: '62%',
  }))
  .example('ring-empty', 'Кольцо в начале', (translate) => ({
    label: translate({ ru: 'Цель', uz: 'Maqsad' }),
    value: 0,
    max: 100,
    children: '0',
  }));
