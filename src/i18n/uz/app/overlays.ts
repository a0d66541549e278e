import type { overlays as russian } from '../../ru/app/overlays.ts';
import type { Translated } from '../../translated.ts';
import { errorTexts } from './error-texts.ts';

export const overlays: Translated<typeof russian> = {
  notice: {
    sessionEnded: 'Seans tugadi',
    sessionEndedText: ': qurilmada saqlangan maʼlumotlar koʻrsatilmoqda.',
    signInAgain: 'Qayta kirish',
    storageInMemory: 'Qurilma maʼlumot saqlamayapti',
    storageInMemoryText: ': kabinet internetsiz ochilmaydi.',
    updateReady: 'Yangi versiya chiqdi',
    update: 'Yangilash',
    refused: 'Qaroringizni kutmoqda: {{number}}',
    waiting: 'Aloqa kutmoqda: {{number}}',
    see: 'Koʻrish',
    install: 'Ilovasi ham bor',
    installText: ': kodlar telefon ekranidan ochiladi, internetsiz ham.',
    installNow: 'Oʻrnatish',
  },
  open: 'Ochish',
  failure: {
    title: errorTexts.failureTitle,
    button: errorTexts.failureButton,
    closed: 'Ekran nosozlik tufayli yopildi. Yordam xizmati uchun kod: {{id}}',
  },
  outdated: { text: errorTexts.outdated, button: errorTexts.outdatedButton },
  withdraw: { title: 'Hisobga chiqarish', text: 'Hozircha ishlamaydi' },
  wrongBonus: {
    title: 'Bonus xato hisoblangan',
    text: 'Menejer hisoblashni tekshirib, tuzatadi. Hisobingizdagi qolgan mablagʻ oʻzgarmaydi.',
  },
  wrongCard: {
    title: 'Boshqa dastur kartasi',
    text: 'Sizga xato bilan boshqa dastur kartasi berilgan. Shaxsiy menejeringizga murojaat qiling: u kartani almashtirib beradi.',
  },
  cardOff: {
    title: 'Karta oʻchirilgan',
    two: 'Sizga ikkita jismoniy karta berilgan. Ikkalasi ham faol ekan, birortasi ishlamaydi: yordam xizmati ortiqchasini yopadi.',
    lead: 'Karta oʻchiq ekan:',
    spend: 'sarflab boʻlmaydi',
    sections: 'baʼzi boʻlimlar yopiq',
    earn: 'doʻstlar uchun mukofotlar odatdagidek kelaveradi',
    safe: 'Yigʻilganlar hisobingizda qoladi. Yordam xizmati kartani yoqadi yoki yangisini beradi.',
    write: 'Yordam xizmatiga yozish',
    call: 'Qoʻngʻiroq qilish',
    wrongCard: 'Boshqa dastur kartasini berishdimi?',
  },
  call: { title: 'Qoʻngʻiroq qilish' },
  phones: {
    manager: 'Shaxsiy menejer',
    tollFree: 'Yordam xizmati, qoʻngʻiroq bepul',
    call: 'Qoʻngʻiroq qilish',
    copyFailed: 'Brauzer nusxalashga ruxsat bermadi: raqamni oʻzingiz belgilang.',
    mobile: 'Yordam xizmati, mobil',
  },
  privacy: {
    title: 'Maxfiylik siyosati',
    failed: errorTexts.policyFailed,
    openPage: 'Siyosat sahifasini ochish',
  },
  leave: {
    title: 'Buyurtma haqida hali javob yoʻq',
    text: 'U qabul qilingan-qilinmaganini aniqlayapmiz. Hozir chiqsangiz, bu qurilma uni unutadi: qayta kirganingizda buyurtmalar va balansni koʻring. Koʻpi bilan bir marta yechiladi.',
    confirm: 'Chiqish',
    stay: 'Qolish',
    unsentTitle: 'Hammasi yuborilmagan',
    unsentText:
      'Takliflar, murojaatlar yoki tuzatishlar yuborishni kutmoqda: {{amount}}. Hozir chiqsangiz, ular qurilmadan oʻchadi va hech qayerga yuborilmaydi.',
    handOutsText:
      'Yozilishini kutayotgan topshirilganlar: {{amount}}. Ular shu qurilmada qoladi va unga buyurtmalarni topshiradigan xodim kirganda yoziladi.',
  },
};
