import type { faq as russian } from '../../../ru/programme/help/faq.ts';
import type { Translated } from '../../../translated.ts';

export const faq: Translated<typeof russian> = {
  search: 'Javob qidirish',
  searchHint: 'Nima boʻldi?',
  found: '{{count}} ta javob topildi',
  nothing: 'Bunday javob hozircha yoʻq',
  nothingText: 'Boshqa soʻz bilan izlang yoki yordam xizmatidan soʻrang: javob shu yerga keladi.',
  contact: 'Yordam xizmatidan soʻrash',
  reset: 'Barcha savollarni koʻrsatish',
  sections: 'Savollar mavzulari',
  notFound: 'Javob topilmadimi?',
  notFoundText: 'Bizga yozing: murojaatlar va javoblar “Yordam” boʻlimida saqlanadi.',
  groups: {
    coins: '{{allCoins}}',
    friends: 'Doʻstlar',
    card: 'Karta',
    orders: 'Buyurtmalar',
    app: 'Kabinet va internetsiz ishlash',
  },
  questions: {
    'coins-what': {
      title: 'Dasturdagi {{coins}} nima va qancha turadi?',
      text: 'Bu dastur valyutasi: 1\u00A0{{coin}} = 1\u00A0rubl. Shartnoma boʻyicha oʻqish, katalogdagi mahsulot va xizmatlar, sayohatlar, tadbirlar va yetkazib berish uchun toʻlash mumkin.',
      words: 'ball bonus virtual valyuta kurs rubl narx sarflash',
    },
    'coins-earn': {
      title: 'Qanday qilib {{coins}} yigʻiladi?',
      text: 'Dasturda roʻyxatdan oʻtganlik uchun xush kelibsiz bonusi beriladi: {{welcome}}. Tugʻilgan kunda — {{birthday}}. Eng koʻpi doʻstlardan: havolangiz orqali doʻstingiz oʻqishga qabul qilinsa — {{registration}}, birinchi semestr uchun toʻlasa — shu semestr narxining ulushi.',
      words: 'olish ball bonus sovgʻa ishlab topish mukofot hisoblash',
    },
    'coins-late': {
      title: 'Doʻstim oʻqish uchun toʻladi, mukofot esa yoʻq. Nega?',
      text: 'Avval buxgalteriya toʻlovni tasdiqlaydi: taklif holati — “Mukofot kutilmoqda”, odatda oʻn ish kunigacha. Keyin holat “Mukofot berilgan” boʻladi va summa balansda hamda amallar tarixida koʻrinadi.',
      words: 'kelmadi ball bonus kechikish kutish qachon keladi hisoblash',
    },
    'coins-spend': {
      title: 'Nega {{coins}} sarflanmayapti?',
      text: 'Xarid uchun faol jismoniy karta va yetarli balans, mahsulot uchun esa toʻlangan oʻqish ham kerak. Aynan sizda nima yetishmasligi xarid sahifasida yozilgan.',
      words: 'sotib olish toʻlash ball bonus mumkin emas xarid',
    },
    'coins-gift': {
      title: 'Doʻstga {{coins}} sovgʻa qilish yoki oʻtkazish mumkinmi?',
      text: 'Yoʻq: {{coins}} boshqa ishtirokchiga sovgʻa qilinmaydi va oʻtkazilmaydi. Lekin doʻstingiz uchun buyum buyurtma qilishingiz mumkin: uning sahifasida “Doʻst uchun sotib olish” tugmasini bosing. Buyurtma sizniki boʻladi, balansingizdan yechiladi.',
      words: 'berish yuborish oʻtkazma ulashish sovgʻa ball bonus',
    },
    'coins-money': {
      title: 'Yigʻilganni pul qilib olish mumkinmi?',
      text: 'Pulga almashtirishni “Eng yaqin doʻst” darajasi ochadi: buning uchun {{bestOver}} tadan koʻp doʻstingiz talaba boʻlishi kerak. Hisobga chiqarish hozircha ishlamaydi.',
      words: 'naqd pul yechish bank hisob rubl almashtirish',
    },
    'friends-invite': {
      title: 'Doʻstni qanday taklif qilaman?',
      text: 'Unga havolangizni yuboring yoki profildagi QR-kodni koʻrsating — arizani oʻzi qoldiradi. Yoki “Takliflar” boʻlimida doʻstni taklif qilish anketasini uning oʻrniga toʻldiring, faqat avval roziligini soʻrang.',
      words: 'taklif referal havola anketa chaqirish tavsiya',
    },
    'friends-who': {
      title: 'Kimni taklif qilib boʻlmaydi?',
      text: 'Qabul komissiyasidan maslahat olgan va avval talaba boʻlgan kishini. Bunday taklif rad etiladi, sababi holat yonida yoziladi.',
      words: 'taklif tanish oʻqigan abituriyent qoida',
    },
    'friends-reward': {
      title: 'Doʻstim uchun qancha olaman?',
      text: '“Doʻst” darajasida — birinchi semestri narxining {{friend}} foizi, “Yaxshi doʻst” darajasida — {{good}} foizi, “Eng yaqin doʻst” darajasida — {{best}} foizi. Qoʻshimcha taʼlim uchun {{additional}} foiz, onlayn-maktab uchun {{online}} foiz, Dubaydagi filial uchun {{dubai}} foiz toʻlanadi.',
      words: 'foiz ulush mukofot taklif ishlab topish Friend Good Best',
    },
    'friends-level': {
      title: 'Darajani qanday oshiraman?',
      text: 'Talaba boʻlgan doʻstlaringiz hisoblanadi. {{goodOver}} tadan koʻp boʻlsa — “Yaxshi doʻst”, {{bestOver}} tadan koʻp boʻlsa — “Eng yaqin doʻst”. Hisoblab boʻlingan mukofotning ulushi keyin oʻzgarmaydi.',
      words: 'daraja holat oʻsish doʻstlik Friend Good Best',
    },
    'friends-refused': {
      title: 'Taklif rad etildi. Nima qilaman?',
      text: 'Sababi holat yonida yozilgan: koʻpincha doʻstingiz bizga avval murojaat qilgan boʻladi. Xato boʻlsa, yordam xizmatiga yozing: doʻstingiz ismi va taklif sanasini ayting.',
      words: 'rad etish holat xato',
    },
    'card-why': {
      title: 'Virtual karta bor, jismoniysi nega kerak?',
      text: 'Virtual karta darhol beriladi va yigʻish imkonini beradi. Jismoniy karta sarflash uchun kerak va turniketda ruxsatnoma boʻlib xizmat qiladi.',
      words: 'plastik kartochka ruxsatnoma turniket',
    },
    'card-get': {
      title: 'Jismoniy kartani qanday olaman?',
      text: '“Karta olish” boʻlimida anketani toʻldiring va telefoningizni xabardagi kod bilan tasdiqlang. Raqam universitetdagi maʼlumotga toʻgʻri kelmasa, menejer yordam beradi.',
      words: 'rasmiylashtirish buyurtma plastik kartochka anketa kod',
    },
    'card-blocked': {
      title: 'Karta bloklangan. Yigʻilgani yoʻqoladimi?',
      text: 'Yoʻq, lekin muzlatilgan: karta bloklangan paytda {{coins}} sarflanmaydi ham, kelmaydi ham. Sababi — shubhali harakatlar yoki tasdiqlanmagan tavsiyalar. Yordam xizmatiga yozing, hal qilamiz.',
      words: 'blok bloklash muzlatish blokdan chiqarish kartochka',
    },
    'card-off': {
      title: 'Karta oʻchirilgan. Bloklashdan farqi nima?',
      text: 'Oʻchirilgan karta bilan toʻlab boʻlmaydi va baʼzi boʻlimlar yopiladi, lekin doʻstlar uchun mukofotlar odatdagidek keladi. Yordam xizmati kartani yoqadi yoki yangisini beradi.',
      words: 'oʻchirish ishlamayapti yoqish kartochka',
    },
    'card-lost': {
      title: 'Karta yoʻqoldi. Nima qilaman?',
      text: 'Darhol yordam xizmatiga xabar bering{{phone}}. Hech kim undan foydalanmasligi uchun kartani oʻchirib, yangisini beramiz. Yigʻilgani balansda qoladi.',
      words: 'yoʻqotish oʻgʻirlandi kartochka ruxsatnoma yangi',
    },
    'orders-pickup': {
      title: 'Buyurtmani qanday olib ketaman?',
      text: 'Holati “Tayyor” boʻlganda buyurtma kodini ochib, xodimga koʻrsating. Kod internetsiz ham ochiladi.',
      words: 'olish topshirish shtrix-kod punkt',
    },
    'orders-cancel': {
      title: 'Buyurtmani bekor qilsa boʻladimi?',
      text: 'Mahsulotni — buyurtma holati “Yangi” yoki “Koʻrib chiqilmoqda” boʻlganda, xizmat va tadbirni — holati “Yangi” boʻlganda. Buyurtmani oching, “Buyurtmani bekor qilish” tugmasini bosing va sababini ayting: yechilgani darhol balansga qaytadi.',
      words: 'bekor qaytarish fikrdan qaytish xarid',
    },
    'orders-student': {
      title: 'Hali talaba emasman. Biror narsa buyurtma qilsam boʻladimi?',
      text: 'Ha: xizmat va tadbirlar faol jismoniy kartasi bor barcha ishtirokchilarga ochiq. Mahsulotlarni oʻqish uchun toʻlagan talabalar buyurtma qiladi. Ular uchun yigʻishni hoziroq boshlash mumkin.',
      words: 'sotib olish katalog abituriyent bitiruvchi xizmat tadbir chipta',
    },
    'orders-network': {
      title: 'Xarid paytida aloqa uzildi. Ikki marta yechiladimi?',
      text: 'Yoʻq. Har bir xaridning oʻz raqami bor, xizmat uni bir marta hisoblaydi. Qayta buyurtma bermang: internet qaytganda kabinet natijani oʻzi bilib, koʻrsatadi.',
      words: 'uzilish ikki karra xato toʻlov buyurtma',
    },
    'orders-delivery': {
      title: 'Yetkazib berishni buyurtma qilsa boʻladimi?',
      text: 'Ha: xarid paytida “Yetkazib berish” va manzilni tanlang. Saqlangan manzillar “Manzillar” boʻlimida, keraksizini shu yerda yashirish mumkin.',
      words: 'keltirish kuryer manzil uyga joʻnatma',
    },
    'app-offline': {
      title: 'Internetsiz nima ishlaydi?',
      text: 'Karta, buyurtma kodlari, balans, tarix, katalog, qoidalar va shu javoblar. Maʼlumot qaysi vaqtga tegishliligi yonida yozilgan. Doʻst anketasi, manzil yoki murojaatni toʻldirish mumkin: internet qaytishi bilan yuboramiz.',
      words: 'internet oflayn offline aloqa vayfay wi-fi',
    },
    'app-install': {
      title: 'Kabinetni telefonga qanday oʻrnataman?',
      text: 'Androidda brauzer menyusini ochib, “Ilovani oʻrnatish”ni tanlang. iPhoneda Safari orqali “Ulashish”, keyin “Bosh ekranga” tugmasini bosing.',
      words: 'ilova yuklab olish oʻrnatish ayfon android iphone belgi',
    },
    'app-language': {
      title: 'Tilni qanday almashtiraman?',
      text: 'Ekran yuqorisida Ru yoki Uz tugmasini bosing. Matnlar, sanalar va summalar darhol oʻzgaradi.',
      words: 'oʻzbekcha ruscha tarjima',
    },
    'app-shared': {
      title: 'Birovning telefonidan kiryapman. Bu xavfsizmi?',
      text: 'Ha, oxirida “Chiqish” tugmasini bossangiz: kabinet qurilmadagi barcha maʼlumotlaringizni oʻchiradi. Ular bilan birga qoralamalar va hali yuborilmagan narsalar ham oʻchadi.',
      words: 'xavfsizlik chiqish akkaunt maʼlumot umumiy kompyuter',
    },
  },
};
