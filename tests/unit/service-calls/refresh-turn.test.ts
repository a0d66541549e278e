import { expect, test } from 'vitest';
import { inTurn } from '#src/platform/auth/refresh-turn.ts';

/** A refresh that lasts until the test ends it, and records its start and end. */
function refresh(name: string, notes: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = async () => {
    notes.push(`${name} begins`);
    await promise;
    notes.push(`${name} ends`);
    return name;
  };
  return { task, end: resolve };
}

test('[R4.11] a refresh waits for the running refresh of another tab', async () => {
  const notes: string[] = [];
  const [first, second] = [refresh('first', notes), refresh('second', notes)];
  const results = [inTurn(first.task), inTurn(second.task)];
  second.end();
  first.end();
  expect(await Promise.all(results)).toEqual(['first', 'second']);
  expect(notes).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('[R4.11] a failed refresh lets the next one run and rejects with its error', async () => {
  const failing = inTurn(() => Promise.reject(new Error('the provider is unreachable')));
  const next = inTurn(() => Promise.resolve('fresh'));
  await expect(failing).rejects.toThrow('the provider is unreachable');
  expect(await next).toBe('fresh');
});
