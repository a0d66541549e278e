/**
 * An emoji or a part of one, with the joiners and tags behind it. Each part of a sequence is matched by its own
 * properties: looking for whole sequences would try hundreds of them at each part. The signs ©, ® and ™ are text even
 * where a keyboard makes them colourful; digits, # and * are emoji only inside a keycap.
 */
const EMOJI =
  /(?![©®™])(?:\p{Emoji_Presentation}|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}|(?![\d#*])\p{Emoji}\uFE0F|[\d#*]\uFE0F\u20E3)(?:\u200D|\uFE0F|\u20E3|[\u{E0020}-\u{E007F}])*/gu;

/** Removes emoji; sequences, flags, keycaps and skin tones are removed as a whole (R5.4). */
export const stripEmoji = (text: string): string => text.replace(EMOJI, '');

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
