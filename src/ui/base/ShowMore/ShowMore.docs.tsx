import { useRef, useState } from 'react';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { ShowMore, type ShowMoreProps } from './ShowMore.tsx';

const PAGE = 3;
const nothing = () => undefined;

/** A list that grows by a page at each press. */
function ShowMoreDemo({ shown: first, total, ...rest }: ShowMoreProps) {
  const [pages, setPages] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const shown = Math.min(first + pages * PAGE, total);
  return (
    <>
      <ol ref={list}>
        {Array.from({ length: shown }, (_, index) => (
          <li key={index}>{`№ ${index + 1}`}</li>
        ))}
      </ol>
      <ShowMore
        {...rest}
        shown={shown}
        total={total}
        onMore={() => setPages(pages + 1)}
        itemAt={(index) => list.current?.children[index]}
      />
    </>
  );
}

const list = { shown: PAGE, total: 8, onMore: nothing, itemAt: nothing };

export const docs = describeComponent<ShowMoreProps>({
  id: 'show-more',
  title: 'ShowMore',
  summary: {
    ru: 'Под длинным списком: сколько показано и кнопка за следующей частью. С клавиатуры фокус уходит на первое новое.',
    uz: 'Uzun roʻyxat ostida: nechtasi koʻrsatilgani va keyingi qism tugmasi. Klaviaturadan fokus birinchi yangisiga oʻtadi.',
  },
  component: ShowMoreDemo,
  examples: [
    { id: 'more', title: { ru: 'Есть ещё', uz: 'Yana bor' }, props: () => list },
    {
      id: 'busy',
      title: { ru: 'Загружается', uz: 'Yuklanmoqda' },
      props: () => ({ ...list, busy: true }),
    },
    {
      id: 'failed',
      title: { ru: 'Не загрузилось', uz: 'Yuklanmadi' },
      note: {
        ru: 'То, что уже показано, остаётся; кнопка спрашивает ещё раз.',
        uz: 'Koʻrsatilgani joyida qoladi; tugma yana soʻraydi.',
      },
      props: (translate) => ({
        ...list,
        error: translate({
          ru: 'Продолжение не загрузилось: проверь сеть',
          uz: 'Davomi yuklanmadi: internetni tekshiring',
        }),
      }),
    },
    {
      id: 'all',
      title: { ru: 'Показано всё', uz: 'Hammasi koʻrsatilgan' },
      props: () => ({ ...list, shown: 8 }),
    },
    {
      id: 'long-text',
      title: { ru: 'Большие числа и длинный текст', uz: 'Katta sonlar va uzun matn' },
      props: (translate) => ({
        ...list,
        total: 1_234_567,
        error: translate({
          ru: 'Сервис не ответил вовремя. Показанное сохранено на устройстве, попробуй ещё раз через минуту',
          uz: 'Xizmat vaqtida javob bermadi. Koʻrsatilgani qurilmada saqlangan, bir daqiqadan keyin qayta urinib koʻring',
        }),
      }),
    },
  ],
  props: {
    shown: {
      type: 'number',
      required: true,
      meaning: { ru: 'Сколько в списке сейчас', uz: 'Hozir roʻyxatda nechta' },
      control: { kind: 'number', min: 0, max: 8 },
    },
    total: {
      type: 'number',
      required: true,
      meaning: { ru: 'Сколько всего', uz: 'Jami nechta' },
      control: { kind: 'number', min: 0, max: 1000 },
    },
    busy: {
      type: 'boolean',
      default: 'false',
      meaning: { ru: 'Следующая часть в пути', uz: 'Keyingi qism yoʻlda' },
      control: { kind: 'flag' },
    },
    error: {
      type: 'string',
      meaning: { ru: 'Почему не пришла', uz: 'Nega kelmadi' },
      control: { kind: 'text' },
    },
    onMore: {
      type: '() => void',
      required: true,
      meaning: { ru: 'Спрашивает следующую часть', uz: 'Keyingi qismni soʻraydi' },
    },
    itemAt: {
      type: '(index: number) => Element | null | undefined',
      required: true,
      meaning: {
        ru: 'Элемент списка по номеру: на первый новый встаёт фокус',
        uz: 'Raqami boʻyicha roʻyxat elementi: fokus birinchi yangisiga oʻtadi',
      },
    },
  },
  keyboard: [
    {
      keys: 'Enter, Space',
      does: {
        ru: 'Показывает следующую часть и переводит фокус на первое новое',
        uz: 'Keyingi qismni koʻrsatadi va fokusni birinchi yangisiga oʻtkazadi',
      },
    },
  ],
});
