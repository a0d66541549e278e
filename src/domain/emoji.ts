/**
 * An emoji or a part of one, with its joiners. The signs ©, ® and ™ are text even where a keyboard makes
 * them colourful; digits, # and * are emoji only inside a keycap.
 */
const EMOJI = '(?![©®™])(?:\\p{RGI_Emoji}|\\p{Emoji_Presentation})(?:\\u200D|\\uFE0F|\\u20E3)*';

/** Each emoji has a character from here on; letters, digits and most punctuation are before it. */
const MAY_HOLD_EMOJI = /[\u203C-\u{10FFFF}]/u;

/** Made for the first text that may hold one: the list of all emoji takes a slow phone 70 ms and 0.5 MB. */
let emoji: RegExp | undefined;

/** Removes emoji; sequences, flags, keycaps and skin tones are removed as a whole (R5.4). */
export function stripEmoji(text: string): string {
  if (!MAY_HOLD_EMOJI.test(text)) return text;
  emoji ??= new RegExp(EMOJI, 'gv');
  return text.replace(emoji, '');
}

export const hasEmoji = (text: string): boolean => stripEmoji(text) !== text;

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Removes emoji from every string of a value, at any depth (R5.4). Files, dates, numbers and field names
 * stay unchanged.
 */
export function stripEmojiDeep(value: unknown): unknown {
  if (typeof value === 'string') return stripEmoji(value);
  if (Array.isArray(value)) return value.map(stripEmojiDeep);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, stripEmojiDeep(inner)]),
  );
}
