import { afterEach } from 'vitest';
import { checkConsole, recordConsole } from './console-guard.ts';

// An unexpected console.error or console.warn fails the test that caused it.
recordConsole();
afterEach(checkConsole);
