import { useTranslate, type Translate } from '#src/i18n/bilingual.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Checkbox } from './Checkbox.tsx';

const agreement = (translate: Translate) =>
  translate({ ru: 'Я согласен с правилами', uz: 'Qoidalarga roziman' });

function AgreementWithLink() {
  const translate = useTranslate();
  return (
    <>
      <span>{translate({ ru: 'Даю согласие на ', uz: 'Men ' })}</span>
      <a href="https://example.test/policy" target="_blank" rel="noreferrer">
        {translate({
          ru: 'обработку персональных данных',
          uz: 'shaxsiy maʼlumotlarim ishlanishiga',
        })}
      </a>
      <span>{translate({ ru: '', uz: ' roziman' })}</span>
    </>
  );
}

export const docs = describeComponent({
  title: 'Checkbox',
  summary:
    'Да или нет. Флажок — для согласия и выбора в форме, переключатель — для настройки, которая действует сразу.',
  keywords: 'галочка, флажок, переключатель',
  component: Checkbox,
  keyboard: {
    Space: 'Отметить или снять',
    Tab: 'К ссылке в подписи или дальше',
  },
})
  .example('unchecked', 'Не отмечен', (translate) => ({ label: agreement(translate) }))
  .example('checked', 'Отмечен, с подсказкой', (translate) => ({
    label: translate({ ru: 'Отчества нет', uz: 'Otamning ismi yoʻq' }),
    hint: translate({ ru: 'Как в паспорте', uz: 'Pasportdagidek' }),
    defaultChecked: true,
  }))
  .example('indeterminate', 'Отмечена часть', (translate) => ({
    label: translate({ ru: 'Все категории', uz: 'Barcha toifalar' }),
    indeterminate: true,
  }))
  .example('link-and-error', 'Со ссылкой и ошибкой', (translate) => ({
    label: <AgreementWithLink />,
    error: translate({
      ru: 'Без согласия карту не выпустить',
      uz: 'Roziliksiz karta chiqarib boʻlmaydi',
    }),
  }))
  .example('switch', 'Переключатель', (translate) => ({
    label: translate({ ru: 'Показывать моё имя в рейтинге', uz: 'Reytingda ismimni koʻrsatish' }),
    hint: translate({
      ru: 'Другие увидят имя и первую букву фамилии',
      uz: 'Boshqalar ism va familiyaning birinchi harfini koʻradi',
    }),
    variant: 'switch',
    defaultChecked: true,
  }))
  .example('disabled', 'Недоступен', (translate) => ({
    label: agreement(translate),
    defaultChecked: true,
    disabled: true,
  }))
  .example('switch-disabled', 'Переключатель недоступен', (translate) => ({
    label: translate({ ru: 'Письма о заказах', uz: 'Buyurtmalar haqida xatlar' }),
    variant: 'switch',
    disabled: true,
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    label: translate({
      ru: 'Подтверждаю, что друг сам попросил пригласить его, знает условия программы и согласен получить звонок приёмной комиссии',
      uz: 'Doʻstimning oʻzi taklif qilishimni soʻraganini, dastur shartlarini bilishini va qabul komissiyasi qoʻngʻirogʻiga roziligini tasdiqlayman',
    }),
  }));
