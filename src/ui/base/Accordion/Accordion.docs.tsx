import type { Translate } from '#src/i18n/bilingual.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Accordion } from './Accordion.tsx';

const questions = (translate: Translate, prefix = '') => [
  {
    id: `${prefix}pickup`,
    title: translate({ ru: 'Где забрать заказ?', uz: 'Buyurtmani qayerdan olaman?' }),
    content: translate({
      ru: 'На стойке в холле своего корпуса. Покажи код заказа — сотрудник считает его с экрана.',
      uz: 'Oʻz binongiz xollidagi peshtaxtadan. Buyurtma kodini koʻrsating — xodim uni ekrandan oʻqiydi.',
    }),
  },
  {
    id: `${prefix}cancel`,
    title: translate({ ru: 'Можно ли отменить заказ?', uz: 'Buyurtmani bekor qilsa boʻladimi?' }),
    content: translate({
      ru: 'Да, пока он не выдан. Списанное вернётся на счёт сразу.',
      uz: 'Ha, u topshirilmagan boʻlsa. Yechilgan mablagʻ hisobga darhol qaytadi.',
    }),
  },
  {
    id: `${prefix}friend`,
    title: translate({
      ru: 'Когда придёт награда за друга?',
      uz: 'Doʻst uchun mukofot qachon keladi?',
    }),
    content: translate({
      ru: 'Когда друг оплатит первый семестр. Статус приглашения виден в профиле.',
      uz: 'Doʻstingiz birinchi semestr uchun toʻlaganda. Taklif holati profilda koʻrinadi.',
    }),
  },
];

export const docs = describeComponent({
  title: 'Accordion',
  summary:
    'Заголовки, под которыми прячется содержимое. Держится на details: поиск браузера находит текст и в закрытом.',
  keywords: 'аккордеон',
  component: Accordion,
  keyboard: {
    Tab: 'К следующему заголовку',
    'Enter, Space': 'Открывает и закрывает',
  },
})
  .example('closed', 'Закрытые', (translate) => ({ items: questions(translate) }))
  .example('open', 'Один открыт сначала', (translate) => ({
    items: questions(translate),
    openId: 'cancel',
  }))
  .example('exclusive', 'Открыт только один', (translate) => ({
    items: questions(translate),
    openId: 'pickup',
    exclusive: true,
  }))
  .note(
    'Только там, где содержимое не сравнивают: закрытое за человека приходится открывать снова.',
  )
  .example('hash', 'Открывается адресом', (translate) => ({
    items: questions(translate, 'kit-'),
    opensByHash: true,
  }))
  .note('Ссылка с #kit-friend в конце откроет третий вопрос и поставит на него фокус.')
  .example('long-text', 'Длинный заголовок', (translate) => ({
    openId: 'long',
    items: [
      {
        id: 'long',
        title: translate({
          ru: 'Что делать, если договор оформлен на родителя, а приглашал друга я сам, ещё до зачисления?',
          uz: 'Shartnoma ota-onam nomiga tuzilgan, doʻstimni esa oʻqishga qabul qilinmasimdan oldin oʻzim taklif qilgan boʻlsam, nima qilaman?',
        }),
        content: translate({
          ru: 'Напиши менеджеру: он свяжет приглашение с твоим договором. Пригодится номер договора: Д-1-4201/24-ДОПОЛНИТЕЛЬНОЕСОГЛАШЕНИЕ-000000001.',
          uz: 'Menejerga yozing: u taklifni shartnomangizga bogʻlaydi. Shartnoma raqami kerak boʻladi: D-1-4201/24-QOSHIMCHAKELISHUV-000000000001.',
        }),
      },
      ...questions(translate),
    ],
  }));
