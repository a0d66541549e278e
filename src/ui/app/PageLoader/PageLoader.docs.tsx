import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { PageLoader } from './PageLoader.tsx';

export const docs = describeComponent({
  id: 'page-loader',
  title: 'PageLoader',
  summary: {
    ru: 'Пока показать нечего: знак в цветах бренда и слово. Таким же index.html встречает до первого скрипта, поэтому при запуске ничего не прыгает.',
    uz: 'Hali koʻrsatadigan narsa yoʻq paytda: brend rangidagi belgi va soʻz. index.html ham birinchi skriptgacha xuddi shuni koʻrsatadi, shuning uchun ishga tushganda hech narsa sakramaydi.',
  },
  component: PageLoader,
  examples: [
    {
      id: 'screen',
      title: { ru: 'Внутри экрана', uz: 'Ekran ichida' },
      note: {
        ru: 'Появляется через 200 мс: быстрая загрузка не мигает. Там, где форма содержимого известна, нужен Skeleton.',
        uz: '200 ms dan keyin chiqadi: tez yuklanish miltillamaydi. Mazmun shakli maʼlum joyda Skeleton kerak.',
      },
      props: () => ({}),
    },
    {
      id: 'whole-page',
      title: { ru: 'Вся страница', uz: 'Butun sahifa' },
      note: {
        ru: 'Только при запуске, сразу и во всю высоту окна.',
        uz: 'Faqat ishga tushganda, darhol va oynaning butun boʻyicha.',
      },
      props: () => ({ whole: true }),
    },
  ],
  props: {
    whole: {
      type: 'boolean',
      default: 'false',
      meaning: {
        ru: 'Кроме загрузки на странице ничего нет',
        uz: 'Sahifada yuklanishdan boshqa hech narsa yoʻq',
      },
      control: { kind: 'flag' },
    },
  },
});
