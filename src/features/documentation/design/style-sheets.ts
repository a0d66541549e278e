import helpersCss from '#src/ui/styles/helpers.css?raw';
import mediaCss from '#src/ui/styles/media.css?raw';
import tokensCss from '#src/ui/styles/tokens.css?raw';

const DECLARATION = /^\s*(--[\w-]+):/gm;
const CUSTOM_MEDIA = /@custom-media (--[\w-]+) (.+);/g;
const HELPER = /^ {2}\.([\w-]+) /gm;

const unique = (names: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(names.filter((name) => name !== undefined)),
];

/** Every custom property of the tokens, in the order of the file, so that no page can omit one. */
export const TOKEN_NAMES = unique([...tokensCss.matchAll(DECLARATION)].map(([, name]) => name));

/** The custom media queries with their conditions. */
export const CUSTOM_MEDIA_RULES = [...mediaCss.matchAll(CUSTOM_MEDIA)].map(
  ([, name = '', condition = '']) => ({ name, condition }),
);

/** The utility classes without their dots. */
export const HELPER_NAMES = unique([...helpersCss.matchAll(HELPER)].map(([, name]) => name));

interface Breakpoint {
  /** Of the window, in CSS pixels. */
  readonly width: number;
  /** The custom media whose condition begins or ends there; null where the layout stays as it is. */
  readonly media: string | null;
  readonly reason: string;
}

/** The widths at which the layout may change, and why it does or does not (R2.51). */
export const BREAKPOINTS: readonly Breakpoint[] = [
  {
    width: 360,
    media: null,
    reason:
      'Не нужна: экраны целы с 320 пикселей. Тесноту создаёт крупный текст, для него есть --large-text.',
  },
  {
    width: 375,
    media: null,
    reason: 'Не нужна: на телефонах отличается только ширина одной колонки.',
  },
  {
    width: 425,
    media: null,
    reason: 'Не нужна: сетки сами решают, сколько карточек встанет в ряд.',
  },
  {
    width: 768,
    media: '--from-tablet',
    reason: 'Меню из нижней панели переходит в шапку, диалоги встают посередине.',
  },
  {
    width: 992,
    media: null,
    reason: 'Не нужна: большой планшет показывает ту же одну колонку.',
  },
  {
    width: 1150,
    media: '--desktop',
    reason: 'Колонки встают рядом. Задана в em: с крупным текстом им нужно больше места.',
  },
];
