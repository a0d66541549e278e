import type { pickup as russian } from '../../ru/shop/pickup.ts';
import type { Translated } from '../../translated.ts';

/** Barcode, QR code and pickup view (R2.20). */
export const pickup: Translated<typeof russian> = {
  together: 'Barcha buyurtmalar bitta kodda',
  position: '{{current}} / {{total}}',
  all: 'Hammasi: {{total}}',
  barcodeLabel: 'Shtrix-kod: {{number}}',
  qrLabel: 'QR-kod: {{number}}',
  brightness: 'Ekranni yorugʻroq qiling',
  rotate: 'Aylantirish',
  notScanning: 'Oʻqilmayaptimi?',
  toBarcode: 'Shtrix-kod',
  save: 'Rasm qilib saqlash',
  readOut: 'U ham oʻqilmasa, raqamni aytib bering',
  previous: 'Oldingi kod',
  next: 'Keyingi kod',
  close: 'Yopish',
  unreadable: 'Bu raqam uchun kod yoʻq. Raqamni topshirish punktida ayting.',
  tooLong: 'Kod bu yerga sigʻmaydi. Buyurtmalarni birma-bir koʻrsating.',
};
