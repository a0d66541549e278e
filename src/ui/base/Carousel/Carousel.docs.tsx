import type { Bilingual, Translate } from '#src/i18n/bilingual.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import type { PictureName } from '#src/ui/base/Picture/drawings/drawings.ts';
import { Picture } from '#src/ui/base/Picture/Picture.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Carousel, type CarouselProps, type Slide } from './Carousel.tsx';
import styles from './CarouselDocs.module.css';

const VIEWS: readonly (Bilingual & { readonly picture: PictureName })[] = [
  { picture: 'soon', ru: 'В упаковке', uz: 'Qadoqda' },
  { picture: 'parcel', ru: 'Открытая коробка', uz: 'Ochiq quti' },
  { picture: 'ledger', ru: 'Чек и гарантия', uz: 'Chek va kafolat' },
  { picture: 'offline', ru: 'Рядом с телефоном', uz: 'Telefon yonida' },
  { picture: 'works', ru: 'Что внутри', uz: 'Ichida nima bor' },
];

const STORIES: readonly { readonly name: Bilingual; readonly text: Bilingual }[] = [
  {
    name: { ru: 'Дарья, дизайн', uz: 'Darya, dizayn' },
    text: {
      ru: 'Привела двух подруг и закрыла половину второго курса.',
      uz: 'Ikki dugonamni olib keldim va ikkinchi kursning yarmini toʻladim.',
    },
  },
  {
    name: { ru: 'Тимур, логистика', uz: 'Temur, logistika' },
    text: {
      ru: 'На накопленное взял наушники: слушаю лекции по дороге.',
      uz: 'Yigʻilganiga quloqchin oldim: yoʻlda maʼruza tinglayman.',
    },
  },
  {
    name: {
      ru: 'Абдурахмангаджиева-Константинопольская Екатерина',
      uz: 'Abdurahmonhojiyeva-Konstantinopolskaya Yekaterina',
    },
    text: {
      ru: 'Сначала позвала одногруппников с прошлого места учёбы, потом двоюродного брата, а теперь за советом о поступлении ко мне идут уже незнакомые люди.',
      uz: 'Avval oldingi oʻqish joyimdagi guruhdoshlarni chaqirdim, keyin amakivachchamni, endi esa oʻqishga kirish boʻyicha maslahatga notanish odamlar ham kelmoqda.',
    },
  },
];

const gallery = (translate: Translate, count: number): readonly Slide[] =>
  VIEWS.slice(0, count).map((view) => ({
    id: view.picture,
    label: translate(view),
    content: (
      <div className={styles.view}>
        <Picture name={view.picture} />
      </div>
    ),
  }));

const stories = (translate: Translate): readonly Slide[] =>
  STORIES.map(({ name, text }) => ({
    id: name.ru,
    label: translate(name),
    content: (
      <div className={styles.story}>
        <Card>
          <p>{translate(text)}</p>
          <p className="muted small">{translate(name)}</p>
        </Card>
      </div>
    ),
  }));

const PHOTOS: Bilingual = { ru: 'Фото товара', uz: 'Mahsulot suratlari' };

export const docs = describeComponent<CarouselProps>({
  id: 'carousel',
  title: 'Carousel',
  summary: {
    ru: 'Слайды в ряд: галерея товара, истории участников. Листается пальцем, стрелками и двумя кнопками; сама не движется никогда.',
    uz: 'Bir qatordagi slaydlar: mahsulot galereyasi, ishtirokchilar hikoyalari. Barmoq, strelkalar va ikki tugma bilan varaqlanadi; oʻzi hech qachon harakatlanmaydi.',
  },
  component: Carousel,
  examples: [
    {
      id: 'gallery',
      title: { ru: 'Галерея', uz: 'Galereya' },
      props: (translate) => ({ label: translate(PHOTOS), slides: gallery(translate, 5) }),
    },
    {
      id: 'stories',
      title: { ru: 'Истории', uz: 'Hikoyalar' },
      note: {
        ru: 'Соседи выглядывают по бокам: видно, что это ряд. Один рассказ длиннее других.',
        uz: 'Qoʻshni slaydlar yonlardan koʻrinib turadi. Bitta hikoya boshqalardan uzunroq.',
      },
      props: (translate) => ({
        label: translate({ ru: 'Истории успеха', uz: 'Muvaffaqiyat hikoyalari' }),
        slides: stories(translate),
        peek: true,
      }),
    },
    {
      id: 'many',
      title: { ru: 'Много слайдов', uz: 'Koʻp slayd' },
      note: {
        ru: 'Больше шести — точек нет, говорит счёт.',
        uz: 'Oltitadan koʻp boʻlsa, nuqtalar yoʻq, son aytadi.',
      },
      props: (translate) => ({
        label: translate(PHOTOS),
        slides: [...gallery(translate, 5), ...gallery(translate, 5)].map((slide, index) => ({
          ...slide,
          id: String(index),
        })),
      }),
    },
    {
      id: 'one',
      title: { ru: 'Один слайд', uz: 'Bitta slayd' },
      note: { ru: 'Листать нечего: кнопок нет.', uz: 'Varaqlash shart emas: tugmalar yoʻq.' },
      props: (translate) => ({ label: translate(PHOTOS), slides: gallery(translate, 1) }),
    },
  ],
  props: {
    label: {
      type: 'string',
      required: true,
      meaning: { ru: 'Что показывают слайды вместе', uz: 'Slaydlar birga nimani koʻrsatadi' },
      control: { kind: 'text' },
    },
    slides: {
      type: 'readonly Slide[]',
      required: true,
      meaning: {
        ru: 'Слайды: id, имя для экранного диктора, содержимое',
        uz: 'Slaydlar: id, ekran oʻquvchi uchun nom, mazmun',
      },
    },
    arrows: {
      type: "'below' | 'beside'",
      default: "'below'",
      meaning: {
        ru: 'Где стрелки: под слайдами или сбоку от узких',
        uz: 'Strelkalar qayerda: slaydlar tagida yoki tor slaydlarning yonida',
      },
    },
    peek: {
      type: 'boolean',
      default: 'false',
      meaning: {
        ru: 'Соседние слайды выглядывают по бокам',
        uz: 'Qoʻshni slaydlar yonlardan koʻrinadi',
      },
      control: { kind: 'flag' },
    },
  },
  keyboard: [
    { keys: '← →', does: { ru: 'Соседний слайд', uz: 'Qoʻshni slayd' } },
    { keys: 'Home, End', does: { ru: 'Первый и последний слайд', uz: 'Birinchi va oxirgi slayd' } },
    {
      keys: 'Tab',
      does: {
        ru: 'К слайдам, к тому, что нажимается на них, и к кнопкам',
        uz: 'Slaydlarga, ulardagi tugma va havolalarga, keyin tugmalarga',
      },
    },
  ],
});
