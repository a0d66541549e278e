import type { IconName } from '#src/ui/base/Icon/icons.ts';
import type { TagProps } from '#src/ui/base/Tag/Tag.tsx';
import type { StatusKey } from '../list/stored-invitations.ts';

interface StatusLook {
  readonly tone: NonNullable<TagProps['tone']>;
  readonly icon: IconName;
  /** How many of PATH_STEPS the friend has reached; null where the way has ended or is unknown. */
  readonly step: number | null;
}

/** From the application to the coins: sent, review, working, waiting, paid. */
export const PATH_STEPS = 5;

export const STATUS_LOOK: Readonly<Record<StatusKey, StatusLook>> = {
  sent: { tone: 'neutral', icon: 'send', step: 1 },
  review: { tone: 'neutral', icon: 'hourglass', step: 2 },
  working: { tone: 'secondary', icon: 'handshake', step: 3 },
  waiting: { tone: 'secondary', icon: 'hand-coins', step: 4 },
  paid: { tone: 'positive', icon: 'circle-check', step: 5 },
  declined: { tone: 'negative', icon: 'ban', step: null },
  rejected: { tone: 'neutral', icon: 'circle-x', step: null },
  other: { tone: 'neutral', icon: 'circle-question-mark', step: null },
};
