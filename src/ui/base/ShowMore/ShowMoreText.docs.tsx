import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { ShowMoreText } from './ShowMoreText.tsx';

const LONG = {
  ru: 'Худи из плотного футера с начёсом: тёплое, но не тяжёлое. Капюшон двойной, шнурок с металлическими наконечниками, карман-кенгуру с потайным отделением для карты. Принт нанесён шелкографией и не трескается после стирки. Стирать наизнанку при тридцати градусах, сушить разложенным. Размер лучше брать свой: посадка свободная.',
  uz: 'Qalin, ichi momiq matodan tikilgan xudi: issiq, lekin ogʻir emas. Kapyushoni ikki qavat, bogʻichining uchlari metall, kenguru choʻntagida karta uchun yashirin boʻlma bor. Surati shelkografiya usulida bosilgan, yuvilganda yorilmaydi. Oʻttiz darajada, teskarisini agʻdarib yuving, yoyib quriting. Oʻz oʻlchamingizni oling: bichimi keng.',
};

export const docs = describeComponent({
  title: 'ShowMoreText',
  summary: 'Длинный текст, свёрнутый до нескольких строк. Если он помещается, кнопки нет.',
  keywords: 'показать ещё',
  component: ShowMoreText,
  keyboard: { 'Enter, Space': 'Разворачивает и сворачивает' },
})
  .example('folded', 'Свёрнутый', (translate) => ({ text: translate(LONG) }))
  .example('one-line', 'До одной строки', (translate) => ({ text: translate(LONG), lines: 1 }))
  .example('short', 'Помещается целиком', (translate) => ({
    text: translate({ ru: 'Графитовый, 18 литров', uz: 'Grafit rang, 18 litr' }),
  }))
  .example('paragraphs', 'Абзацы и длинное слово', (translate) => ({
    text: translate({
      ru: 'Номер партии:\nПАРТИЯ-00000000000000000000000000000000000000000042\n\nСрок изготовления — две недели.\nВыдача на стойке своего корпуса.',
      uz: 'Partiya raqami:\nPARTIYA-00000000000000000000000000000000000000000042\n\nTayyorlash muddati — ikki hafta.\nOʻz binongiz peshtaxtasida topshiriladi.',
    }),
  }));
