import type { SeedLesson } from './lesson.ts';

/** The second half of the course: spending, safety and the campus. */
export const MORE_LESSONS: readonly SeedLesson[] = [
  {
    id: 5,
    minutes: 1,
    title: { ru: 'На что потратить накопленное', uz: 'Jamgʻarmani nimaga sarflash' },
    summary: {
      ru: 'Обучение, каталог, услуги и события: правила заказа и выдачи.',
      uz: 'Oʻqish, katalog, xizmatlar va tadbirlar: buyurtma va topshirish qoidalari.',
    },
    body: {
      ru: [
        'Накопленным можно оплатить часть обучения по договору, заказать товары и услуги из каталога, а где есть события — взять билет. Для любого заказа нужна активная физическая карта. Услуги и билеты доступны всем участникам, товары — студентам, которые оплатили обучение.',
        'Перед списанием кабинет покажет, сколько было и сколько останется. Если за это время изменилась цена, он спросит ещё раз: без твоего согласия ничего не списывается.',
        'Заказ проходит путь от статуса «Новый» до статуса «Получен». Товар можно отменить, пока статус «Новый» или «В обработке», услугу и билет — только пока он «Новый». Накопленное возвращается сразу.',
        'На пункте выдачи покажи штрихкод заказа. Он открывается и без сети, а если сканер его не читает, назови номер под кодом.',
      ],
      uz: [
        'Jamgʻarma bilan shartnoma boʻyicha oʻqishning bir qismini toʻlash, katalogdan mahsulot va xizmat buyurtma qilish, tadbirlar bor joyda chipta olish mumkin. Har qanday buyurtma uchun faol jismoniy karta kerak. Xizmat va chiptalar barcha ishtirokchilarga, mahsulotlar esa oʻqish uchun toʻlagan talabalarga ochiq.',
        'Yechishdan oldin kabinet qancha boʻlgani va qancha qolishini koʻrsatadi. Shu orada narx oʻzgarsa, u yana soʻraydi: roziligingizsiz hech narsa yechilmaydi.',
        'Buyurtma “Yangi” holatidan “Olingan” holatigacha boradi. Mahsulotni holati “Yangi” yoki “Koʻrib chiqilmoqda” boʻlganda, xizmat va chiptani esa faqat “Yangi” boʻlganda bekor qilish mumkin. Jamgʻarma darhol qaytadi.',
        'Topshirish punktida buyurtmaning shtrix-kodini koʻrsating. U internetsiz ham ochiladi, skaner oʻqimasa, kod ostidagi raqamni ayting.',
      ],
    },
  },
  {
    id: 6,
    minutes: 1,
    title: { ru: 'Карта и безопасность', uz: 'Karta va xavfsizlik' },
    summary: {
      ru: 'Что делать с потерянной картой, кодами и подозрительными звонками.',
      uz: 'Yoʻqolgan karta, kodlar va shubhali qoʻngʻiroqlar bilan nima qilish.',
    },
    body: {
      ru: [
        'Физическая карта работает и как пропуск, поэтому не передавай её другим. Если карта потерялась, сразу напиши в поддержку: её отключат, а накопленное останется на счёте.',
        'Карту могут временно заблокировать, если рекомендации не подтверждаются или активность выглядит необычно. Пока идёт проверка, тратить и получать нельзя. Напиши в поддержку, чтобы ускорить её.',
        'Коды из писем и сообщений вводи только в кабинете. Сотрудники никогда не спрашивают коды и пароль, в том числе по телефону.',
        'На чужом компьютере после работы нажми «Выйти»: с устройства удалятся и твои данные, и штрихкоды.',
      ],
      uz: [
        'Jismoniy karta ruxsatnoma sifatida ham ishlaydi, shuning uchun uni boshqalarga bermang. Karta yoʻqolsa, darhol yordam xizmatiga yozing: uni oʻchirishadi, jamgʻarma esa hisobda qoladi.',
        'Tavsiyalar tasdiqlanmasa yoki faollik odatiy boʻlmasa, karta vaqtincha bloklanishi mumkin. Tekshiruv davomida sarflab ham, olib ham boʻlmaydi. Uni tezlatish uchun yordam xizmatiga yozing.',
        'Xat va xabarlardagi kodlarni faqat kabinetda kiriting. Xodimlar kod va parolni hech qachon, telefonda ham soʻramaydi.',
        'Begona kompyuterda ishni tugatgach “Chiqish”ni bosing: qurilmadan maʼlumotlaringiz ham, shtrix-kodlar ham oʻchiriladi.',
      ],
    },
  },
  {
    id: 7,
    minutes: 1,
    title: { ru: 'Жизнь на кампусе', uz: 'Kampus hayoti' },
    summary: {
      ru: 'Клубы, библиотека, спорт и поддержка: как не потеряться в первый месяц.',
      uz: 'Klublar, kutubxona, sport va yordam: birinchi oyda qanday adashmaslik.',
    },
    body: {
      ru: [
        'В первую неделю найди три места: учебный отдел, библиотеку и пункт выдачи заказов. Все они указаны на схеме у входа, а турникет открывает карта участника.',
        'Студенческие клубы набирают участников в сентябре и феврале. Приходи на пробную встречу: в киноклуб, дебаты, хор, команду по настольным играм или волонтёрский центр берут без опыта.',
        'В библиотеке можно занять комнату для групповой работы на два часа, а коворкинг открыт до десяти вечера. Спортивный зал бесплатен для студентов утром; абонемент на вечер есть в каталоге.',
        'Если трудно, скажи об этом рано. Куратор помогает с учёбой, психолог принимает по записи и не передаёт разговор никому, служба карьеры проверит резюме.',
        'Помощь на днях открытых дверей и фестивалях засчитывается: организаторы начисляют участникам благодарность на счёт.',
      ],
      uz: [
        'Birinchi haftada uchta joyni toping: oʻquv boʻlimi, kutubxona va buyurtmalarni topshirish punkti. Ularning barchasi kirishdagi sxemada koʻrsatilgan, turniketni esa ishtirokchi kartasi ochadi.',
        'Talabalar klublari sentyabr va fevralda aʼzo qabul qiladi. Sinov uchrashuviga keling: kinoklub, munozara, xor, stol oʻyinlari jamoasi yoki koʻngillilar markaziga tajribasiz ham olishadi.',
        'Kutubxonada guruh boʻlib ishlash xonasini ikki soatga band qilish mumkin, kovorking kechki oʻngacha ochiq. Sport zali talabalar uchun ertalab bepul; kechki abonement katalogda bor.',
        'Qiyin boʻlsa, buni erta ayting. Kurator oʻqishda yordam beradi, psixolog yozilish boʻyicha qabul qiladi va suhbatni hech kimga aytmaydi, karyera xizmati rezyumeni tekshiradi.',
        'Ochiq eshiklar kuni va festivallardagi yordam hisobga olinadi: tashkilotchilar ishtirokchilar hisobiga minnatdorchilik qoʻshadi.',
      ],
    },
  },
];
