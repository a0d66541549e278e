import { useTranslation } from 'react-i18next';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { PURCHASE_TEXT_LIMITS } from '#src/domain/orders/order-texts.ts';
import { useEmojiHint } from '#src/ui/app/EmojiHint/use-emoji-hint.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { MissingField, OfferedNotes, PurchaseForm } from './purchase-form.ts';
import { useMissingFocus } from './use-missing-focus.ts';

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
