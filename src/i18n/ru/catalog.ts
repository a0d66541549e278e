export const catalog = {
  sections: 'Разделы каталога',
  products: 'Товары',
  services: 'Услуги',
  empty: 'Здесь пока ничего нет',
  emptyText: 'Каталог обновляется: загляни чуть позже.',
  failed: 'Каталог не загрузился',
  failedText: 'Проверь сеть: мы попробуем ещё раз сами.',
  outOfStock: 'Нет в наличии',
  fewLeft: 'Осталось {{stock}} шт.',
  missing: 'Не хватает {{amount}}',
} as const;
