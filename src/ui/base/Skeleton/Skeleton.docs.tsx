import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Skeleton } from './Skeleton.tsx';

export const docs = describeComponent({
  id: 'skeleton',
  title: 'Skeleton',
  summary: {
    ru: 'Место для того, что придёт, в его размере: ничего не прыгает. Сам молчит, о загрузке один раз говорит LoadingRegion вокруг.',
    uz: 'Keladigan narsaga oʻz oʻlchamidagi joy: hech narsa sakramaydi. Oʻzi jim, yuklanishni atrofidagi LoadingRegion bir marta aytadi.',
  },
  component: Skeleton,
  examples: [
    { id: 'text', title: { ru: 'Строка', uz: 'Qator' }, props: () => ({}) },
    {
      id: 'short',
      title: { ru: 'Короткая строка', uz: 'Qisqa qator' },
      props: () => ({ width: '8rem' }),
    },
    {
      id: 'block',
      title: { ru: 'Картинка или карточка', uz: 'Surat yoki kartochka' },
      props: () => ({ shape: 'block' as const, height: '8rem' }),
    },
    {
      id: 'round',
      title: { ru: 'Круг', uz: 'Doira' },
      props: () => ({ shape: 'round' as const, width: '3rem', height: '3rem' }),
    },
    {
      id: 'wide',
      title: { ru: 'Шире места', uz: 'Joydan keng' },
      note: { ru: 'Не выходит за край.', uz: 'Chetdan chiqmaydi.' },
      props: () => ({ width: '200rem' }),
    },
  ],
  props: {
    width: {
      type: 'string',
      default: "'100%'",
      meaning: { ru: 'Ширина в CSS', uz: 'CSS dagi eni' },
      control: { kind: 'text' },
    },
    height: {
      type: 'string',
      default: "'1em'",
      meaning: { ru: 'Высота в CSS', uz: 'CSS dagi boʻyi' },
      control: { kind: 'text' },
    },
    shape: {
      type: "'text' | 'block' | 'round'",
      default: "'text'",
      meaning: { ru: 'Форма', uz: 'Shakl' },
      control: { kind: 'choice', options: ['text', 'block', 'round'] },
    },
  },
});
