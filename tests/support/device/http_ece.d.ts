/** The package has no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface DecryptOptions {
    readonly version: string;
    readonly privateKey: ECDH;
    readonly authSecret: Buffer;
  }
  const ece: { decrypt: (body: Buffer, options: DecryptOptions) => Buffer };
  export default ece;
}
