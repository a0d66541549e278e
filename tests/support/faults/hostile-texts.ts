/** A text of about so many UTF-16 units that repeats a part between a beginning and an end. */
const repeated =
  (part: string, start = '', end = 'x1') =>
  (length: number): string =>
    start + part.repeat(Math.ceil(length / part.length)) + end;

/** Marks of every class, each of which goes before the others of its letter. */
const MARKS = Array.from({ length: 0x360 - 0x300 }, (_, index) =>
  String.fromCodePoint(0x35f - index),
).join('');

/** Texts that cost a careless pattern or normal form the square of their length. */
export const HOSTILE_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'two marks in turn': repeated('\u0301\u0334', 'a'),
  'different marks': repeated(MARKS, 'a'),
  'marks and halfwidth marks': repeated('\u0334\uFF9E', 'a'),
  'vowels of Hangul': repeated('\u1161'),
  'joiners after an Arabic letter': repeated('\u200D', '\u0628', '\u0628'),
  'sequences of emoji': repeated('👨\u200D'),
  quotes: repeated('"'),
  apostrophes: repeated("'"),
  'letters and apostrophes': repeated("a'"),
  'at signs': repeated('@'),
  'letters and at signs': repeated('a@'),
  domains: repeated('a.', 'a@', '!'),
  'encoded at signs': repeated('%40a'),
  'broken escapes': repeated('%CC'),
  spaces: repeated(' '),
  'line ends': repeated('\r\n'),
  digits: repeated('1'),
  'digits and spaces': repeated('1 '),
  'letters between digits': repeated('a', '+1', '1'),
  dashes: repeated('-'),
  commas: repeated(', '),
  dots: repeated('.', '/', '/'),
  slashes: repeated('/', '/'),
  'opened tags': repeated('<'),
  'opened comments': repeated('<!--'),
  'tags with an opened value': repeated('<a b="', '', '<a b=">'),
  'opened brackets': repeated('('),
  'question marks': repeated('?'),
  parameters: repeated('owneremail=a&'),
  sigmas: repeated('Σ.'),
};
