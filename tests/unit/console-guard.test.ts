import { describe, expect, it } from 'vitest';
import { expectConsole, judgeConsole } from '#tests/support/console-guard.ts';

describe('the console guard of the tests', () => {
  it('fails a test that writes an error nobody expects', () => {
    console.error('lost', new Error('the network'));
    expect(judgeConsole).toThrow(/unexpected console.error: lost .*the network/);
  });

  it('lets a declared warning pass', () => {
    expectConsole('warn', /deprecated/);
    console.warn('this is deprecated');
    expect(judgeConsole).not.toThrow();
  });

  it('fails a test whose declared error does not come', () => {
    expectConsole('error', /never/);
    expect(judgeConsole).toThrow(/did not come/);
  });

  it('knows the browser’s word on rows that it measures in the next frame from an error like it', () => {
    const line = 'ResizeObserver loop completed with undelivered notifications.';
    console.error(line);
    console.error(new Error(line));
    expect(judgeConsole).not.toThrow();
    console.error(`${line} And more`);
    expect(judgeConsole).toThrow(/And more/);
  });
});
