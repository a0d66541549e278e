import { cleanLine, cleanText } from './clean-text.ts';
import { stripEmoji } from './emoji.ts';

/**
 * Cleans a text that a member writes, and removes its emoji first (R5.4): without joiners and variation
 * selectors a heart or a keycap is no longer an emoji.
 */
export const cleanFreeText = (text: string): string => cleanText(stripEmoji(text));

/** As `cleanFreeText`, for a field of one line. */
export const cleanFreeLine = (text: string): string => cleanLine(stripEmoji(text));

/** Whether nothing is left of a text without its emoji and invisible characters. */
export const isBlank = (text: string): boolean => cleanFreeText(text) === '';
