import { useTranslation } from 'react-i18next';
import { Input } from '#src/ui/base/Input/Input.tsx';
import type { FilterProps } from './filter-props.ts';

/** Searches names in both languages and models during typing (R2.15). */
export function SearchField({ shown, control }: Omit<FilterProps, 'names'>) {
  const { t } = useTranslation('catalog');
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        control.flush();
      }}
    >
      <Input
        label={t('filter.search')}
        placeholder={t('filter.find')}
        hidesLabel
        icon="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={shown.filter.text}
        onChange={({ target }) => control.edit((filter) => ({ ...filter, text: target.value }))}
        onBlur={control.flush}
      />
    </form>
  );
}
