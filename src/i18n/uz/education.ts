import type { education as russian } from '../ru/education.ts';
import type { Translated } from '../translated.ts';

export const education: Translated<typeof russian> = {
  title: 'Taʼlim',
  failed: 'Darslar yuklanmadi',
  failedText: 'Xizmat javob bermadi. Oʻtilgan darslar belgisi joyida, qayta urinib koʻring.',
  offlineText:
    'Internet yoʻq, bu qurilmada esa darslar hali saqlanmagan. Aloqa paydo boʻlishi bilan yuklaymiz, keyin ular internetsiz ham ochiladi.',
  empty: 'Hozircha darslar yoʻq',
  emptyText: 'Kurs tayyorlanmoqda: birozdan soʻng kiring.',
  minutes: '{{minutes}} daqiqa',
  number: '{{number}}-dars',
  numberOf: '{{number}}-dars, jami {{total}} ta',
  isDone: 'Oʻtilgan',
  isNext: 'Keyingisi',
  hasVideo: 'Video',
  progress: {
    title: 'Natijangiz',
    label: 'Oʻtilgan darslar',
    value: '{{total}} tadan {{done}} ta',
    left: 'Yana {{minutes}} daqiqa qoldi',
    begin: 'Kursni boshlash',
    next: '{{number}}-darsdan davom etish',
    done: 'Kurs tugadi',
    doneText: 'Endi dastur haqida hammasini bilasiz. Doʻstingizni taklif qilish vaqti keldi.',
    invite: 'Doʻstni taklif qilish',
  },
  lessons: 'Darslar',
  videos: {
    title: 'Videokurs',
    text: 'Qisqa va subtitrli. Videoga internet kerak, dars matni esa internetsiz ham ochiladi.',
  },
  lesson: {
    notFound: 'Bunday dars yoʻq',
    notFoundText: 'Kurs yangilangan boʻlishi mumkin. Barcha darslar roʻyxatda.',
    all: 'Barcha darslar',
    previous: 'Oldingi dars',
    next: 'Keyingi dars',
    around: 'Qoʻshni darslar',
  },
  mark: {
    done: 'Oʻtilgan deb belgilash',
    isDone: 'Dars oʻtildi',
    undo: 'Belgini olib tashlash',
    kept: 'Belgi qurilmada saqlandi. Internet paydo boʻlishi bilan yuboramiz.',
    failed: 'Belgi saqlanmadi: internet kerak. Qayta urinib koʻring.',
    refused: '«Dars oʻtildi» belgisi',
    refusedUndo: 'Belgi olib tashlandi',
  },
  video: {
    label: 'Video: {{title}}',
    offline: 'Videoga internet kerak',
    offlineText: 'Pastdagi dars matni internetsiz ham ochiladi.',
    failed: 'Video yuklanmadi',
    failedText: 'Pastdagi dars matni joyida.',
    starved: 'Internet yoʻq: yuklanib boʻlgan qismini koʻrsatamiz.',
  },
};
