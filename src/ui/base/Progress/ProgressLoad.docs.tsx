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
  id: 'progress-load',
  title: 'ProgressLoad',
  summary: {
    ru: 'Загрузка, которая длится: сколько уже есть, чем кончилась, как повторить. ProgressBar и ProgressRing показывают долю без слов.',
    uz: 'Davom etadigan yuklash: qanchasi tayyor, nima bilan tugadi, qanday takrorlanadi. ProgressBar va ProgressRing ulushni soʻzsiz koʻrsatadi.',
  },
  component: LoadDemo,
  examples: [
    {
      id: 'determinate',
      title: { ru: 'Известно, сколько осталось', uz: 'Qancha qolgani maʼlum' },
      props: (translate) => ({
        label: translate({ ru: 'Коды заказов', uz: 'Buyurtma kodlari' }),
        value: 3,
        max: 8,
        text: translate({ ru: 'Загружаем 3 из 8', uz: '8 tadan 3 tasi yuklanmoqda' }),
      }),
    },
    {
      id: 'indeterminate',
      title: { ru: 'Неизвестно, сколько осталось', uz: 'Qancha qolgani nomaʼlum' },
      props: (translate) => ({
        label: translate({ ru: 'Каталог', uz: 'Katalog' }),
        text: translate({ ru: 'Ждём ответа', uz: 'Javob kutilmoqda' }),
      }),
    },
    {
      id: 'done',
      title: { ru: 'Готово', uz: 'Tayyor' },
      props: (translate) => ({
        label: translate({ ru: 'Коды заказов', uz: 'Buyurtma kodlari' }),
        state: 'done',
        max: 8,
      }),
    },
    {
      id: 'failed',
      title: { ru: 'Не получилось', uz: 'Boʻlmadi' },
      note: { ru: 'Повтор начинает заново.', uz: 'Takrorlash boshidan boshlaydi.' },
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
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
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
  props: {
    label: {
      type: 'string',
      required: true,
      meaning: { ru: 'Что загружается', uz: 'Nima yuklanmoqda' },
      control: { kind: 'text' },
    },
    state: {
      type: "'loading' | 'done' | 'failed'",
      default: "'loading'",
      meaning: { ru: 'Чем кончилось', uz: 'Nima bilan tugadi' },
      control: { kind: 'choice', options: ['loading', 'done', 'failed'] },
    },
    value: {
      type: 'number',
      meaning: {
        ru: 'Сколько есть; без него — неизвестно',
        uz: 'Qanchasi bor; yoʻq boʻlsa — nomaʼlum',
      },
      control: { kind: 'number', min: 0, max: 100 },
    },
    max: {
      type: 'number',
      default: '100',
      meaning: { ru: 'Сколько всего', uz: 'Jami qancha' },
      control: { kind: 'number', min: 1, max: 100 },
    },
    text: {
      type: 'string',
      meaning: {
        ru: 'Как идёт или чем кончилось, словами',
        uz: 'Qanday ketayotgani yoki natija, soʻz bilan',
      },
      control: { kind: 'text' },
    },
    onRetry: {
      type: '() => void',
      meaning: { ru: 'Начать заново после неудачи', uz: 'Xatodan keyin boshidan boshlash' },
    },
  },
  keyboard: [
    {
      keys: 'Enter, Space',
      does: { ru: 'На «Повторить» — начать заново', uz: '“Qayta urinish”da — boshidan boshlash' },
    },
  ],
});

const bar = describeComponent({
  id: 'bar',
  title: 'ProgressBar',
  summary: load.summary,
  component: ProgressBar,
  examples: [
    {
      id: 'bar',
      title: { ru: 'Полоса', uz: 'Chiziq' },
      props: (translate) => ({
        label: translate({ ru: 'Накоплено', uz: 'Jamgʻarilgan' }),
        value: 62,
        max: 100,
      }),
    },
  ],
  props: {},
});

const ring = describeComponent({
  id: 'ring',
  title: 'ProgressRing',
  summary: load.summary,
  component: ProgressRing,
  examples: [
    {
      id: 'ring',
      title: { ru: 'Кольцо', uz: 'Halqa' },
      props: (translate) => ({
        label: translate({ ru: 'Цель', uz: 'Maqsad' }),
        value: 62,
        max: 100,
        children: '62%',
      }),
    },
    {
      id: 'ring-empty',
      title: { ru: 'Кольцо в начале', uz: 'Boshidagi halqa' },
      props: (translate) => ({
        label: translate({ ru: 'Цель', uz: 'Maqsad' }),
        value: 0,
        max: 100,
        children: '0',
      }),
    },
  ],
  props: {},
});

export const docs: ComponentDocs = {
  ...load,
  examples: [...load.examples, ...bar.examples, ...ring.examples],
};
