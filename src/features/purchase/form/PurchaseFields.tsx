import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { PURCHASE_TEXT_LIMITS } from '#src/domain/orders/order-texts.ts';
import { inLanguage } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useAddressSuggestions } from '#src/sync/requests/use-address-suggestions.ts';
import { useRefreshOnEntry } from '#src/sync/requests/use-refresh-on-entry.ts';
import { AddressInput } from '#src/ui/app/AddressInput/AddressInput.tsx';
import { useEmojiHint } from '#src/ui/app/EmojiHint/use-emoji-hint.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import type { RadioOption } from '#src/ui/base/RadioGroup/RadioCard.tsx';
import { RadioGroup } from '#src/ui/base/RadioGroup/RadioGroup.tsx';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import {
  canSaveAddress,
  type MissingField,
  type OfferedNotes,
  OTHER,
  PICKUP,
  type PurchaseForm,
} from './purchase-form.ts';

/** A ref for a field that gets the focus once it is found empty. */
function useMissingFocus<T extends HTMLElement>(isMissing: boolean): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => {
    if (isMissing) field.current?.focus();
  }, [isMissing]);
  return field;
}

interface PlaceFieldsProps {
  form: PurchaseForm;
  notes: OfferedNotes;
  missing: MissingField | null;
  disabled: boolean;
  onChange: (form: PurchaseForm) => void;
}

/** Where a product goes: one of the member's addresses, another one, or a pickup (R2.18). */
function PlaceFields({ form, notes, missing, disabled, onChange }: PlaceFieldsProps) {
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

interface PurchaseFieldsProps {
  form: PurchaseForm;
  notes: OfferedNotes;
  kind: ProductKind;
  isGift: boolean;
  /** The field that is empty and must not be; it gets the focus. */
  missing: MissingField | null;
  disabled: boolean;
  onChange: (form: PurchaseForm) => void;
}

/** Whom it is for, where it goes, and what the member adds (R2.17). */
export function PurchaseFields(props: PurchaseFieldsProps) {
  const { form, kind, isGift, missing, disabled, onChange } = props;
  const { t } = useTranslation('buying');
  const hintFor = useEmojiHint();
  const friend = useMissingFocus<HTMLInputElement>(missing === 'friend');
  return (
    <>
      {isGift && (
        <>
          <Hint icon="gift">{t('confirm.gift')}</Hint>
          <Input
            ref={friend}
            label={t('confirm.friend')}
            hint={hintFor(form.friend, t('confirm.friendHint'))}
            error={missing === 'friend' ? t('confirm.friendRequired') : undefined}
            icon="user-round"
            required
            autoComplete="off"
            maxLength={PURCHASE_TEXT_LIMITS.friend}
            readOnly={disabled}
            value={form.friend}
            onChange={(event) => onChange({ ...form, friend: event.target.value })}
          />
        </>
      )}
      {kind === 'product' && <PlaceFields {...props} />}
      <TextArea
        label={t('confirm.comment')}
        optional={t('confirm.optional')}
        hint={hintFor(form.comment)}
        rows={2}
        maxLength={PURCHASE_TEXT_LIMITS.comment}
        readOnly={disabled}
        value={form.comment}
        onChange={(event) => onChange({ ...form, comment: event.target.value })}
      />
    </>
  );
}
