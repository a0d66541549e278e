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
  title: 'ShowMore',
  summary:
    'Под длинным списком: сколько показано и кнопка за следующей частью. С клавиатуры фокус уходит на первое новое.',
  keywords: 'показать ещё',
  component: ShowMoreDemo,
  keyboard: { 'Enter, Space': 'Показывает следующую часть и переводит фокус на первое новое' },
})
  .example('more', 'Есть ещё', () => list)
  .example('busy', 'Загружается', () => ({ ...list, busy: true }))
  .example('failed', 'Не загрузилось', (translate) => ({
    ...list,
    error: translate({
      ru: 'Продолжение не загрузилось: проверь сеть',
      uz: 'Davomi yuklanmadi: internetni tekshiring',
    }),
  }))
  .note('То, что уже показано, остаётся; кнопка спрашивает ещё раз.')
  .example('all', 'Показано всё', () => ({ ...list, shown: 8 }))
  .example('long-text', 'Большие числа и длинный текст', (translate) => ({
    ...list,
    total: 1_234_567,
    error: translate({
      ru: 'Сервис не ответил вовремя. Показанное сохранено на устройстве, попробуй ещё раз через минуту',
      uz: 'Xizmat vaqtida javob bermadi. Koʻrsatilgani qurilmada saqlangan, bir daqiqadan keyin qayta urinib koʻring',
    }),
  }));
