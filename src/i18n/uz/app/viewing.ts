import type { viewing as russian } from '../../ru/app/viewing.ts';
import type { Translated } from '../../translated.ts';
import { errorTexts } from './error-texts.ts';

export const viewing: Translated<typeof russian> = {
  region: 'Ishtirokchi kabineti',
  readOnly: 'Faqat koʻrish',
  leave: 'Yopish',
  leaveView: 'Koʻrishni yopish',
  signOut: 'Oʻz akkauntingizdan chiqish',
  forbidden: errorTexts.readOnly,
  note: 'Faqat koʻrish: amallarni bajarish taqiqlangan.',
  unknown: {
    title: 'Ishtirokchi topilmadi',
    text: 'Dasturda {{email}} manzilli ishtirokchi yoʻq. Manzilni tekshirib, kabinetni qayta oching.',
    byLink:
      'Havoladagi ishtirokchi endi dasturda yoʻq. Uni ismi, pochtasi, kartasi yoki telefoni boʻyicha qidirib koʻrish mumkin.',
  },
  end: {
    invalid: {
      title: 'Ishtirokchi kabineti ochilmadi',
      text: 'Havola bitta ishtirokchiga olib borishi kerak. Uni tekshiring yoki ishtirokchini qidiruvdan toping. Hozir oʻz kabinetingiz ochiq.',
    },
    role: {
      title: 'Boshqa kabinetga ruxsat yoʻq',
      text: 'Ishtirokchilar kabinetini faqat tegishli roli bor dastur xodimlari koʻra oladi. Oʻz kabinetingiz ochildi.',
    },
    session: {
      title: 'Koʻrish tugadi',
      text: 'Sessiya tugadi va ishtirokchi kabineti yopildi. Davom etish uchun uni qayta oching.',
    },
  },
};
