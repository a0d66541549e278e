import { nameOf, type PlaceRow } from '#server/places/places.ts';
import type { Suggestion } from '#src/contract/shop/suggest.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import type { City } from './city.ts';
import { toLatin, wordsOf } from './latin.ts';
import { RUSSIA } from './places-russia.ts';
import { UZBEKISTAN } from './places-uzbekistan.ts';

/** A place that can be suggested, ready for comparing. */
export interface Entry {
  readonly kind: Suggestion['kind'];
  readonly value: LocalText;
  /** Words of the place's own name, in both languages. */
  readonly own: readonly string[];
  /** Words of the city around it. */
  readonly around: readonly string[];
  /** Words that say what it is, such as «улица». */
  readonly kinds: readonly string[];
}

/** Kinds of streets in Uzbek, where they come after the name. */
const STREET_KINDS: Readonly<Record<string, string>> = {
  улица: 'koʻchasi',
  проспект: 'shoh koʻchasi',
  шоссе: 'shossesi',
  бульвар: 'xiyoboni',
  площадь: 'maydoni',
  набережная: 'sohili',
  магистраль: 'magistrali',
  аллея: 'xiyoboni',
};

const bothWords = ({ ru, uz }: LocalText): string[] => [
  ...new Set([...wordsOf(ru), ...wordsOf(uz)]),
];

const KIND_WORDS = new Set(wordsOf(Object.entries(STREET_KINDS).flat().join(' ')));

function streetName(street: string | LocalText): LocalText {
  if (typeof street !== 'string') return street;
  const words = street.split(' ');
  const kind = words.find((word) => word in STREET_KINDS) ?? '';
  const name = words.filter((word) => word !== kind).join(' ');
  return { ru: street, uz: `${toLatin(name)} ${STREET_KINDS[kind] ?? ''}`.trim() };
}

const cityEntries = ({ name, streets }: City): Entry[] => [
  { kind: 'city', value: name, own: bothWords(name), around: [], kinds: [] },
  ...streets.map((given): Entry => {
    const street = streetName(given);
    return {
      kind: 'street',
      value: { ru: `${name.ru}, ${street.ru}`, uz: `${name.uz}, ${street.uz}` },
      own: bothWords(street).filter((word) => !KIND_WORDS.has(word)),
      around: bothWords(name),
      kinds: bothWords(street).filter((word) => KIND_WORDS.has(word)),
    };
  }),
];

/** Numbers of houses and windows are not looked for. */
const namesIn = (text: LocalText) => bothWords(text).filter((word) => !/^\d/.test(word));

/** A pickup place of the institution, as suggestions name it. */
export const pickupEntry = (place: Pick<PlaceRow, 'name' | 'address'>): Entry => ({
  kind: 'pickup',
  value: nameOf(place),
  own: namesIn(place.name),
  around: namesIn(place.address),
  kinds: [],
});

/** Cities with their streets: what suggestions are chosen from beside the pickup places (R7.33). */
export const GAZETTEER: readonly Entry[] = [...RUSSIA, ...UZBEKISTAN].flatMap(cityEntries);
