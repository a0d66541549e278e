import { describe, expect, it } from 'vitest';
import { expectConsole, checkConsole } from '#tests/support/setup/console-guard.ts';

describe('the console guard of the tests', () => {
  it('fails a test that writes an unexpected error', () => {
    console.error('lost', new Error('the network'));
    expect(checkConsole).toThrow(/unexpected console.error: lost .*the network/);
  });

  it('accepts a declared warning', () => {
    expectConsole('warn', /deprecated/);
    console.warn('this is deprecated');
    expect(checkConsole).not.toThrow();
  });

  it('fails a test whose declared error does not occur', () => {
    expectConsole('error', /never/);
    expect(checkConsole).toThrow(/did not come/);
  });

  it('distinguishes the browser’s ResizeObserver notice from a similar error', () => {
    const line = 'ResizeObserver loop completed with undelivered notifications.';
    console.error(line);
    console.error(new Error(line));
    expect(checkConsole).not.toThrow();
    console.error(`${line} And more`);
    expect(checkConsole).toThrow(/And more/);
  });
});
