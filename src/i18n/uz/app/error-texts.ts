import type { errorTexts as russian } from '../../ru/app/error-texts.ts';
import type { Translated } from '../../translated.ts';

export const errorTexts: Translated<typeof russian> = {
  general: 'Xatolik yuz berdi!',
  later: 'Xatolik yuz berdi. Iltimos, keyinroq urinib koʻring yoki menejer bilan bogʻlaning.',
  tryAgain: 'Xatolik yuz berdi, qaytadan urinib koʻring.',
  failureTitle: 'Xatolik',
  failureButton: 'yaxshi',
  outdated: 'Sahifa eskirgan, iltimos yangilang',
  outdatedButton: 'yangilash',
  antiSpam:
    'Arizani yuborish spamga qarshi tizim tomonidan bloklandi. Iltimos, 5 daqiqadan keyin qayta urinib koʻring',
  policyFailed: 'Siyosat mazmunini yuklab boʻlmadi',
  cameraBusy:
    'Kamera javob bermayapti. Keyinroq urinib koʻring, kamera boshqa brauzerda band emasligini tekshiring.',
  ticketLimit:
    'Tadbir sozlamasida xato: bir kishiga chiptalar chegarasi notoʻgʻri koʻrsatilgan. Yordam xizmatiga murojaat qiling',
  readOnly: 'Amallarni bajarish taqiqlangan',
};
