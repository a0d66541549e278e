import type { SeedLesson } from './lesson.ts';

/** The first half of the course: how the programme works and how to invite. */
export const FIRST_LESSONS: readonly SeedLesson[] = [
  {
    id: 1,
    minutes: 1,
    title: { ru: 'Как устроена программа', uz: 'Dastur qanday tuzilgan' },
    summary: {
      ru: 'Карта, счёт и три уровня: с чего начинается участие.',
      uz: 'Karta, hisob va uch daraja: ishtirok nimadan boshlanadi.',
    },
    body: {
      ru: [
        'У каждого участника есть виртуальная карта. Она появляется сама, когда ты входишь в кабинет впервые, и даёт личную ссылку для приглашений. Физическую карту нужно получить отдельно: с ней можно тратить накопленное, и она же открывает турникеты.',
        'На счёт попадают приветственный бонус, подарок ко дню рождения и вознаграждения за друзей, которые стали студентами. Одна единица на счёте равна одному рублю. Передать или подарить накопленное нельзя.',
        'История в профиле показывает каждое начисление и списание с датой и причиной. Если что-то кажется лишним или потерянным, напиши в поддержку и назови дату операции.',
        'Что сделать сейчас: открой профиль и найди три вещи — номер карты, личную ссылку и своего менеджера.',
      ],
      uz: [
        'Har bir ishtirokchida virtual karta bor. U kabinetga birinchi marta kirganingizda oʻzi paydo boʻladi va taklif uchun shaxsiy havola beradi. Jismoniy kartani alohida olish kerak: u bilan jamgʻarmani sarflash mumkin, u turniketlarni ham ochadi.',
        'Hisobga xush kelibsiz bonusi, tugʻilgan kun sovgʻasi va talaba boʻlgan doʻstlar uchun mukofot tushadi. Hisobdagi bir birlik bir rublga teng. Jamgʻarmani birovga oʻtkazib yoki sovgʻa qilib boʻlmaydi.',
        'Profildagi tarixda har bir qoʻshilish va yechish sanasi hamda sababi koʻrinadi. Biror narsa ortiqcha yoki yoʻqolgandek tuyulsa, yordam xizmatiga yozing va amal sanasini ayting.',
        'Hozir nima qilish kerak: profilni oching va uchta narsani toping — karta raqami, shaxsiy havola va menejeringiz.',
      ],
    },
  },
  {
    id: 2,
    minutes: 2,
    videoUrl: '/service/videos/invite.mp4',
    title: { ru: 'Как пригласить друга', uz: 'Doʻstni qanday taklif qilish' },
    summary: {
      ru: 'Ссылка, QR-код или анкета: что выбрать и о чём предупредить друга.',
      uz: 'Havola, QR-kod yoki anketa: nimani tanlash va doʻstni nimadan ogohlantirish.',
    },
    body: {
      ru: [
        'Есть два пути. Первый — отправить личную ссылку или показать её QR-код: друг сам оставит заявку. Второй — заполнить анкету за друга в разделе «Пригласить друга»; её можно подготовить и без сети, она уйдёт, когда сеть появится.',
        'Перед анкетой спроси друга, согласен ли он, чтобы ему позвонили, и какое время удобно. Без его согласия данные отправлять нельзя.',
        'Пригласить можно того, кто ещё не обращался в приёмную комиссию и не учился у нас. Если друг уже консультировался, приглашение отклонят, и это не ошибка.',
        'Хорошее приглашение короткое: почему ты здесь учишься, какое направление может подойти другу и чем ты можешь помочь. Вопросы о поступлении друг задаст приёмной комиссии, она перезвонит в течение рабочего дня.',
      ],
      uz: [
        'Ikki yoʻl bor. Birinchisi — shaxsiy havolani yuborish yoki QR-kodini koʻrsatish: doʻstingiz arizani oʻzi qoldiradi. Ikkinchisi — “Doʻstni taklif qilish” boʻlimida uning oʻrniga anketa toʻldirish; uni internetsiz ham tayyorlash mumkin, internet paydo boʻlganda yuboriladi.',
        'Anketadan oldin doʻstingizdan unga qoʻngʻiroq qilishlariga roziligini va qaysi vaqt qulayligini soʻrang. Uning roziligisiz maʼlumot yuborib boʻlmaydi.',
        'Qabul komissiyasiga hali murojaat qilmagan va bizda oʻqimagan odamni taklif qilish mumkin. Doʻstingiz avval maslahat olgan boʻlsa, taklif rad etiladi va bu xato emas.',
        'Yaxshi taklif qisqa boʻladi: nega oʻzingiz shu yerda oʻqiysiz, doʻstingizga qaysi yoʻnalish mos kelishi mumkin va qanday yordam bera olasiz. Qabul haqidagi savollarga komissiya javob beradi, u bir ish kuni ichida qoʻngʻiroq qiladi.',
      ],
    },
  },
  {
    id: 3,
    minutes: 1,
    title: { ru: 'Путь приглашения', uz: 'Taklifning yoʻli' },
    summary: {
      ru: 'Что значит каждый статус и когда приходит вознаграждение.',
      uz: 'Har bir holat nimani bildiradi va mukofot qachon keladi.',
    },
    body: {
      ru: [
        'Новое приглашение получает статус «Отправлено». Когда его проверяют на совпадения, оно «На проверке», а когда с другом говорит приёмная комиссия — «В работе».',
        '«Ждёт начисления» значит, что друг заключил договор и оплатил первый семестр: оплату подтверждает бухгалтерия, обычно это занимает до десяти рабочих дней. После этого статус меняется на «Начислено», и сумма появляется на счёте.',
        '«Отклонено» и «Не сложилось» — конечные статусы, причина написана рядом. Чаще всего друг уже обращался к нам раньше или передумал поступать. Пригласить его снова нельзя, но можно пригласить других.',
        'Статусы меняются сами, обновлять страницу не нужно: о каждом изменении счёта кабинет сообщит.',
      ],
      uz: [
        'Yangi taklif “Yuborilgan” holatini oladi. Takrorlanishga tekshirilayotganda u “Tekshiruvda”, qabul komissiyasi doʻstingiz bilan gaplashayotganda “Ish jarayonida” boʻladi.',
        '“Mukofot kutilmoqda” — doʻstingiz shartnoma tuzdi va birinchi semestr uchun toʻladi: toʻlovni buxgalteriya tasdiqlaydi, bu odatda oʻn ish kunigacha davom etadi. Shundan keyin holat “Mukofot berilgan” boʻladi va summa hisobda paydo boʻladi.',
        '“Rad etilgan” va “Amalga oshmadi” — yakuniy holatlar, sababi yonida yozilgan. Koʻpincha doʻstingiz bizga avval murojaat qilgan yoki fikridan qaytgan boʻladi. Uni qayta taklif qilib boʻlmaydi, lekin boshqalarni taklif qilish mumkin.',
        'Holatlar oʻzi oʻzgaradi, sahifani yangilash shart emas: hisobdagi har bir oʻzgarish haqida kabinet xabar beradi.',
      ],
    },
  },
  {
    id: 4,
    minutes: 1,
    videoUrl: '/service/videos/levels.mp4',
    title: { ru: 'Уровни дружбы', uz: 'Doʻstlik darajalari' },
    summary: {
      ru: '30, 40 и 50 процентов: как растёт доля и что она меняет.',
      uz: '30, 40 va 50 foiz: ulush qanday oʻsadi va nimani oʻzgartiradi.',
    },
    body: {
      ru: [
        'Доля считается от стоимости первого семестра друга. Пока друзей-студентов не больше четырёх, ты на уровне «Друг» и получаешь 30\u00A0%.',
        'Когда друзей больше четырёх, уровень становится «Хороший друг», а доля — 40\u00A0%. Когда их больше девяти, это «Лучший друг»: 50\u00A0% и возможность перевести накопленное в деньги.',
        'Доля закрепляется в момент начисления. Если завтра уровень вырастет, прошлые начисления не пересчитают, а все новые будут больше.',
        'У других программ доли постоянные: дополнительное профессиональное образование — 10\u00A0%, онлайн-школа — 30\u00A0%, филиал в Дубае — от 15 до 25\u00A0%.',
      ],
      uz: [
        'Ulush doʻstingizning birinchi semestri narxidan hisoblanadi. Talaba doʻstlar toʻrttadan oshmaguncha darajangiz “Doʻst” va 30% olasiz.',
        'Doʻstlar toʻrttadan oshganda daraja “Yaxshi doʻst”, ulush esa 40% boʻladi. Toʻqqiztadan oshganda — “Eng yaqin doʻst”: 50% va jamgʻarmani pulga aylantirish imkoni.',
        'Ulush hisobga olingan paytda belgilanadi. Ertaga daraja oshsa, avvalgi summalar qayta hisoblanmaydi, yangilari esa koʻproq boʻladi.',
        'Boshqa dasturlarda ulush oʻzgarmas: qoʻshimcha kasbiy taʼlim — 10%, onlayn maktab — 30%, Dubaydagi filial — 15 dan 25% gacha.',
      ],
    },
  },
];
