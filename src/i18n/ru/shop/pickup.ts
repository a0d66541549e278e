/** Barcode, QR code and pickup view (R2.20). */
export const pickup = {
  together: 'Все заказы одним кодом',
  position: '{{current}} из {{total}}',
  all: 'Все {{total}}',
  barcodeLabel: 'Штрихкод: {{number}}',
  qrLabel: 'QR-код: {{number}}',
  brightness: 'Сделай экран ярче',
  rotate: 'Повернуть',
  notScanning: 'Не сканируется?',
  toBarcode: 'Штрихкод',
  save: 'Сохранить картинкой',
  readOut: 'Если и он не считывается, продиктуй номер',
  previous: 'Предыдущий код',
  next: 'Следующий код',
  close: 'Закрыть',
  unreadable: 'Для этого номера нет кода. Назови его на выдаче.',
  tooLong: 'Код здесь не помещается. Показывай заказы по одному.',
} as const;
