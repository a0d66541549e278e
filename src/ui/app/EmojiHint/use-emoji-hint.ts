import { useTranslation } from 'react-i18next';
import { hasEmoji } from '#src/domain/text/emoji.ts';

/**
 * Returns the hint for a field's text: a warning that emoji will be removed (R5.4) when it has some, else
 * the usual hint.
 */
export function useEmojiHint(): (text: string, usual?: string) => string | undefined {
  const { t } = useTranslation('kit');
  return (text, usual) => (hasEmoji(text) ? t('emoji') : usual);
}
