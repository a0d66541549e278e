import helpersCss from '#src/ui/styles/helpers.css?raw';
import mediaCss from '#src/ui/styles/media.css?raw';
import tokensCss from '#src/ui/styles/tokens.css?raw';

const DECLARATION = /^\s*(--[\w-]+):/gm;
const CUSTOM_MEDIA = /@custom-media (--[\w-]+) (.+);/g;
const HELPER = /^ {2}\.([\w-]+) \{/gm;

const unique = (names: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(names.filter((name) => name !== undefined)),
];

/** Every custom property of the tokens, in the order of the file, so that no page can omit one. */
export const TOKEN_NAMES = unique([...tokensCss.matchAll(DECLARATION)].map(([, name]) => name));

/** The name of a custom property in this build, which shortens those of the tokens. */
export const nameInBuild = (name: string): string => __SHORT_VARIABLES__[name] ?? name;

/** The custom media queries with their conditions. */
export const CUSTOM_MEDIA_RULES = [...mediaCss.matchAll(CUSTOM_MEDIA)].map(
  ([, name = '', condition = '']) => ({ name, condition }),
);

/** The utility classes without their dots. */
export const HELPER_NAMES = unique([...helpersCss.matchAll(HELPER)].map(([, name]) => name));
