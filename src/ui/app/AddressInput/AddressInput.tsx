import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressSuggestion } from '#src/domain/address-suggestion.ts';
import { tidyAddress } from '#src/domain/address-text.ts';
import { DELIVERY_NOTE_LIMITS, type DeliveryNote } from '#src/domain/delivery-note.ts';
import { useEmojiHint } from '#src/ui/app/EmojiHint/use-emoji-hint.ts';
import { Combobox, type ComboboxProps } from '#src/ui/base/Combobox/Combobox.tsx';
import type { ComboboxOption } from '#src/ui/base/Combobox/use-options.ts';

/** As many as fit between a phone's field and its keyboard. */
const MOST_ADDRESSES = 5;
const ICONS = { city: 'building-2', street: 'map-pin', pickup: 'store' } as const;

interface AddressInputProps extends Omit<
  ComboboxProps,
  'clean' | 'fetchOptions' | 'textAfter' | 'minLength' | 'icon' | 'autoComplete' | 'maxLength'
> {
  kind: DeliveryNote['kind'];
  /** Fetches suggestions for the typed text (R7.33); when it rejects, the field is an ordinary one. */
  fetchSuggestions: (query: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;
}

/**
 * A field for an address with suggestions while typing, or for a pickup place, all of which it offers
 * (R2.26). A chosen city or street leaves the caret where the rest of the address goes.
 */
export function AddressInput({
  kind,
  fetchSuggestions,
  hint,
  value,
  onChange,
  onBlur,
  ...field
}: AddressInputProps) {
  const { t } = useTranslation('kit');
  const hintFor = useEmojiHint();
  // The browser cuts a pasted text without a word.
  const isFull = value.length >= DELIVERY_NOTE_LIMITS.address;
  const isPickup = kind === 'pickup';
  const fetchOptions = useCallback(
    async (query: string, signal: AbortSignal) => {
      const found = await fetchSuggestions(tidyAddress(query), signal);
      const fitting = isPickup
        ? found
        : found.filter((one) => one.kind !== 'pickup').slice(0, MOST_ADDRESSES);
      return fitting.map((one): ComboboxOption => ({ value: one.value, icon: ICONS[one.kind] }));
    },
    [fetchSuggestions, isPickup],
  );
  return (
    <Combobox
      {...field}
      hint={isFull ? t('addressFull') : hintFor(value, hint)}
      icon={isPickup ? 'store' : 'map-pin'}
      autoComplete={isPickup ? 'off' : 'street-address'}
      maxLength={DELIVERY_NOTE_LIMITS.address}
      minLength={isPickup ? 0 : 2}
      clean={tidyAddress}
      fetchOptions={fetchOptions}
      textAfter={(option) => (isPickup ? option.value : `${option.value}, `)}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const tidy = value.replace(/[\s,]+$/u, '');
        if (tidy !== value) onChange(tidy);
        onBlur?.(event);
      }}
    />
  );
}
