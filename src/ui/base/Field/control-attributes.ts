/** What ties a control to its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Said {
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export const hintIdOf = (id: string): string => `${id}-hint`;
export const errorIdOf = (id: string): string => `${id}-error`;

/** The attributes of a control whose hint and error stand in `Messages` of the same id; the error is read first. */
export function controlAttributes(id: string, { hint, error }: Said): ControlAttributes {
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
