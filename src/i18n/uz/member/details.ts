import type { details as russian } from '../../ru/member/details.ts';
import type { Translated } from '../../translated.ts';

export const details: Translated<typeof russian> = {
  welcome: {
    title: 'Nimadan boshlash kerak',
    form: 'Jismoniy karta oling',
    formText: 'Ikki daqiqa: maʼlum maʼlumotlar toʻldirilgan, raqamni kod tasdiqlaydi.',
    bonus: '{{coins}} oling',
    bonusText: 'Xush kelibsiz bonusi karta bilan birga keladi.',
    waiting: '{{coins}} sizni kutmoqda',
    waitingText: 'Ularni jismoniy karta bilan sarflash mumkin.',
    friends: 'Sarflang va doʻstlar uchun mukofot oling',
    friendsText: 'Karta bilan katalog, buyurtmalar va doʻstlar uchun mukofotlar ochiladi.',
  },
  referral: {
    title: 'Doʻstlaringizni taklif qiling',
    text: 'Doʻstingiz havolangiz orqali talaba boʻlsa, birinchi semestri narxining 30–50 foizi sizniki.',
    link: 'Havolangiz',
    copied: 'Havola nusxalandi!',
    copyFailed:
      'Brauzer nusxalashga ruxsat bermadi. Havola belgilab qoʻyildi: uni oʻzingiz nusxalang.',
    shareText: 'Men bilan birga oʻqing: havolam orqali ariza qoldiring.',
    showQr: 'QR-kod',
    invite: 'Doʻstni taklif qilish',
    form: 'Yoki doʻstingiz oʻrniga anketani toʻldiring',
    formText:
      'Doʻstingizning ismi va telefoni yoki pochtasi kerak. Qabul komissiyasi u bilan oʻzi bogʻlanadi.',
    fill: 'Anketani toʻldirish',
    qr: 'Havolangizning QR-kodi',
    qrHint: 'Doʻstingiz kamerani qaratsa, darrov havolangizga oʻtadi.',
    none: 'Havola karta bilan birga paydo boʻladi.',
    registrations: 'Roʻyxatdan oʻtganlar',
    payments: 'Toʻlov qilganlar',
  },
  goal: {
    title: 'Maqsadingiz',
    progress: '{{name}} uchun yigʻilgani',
    missing: 'Yana {{coins}} kerak',
    reached: 'Yetadi!',
    forecast: 'Yana {{count}}\u00A0ta doʻst kelsa, yetadi.',
    example: 'Doʻstning birinchi semestri {{cost}} tursa.',
    none: 'Nimaga yigʻayotganingizni tanlang, qancha qolgani shu yerda koʻrinadi.',
    choose: 'Katalogdan tanlash',
    failed: 'Maqsad yuklanmadi. Balans oʻzgarmagan.',
  },
  course: {
    next: 'Keyingisi: {{lesson}}',
    value: '{{total}} tadan {{done}} ta',
    label: 'Oʻtilgan darslar',
  },
  about: {
    title: 'Ishtirokchi maʼlumotlari',
    id: 'Noyob ID',
    card: 'Karta raqami',
    contract: 'Shartnoma',
    contracts: 'Shartnomalar',
    copy: 'Nusxalash: {{label}}',
    copyFailed: 'Brauzer nusxalashga ruxsat bermadi: qiymat belgilab qoʻyildi.',
    absent: 'Hozircha yoʻq',
  },
  manager: {
    title: 'Menejeringiz',
    none: 'Hozircha menejer yoʻq. U shartnoma bilan birga tayinlanadi, ungacha yordam xizmati koʻmaklashadi.',
    call: 'Qoʻngʻiroq qilish',
    write: 'Yozish',
    chat: 'Chat',
  },
};
