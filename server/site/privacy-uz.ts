import type { SiteDocument } from './document.ts';

export const privacyUz: SiteDocument = {
  title: 'Maxfiylik siyosati',
  lead:
    'Bu yerda sodiqlik va tavsiyalar dasturi qanday shaxsiy maʼlumotlarni yigʻishi, ular nima uchun kerakligi, ' +
    'kimga berilishi, qancha saqlanishi va ularni qanday boshqarish mumkinligi aytilgan.',
  sections: [
    {
      title: '1. Maʼlumotlarni kim qayta ishlaydi',
      paragraphs: [
        'Operator — sodiqlik dasturini yurituvchi taʼlim tashkiloti. Operator maʼlumotlarni “Shaxsga doir maʼlumotlar toʻgʻrisida”gi qonunga va ishtirokchi yashaydigan mamlakat qonunlariga muvofiq qayta ishlaydi.',
        'Siyosat ishtirokchining shaxsiy kabinetiga, doʻstni taklif qilish shakliga va yordam xizmatiga murojaatlarga tegishli.',
      ],
    },
    {
      title: '2. Qanday maʼlumotlarni yigʻamiz',
      list: [
        'Ism, familiya va otasining ismi, tugʻilgan sana, jins.',
        'Telefon va elektron pochta, ularni oʻzgartirgan boʻlsangiz, avvalgilari ham.',
        'Oʻqish shartnomalarining raqamlari va holati.',
        'Ishtirokchi kartalarining raqamlari, hisobga olish va yechib olishlar, buyurtmalar va yetkazish manzillari.',
        'Siz taklif qilayotgan doʻstning ismi, telefoni, pochtasi va qiziqishlari.',
        'Texnik maʼlumotlar: tarmoqdagi manzil, brauzer turi, murojaat vaqti va sahifa mazmunisiz xato xabarlari.',
      ],
    },
    {
      title: '3. Ular nima uchun kerak',
      list: [
        'Ishtirokchi kartasini yuritish, jamgʻarmani hisobga olish va yechish, buyurtmalarni bajarish.',
        'Taklif qilingan doʻst bilan bogʻlanish va unga oʻqish haqida soʻzlab berish.',
        'Telefon va pochtani tasdiqlash, kabinetni begona kirishdan himoya qilish.',
        'Murojaatlarga javob berish va xatolarni tuzatish.',
        'Ishtirokchilar reytingini koʻrsatish: unda faqat ism va familiyaning birinchi harfi koʻrinadi.',
      ],
    },
    {
      title: '4. Qanday asosda',
      paragraphs: [
        'Maʼlumotlarni sizning roziligingiz bilan, dasturda ishtirok etish shartnomasini bajarish uchun va qonun talab qilgan hollarda qayta ishlaymiz. Rozilikni istalgan vaqtda qaytarib olish mumkin.',
        'Doʻstingizni taklif qilar ekansiz, u maʼlumotlarini berishga roziligini tasdiqlaysiz. Doʻstingiz birinchi suhbatdayoq muloqotdan voz kechishi mumkin, shunda uning maʼlumotlari oʻchiriladi.',
      ],
    },
    {
      title: '5. Maʼlumotlarni kimga beramiz',
      paragraphs: [
        'Maʼlumotlarni faqat ishi uchun kerak boʻlgan xodimlar koʻradi: menejerlar, qabul komissiyasi, topshirish punktlari va yordam xizmati. Yetkazib berish xizmati faqat ism, telefon va manzilni oladi. Maʼlumotlar sotilmaydi va begona reklama uchun berilmaydi.',
        'Qonun talab qilganda maʼlumotlar davlat organlariga berilishi mumkin.',
      ],
    },
    {
      title: '6. Maʼlumotlarni qancha saqlaymiz',
      list: [
        'Ishtirokchi maʼlumotlari — u dasturda boʻlgan davrda va chiqqanidan keyin uch yil.',
        'Amallar va buyurtmalar — buxgalteriya hisobi talabiga koʻra besh yil.',
        'Talaba boʻlmagan taklif qilingan doʻst maʼlumotlari — bir yil.',
        'Texnik jurnallar — toʻqson kungacha.',
      ],
    },
    {
      title: '7. Qurilmada nima qoladi',
      paragraphs: [
        'Kabinet maʼlumotlaringizning soʻnggi nusxasini qurilmada saqlaydi, shunda u va buyurtma shtrix-kodlari internetsiz ham koʻrinadi. Kabinetdan chiqilganda nusxa oʻchiriladi. Kabinetda reklama cookie fayllari va boshqa kompaniyalar hisoblagichlari yoʻq.',
      ],
    },
    {
      title: '8. Sizning huquqlaringiz',
      list: [
        'Siz haqingizda qanday maʼlumotlar saqlanishini bilish va ularning nusxasini olish.',
        'Notoʻgʻri maʼlumotlarni tuzatish.',
        'Rozilikni qaytarib olish va oʻchirishni talab qilish.',
        'Qayta ishlashni cheklash yoki unga eʼtiroz bildirish.',
        'Nazorat organiga yoki sudga shikoyat qilish.',
      ],
      paragraphs: ['Bizga yozing yoki qoʻngʻiroq qiling: oʻn ish kuni ichida javob beramiz.'],
    },
    {
      title: '9. Maʼlumotlarni qanday himoya qilamiz',
      paragraphs: [
        'Kabinet bilan aloqa shifrlangan, kirishni yagona kirish xizmati tasdiqlaydi, parol va kodlar faqat xesh koʻrinishida saqlanadi, xodimlarning ruxsati ularning vazifasi bilan cheklangan va qayd etib boriladi.',
      ],
    },
    {
      title: '10. Siyosatdagi oʻzgarishlar',
      paragraphs: [
        'Muhim oʻzgarishlar haqida kabinetda kamida oʻn kun oldin xabar beramiz. Amaldagi matn har doim shu sahifada.',
      ],
    },
  ],
  validSince: 'Amal qilish sanasi',
  contacts: { title: 'Biz bilan bogʻlanish', phone: 'Telefon', email: 'Pochta' },
};
