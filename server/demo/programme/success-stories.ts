import type { SuccessStory } from '#src/domain/success-story.ts';

/** Members' success stories (R2.25). */
export const SUCCESS_STORIES: readonly SuccessStory[] = [
  {
    id: 1,
    friends: 11,
    name: { ru: 'Тимур Р.', uz: 'Timur R.' },
    about: { ru: 'Выпускник, менеджмент', uz: 'Bitiruvchi, menejment' },
    text: {
      ru: 'Я начал с двоюродного брата: он искал направление, а я просто показал расписание и познакомил с куратором. Потом спрашивать стали его одноклассники.\n\nСекрет один: не уговаривать. Я рассказываю, что было трудно мне, и кому это подходит, тот остаётся. За два года так пришли одиннадцать человек, и магистратуру я оплатил сам.',
      uz: 'Men amakivachchamdan boshladim: u yoʻnalish izlayotgan edi, men esa dars jadvalini koʻrsatib, kurator bilan tanishtirdim. Keyin uning sinfdoshlari ham soʻray boshlashdi.\n\nSir bitta: koʻndirishga urinmayman. Menga nima qiyin boʻlganini aytaman, kimga mos kelsa, oʻsha qoladi. Ikki yilda shu tariqa oʻn bir kishi keldi va magistraturani oʻzim toʻladim.',
    },
  },
  {
    id: 2,
    friends: 6,
    name: { ru: 'Дарья С.', uz: 'Darya S.' },
    about: { ru: 'Студентка третьего курса, дизайн', uz: 'Uchinchi kurs talabasi, dizayn' },
    text: {
      ru: 'Первое приглашение у меня отклонили: подруга уже звонила в приёмную комиссию. Теперь я сначала спрашиваю, а потом отправляю анкету, и дальше всё шло гладко.\n\nНакопленным оплатила часть второго семестра, а остальное коплю на планшет: цель стоит прямо в профиле.',
      uz: 'Birinchi taklifim rad etildi: dugonam qabul komissiyasiga avval qoʻngʻiroq qilgan ekan. Endi avval soʻrayman, keyin anketa yuboraman, shundan beri hammasi joyida.\n\nJamgʻarma bilan ikkinchi semestrning bir qismini toʻladim, qolganini planshet uchun yigʻyapman: maqsad profilda turibdi.',
    },
  },
  {
    id: 3,
    friends: 4,
    name: { ru: 'Бобур Т.', uz: 'Bobur T.' },
    about: { ru: 'Студент первого курса, экономика', uz: 'Birinchi kurs talabasi, iqtisodiyot' },
    text: {
      ru: 'Меня самого пригласили по ссылке, поэтому я знал, каково быть на другой стороне. Показал QR-код на классном собрании, и четверо подали заявки в тот же вечер.\n\nНа вознаграждение взял наушники и два билета на концерт факультета.',
      uz: 'Meni oʻzimni ham havola orqali taklif qilishgan, shuning uchun narigi tomonda boʻlish qandayligini bilardim. Sinf yigʻilishida QR-kodni koʻrsatdim, toʻrt kishi oʻsha kuni kechqurun ariza berdi.\n\nMukofotga quloqchin va fakultet konsertiga ikkita chipta oldim.',
    },
  },
  {
    id: 4,
    friends: 2,
    name: { ru: 'Зарина А.', uz: 'Zarina A.' },
    about: { ru: 'Студентка заочного отделения, право', uz: 'Sirtqi boʻlim talabasi, huquq' },
    text: {
      ru: 'Я учусь заочно и работаю, времени мало. За всё время отправила три анкеты прямо с телефона в метро, без сети: они ушли сами, когда поезд выехал из тоннеля.\n\nДва друга поступили, и этого хватило на курс английского.',
      uz: 'Men sirtqi oʻqiyman va ishlayman, vaqt kam. Shu davrda metroda, internetsiz, telefondan uchta anketa yubordim: poyezd tunneldan chiqqanda ular oʻzi ketdi.\n\nIkki doʻstim oʻqishga kirdi va bu ingliz tili kursiga yetdi.',
    },
  },
];
