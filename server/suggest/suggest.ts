import type { PlaceRow } from '#server/places/places.ts';
import type { SuggestBody, Suggestion } from '#src/contract/shop/suggest.ts';
import { GAZETTEER, pickupEntry, type Entry } from './gazetteer.ts';
import { wordsOf } from './latin.ts';

/** Words for the kind of a place, which are ignored: people search for its name. */
const FILLERS = new Set(wordsOf('г гор город ул пр д дом shahar shahri uy'));
/** From this length on, a word may mean the kind of a street and not its name. */
const MIN_KIND_LENGTH = 3;
const KIND_ORDER: readonly Suggestion['kind'][] = ['city', 'street', 'pickup'];

/** Where a number begins: before it is the street, from it on the house. */
const NUMBER = /(?<=[\s,])\d/gu;

/**
 * Pickup places, cities and streets whose words begin with the typed words, in any order and in either script, best first. A
 * number that is not part of a name becomes the house number of the streets.
 */
export function suggest(
  { query, count, language, kind }: SuggestBody,
  places: readonly Pick<PlaceRow, 'name' | 'address'>[] = [],
): Suggestion[] {
  const desks = places.map(pickupEntry);
  const among = kind === 'pickup' ? desks : [...desks, ...GAZETTEER];
  if (query === '') return kind === undefined ? [] : texts(among.slice(0, count), language);
  const whole = find(among, query);
  if (whole.length > 0) return texts(whole.slice(0, count), language);
  for (const { index } of query.matchAll(NUMBER)) {
    const name = query.slice(0, index);
    const streets = find(among, name).filter((entry) => entry.kind === 'street');
    const house = query.slice(index).trim();
    if (streets.length > 0) return texts(streets.slice(0, count), language, `, ${house}`);
    // More words fit no more streets.
    if (wantedIn(name).isName) return [];
  }
  return [];
}

const texts = (entries: readonly Entry[], language: 'ru' | 'uz', house = ''): Suggestion[] =>
  entries.map(({ kind, value }) => ({ value: `${value[language]}${house}`, kind }));

/** The words to look for, each once: without those for the kind of a place, unless there are no others. */
function wantedIn(text: string): { words: readonly string[]; isName: boolean } {
  const typed = [...new Set(wordsOf(text))];
  const words = typed.filter((word) => !FILLERS.has(word));
  return words.length > 0 ? { words, isName: true } : { words: typed, isName: false };
}

function find(among: readonly Entry[], text: string): Entry[] {
  const { words } = wantedIn(text);
  if (words.length === 0) return [];
  return among
    .flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === null ? [] : [{ entry, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** Lower is better; null when a word fits nowhere. Own names go before names of the city around. */
function rankOf({ kind, own, around, kinds }: Entry, words: readonly string[]): number | null {
  let strangers = 0;
  for (const word of words) {
    const begins = (name: string) => name.startsWith(word);
    const isKind = word.length >= MIN_KIND_LENGTH && kinds.some(begins);
    if (own.some(begins) || isKind) continue;
    if (!around.some(begins)) return null;
    strangers += 1;
  }
  const isWhole = own.includes(words[0] ?? '') ? 0 : 1;
  return strangers * 100 + isWhole * 10 + KIND_ORDER.indexOf(kind);
}
