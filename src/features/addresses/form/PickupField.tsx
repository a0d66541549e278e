import type { ControllerRenderProps } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isSameAddress } from '#src/domain/addresses/address-text.ts';
import { DELIVERY_NOTE_LIMITS } from '#src/domain/orders/delivery-note.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { RadioGroup } from '#src/ui/base/RadioGroup/RadioGroup.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import type { AddressValues } from './form-target.ts';
import { usePickupPlaces, type PickupPoint } from './use-pickup-places.ts';

interface PickupFieldProps {
  field: ControllerRenderProps<AddressValues, 'address'>;
  label: string;
  error: string | undefined;
  /** The text when the form was opened: an older text may match none of the points. */
  initial: string;
}

const inList = (points: readonly PickupPoint[], text: string): PickupPoint | undefined =>
  points.find(({ value }) => isSameAddress(value, text));

/** The pickup point, chosen from the list; typed by hand only where the list cannot be fetched (R2.26). */
export function PickupField({ field, label, error, initial }: PickupFieldProps) {
  const { t } = useTranslation('addresses');
  const points = usePickupPlaces();
  const { value: chosen, onChange, ...input } = field;
  if (points === null) return <Skeleton shape="block" height="16rem" />;
  if (points.length === 0) {
    return (
      <Input
        {...field}
        label={label}
        hint={t('form.placeHint')}
        error={error}
        required
        maxLength={DELIVERY_NOTE_LIMITS.address}
      />
    );
  }
  const isOther = initial !== '' && !inList(points, initial);
  const shown = isOther ? [{ value: initial, name: initial, address: '' }, ...points] : points;
  return (
    <RadioGroup
      {...input}
      label={label}
      error={error}
      required
      value={inList(shown, chosen)?.value ?? ''}
      options={shown.map(({ value, name, address }) => ({
        value,
        title: name,
        ...(address !== '' && { note: address }),
      }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
