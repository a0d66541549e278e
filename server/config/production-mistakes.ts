import type { Given } from './config-schema.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether what is sent to the address can be read on its way; what stays on the machine cannot. */
function isReadable(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, hostname, searchParams } = new URL(address);
  if (LOOPBACK.test(hostname)) return false;
  // Without the parameter, a mail server that offers no TLS gets the e-mails without it.
  return (
    protocol === 'http:' || (protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true')
  );
}

/**
 * Settings that production must not start with: they open accounts to anyone, or messages are lost or can be
 * read on the way.
 */
export function productionMistakes(values: Given): string[] {
  const mistakes: string[] = [];
  if (values['OIDC_ISSUER'] === undefined) {
    mistakes.push(
      'NODE_ENV=production needs a real identity provider: set OIDC_ISSUER to the realm, ' +
        'or leave NODE_ENV out to try the product with the embedded accounts',
    );
  }
  if (isReadable(values['OIDC_ISSUER'])) {
    mistakes.push(
      'NODE_ENV=production needs https: set OIDC_ISSUER to a realm such as https://sso.example.org/realms/loyalty',
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
      'NODE_ENV=production sends e-mails: set SMTP_URL and MAIL_FROM to the mail server',
    );
  }
  if (isReadable(values['SMTP_URL'])) {
    mistakes.push(
      'NODE_ENV=production sends e-mails by TLS: set SMTP_URL to smtps://…, or to smtp://…?requireTLS=true for STARTTLS',
    );
  }
  if (values['SMS_URL'] === undefined) {
    mistakes.push('NODE_ENV=production sends codes by SMS: set SMS_URL to the gateway’s address');
  }
  if (isReadable(values['SMS_URL'])) {
    mistakes.push(
      'NODE_ENV=production sends codes by https: set SMS_URL to an address such as https://sms.example.org/send',
    );
  }
  return mistakes;
}
