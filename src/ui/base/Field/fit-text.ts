/**
 * Room of a field without a limit of its own, in UTF-16 units: more than any has a use for. A browser takes the square
 * of their number to draw the marks of one letter, and 100,000 of them stop the page.
 */
export const LONGEST_TYPED = 1000;

/** The parts of a text that a person sees as one character; an older browser counts code points. */
const charactersOf = (text: string): readonly string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);

/**
 * Cuts a text to the room of a field, never inside of what a person sees as one character.
 * @param room in UTF-16 units, which a field's `maxLength` counts
 * @returns the beginning that fits, and the number of characters that do not
 */
export function fitText(text: string, room: number): { kept: string; lost: number } {
  if (text.length <= room) return { kept: text, lost: 0 };
  const characters = charactersOf(text);
  let kept = '';
  let count = 0;
  for (const character of characters) {
    if (kept.length + character.length > room) break;
    kept += character;
    count += 1;
  }
  return { kept, lost: characters.length - count };
}
