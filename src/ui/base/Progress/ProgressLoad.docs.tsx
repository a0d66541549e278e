import { useState } from 'react';
import { describeComponent, type ComponentDocs } from '#src/ui/docs/component-docs.tsx';
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

const load = describeComponent<ProgressLoadProps>({
  title: 'ProgressLoad',
  summary:
    'Загрузка, которая длится: сколько уже есть, чем кончилась, как повторить. ProgressBar и ProgressRing показывают долю без слов.',
  keywords: 'прогресс, загрузка',
  component: LoadDemo,
  examples: [
    {
      id: 'determinate',
      title: 'Известно, сколько осталось',
      props: (translate) => ({
        label: translate({ ru: 'Коды заказов', uz: 'Buyurtma kodlari' }),
        value: 3,
        max: 8,
        text: translate({ ru: 'Загружаем 3 из 8', uz: '8 tadan 3 tasi yuklanmoqda' }),
      }),
    },
    {
      id: 'indeterminate',
      title: 'Неизвестно, сколько осталось',
      props: (translate) => ({
        label: translate({ ru: 'Каталог', uz: 'Katalog' }),
        text: translate({ ru: 'Ждём ответа', uz: 'Javob kutilmoqda' }),
      }),
    },
    {
      id: 'done',
      title: 'Готово',
      props: (translate) => ({
        label: translate({ ru: 'Коды заказов', uz: 'Buyurtma kodlari' }),
        state: 'done',
        max: 8,
      }),
    },
    {
      id: 'failed',
      title: 'Не получилось',
      note: 'Повтор начинает заново.',
      props: (translate) => ({
        label: translate({ ru: 'Коды заказов', uz: 'Buyurtma kodlari' }),
        state: 'failed',
        value: 3,
        max: 8,
        text: translate({
          ru: 'Сеть пропала. Три кода уже на устройстве.',
          uz: 'Internet uzildi. Uchta kod qurilmada bor.',
        }),
      }),
    },
    {
      id: 'long-text',
      title: 'Длинный текст',
      props: (translate) => ({
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
      }),
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'На «Повторить» — начать заново',
    },
  ],
});

const bar = describeComponent({
  title: 'ProgressBar',
  summary: load.summary,
  component: ProgressBar,
  examples: [
    {
      id: 'bar',
      title: 'Полоса',
      props: (translate) => ({
        label: translate({ ru: 'Накоплено', uz: 'Jamgʻarilgan' }),
        value: 62,
        max: 100,
      }),
    },
  ],
});

const ring = describeComponent({
  title: 'ProgressRing',
  summary: load.summary,
  component: ProgressRing,
  examples: [
    {
      id: 'ring',
      title: 'Кольцо',
      props: (translate) => ({
        label: translate({ ru: 'Цель', uz: 'Maqsad' }),
        value: 62,
        max: 100,
        children: '62%',
      }),
    },
    {
      id: 'ring-empty',
      title: 'Кольцо в начале',
      props: (translate) => ({
        label: translate({ ru: 'Цель', uz: 'Maqsad' }),
        value: 0,
        max: 100,
        children: '0',
      }),
    },
  ],
});

export const docs: ComponentDocs = {
  ...load,
  examples: [...load.examples, ...bar.examples, ...ring.examples],
};
