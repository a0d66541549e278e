import type { settings as russian } from '../../ru/app/settings.ts';
import type { Translated } from '../../translated.ts';

export const settings: Translated<typeof russian> = {
  app: {
    title: 'Ilova',
    text: 'Telefon ekranidan buyurtma kodlari bir bosishda ochiladi.',
    textOffline: 'Telefon ekranidan buyurtma kodlari bir bosishda ochiladi, internetsiz ham.',
    installed: 'Kabinet oʻrnatilgan: u qurilma ekranidan ochiladi.',
    installedOffline: 'Kabinet oʻrnatilgan: u qurilma ekranidan ochiladi, internetsiz ham.',
    install: 'Oʻrnatish',
    menu: 'Brauzer menyusini oching va “Ilovani oʻrnatish” yoki “Bosh ekranga qoʻshish”ni tanlang.',
    steps: 'Qanday oʻrnatiladi',
    share: 'Brauzerda “Ulashish” (Share) tugmasini bosing',
    add: '“Bosh ekranga” (Add to Home Screen) ni tanlang',
    addLabel: 'Bosh ekranga',
    done: '“Qoʻshish” (Add) ni bosing: belgi ilovalar orasida paydo boʻladi',
  },
  own: {
    title: 'Bu qurilma',
    label: 'Bu mening qurilmam',
    effect:
      'Oʻz telefoningizda karta va buyurtma kodlari seans tugagach ham, kirmasdan koʻrinadi. Begona qurilmada ularni yashirgan maʼqul.',
    on: 'Yoqilgan: seans tugagach ham maʼlumotlar koʻrinadi. Faqat chiqish ularni oʻchiradi.',
    off: 'Oʻchirilgan: seans tugagach maʼlumotlar kirguningizcha yashiriladi. Qoralamalar va boshlangan xaridlar saqlanadi.',
  },
  notify: {
    title: 'Bildirishnomalar',
    text: 'Kabinet yopiq boʻlsa ham shu qurilmaga keladi. Qulflangan ekranda na ism, na summa koʻrinadi.',
    order: 'Buyurtma olib ketishga tayyor',
    friend: 'Doʻstlar haqida yangiliklar',
    coins: 'Tushumlar',
    denied:
      'Brauzer bu saytga bildirishnomalarni taqiqlagan. Sozlamalarida ruxsat bering; ungacha yangiliklar kabinetdagi “Bildirishnomalar”da kutadi.',
    install:
      'Bu qurilmada faqat oʻrnatilgan ilova bildirishnoma yuboradi: uni oʻrnating va shu yerda yoqing.',
    unsupported:
      'Bu brauzer bildirishnoma yubora olmaydi. Yangiliklar kabinetdagi “Bildirishnomalar”da kutadi.',
    failed: 'Boʻlmadi: bildirishnomalar xizmati javob bermadi. Birozdan keyin yana urinib koʻring.',
  },
  stored: {
    title: 'Bu yerda nima saqlanadi',
    text: 'Bular internetsiz ochiladi.',
    orders: 'Buyurtmalar va kodlar',
    operations: 'Amallar',
    products: 'Katalog',
    invitations: 'Takliflar',
    lessons: 'Darslar',
    unsent: 'Qoralamalar va yuborilmaganlar',
    never: 'hali yuklanmagan',
    used: 'Jami band',
    megabytes: '{{number}} MB',
    kept: 'Brauzer bu maʼlumotlarni asraydi: oʻzi oʻchirmaydi.',
    notKept: 'Qurilmada joy tugasa, brauzer bu maʼlumotlarni oʻchirishi mumkin.',
    keep: 'Asrashni soʻrash',
    refused:
      'Brauzer hozircha rad etdi. Odatda kabinet oʻrnatilgan yoki tez-tez ochilsa, u rozi boʻladi.',
    memory: 'Brauzer hech narsa saqlamaydi: maʼlumotlar varaq yopilguncha koʻrinadi.',
  },
  clear: {
    action: 'Qurilmani tozalash',
    title: 'Bu qurilmadan hammasi oʻchirilsinmi?',
    text: 'Buyurtmalar, tarix va katalog bu yerdan oʻchadi, hisobdan chiqasiz; kirganingizdan keyin ular yana yuklanadi. Qoralamalar faqat shu yerda bor: ularni qaytarib boʻlmaydi.',
    confirm: 'Oʻchirish va chiqish',
  },
};
