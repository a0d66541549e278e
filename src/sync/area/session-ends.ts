import type { EndReason } from '#src/platform/stored/end-reason.ts';

/** Who ends a session, or finds that it has ended; `device`: it is no longer the member's own. */
type EndedBy = 'this-tab' | 'other-tab' | 'device';

/**
 * What goes from a shared device: `tab`, the screen's address and what this tab stores; `area`, also what the
 * device stores, except drafts, posts and purchases. After a session that ended by itself its member may sign
 * in again and go on.
 */
const DELETED = {
  'this-tab': { expired: 'nothing', idle: 'area', rejected: 'area' },
  'other-tab': { expired: 'nothing', idle: 'tab', rejected: 'tab' },
  device: { expired: 'area', idle: 'area', rejected: 'area' },
} as const satisfies Record<EndedBy, Record<EndReason, string>>;

export interface SessionEnd {
  /** The other tabs learn of it, and the next start shows nothing that this one hides. */
  readonly isAnnounced: boolean;
  /** Nothing personal stays on the screen. The member's own device goes on showing what it stores. */
  readonly isHidden: boolean;
  readonly deleted: 'nothing' | 'tab' | 'area';
  /** The page leaves for the provider's sign-out, and comes back to say why. */
  readonly leaves: boolean;
}

/**
 * What the end of a session does (R4.8, R4.11); an owner's data is hidden on every device (R6.3). A sign-out by
 * the member deletes everything (`signOut`), and a viewer who leaves an owner's area keeps the session
 * (`leaveOwnerArea`).
 */
export const sessionEnd = (
  by: EndedBy,
  reason: EndReason,
  { isOwnDevice, isViewing }: { readonly isOwnDevice: boolean; readonly isViewing: boolean },
): SessionEnd => ({
  isAnnounced: by !== 'other-tab',
  isHidden: isViewing || !isOwnDevice,
  deleted: isOwnDevice ? 'nothing' : DELETED[by][reason],
  leaves: by === 'this-tab' && reason !== 'expired',
});
