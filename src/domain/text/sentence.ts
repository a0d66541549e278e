/** A text of the service as a sentence: its texts end without a full stop. */
export const sentence = (text: string): string => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text);
