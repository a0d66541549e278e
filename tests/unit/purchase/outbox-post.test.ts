import { describe, expect, test } from 'vitest';
import {
  canChange,
  isPending,
  nextPost,
  postEventOf,
  replaces,
  type OutboxPost,
} from '#src/domain/outbox/outbox-post.ts';
import { retryAt } from '#src/domain/outbox/undecided.ts';
import {
  NOT_SENT,
  OFFLINE,
  ServiceError,
  type ServiceErrorCategory,
} from '#src/domain/service-error.ts';
import { waitingPost } from '#tests/support/device/waiting-post.ts';

const post: OutboxPost<'lessonProgress'> = {
  requestId: '1b4e28ba-2fa1-4d2b-883f-0016d3cca427',
  kind: 'lessonProgress',
  subject: 'anna',
  body: { lessonId: 3, done: true },
  state: 'waiting',
  createdAt: 1000,
  sentAt: null,
  attempts: 0,
  refusal: null,
};
const refusal = { errorCode: 'ANTI_SPAM', text: 'Заявка не отправлена', field: null };
const STATES = ['waiting', 'sending', 'refused', 'sent'] as const;

describe('a post', () => {
  test('[R9.10] an attempt is stored before the request, with its time and number', () => {
    const once = nextPost(post, { type: 'attempted', at: 2000 });
    expect(once).toEqual({ ...post, state: 'sending', sentAt: 2000, attempts: 1 });
    expect(nextPost(once, { type: 'attempted', at: 3000 })).toMatchObject({
      sentAt: 3000,
      attempts: 2,
    });
  });

  test('[R9.10] a post without a response waits again, with what is known of its attempts', () => {
    const sending = nextPost(post, { type: 'attempted', at: 2000 });
    expect(nextPost(sending, { type: 'delayed', failure: null })).toEqual({
      ...sending,
      state: 'waiting',
    });
  });

  test('[R9.10] an attempt that has not left the device does not count: the post may still be changed', () => {
    const sending = nextPost(post, { type: 'attempted', at: 2000 });
    const after = nextPost(sending, { type: 'notSent' });
    expect(after).toEqual(post);
    expect(canChange(after)).toBe(true);
    const again = nextPost(nextPost(sending, { type: 'delayed', failure: null }), {
      type: 'attempted',
      at: 3000,
    });
    expect(nextPost(again, { type: 'notSent' })).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  test('[R9.10] a refused post keeps the reason until the other side accepts it', () => {
    const refused = nextPost(post, { type: 'refused', refusal });
    expect(refused).toEqual({ ...post, state: 'refused', refusal });
    expect(nextPost(refused, { type: 'accepted' })).toEqual({
      ...post,
      state: 'sent',
      refusal: null,
    });
  });

  test('[R9.10] [R8.3] goes out by itself while it waits or is being sent, never once it was refused', () => {
    expect(STATES.filter((state) => isPending({ state }))).toEqual(['waiting', 'sending']);
  });

  test('[R9.10] can be corrected only while the other side cannot have it', () => {
    const changeable = (attempts: number) =>
      STATES.filter((state) => canChange({ state, attempts }));
    expect(changeable(0)).toEqual(['waiting', 'refused']);
    expect(changeable(1)).toEqual(['refused']);
  });
});

describe('a failed attempt', () => {
  const eventOf = (category: ServiceErrorCategory, status: number | null = null) =>
    postEventOf(new ServiceError({ category, status, call: 'POST /api/relatives' })).type;

  test('[R9.10] is a refusal only when the response is about the post', () => {
    for (const status of [400, 404, 409]) expect(eventOf('refused', status)).toBe('refused');
    expect(eventOf('forbidden', 403)).toBe('refused');
  });

  test('[R9.10] delays the post when there was no response or there were too many requests', () => {
    for (const category of ['unreachable', 'timeout', 'foreign'] as const) {
      expect(eventOf(category)).toBe('delayed');
    }
    expect(eventOf('server', 500)).toBe('delayed');
    expect(eventOf('unauthenticated', 401)).toBe('delayed');
    expect(eventOf('refused', 429)).toBe('delayed');
  });

  test('[R9.13] [R7.28] is none when the service did the work and its response breaks the contract', () => {
    expect(eventOf('contract')).toBe('accepted');
  });

  test('[R8.2] gives the service’s code, text and field as the reason', () => {
    const facts = { code: 'VALIDATION', text: 'Укажи верную почту', field: 'email' };
    const error = new ServiceError({ category: 'refused', status: 400, call: 'POST', ...facts });
    expect(postEventOf(error)).toEqual({
      type: 'refused',
      refusal: { errorCode: 'VALIDATION', text: facts.text, field: 'email' },
    });
  });
});

describe('a post that is rejected on the way', () => {
  const failure = (status: number, text: string | null = null) =>
    new ServiceError({
      category: status >= 500 ? 'server' : 'foreign',
      status,
      text,
      call: 'POST',
    });
  /** The post after attempts with these statuses; null for one while the service cannot be reached. */
  const after = (...statuses: readonly (number | null)[]) =>
    statuses.reduce<OutboxPost>(
      (now, status, index) =>
        nextPost(nextPost(now, { type: 'attempted', at: 1000 * index }), {
          type: 'delayed',
          failure: status === null ? null : failure(status),
        }),
      post,
    );

  test.for([403, 405, 413, 414, 431, 451, 501])(
    '[R9.13] is the member’s after the third %i in a row, and may be changed or removed',
    (status) => {
      expect(after(status, status)).toMatchObject({ state: 'waiting' });
      const rejected = after(status, status, status);
      expect(rejected).toMatchObject({
        state: 'refused',
        refusal: { errorCode: 'NOT_PASSED', status },
      });
      expect(canChange(rejected)).toBe(true);
    },
  );

  test.for([401, 408, 425, 429, 500, 502, 503, 200])(
    '[R9.13] goes on waiting after any number of %i: the same request may pass later',
    (status) => {
      expect(after(status, status, status, status, status).state).toBe('waiting');
    },
  );

  test('[R9.13] [R12.2] goes on waiting whatever comes where a parcel is given already', () => {
    const given = waitingPost('handOut', {
      orderId: 7,
      productName: { ru: 'Рюкзак', uz: 'Ryukzak' },
      place: 1,
      doneAt: '2026-11-30T10:00:00.000Z',
      device: 'device',
    });
    const event = { type: 'delayed', failure: failure(403) } as const;
    const rejected = [1, 2, 3, 4, 5].reduce<OutboxPost>(
      (now, at) => nextPost(nextPost(now, { type: 'attempted', at }), event),
      given,
    );
    expect(rejected.state).toBe('waiting');
  });

  test('[R9.13] waits as long as the statuses differ, or the service cannot be reached at all', () => {
    expect(after(403, 413, 403, 413, 403).state).toBe('waiting');
    expect(after(403, 403, null, null, null).state).toBe('waiting');
    expect(after(403, null, 403, null, 403).state).toBe('refused');
    expect(after(null, null, null, null).state).toBe('waiting');
  });

  test('[R9.13] keeps the text that came with the rejection', () => {
    const twice = after(403, 403);
    const event = { type: 'delayed', failure: failure(403, 'blocked by firewall') } as const;
    expect(nextPost(twice, event).refusal?.text).toBe('blocked by firewall');
  });

  test('[R9.13] is tried again after a time that doubles up to 5 min, and at once after an outage', () => {
    const waits = [1, 2, 3, 8].map((count) => {
      const { sentAt, undecided } = after(...Array.from({ length: count }, () => 500));
      return retryAt({ sentAt, undecided }, 0, 10_000) - (sentAt ?? 0);
    });
    expect(waits).toEqual([5000, 10_000, 20_000, 300_000]);
    expect(retryAt(after(500, 500), 1001, 10_000)).toBe(0);
    expect(retryAt(after(null), 0, 10_000)).toBe(0);
    // A clock that was set back.
    expect(retryAt(after(500, 500), 0, 999)).toBe(0);
  });
});

describe('what a new post replaces', () => {
  const goal = (prodId: number | null, rest: Partial<OutboxPost> = {}) =>
    waitingPost('goal', { prodId }, rest as Partial<OutboxPost<'goal'>>);
  const cancellation = (orderId: number) => waitingPost('cancellation', { orderId, reason: '' });

  test('[R2.13] [R9.10] a goal takes the place of one that has not left, or was refused', () => {
    expect(replaces(goal(2), goal(1))).toBe(true);
    expect(replaces(goal(null), goal(1, { state: 'refused', attempts: 1 }))).toBe(true);
    expect(replaces(goal(2), goal(1, { attempts: 1 }))).toBe(false);
  });

  test('[R4.4] [R9.10] a cancellation takes the place of another of the same order only', () => {
    expect(replaces(cancellation(7), cancellation(7))).toBe(true);
    expect(replaces(cancellation(7), cancellation(8))).toBe(false);
    expect(replaces(cancellation(7), goal(7))).toBe(false);
    expect(replaces(post, post)).toBe(false);
  });
});

test.for([NOT_SENT, OFFLINE])('[R9.10] «%s» says that nothing has left the device', (code) => {
  const error = new ServiceError({ category: 'unreachable', code, call: 'PUT' });
  expect(postEventOf(error)).toEqual({ type: 'notSent' });
});
