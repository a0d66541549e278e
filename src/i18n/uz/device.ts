import type { device as russian } from '../ru/device.ts';
import type { Translated } from '../translated.ts';

export const device: Translated<typeof russian> = {
  busy: {
    title: 'Bu qurilmadagi maʼlumotlar band',
    text: 'Ularni kabinetning boshqa oynasi ushlab turibdi. Qolgan oynalarni yoping: kabinet oʻzi ochiladi.',
    note: 'Ularsiz qoralamalar va hali javobi kelmagan xaridlar koʻrinmaydi.',
    retry: 'Yana urinib koʻrish',
    without: 'Ularsiz ochish',
  },
  notWiped: {
    title: 'Maʼlumotlar bu qurilmadan hali oʻchirilmadi',
    text: 'Ularni kabinetning boshqa oynasi ushlab turibdi. Kabinetning hamma oynasini yoping: maʼlumotlar oʻchadi, eng kechi bilan kabinet qayta ochilganda.',
  },
};
