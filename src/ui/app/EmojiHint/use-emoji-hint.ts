import { useTranslation } from 'react-i18next';
import { hasEmoji } from '#src/domain/emoji.ts';

/**
 * Answers what a field says of a text: that its emoji do not go out (R5.4), while it has some, or else the
 * field's usual hint.
 */
export function useEmojiHint(): (text: string, usual?: string) => string | undefined {
  const { t } = useTranslation('kit');
  return (text, usual) => (hasEmoji(text) ? t('emoji') : usual);
}
