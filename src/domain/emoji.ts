/**
 * An emoji, or a part of one, with whatever joined it to another one. The signs ©, ® and ™ are text,
 * also where a keyboard made them colourful, and digits, # and * are emoji only inside a keycap.
 */
const EMOJI = new RegExp(
  '(?![©®™])(?:\\p{RGI_Emoji}|\\p{Emoji_Presentation})(?:\\u200D|\\uFE0F|\\u20E3)*',
  'gv',
);

/** The text without emoji: sequences, flags, keycaps and skin tones are gone as a whole (R5.4). */
export const stripEmoji = (text: string): string => text.replace(EMOJI, '');

/** Whether a text says nothing once its emoji are gone. */
export const isBlank = (text: string): boolean => stripEmoji(text).trim() === '';

/** Whether something would be taken out of the text. */
export const hasEmoji = (text: string): boolean => stripEmoji(text) !== text;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A body whose strings have no emoji, however deep they are (R5.4). Files, dates, numbers and names of
 * fields stay as they are.
 */
export function stripEmojiDeep(value: unknown): unknown {
  if (typeof value === 'string') return stripEmoji(value);
  if (Array.isArray(value)) return value.map(stripEmojiDeep);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, stripEmojiDeep(inner)]),
  );
}
