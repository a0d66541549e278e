import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { describeError } from '#server/config/log-privacy.ts';

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('the log entry of an error', () => {
  it('[R4.16] contains a failed query without its parameters, at any depth', () => {
    const cause = failure('duplicate key value violates unique constraint "member_email"', '23505');
    Object.assign(cause, { detail: 'Key (email)=(anna@example.test) already exists.' });
    const query = new DrizzleQueryError('insert into x values ($1, $2)', ['secret-1', 42], cause);
    const { stack, code } = describeError(new Error('the write failed', { cause: query }));
    expect(code).toBe('23505');
    expect(stack).toContain('the write failed');
    expect(stack).toContain('insert into x values ($1, $2)');
    expect(stack).toContain('member_email');
    expect(stack).toMatch(/log-privacy\.test\.ts/);
    expect(stack).not.toMatch(/secret-1|anna/);
  });

  it('[R4.16] leaves out a database’s message that quotes the wrong value', () => {
    const cause = failure('invalid input syntax for type integer: "482913"', '22P02');
    expect(describeError(cause).stack).not.toContain('482913');
  });

  it('contains nothing of a thrown value that is not an Error', () => {
    expect(describeError({ password: 'demo' })).toEqual({
      type: 'object',
      stack: 'a thrown object',
    });
  });

  it('[R10.5] has no addresses, phones, codes and tokens in the message; the trace stays', () => {
    const message = 'to anna+1@example.test, +998901234567: 482913, Bearer abcdefgh.ijkl';
    const { stack } = describeError(new Error(message));
    expect(stack).toContain('to [email], [phone]: [code], Bearer [token]');
    expect(stack).toMatch(/tests\/unit\/service-calls\/log-privacy\.test\.ts:\d+:\d+/);
  });

  it('keeps traces through scoped packages and private methods readable', () => {
    const error = new Error('broken');
    const frames = [
      '    at RequestLog.#keep (/app/server/sandbox/request-log.ts:41:7)',
      '    at async file:///app/node_modules/@hono/node-server/dist/index.mjs:431:14',
      '    at process.processTicksAndRejections (node:internal/process/task_queues:103:5)',
    ];
    error.stack = ['Error: broken', ...frames].join('\n');
    const { stack } = describeError(error);
    for (const place of ['request-log.ts:41:7', '@hono/node-server/dist/index.mjs:431:14']) {
      expect(stack).toContain(place);
    }
    expect(stack).toContain('task_queues:103:5');
  });
});
