import type { Config } from './config/config.ts';
import { log } from './config/log.ts';

const LINE_WIDTH = 80;

/** Lines of at most LINE_WIDTH characters, each behind the indent. */
function wrap(words: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && `${indent}${line} ${word}`.length > LINE_WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${indent}`);
}

/** Prints at the terminal how to sign in and what to open: the address last, where the eye is. */
export async function printAddresses(config: Config): Promise<void> {
  const { publicOrigin, sandbox, externalIssuer } = config;
  if (externalIssuer) {
    log(`\n  Sign-in:            ${externalIssuer.issuer}`);
  } else {
    const { DEMO_PASSWORD, SEED_ACCOUNTS } = await import('./demo/accounts.ts');
    const names = SEED_ACCOUNTS.map(({ email }) => email.replace(/@.*/u, ''));
    log(`\n  Accounts:           ${wrap(names, ' '.repeat(22))}`);
    log(`  Sign in as:         <account>@example.test, password ${DEMO_PASSWORD}`);
  }
  if (sandbox) log(`  The sandbox:        ${publicOrigin}/sandbox/ (faults, codes, all accounts)`);
  log('  To stop:            Ctrl-C; the data stays');
  log(`\n  The personal area:  ${publicOrigin}/my/\n`);
}
