import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { friendSchema, type Friend } from './friend-schema.ts';
import type { FriendValues } from './friend-values.ts';

export type FriendFormApi = UseFormReturn<FriendValues, unknown, Friend>;

/**
 * The form of an application. It validates on submit, then on change; the summary takes the focus (R5.5).
 * @param keep keeps what is typed as a draft
 */
export function useFriendForm(
  defaultValues: FriendValues,
  keep: (values: FriendValues) => void,
): FriendFormApi {
  const form = useForm<FriendValues, unknown, Friend>({
    resolver: valibotResolver(friendSchema),
    // Otherwise the checks over several fields would wait until each field is right.
    criteriaMode: 'all',
    defaultValues,
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // The form changes its values in place.
        callback: ({ values }) => keep(structuredClone(values)),
      }),
    [subscribe, keep],
  );
  return form;
}
