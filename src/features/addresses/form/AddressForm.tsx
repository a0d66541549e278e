import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { required } from 'valibot';
import { deliveryNoteBody } from '#src/contract/shop/delivery-notes.ts';
import { findSameAddress, type Address } from '#src/domain/addresses/address-list.ts';
import { lacksHouse, tidyAddress } from '#src/domain/addresses/address-text.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import { useDraftForm } from '#src/sync/storage/use-draft-form.ts';
import type { FormDraft } from '#src/sync/storage/use-stored-draft.ts';
import type { Write } from '#src/sync/use-write.ts';
import { FormErrors } from '#src/ui/app/FormErrors/FormErrors.tsx';
import { refusalText } from '#src/ui/app/PostNotice/refusal-text.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { saveAddress } from '../save-address.ts';
import { AddressFields } from './AddressFields.tsx';
import {
  targetKey,
  valuesOf,
  type AddressDraft,
  type AddressValues,
  type FormTarget,
} from './form-target.ts';

interface AddressFormProps {
  id: string;
  write: Write;
  target: FormTarget;
  addresses: readonly Address[];
  draft: FormDraft<AddressDraft>;
  onSaving: (isSaving: boolean) => void;
  onSaved: (outcome: 'saved' | 'waiting') => void;
}

const schema = required(deliveryNoteBody);

/** The fields of an address; a refusal of the service is shown at the field that it concerns (R5.5). */
export function AddressForm(props: AddressFormProps) {
  const { id, write, target, addresses, draft, onSaving, onSaved } = props;
  const { t } = useTranslation('addresses');
  const key = targetKey(target);
  const { form } = useDraftForm<AddressValues, AddressValues, AddressDraft>({
    draft,
    schema,
    start: valuesOf(target),
    toDraft: (values) => ({ ...values, target: key }),
    fromDraft: ({ target: keptKey, ...kept }) => (keptKey === key ? kept : null),
  });
  const runOnce = useSingleRun();
  /** The suggestion that the address began with. */
  const chosen = useRef('');
  const [failure, setFailure] = useState<string | null>(null);
  // The outbox drops a refused post, so the one that the form was opened with may be gone.
  const [isTakenBack, setIsTakenBack] = useState(false);

  const refuse = (field: string | null, text: string) => {
    if (field === 'address' || field === 'comment') form.setError(field, { message: text });
    else setFailure(text);
  };
  const save = async (typed: AddressValues) => {
    const values = { ...typed, address: tidyAddress(typed.address) };
    if (values.kind === 'delivery' && lacksHouse(values.address, chosen.current)) {
      refuse('address', t('form.house'));
      return form.setFocus('address');
    }
    const same = findSameAddress(addresses, values, key);
    if (same) return refuse('address', t(same.active ? 'form.same' : 'form.sameHidden'));
    setFailure(null);
    onSaving(true);
    const current = currentTarget(target, addresses, isTakenBack);
    // The service keeps a refusal under its request id, so a corrected address needs another one.
    const requestId = isTakenBack ? crypto.randomUUID() : draft.requestId(values);
    const outcome = await saveAddress(write, current, values, requestId);
    // The form stays busy until it is closed: a second press would find the address that it has just added.
    if (outcome.status === 'saved' || outcome.status === 'waiting') return onSaved(outcome.status);
    onSaving(false);
    if (outcome.status === 'refused') setIsTakenBack(true);
    const refusal = outcome.status === 'refused' ? outcome.refusal : null;
    refuse(
      refusal?.field ?? null,
      (refusal && refusalText(refusal)) ?? t(outcome.status === 'late' ? 'form.late' : 'notDone'),
    );
  };
  const kind = useWatch({ control: form.control, name: 'kind' });
  const label = kind === 'pickup' ? t('form.place') : t('form.address');
  return (
    <form
      id={id}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void runOnce(() => form.handleSubmit(save)());
      }}
    >
      <FormErrors form={form} labels={{ address: label, comment: t('form.comment') }} />
      {failure !== null && (
        <Alert tone="negative" live>
          {failure}
        </Alert>
      )}
      <AddressFields
        form={form}
        addressLabel={label}
        mayBeDefault={mayBeDefault(target)}
        onChoose={(suggestion) => {
          chosen.current = suggestion;
        }}
      />
    </form>
  );
}

/** The current target, after the refused post has left the outbox. */
function currentTarget(
  target: FormTarget,
  addresses: readonly Address[],
  isTakenBack: boolean,
): FormTarget {
  if (target.type === 'post') return isTakenBack ? { type: 'new', isDefault: false } : target;
  if (target.type === 'new') return target;
  const current = addresses.find(({ key }) => key === target.address.key);
  return { ...target, address: current ?? target.address };
}

/** A hidden address cannot become the default one. */
const mayBeDefault = (target: FormTarget): boolean =>
  target.type !== 'stored' || target.address.active;
