import { useTranslation } from 'react-i18next';
import { inLanguage } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useAddressSuggestions } from '#src/sync/requests/use-address-suggestions.ts';
import { useRefreshOnEntry } from '#src/sync/requests/use-refresh-on-entry.ts';
import { AddressInput } from '#src/ui/app/AddressInput/AddressInput.tsx';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import type { RadioOption } from '#src/ui/base/RadioGroup/RadioCard.tsx';
import { RadioGroup } from '#src/ui/base/RadioGroup/RadioGroup.tsx';
import {
  canSaveAddress,
  OTHER,
  PICKUP,
  type MissingField,
  type OfferedNotes,
  type PurchaseForm,
} from './purchase-form.ts';
import { useMissingFocus } from './use-missing-focus.ts';

interface PlaceFieldsProps {
  form: PurchaseForm;
  notes: OfferedNotes;
  missing: MissingField | null;
  disabled: boolean;
  onChange: (form: PurchaseForm) => void;
}

/** Where a product goes: one of the member's addresses, another one, or a pickup (R2.18). */
export function PlaceFields({ form, notes, missing, disabled, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation('buying');
  const { language } = useFormat();
  const fetchSuggestions = useAddressSuggestions('delivery');
  const address = useMissingFocus<HTMLInputElement>(missing === 'address');
  const place = useMissingFocus<HTMLInputElement>(missing === 'place');
  useRefreshOnEntry('deliveryNotes');
  const own = (notes ?? []).map(
    ({ id, kind, address: typed, localAddress, comment }): RadioOption => ({
      value: String(id),
      title: inLanguage(localAddress ?? typed, language),
      note: [t(`confirm.${kind}`), comment].filter((part) => part !== '').join(' · '),
      icon: kind === 'pickup' ? 'store' : 'truck',
    }),
  );
  const options: readonly RadioOption[] = [
    ...own,
    {
      value: PICKUP,
      title: t('confirm.pickup'),
      note: form.point === '' ? t('confirm.pickupNote') : form.point,
      icon: 'store',
    },
    { value: OTHER, title: t('confirm.other'), note: t('confirm.otherNote'), icon: 'map-pin' },
  ];
  return (
    <>
      <RadioGroup
        ref={place}
        label={t('confirm.place')}
        shape="rows"
        hint={notes === null ? t('confirm.addressesUnknown') : undefined}
        error={
          missing === 'place'
            ? t(form.place === '' ? 'confirm.placeRequired' : 'confirm.addressGone')
            : undefined
        }
        options={options}
        value={form.place}
        disabled={disabled}
        onChange={(event) => onChange({ ...form, place: event.target.value })}
      />
      {form.place === OTHER && (
        <>
          <AddressInput
            ref={address}
            fetchSuggestions={fetchSuggestions}
            label={t('confirm.address')}
            hint={t('confirm.addressHint')}
            error={missing === 'address' ? t('confirm.addressRequired') : undefined}
            required
            readOnly={disabled}
            value={form.address}
            onChange={(text) => onChange({ ...form, address: text })}
          />
          {canSaveAddress(notes) && (
            <Checkbox
              label={t('confirm.saveAddress')}
              disabled={disabled}
              checked={form.savesAddress}
              onChange={(event) => onChange({ ...form, savesAddress: event.target.checked })}
            />
          )}
        </>
      )}
    </>
  );
}
