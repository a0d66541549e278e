import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { describeError, withoutPersonalData } from '#server/log-privacy.ts';

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('what the log keeps of an error', () => {
  it('[R4.16] a failed query without its parameters, however deep it lies', () => {
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

  it('[R4.16] a database’s message that quotes the wrong value is left out', () => {
    const cause = failure('invalid input syntax for type integer: "482913"', '22P02');
    expect(describeError(cause).stack).not.toContain('482913');
  });

  it('nothing of a thrown value that is no error', () => {
    expect(describeError({ password: 'demo' })).toEqual({
      type: 'object',
      stack: 'a thrown object',
    });
  });

  it('[R10.5] addresses, phones and tokens are taken out of every text', () => {
    const text =
      'to <anna+1@example.test>, +998901234567, Bearer abc.def, eyJhbGciOi.eyJzdWIi.c2ln ?email=b%40c.uz at /@hono/x.ts:10:5';
    expect(withoutPersonalData(text)).toBe(
      'to <<e-mail>>, <phone>, Bearer <token> <token> ?email=<e-mail> at /@hono/x.ts:10:5',
    );
  });
});
