import { useTranslation } from 'react-i18next';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { LONGEST_SEARCH } from './use-search-text.ts';

interface FaqSearchProps {
  text: string;
  onType: (text: string) => void;
  /** The member has finished typing. */
  onEnd: () => void;
}

/** Searches the questions and answers in both languages while the member types (R2.27). */
export function FaqSearch({ text, onType, onEnd }: FaqSearchProps) {
  const { t } = useTranslation('help');
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onEnd();
      }}
    >
      <Input
        label={t('faq.search')}
        placeholder={t('faq.searchHint')}
        hidesLabel
        icon="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_SEARCH}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onBlur={onEnd}
      />
    </form>
  );
}
