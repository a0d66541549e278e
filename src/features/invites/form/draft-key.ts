/** The key of the form's draft: a correction of a post keeps its own, so that it replaces no other friend. */
export const draftKeyOf = (correctedId: string | null): string =>
  correctedId === null ? 'invite' : `invite-${correctedId}`;
