/** Attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldMessages {
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export const hintIdOf = (id: string): string => `${id}-hint`;
export const errorIdOf = (id: string): string => `${id}-error`;

/** Attributes of a control with `Messages` of the same id; screen readers read the error first. */
export function controlAttributes(id: string, { hint, error }: FieldMessages): ControlAttributes {
  const ids = [
    ...(error === undefined ? [] : [errorIdOf(id)]),
    ...(hint === undefined ? [] : [hintIdOf(id)]),
  ];
  return {
    id,
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
}
