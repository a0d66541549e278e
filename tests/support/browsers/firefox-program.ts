import { findProgram } from '../database/system-tools.ts';

/** The path of Firefox; null where it is not installed. */
export const findFirefoxProgram = (): string | null => findProgram(['firefox-esr', 'firefox']);

/** As `findFirefoxProgram`; prints the reason where it is null. */
export function findFirefox(): string | null {
  const program = findFirefoxProgram();
  if (program === null) {
    console.log('Firefox is not tested: it is not installed. `npm run test:setup` installs it.');
  }
  return program;
}
