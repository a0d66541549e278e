import type { Config } from './config.ts';
import { log } from './log.ts';
import { DEMO_PASSWORD } from './seed/accounts.ts';

/** Tells the person at the terminal what to open and how to sign in. */
export function printAddresses({ publicOrigin, sandbox, externalIssuer }: Config): void {
  log(`\n  The personal area:  ${publicOrigin}/my/`);
  if (externalIssuer) {
    log(`  Sign-in:            ${externalIssuer.issuer}`);
  } else {
    log(`  Sign in as:         student@example.test, password ${DEMO_PASSWORD}`);
    log('  The same password:  applicant, poor, card-blocked, new, manager, heavy …');
  }
  if (sandbox) log(`  The sandbox:        ${publicOrigin}/sandbox/ (all accounts, faults, codes)`);
  log('\n  Ctrl-C stops it; the data stays.\n');
}
