import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressSuggestion } from '#src/domain/addresses/address-suggestion.ts';
import { lacksHouse, tidyAddress, withoutLastComma } from '#src/domain/addresses/address-text.ts';
import { DELIVERY_NOTE_LIMITS } from '#src/domain/orders/delivery-note.ts';
import { useEmojiHint } from '#src/ui/app/EmojiHint/use-emoji-hint.ts';
import { Combobox, type ComboboxProps } from '#src/ui/base/Combobox/Combobox.tsx';
import type { ComboboxOption } from '#src/ui/base/Combobox/use-options.ts';

/** As many as fit between a phone's field and its keyboard. */
const MOST_ADDRESSES = 5;
const ICONS = { city: 'building-complex', street: 'map-pin' } as const;

interface AddressInputProps extends Omit<
  ComboboxProps,
  'clean' | 'fetchOptions' | 'textAfter' | 'icon' | 'autoComplete' | 'maxLength'
> {
  /** Fetches suggestions for the typed text (R7.33); when it rejects, the field is an ordinary one. */
  fetchSuggestions: (query: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;
  /** A suggestion was chosen. */
  onChoose?: (suggestion: string) => void;
}

/**
 * A field for an address with suggestions while typing (R2.26). A chosen city or street leaves the caret
 * where the rest of the address goes, and the hint requests the house until the text has its number.
 */
export function AddressInput({
  fetchSuggestions,
  onChoose,
  hint,
  value,
  onChange,
  onBlur,
  ...field
}: AddressInputProps) {
  const { t } = useTranslation('kit');
  const hintFor = useEmojiHint();
  // The browser cuts a pasted text silently.
  const isFull = value.length >= DELIVERY_NOTE_LIMITS.address;
  const [chosen, setChosen] = useState('');
  const usualHint = lacksHouse(value, chosen) ? t('addressHouse') : hint;
  const fetchOptions = useCallback(
    async (query: string, signal: AbortSignal) => {
      const found = await fetchSuggestions(tidyAddress(query), signal);
      return found
        .flatMap(({ kind, value: text }): ComboboxOption[] =>
          kind === 'pickup' ? [] : [{ value: text, icon: ICONS[kind] }],
        )
        .slice(0, MOST_ADDRESSES);
    },
    [fetchSuggestions],
  );
  return (
    <Combobox
      {...field}
      hint={isFull ? t('addressFull') : hintFor(value, usualHint)}
      icon="map-pin"
      autoComplete="street-address"
      maxLength={DELIVERY_NOTE_LIMITS.address}
      clean={tidyAddress}
      fetchOptions={fetchOptions}
      textAfter={(option) => {
        setChosen(option.value);
        onChoose?.(option.value);
        return `${option.value}, `;
      }}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const tidy = withoutLastComma(value);
        if (tidy !== value) onChange(tidy);
        onBlur?.(event);
      }}
    />
  );
}
