let owner: string | null = null;

/** The e-mail of the owner whose area staff views (R6.3); null in the viewer's own area. */
export const viewedOwner = (): string | null => owner;

/** Starts viewing an owner's area, or with null the viewer's own again. */
export function viewOwner(email: string | null): void {
  owner = email;
}
