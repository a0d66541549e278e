import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { FormDraft } from './use-stored-draft.ts';

interface DraftFormOptions<Values extends FieldValues, Sent, Kept> {
  readonly draft: FormDraft<Kept>;
  /** The rules of the form; it makes what is sent of what is typed. */
  readonly schema: GenericSchema<Values, Sent>;
  /** What the form has without a draft, and where the draft has nothing. */
  readonly start: Partial<Values>;
  /** What of the values is kept; null drops the draft. Without it all of them are. */
  readonly toDraft?: (values: Values) => Kept | null;
  /** The values that come back, null for none. Without it all of them do. */
  readonly fromDraft?: (kept: Partial<Kept>) => Partial<Values> | null;
  /** Fields that never come back: the member fills them in again. */
  readonly consents?: readonly (keyof Values)[];
}

/**
 * A form that opens with its draft and keeps what is typed (R9.10). It validates on submit, then on change;
 * the summary of its errors takes the focus (R5.5).
 */
export function useDraftForm<Values extends FieldValues, Sent = Values, Kept = Values>(
  options: DraftFormOptions<Values, Sent, Kept>,
) {
  const { draft, schema, start, consents = [] } = options;
  const toDraft = options.toDraft ?? ((values) => values as unknown as Kept);
  const fromDraft = options.fromDraft ?? ((kept) => kept as Partial<Values>);
  const [restored, setRestored] = useState(() => draft.values && fromDraft(draft.values));
  const form = useForm<Values, unknown, Sent>({
    resolver: valibotResolver(schema),
    defaultValues: {
      ...start,
      ...restored,
      ...Object.fromEntries(consents.map((name) => [name, start[name]])),
    } as DefaultValues<Values>,
    // Otherwise the rules over several fields would wait until each field is right.
    criteriaMode: 'all',
    shouldFocusError: false,
  });
  const keep = useEffectEvent((values: Values) => {
    const kept = toDraft(values);
    if (kept === null) draft.drop();
    // The form changes its values in place.
    else draft.keep(structuredClone(kept));
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
  /** Empties the form and drops its draft. */
  const startOver = () => {
    // The new values are a change, which would be kept.
    form.reset(start as DefaultValues<Values>);
    draft.drop();
    setRestored(null);
  };
  /** The form has values of an earlier visit. */
  const isRestored = restored !== null;
  return { form, isRestored, startOver };
}
