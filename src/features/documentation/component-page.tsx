import type { Bilingual } from '#src/i18n/bilingual.ts';
import type { ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { ComponentPage } from './component/ComponentPage.tsx';
import type { DocPage, SectionId } from './sections.ts';

/** Common names of components whose summaries do not contain them. */
const NAMES: Readonly<Record<string, Bilingual>> = {
  button: { ru: 'кнопка', uz: 'tugma' },
  select: { ru: 'список, выбор', uz: 'roʻyxat, tanlov' },
  input: { ru: 'поле, ввод', uz: 'maydon' },
  'input-code': { ru: 'код из СМС', uz: 'SMS kodi' },
  checkbox: { ru: 'галочка, флажок, переключатель', uz: 'belgi' },
  'date-picker': { ru: 'дата, календарь', uz: 'sana, taqvim' },
  'phone-input': { ru: 'телефон, номер', uz: 'telefon, raqam' },
  'price-slider': { ru: 'цена, слайдер, ползунок', uz: 'narx' },
  slider: { ru: 'слайдер, ползунок', uz: 'surgich' },
  tabs: { ru: 'вкладки', uz: 'ichki sahifalar' },
  toast: { ru: 'сообщение, уведомление, тост', uz: 'xabar' },
  table: { ru: 'таблица', uz: 'jadval' },
  tags: { ru: 'теги, метки, чипы, фильтр', uz: 'belgilar, filtr' },
  accordion: { ru: 'аккордеон', uz: 'akkordeon' },
  skeleton: { ru: 'скелетон, загрузка', uz: 'yuklanish' },
  card: { ru: 'карточка', uz: 'kartochka' },
  grid: { ru: 'сетка', uz: 'toʻr' },
  'order-history': { ru: 'история заказа', uz: 'buyurtma tarixi' },
  hint: { ru: 'подсказка', uz: 'izoh' },
  dialog: { ru: 'диалог, окно', uz: 'oyna' },
  'show-more': { ru: 'показать ещё', uz: 'yana koʻrsatish' },
  'show-more-text': { ru: 'показать ещё', uz: 'yana koʻrsatish' },
  alert: { ru: 'предупреждение, ошибка', uz: 'ogohlantirish, xato' },
  'banner-spent': { ru: 'баннер, потрачено', uz: 'banner, sarflangan' },
  icon: { ru: 'иконка, значок', uz: 'belgi' },
  'progress-load': { ru: 'прогресс, загрузка', uz: 'jarayon, yuklanish' },
  carousel: { ru: 'карусель, галерея', uz: 'karusel' },
  'radio-group': { ru: 'выбор одного', uz: 'bittasini tanlash' },
  'text-area': { ru: 'текст в несколько строк', uz: 'bir necha qatorli matn' },
};

/** Builds the page of a component from its docs. */
export const componentPage = (section: SectionId, docs: ComponentDocs): DocPage => ({
  section,
  id: docs.id,
  title: { ru: docs.title, uz: docs.title },
  summary: docs.summary,
  keywords: [NAMES[docs.id]?.ru, NAMES[docs.id]?.uz, ...docs.props.map(({ name }) => name)].join(
    ' ',
  ),
  Content: () => <ComponentPage docs={docs} />,
});
