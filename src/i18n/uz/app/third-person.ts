import type { thirdPerson as russian } from '../../ru/app/third-person.ts';
import type { Translated } from '../../translated.ts';

export const thirdPerson: Translated<typeof russian> = {
  profile: {
    balance: 'Ishtirokchi balansi',
  },
  details: {
    referral: {
      title: 'Doʻstlarni taklif qilish',
      text: 'Doʻsti havolasi orqali talaba boʻlsa, birinchi semestri narxining 30–50 foizi ishtirokchiniki.',
      link: 'Ishtirokchi havolasi',
      qr: 'Ishtirokchi havolasining QR-kodi',
      qrHint: 'Doʻsti kamerani qaratsa, darrov ishtirokchi havolasiga oʻtadi.',
    },
    goal: { title: 'Ishtirokchi maqsadi', none: 'Maqsad hali tanlanmagan.' },
    manager: { title: 'Ishtirokchi menejeri' },
  },
  level: {
    title: 'Ishtirokchi darajasi',
    ofSemester: 'doʻstining birinchi semestridan',
    none: 'Hozircha birorta doʻsti talaba boʻlmagan',
    friends: '{{count}}\u00A0nafar doʻsti talaba boʻldi',
    next: { way: 'Bu ishtirokchiga {{coins}} keltiradi.' },
  },
  rating: {
    failedText: 'Ishtirokchi hisobi oʻzgarmadi, qayta urinib koʻring.',
    you: 'Ishtirokchi',
    own: {
      label: 'Ishtirokchi oʻrni',
      balance: 'Hisobida',
      first: 'Ishtirokchi hammadan oldinda',
      noneText: 'Dasturga qoʻshilishi bilan oʻrni koʻrinadi.',
    },
    level: {
      title: 'Ishtirokchi darajasi',
      share: 'Ishtirokchi ulushi — doʻsti birinchi semestri narxining {{percent}} foizi',
      missing: '“{{level}}” darajasigacha yana {{number}} ta doʻst: {{percent}} foiz',
    },
    counting: {
      names: 'Familiya oʻrniga birinchi harf. Boshqalar ham ishtirokchini shunday koʻradi.',
    },
  },
  invites: {
    next: {
      declined: 'U uchun mukofot berilmaydi.',
      other: 'Keyin nima boʻlishini qabul komissiyasi xabar qiladi.',
      working:
        'Keyingi qadam: shartnoma va birinchi semestr uchun toʻlov. Undan ishtirokchiga ulush tushadi.',
    },
    emptyText: 'Doʻsti talaba boʻlsa, uning oʻqish narxidan ishtirokchiga ulush tushadi.',
  },
  orders: {
    ready: 'Olib ketish mumkin: ishtirokchi topshirish punktida kodni koʻrsatadi',
    event: { ready: 'Ishtirokchi kirishda kodni koʻrsatadi' },
    service: { ready: 'Kelish mumkin: ishtirokchi joyida kodni koʻrsatadi' },
    step: { DELIVERY_TO_ADDRESS: 'Ishtirokchi manziliga olib boryapmiz' },
    unknownAlone: 'Ishtirokchi buyurtmalari orasida bundayi yoʻq',
    unknown: 'Ishtirokchi buyurtmalari orasida №\u00A0{{id}} yoʻq',
    emptyText: 'Ishtirokchi hozircha hech narsa buyurtma qilmagan.',
  },
  history: { emptyText: 'Birinchi tushum shu yerda koʻrinadi.' },
  education: {
    progress: { title: 'Ishtirokchi natijasi', doneText: 'Barcha darslar oʻtilgan.' },
  },
  help: {
    support: {
      tickets: {
        title: 'Ishtirokchi murojaatlari',
        emptyText: 'Ishtirokchi savollari va ularga javoblar shu yerda koʻrinadi.',
      },
    },
  },
  card: {
    noCard: { haveTitle: 'Ishtirokchida karta bor' },
    form: { person: 'Ishtirokchi haqida' },
    data: {
      person: 'Ishtirokchi haqida',
      otherTitle: 'Pochta almashinuvi tugallanmagan',
      otherText: 'Maʼlumotlar ishtirokchining boshqa pochtasi ostida, ular joyida.',
    },
  },
};
