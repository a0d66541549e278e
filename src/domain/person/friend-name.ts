/** A friend's name as the invitation form has it. */
export interface FriendName {
  readonly first: string;
  readonly last: string;
  /** Null when the checkbox waives it (R5.5). */
  readonly middle: string | null;
}

/** The whole name in the order in which friends are listed. */
export const fullFriendName = ({ first, middle, last }: FriendName): string =>
  [first, middle ?? '', last].filter((part) => part !== '').join(' ');
