import type { camera as russian } from '../ru/camera.ts';
import type { Translated } from '../translated.ts';

export const camera: Translated<typeof russian> = {
  refused:
    'Kameraga ruxsat berilmagan. Brauzer sozlamalarida ruxsat bering yoki koddagi raqamni kiriting.',
  none: 'Bu qurilmada kamera yoʻq. Kod surati bor rasmni tanlang yoki raqamni kiriting.',
  busy: 'Kamera javob bermayapti. Keyinroq urinib koʻring, kamera boshqa brauzerda band emasligini tekshiring.',
};
