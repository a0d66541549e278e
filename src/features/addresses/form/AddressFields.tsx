import { useRef, useState } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DELIVERY_NOTE_LIMITS, type DeliveryNote } from '#src/domain/orders/delivery-note.ts';
import { useAddressSuggestions } from '#src/sync/requests/use-address-suggestions.ts';
import { AddressInput } from '#src/ui/app/AddressInput/AddressInput.tsx';
import { useEmojiHint } from '#src/ui/app/EmojiHint/use-emoji-hint.ts';
import { useFieldError } from '#src/ui/app/FormErrors/use-field-error.ts';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import { RadioGroup } from '#src/ui/base/RadioGroup/RadioGroup.tsx';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import type { AddressValues } from './form-target.ts';
import { PickupField } from './PickupField.tsx';

interface AddressFieldsProps {
  form: UseFormReturn<AddressValues>;
  addressLabel: string;
  mayBeDefault: boolean;
  /** The member has chosen a suggestion for the delivery address. */
  onChoose: (suggestion: string) => void;
}

/** Kind, address with suggestions (R7.33) or pickup point, comment, default. */
export function AddressFields({ form, addressLabel, mayBeDefault, onChoose }: AddressFieldsProps) {
  const { t } = useTranslation('addresses');
  const hintFor = useEmojiHint();
  const { control, register } = form;
  const errorOf = useFieldError(form);
  const { field: kind } = useController({ control, name: 'kind' });
  const { field: address } = useController({ control, name: 'address' });
  const comment = useWatch({ control, name: 'comment' });
  const fetchSuggestions = useAddressSuggestions('delivery');
  // Each kind keeps its own text, so that switching back restores it.
  const texts = useRef<Record<DeliveryNote['kind'], string>>({ delivery: '', pickup: '' });
  const switchKind = (next: DeliveryNote['kind']) => {
    texts.current[kind.value] = address.value;
    kind.onChange(next);
    form.clearErrors('address');
    address.onChange(texts.current[next]);
  };
  const [initialPoint] = useState(kind.value === 'pickup' ? address.value : '');
  return (
    <>
      <RadioGroup
        label={t('form.kind')}
        name={kind.name}
        value={kind.value}
        options={[
          {
            value: 'delivery',
            title: t('kind.delivery'),
            note: t('form.deliveryNote'),
            icon: 'truck',
          },
          { value: 'pickup', title: t('kind.pickup'), note: t('form.pickupNote'), icon: 'store' },
        ]}
        onChange={({ target }) => switchKind(target.value === 'pickup' ? 'pickup' : 'delivery')}
      />
      {kind.value === 'pickup' ? (
        <PickupField
          field={address}
          label={addressLabel}
          error={errorOf('address')}
          initial={initialPoint}
        />
      ) : (
        <AddressInput
          fetchSuggestions={fetchSuggestions}
          onChoose={onChoose}
          label={addressLabel}
          hint={t('form.addressHint')}
          error={errorOf('address')}
          required
          {...address}
        />
      )}
      <TextArea
        {...register('comment')}
        label={t('form.comment')}
        optional={t('form.optional')}
        hint={hintFor(comment, t('form.commentHint'))}
        error={errorOf('comment')}
        rows={2}
        maxLength={DELIVERY_NOTE_LIMITS.comment}
      />
      {mayBeDefault && (
        <Checkbox
          {...register('isDefault')}
          label={t('form.isDefault')}
          hint={t('form.isDefaultHint')}
        />
      )}
    </>
  );
}
