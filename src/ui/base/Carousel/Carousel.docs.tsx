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
      <div className={`centred ${styles.view}`}>
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
  title: 'Carousel',
  summary:
    'Слайды в ряд: галерея товара, истории участников. Листается пальцем, стрелками и двумя кнопками; сама не движется никогда.',
  keywords: 'карусель, галерея',
  component: Carousel,
  keyboard: {
    '← →': 'Соседний слайд',
    'Home, End': 'Первый и последний слайд',
    Tab: 'К слайдам, к тому, что нажимается на них, и к кнопкам',
  },
})
  .example('gallery', 'Галерея', (translate) => ({
    label: translate(PHOTOS),
    slides: gallery(translate, 5),
  }))
  .example('stories', 'Истории', (translate) => ({
    label: translate({ ru: 'Истории успеха', uz: 'Muvaffaqiyat hikoyalari' }),
    slides: stories(translate),
    peek: true,
  }))
  .note('Соседи выглядывают по бокам: видно, что это ряд. Один рассказ длиннее других.')
  .example('many', 'Много слайдов', (translate) => ({
    label: translate(PHOTOS),
    slides: [...gallery(translate, 5), ...gallery(translate, 5)].map((slide, index) => ({
      ...slide,
      id: String(index),
    })),
  }))
  .note('Больше шести — точек нет, говорит счёт.')
  .example('one', 'Один слайд', (translate) => ({
    label: translate(PHOTOS),
    slides: gallery(translate, 1),
  }))
  .note('Листать нечего: кнопок нет.');
