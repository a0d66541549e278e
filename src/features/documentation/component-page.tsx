import type { ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { ComponentPage } from './component/ComponentPage.tsx';
import type { DocPage, SectionId } from './sections.ts';

/** Common names of components whose summaries do not contain them. */
const NAMES: Readonly<Record<string, string>> = {
  button: 'кнопка',
  select: 'список, выбор',
  input: 'поле, ввод',
  'input-code': 'код из СМС',
  checkbox: 'галочка, флажок, переключатель',
  'date-picker': 'дата, календарь',
  'phone-input': 'телефон, номер',
  'price-slider': 'цена, слайдер, ползунок',
  slider: 'слайдер, ползунок',
  tabs: 'вкладки',
  toast: 'сообщение, уведомление, тост',
  table: 'таблица',
  tags: 'теги, метки, чипы, фильтр',
  accordion: 'аккордеон',
  skeleton: 'скелетон, загрузка',
  card: 'карточка',
  grid: 'сетка',
  'order-history': 'история заказа',
  hint: 'подсказка',
  dialog: 'диалог, окно',
  'show-more': 'показать ещё',
  'show-more-text': 'показать ещё',
  alert: 'предупреждение, ошибка',
  'banner-spent': 'баннер, потрачено',
  icon: 'иконка, значок',
  'progress-load': 'прогресс, загрузка',
  carousel: 'карусель, галерея',
  'radio-group': 'выбор одного',
  'text-area': 'текст в несколько строк',
};

/** Builds the page of a component from its docs. */
export const componentPage = (section: SectionId, docs: ComponentDocs): DocPage => ({
  section,
  id: docs.id,
  title: docs.title,
  summary: docs.summary,
  keywords: [NAMES[docs.id], ...docs.props.map(({ name }) => name)].join(' '),
  Content: () => <ComponentPage docs={docs} />,
});
