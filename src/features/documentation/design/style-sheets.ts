import helpersCss from '#src/ui/styles/helpers.css?raw';
import mediaCss from '#src/ui/styles/media.css?raw';
import tokensCss from '#src/ui/styles/tokens.css?raw';

const DECLARATION = /^\s*(--[\w-]+):/gm;
const CUSTOM_MEDIA = /@custom-media (--[\w-]+) (.+);/g;
const HELPER = /^ {2}\.([\w-]+) \{/gm;

const unique = (names: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(names.filter((name) => name !== undefined)),
];

/** Every custom property of the tokens, in the order of the file: the pages can leave none out. */
export const TOKEN_NAMES = unique([...tokensCss.matchAll(DECLARATION)].map(([, name]) => name));

/** The custom media with their conditions. */
export const CUSTOM_MEDIA_RULES = [...mediaCss.matchAll(CUSTOM_MEDIA)].map(
  ([, name = '', condition = '']) => ({ name, condition }),
);

/** The helper classes without their dots. */
export const HELPER_NAMES = unique([...helpersCss.matchAll(HELPER)].map(([, name]) => name));
