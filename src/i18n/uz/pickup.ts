/** Barcode, QR code and pickup view (R2.20). */
export const pickup = {
  together: 'Barcha buyurtmalar bitta kodda',
  position: '{{current}} / {{total}}',
  all: 'Hammasi: {{total}}',
  barcodeLabel: 'Shtrix-kod: {{number}}',
  qrLabel: 'QR-kod: {{number}}',
  brightness: 'Ekranni yorugʻroq qiling',
  rotate: 'Burish',
  notScanning: 'Oʻqilmayaptimi?',
  toBarcode: 'Shtrix-kod',
  readOut: 'Bu ham oʻqilmasa, raqamini aytib bering',
  previous: 'Oldingi kod',
  next: 'Keyingi kod',
  close: 'Yopish',
  unreadable: 'Bu raqam uchun kod yoʻq. Uni topshirish joyida ayting.',
  tooLong: 'Kod bu yerga sigʻmaydi. Buyurtmalarni birma-bir koʻrsating.',
} as const;
