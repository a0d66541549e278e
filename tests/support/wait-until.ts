import { vi } from 'vitest';
import { LIMITS } from './limits.ts';

/** Waits until the condition returns or resolves with a value that is not falsy; resolves with it. */
export const waitUntil = <T>(condition: () => T | Promise<T>) =>
  vi.waitUntil(condition, { timeout: LIMITS.wait });
