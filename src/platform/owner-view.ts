let owner: string | null = null;

/** The e-mail of the owner whose area staff looks at (R6.3); null in one's own area. */
export const viewedOwner = (): string | null => owner;

/** Looks at an owner's area from now on, or with null at one's own again. */
export function viewOwner(email: string | null): void {
  owner = email;
}
