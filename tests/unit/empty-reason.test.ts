import { expect, test } from 'vitest';
import { emptyReason } from '#src/domain/empty-reason.ts';

test.each([
  [true, 'idle', true, 'empty'],
  [true, 'failed', true, 'empty'],
  [true, 'loading', false, 'empty'],
  [false, 'idle', true, 'loading'],
  [false, 'loading', true, 'loading'],
  [false, 'failed', true, 'failed'],
  [false, 'idle', false, 'offline'],
  [false, 'failed', false, 'offline'],
] as const)(
  '[R2.10] an empty list that was received: %s, with a refresh that is %s and a reachable service: %s, shows «%s»',
  (isKnown, refresh, isReachable, reason) => {
    expect(emptyReason(isKnown, refresh, isReachable)).toBe(reason);
  },
);
