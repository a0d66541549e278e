import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { TextArea } from './TextArea.tsx';

export const docs = describeComponent({
  title: 'TextArea',
  summary:
    'Несколько строк текста. Поле растёт вместе с текстом, счётчик появляется, когда места остаётся мало.',
  keywords: 'текст в несколько строк',
  component: TextArea,
  keyboard: {
    Enter: 'Новая строка',
    Tab: 'К следующему полю',
  },
})
  .example('empty', 'Пустое', (translate) => ({
    label: translate({ ru: 'Сообщение', uz: 'Xabar' }),
    placeholder: translate({ ru: 'Расскажи, что случилось', uz: 'Nima boʻlganini yozing' }),
  }))
  .example('counter', 'Со счётчиком', (translate) => ({
    label: translate({ ru: 'Причина отмены', uz: 'Bekor qilish sababi' }),
    hint: translate({ ru: 'Её увидит менеджер', uz: 'Uni menejer koʻradi' }),
    defaultValue: translate({
      ru: 'Не подошёл размер, нужен больше',
      uz: 'Oʻlchami toʻgʻri kelmadi, kattasi kerak',
    }),
    maxLength: 40,
  }))
  .note(
    'Счётчик виден, когда осталась десятая часть или 20 знаков. Программа экранного доступа говорит об остатке, когда его 20, 10 и 5 знаков.',
  )
  .example('full', 'Места больше нет', (translate) => ({
    label: translate({ ru: 'Причина отмены', uz: 'Bekor qilish sababi' }),
    defaultValue: '0123456789',
    maxLength: 10,
  }))
  .example('error', 'С ошибкой', (translate) => ({
    label: translate({ ru: 'Причина отмены', uz: 'Bekor qilish sababi' }),
    error: translate({ ru: 'Напиши хотя бы пару слов', uz: 'Kamida bir-ikki soʻz yozing' }),
    maxLength: 2000,
  }))
  .example('disabled', 'Недоступно', (translate) => ({
    label: translate({ ru: 'Сообщение', uz: 'Xabar' }),
    defaultValue: translate({ ru: 'Уже отправлено', uz: 'Allaqachon yuborilgan' }),
    disabled: true,
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    label: translate({
      ru: 'Расскажи свою историю успеха так, чтобы её поняли и те, кто только поступает',
      uz: 'Muvaffaqiyat hikoyangizni endi oʻqishga kirayotganlar ham tushunadigan qilib yozing',
    }),
    optional: translate({ ru: 'необязательно', uz: 'majburiy emas' }),
    defaultValue: translate({
      ru: 'Я пришла в программу в сентябре и сначала никого не знала.\n\nПотом позвала подругу, потом ещё одну. К весне нас было семеро, и скидка закрыла половину семестра.',
      uz: 'Dasturga sentyabrda qoʻshildim va avvaliga hech kimni tanimasdim.\n\nKeyin bir dugonamni, soʻng yana birini taklif qildim. Bahorga kelib yetti kishi boʻldik va chegirma yarim semestrni yopdi.',
    }),
  }));
