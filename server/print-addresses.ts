import type { Config } from './config/config.ts';
import { log } from './config/log.ts';

/** Prints at the terminal what to open and how to sign in. */
export async function printAddresses(config: Config): Promise<void> {
  const { publicOrigin, sandbox, externalIssuer } = config;
  log(`\n  The personal area:  ${publicOrigin}/my/`);
  if (externalIssuer) {
    log(`  Sign-in:            ${externalIssuer.issuer}`);
  } else {
    const { DEMO_PASSWORD } = await import('./demo/accounts.ts');
    log(`  Sign in as:         student@example.test, password ${DEMO_PASSWORD}`);
    log('  The same password:  applicant, poor, card-blocked, new, manager, heavy …');
  }
  if (sandbox) log(`  The sandbox:        ${publicOrigin}/sandbox/ (all accounts, faults, codes)`);
  log('\n  Ctrl-C stops it; the data stays.\n');
}
