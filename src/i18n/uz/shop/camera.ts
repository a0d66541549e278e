import type { camera as russian } from '../../ru/shop/camera.ts';
import type { Translated } from '../../translated.ts';
import { errorTexts } from '../app/error-texts.ts';

export const camera: Translated<typeof russian> = {
  refused:
    'Kameraga ruxsat berilmagan. Brauzer sozlamalarida ruxsat bering yoki koddagi raqamni kiriting.',
  none: 'Bu qurilmada kamera yoʻq. Kod surati bor rasmni tanlang yoki raqamni kiriting.',
  busy: errorTexts.cameraBusy,
  unsupported:
    'Bu brauzer saytlarga kamerani ochmaydi. Kod surati bor rasmni tanlang yoki raqamni kiriting.',
  lost: 'Kamera uzilib qoldi. Uni qayta yoqing, kod suratini tanlang yoki raqamni kiriting.',
  notLoaded: 'Skaner yuklanmadi. Qayta urinib koʻring yoki koddagi raqamni kiriting.',
  notOnDevice:
    'Skaner bu qurilmaga hali yuklanmagan, hozir esa aloqa yoʻq. Koddagi raqamni kiriting: bu tarmoqsiz ham ishlaydi.',
};
