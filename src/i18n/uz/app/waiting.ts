import type { waiting as russian } from '../../ru/app/waiting.ts';
import type { Translated } from '../../translated.ts';

export const waiting: Translated<typeof russian> = {
  lead: 'Xizmat bularni hali tasdiqlamagan. Aloqa kutayotganlari oʻzi yuboriladi.',
  empty: 'Kutayotgan narsa yoʻq',
  emptyText:
    'Xizmatga yetib bormagan narsalar shu yerda chiqadi: masalan, aloqasiz toʻldirilgan taklif.',
  titles: {
    named: '{{title}}: {{name}}',
    invitation: 'Taklif: {{name}}',
    card: 'Karta uchun anketa',
    ticket: 'Murojaat: {{topic}}',
    address: 'Manzil: {{address}}',
    addressChange: 'Manzil oʻzgarishi',
    lesson: 'Oʻtilgan dars haqida belgi',
    lessonUndone: 'Dars belgisini olib tashlash',
    personalData: 'Shaxsiy maʼlumotlar oʻzgarishi',
    cancellation: '№\u00A0{{id}} buyurtmani bekor qilish',
    handOut: '№\u00A0{{id}} buyurtma berilgani',
    goal: 'Yangi maqsad',
    noGoal: 'Maqsadni olib tashlash',
  },
  remove: {
    title: 'Yuborilmasinmi?',
    text: '{{title}} — bu qurilmadan oʻchiriladi.',
    confirm: 'Olib tashlash',
    keep: 'Qoldirish',
  },
};
