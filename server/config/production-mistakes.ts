import type { Given } from './config-schema.ts';

/** Settings that production must not start with: well-known secrets, and e-mails that nobody delivers. */
export function productionMistakes(values: Given): string[] {
  const mistakes: string[] = [];
  if (values['OIDC_ISSUER'] === undefined) {
    mistakes.push(
      'NODE_ENV=production needs a real identity provider: set OIDC_ISSUER to the realm, ' +
        'or leave NODE_ENV out to try the product with the embedded accounts',
    );
  }
  if (!values['PUBLIC_ORIGIN']?.startsWith('https:')) {
    mistakes.push(
      'NODE_ENV=production needs https: set PUBLIC_ORIGIN to an origin such as https://my.example.org',
    );
  }
  if (values['SANDBOX'] === '1') {
    mistakes.push('SANDBOX=1 opens every account: leave SANDBOX out with NODE_ENV=production');
  }
  if (values['SEED_PRODUCTS'] !== undefined) {
    mistakes.push(
      'SEED_PRODUCTS makes demonstration data: leave SEED_PRODUCTS out with NODE_ENV=production',
    );
  }
  if (values['SMTP_URL'] === undefined) {
    mistakes.push(
      'NODE_ENV=production sends letters: set SMTP_URL and MAIL_FROM to the mail server',
    );
  }
  if (values['SMS_URL'] === undefined) {
    mistakes.push('NODE_ENV=production sends codes by SMS: set SMS_URL to the gateway’s address');
  }
  return mistakes;
}
