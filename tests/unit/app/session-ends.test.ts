import { describe, expect, it } from 'vitest';
import { sessionEnd } from '#src/sync/area/session-ends.ts';

const REASONS = ['idle', 'rejected', 'expired'] as const;
const FINDERS = ['this-tab', 'other-tab', 'device'] as const;
const ALL = FINDERS.flatMap((by) => REASONS.map((reason) => ({ by, reason })));

const OWN = { isOwnDevice: true, isViewing: false };
const SHARED = { isOwnDevice: false, isViewing: false };

describe('the end of a session', () => {
  it.each(ALL)('[R4.8] by $by, $reason: the own device keeps and shows everything', (end) => {
    const { isHidden, deleted } = sessionEnd(end.by, end.reason, OWN);
    expect({ isHidden, deleted }).toEqual({ isHidden: false, deleted: 'nothing' });
  });

  it.each(ALL)(
    '[R4.8] [R6.3] by $by, $reason: a shared device and an owner’s area are hidden',
    (end) => {
      expect(sessionEnd(end.by, end.reason, SHARED).isHidden).toBe(true);
      expect(sessionEnd(end.by, end.reason, { ...OWN, isViewing: true }).isHidden).toBe(true);
    },
  );

  it.each([
    ['this-tab', 'idle', 'area'],
    ['this-tab', 'rejected', 'area'],
    ['this-tab', 'expired', 'nothing'],
    ['other-tab', 'idle', 'tab'],
    ['other-tab', 'rejected', 'tab'],
    ['other-tab', 'expired', 'nothing'],
    ['device', 'idle', 'area'],
    ['device', 'rejected', 'area'],
    ['device', 'expired', 'area'],
  ] as const)('[R4.8] by %s, %s: a shared device deletes %s', (by, reason, deleted) => {
    expect(sessionEnd(by, reason, SHARED).deleted).toBe(deleted);
    expect(sessionEnd(by, reason, { ...SHARED, isViewing: true }).deleted).toBe(deleted);
  });

  it.each(ALL)(
    '[R4.11] by $by, $reason: only the tab that ends it leaves, and only a follower is silent',
    (end) => {
      const { isAnnounced, leaves } = sessionEnd(end.by, end.reason, SHARED);
      expect(isAnnounced).toBe(end.by !== 'other-tab');
      expect(leaves).toBe(end.by === 'this-tab' && end.reason !== 'expired');
    },
  );
});
