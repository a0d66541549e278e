import type { obstacle as russian } from '../ru/obstacle.ts';
import type { Translated } from '../translated.ts';

export const obstacle: Translated<typeof russian> = {
  retry: 'Qayta urinib koʻrish',
  siteData: {
    title: 'Brauzer sayt maʼlumotlarini saqlamayapti',
    text: 'Internet bor, lekin cookie-fayllarsiz kirib boʻlmaydi. Brauzer sozlamalarida shu saytga cookie-fayllar va sayt maʼlumotlarini saqlashga ruxsat bering va qayta urinib koʻring.',
  },
  frame: {
    title: 'Brauzer kirishni tekshirishga yoʻl qoʻymayapti',
    text: 'Internet bor. Odatda reklama bloklagichi yoki boshqa kengaytma xalal beradi: uni shu sayt uchun oʻchiring yoki kirish sahifasi orqali kiring.',
    action: 'Kirish',
  },
  clock: {
    title: 'Qurilmada sana notoʻgʻri',
    text: 'Shu sababli brauzer saytlarga ishonmaydi va kirib boʻlmaydi. Qurilma sozlamalarida sana va vaqtni avtomatik aniqlashni yoqing va qayta urinib koʻring.',
  },
};
