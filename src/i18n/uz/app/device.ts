import type { device as russian } from '../../ru/app/device.ts';
import type { Translated } from '../../translated.ts';

export const device: Translated<typeof russian> = {
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
  busy: {
    title: 'Bu qurilmadagi maʼlumotlar band',
    text: 'Ularni kabinetning boshqa oynasi ushlab turibdi. Qolgan oynalarni yoping: kabinet oʻzi ochiladi.',
    note: 'Ularsiz qoralamalar va hali javobi kelmagan xaridlar koʻrinmaydi.',
    without: 'Ularsiz ochish',
  },
  notWiped: {
    title: 'Maʼlumotlar bu qurilmadan hali oʻchirilmadi',
    text: 'Ularni kabinetning boshqa oynasi ushlab turibdi. Kabinetning hamma oynasini yoping: maʼlumotlar oʻchadi, eng kechi bilan kabinet qayta ochilganda.',
  },
};
